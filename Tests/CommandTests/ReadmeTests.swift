import Foundation
import Testing

/// The README shows the real output of its commands; `PLUMB_RECORD=1 swift test --filter ReadmeTests` records it.
@Suite struct ReadmeTests {
    private static func page() throws -> CommandPage { try CommandPage("README.md") }

    @Test func commandsPrintWhatTheReadmeShows() throws { try Self.page().check() }

    /// The picture of the README is the preview that its command draws.
    @Test func thePictureIsThePreview() throws {
        let devices = "iPhone 4,iPhone 15 Pro,iPad mini 2"
        #expect(try Self.page().text.contains("plumb preview Examples/SignIn.storyboard --devices '\(devices)'"))
        let folder = try ScratchFolder()
        let drawn = folder.url.appending(path: "preview.svg")
        let run = try Command.plumb(
            "preview", "Examples/SignIn.storyboard", "--devices", devices, "--output", drawn.path)
        let picture = Command.root.appendingPathComponent("Documentation/Images/SignInPreview.svg")
        let text = try String(contentsOf: drawn, encoding: .utf8)
        if ProcessInfo.processInfo.environment["PLUMB_RECORD"] == "1" { try Data(text.utf8).write(to: picture) }
        #expect((run.output + run.errors).contains("[ib.ambiguous]"))
        #expect(try String(contentsOf: picture, encoding: .utf8) == text)
    }
}
