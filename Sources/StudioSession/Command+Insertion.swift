import Diagnostics
import Scene

extension Command.Insertion {
    /// The frame, after a check that it is not far beyond any screen.
    var checkedFrame: Scene.Rectangle {
        get throws(Diagnostic.Refusal) {
            for number in [frame.x, frame.y, frame.width, frame.height] {
                guard number.isFinite, abs(number) <= 100_000 else {
                    throw .studio(.badValue, "The frame is out of range.")
                }
            }
            return frame
        }
    }
}
