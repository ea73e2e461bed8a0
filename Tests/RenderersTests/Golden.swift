import Foundation
import Testing

/// Compares text with a file in `Goldens`, or writes the file anew with `PLUMB_RECORD=1 swift test`.
func expectGolden(_ text: String, _ name: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Goldens")
    let file = folder.appendingPathComponent(name)
    if ProcessInfo.processInfo.environment["PLUMB_RECORD"] == "1" {
        try Data(text.utf8).write(to: file)
        return
    }
    let expected = try String(contentsOf: file, encoding: .utf8)
    #expect(text == expected, "differs from Goldens/\(name)", sourceLocation: sourceLocation)
}
