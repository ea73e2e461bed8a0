import Diagnostics
import InterfaceBuilder

/// The sizes at which the findings of a screen hold, as a chart shows them.
public struct SweepState: Codable, Hashable, Sendable {
    /// The properties that take all values.
    public enum Axis: String, Codable, Hashable, Sendable {
        /// The width of the screen.
        case width
        /// The height of the screen.
        case height
    }

    /// A length on the ruler.
    public struct Mark: Codable, Hashable, Sendable {
        /// The length in points.
        public var value: Int
        /// The devices with this length in portrait orientation.
        public var devices: [String]
    }

    /// A finding and its intervals.
    public struct Finding: Codable, Hashable, Sendable {
        /// The finding, with the numbers of the first length.
        public var finding: Diagnostic
        /// The finding with its lengths, as one sentence.
        public var sentence: String
        /// The first and last length of each interval, in order.
        public var intervals: [[Int]]
    }

    /// The root of the screen.
    public var root: String
    /// The swept property.
    public var axis: Axis
    /// The number of changes of the text that the sweep is about.
    public var revision: Int
    /// The first and last length, in points.
    public var range: [Int]
    /// The part of the sweep that is done, from 0 to 1.
    ///
    /// The next request continues it.
    public var progress: Double
    /// The lengths on the ruler.
    public var marks: [Mark]
    /// The findings, in the order of their first lengths; empty until the sweep is complete.
    public var findings: [Finding]
}

/// The properties that decide the result of a sweep of one text.
struct SweepKey: Hashable {
    let root: String
    let axis: SweepState.Axis
    let settings: CanvasSettings
}

extension OpenDocument {
    /// The most sweeps of one text that are kept.
    private static let mostSweeps = 8
    /// The number of views that one part of a sweep lays out, except for a larger screen.
    private static let viewsOfPart = 400

    /// Continues the sweep of a screen, and returns its state.
    ///
    /// A part lays out about as many views as one edit of a large screen, so other requests never wait for a whole sweep.
    ///
    /// - Parameter root: The root of the scene; nil for the first scene.
    mutating func sweep(_ axis: SweepState.Axis, root: String?) throws(Diagnostic.Refusal) -> SweepState {
        let scenes = layout.scenes
        guard let content, let scene = scenes.first(where: { scene in root == nil || scene.root == root }) else {
            throw .studio(.badValue, "The document has no scene with the root '\(root ?? "")'.")
        }
        var device = settings.onDevice
        device.isDark = false
        let key = SweepKey(root: scene.root, axis: axis, settings: device)
        let options = try device.options(for: nil)
        let run =
            sweeps[key]
            ?? DocumentSweepRun(
                of: content, file: name, along: axis == .width ? .width : .height, root: scene.root, options: options)
        if sweeps[key] == nil, sweeps.count >= Self.mostSweeps { sweeps = [:] }
        sweeps[key] = run
        run.advance(layouts: max(1, Self.viewsOfPart / max(1, scene.views.count)))
        let sweep = run.sweep
        return SweepState(
            root: scene.root, axis: axis, revision: revision, range: [sweep.range.lowerBound, sweep.range.upperBound],
            progress: run.progress,
            marks: sweep.lengthMarks.map { mark in SweepState.Mark(value: mark.value, devices: mark.devices) },
            findings: sweep.screens.flatMap(\.findings).map { finding in
                SweepState.Finding(
                    finding: finding.diagnostic, sentence: sweep.sentence(of: finding),
                    intervals: finding.intervals.map { interval in [interval.lowerBound, interval.upperBound] })
            })
    }
}
