import Foundation
import Testing

/// The README shows the real output of its commands; `PLUMB_RECORD=1 swift test --filter ReadmeTests` records it.
@Suite struct ReadmeTests {
    private static func page() throws -> CommandPage { try CommandPage("README.md") }

    @Test func commandsPrintWhatTheReadmeShows() throws { try Self.page().check() }

    /// The document that the README shows is the whole file, so that the lines of its findings can be counted.
    @Test func theDocumentIsTheFile() throws {
        let file = try String(
            contentsOf: Command.root.appendingPathComponent("Examples/ButtonRow.yaml"), encoding: .utf8)
        #expect(try Self.page().text.contains("```yaml\n\(file)```\n"))
    }
}
