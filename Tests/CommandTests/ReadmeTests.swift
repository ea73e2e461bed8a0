import Foundation
import Testing

/// The README shows the real output of its commands; `PLUMB_RECORD=1 swift test --filter ReadmeTests` puts it there.
@Suite struct ReadmeTests {
    /// The blocks of console output: a line `$ swift run plumb …`, and below it what is printed.
    static func blocks() throws -> [(arguments: [String], output: String)] {
        let text = try String(contentsOf: Command.root.appendingPathComponent("README.md"), encoding: .utf8)
        return text.components(separatedBy: "```console\n").dropFirst().compactMap { part in
            let block = part.components(separatedBy: "```")[0]
            let lines = block.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
            guard lines[0].hasPrefix("$ swift run plumb "), lines.count == 2 else { return nil }
            let arguments = lines[0].dropFirst("$ swift run plumb ".count).split(separator: " ").map { word in
                word.trimmingCharacters(in: CharacterSet(charactersIn: "'"))
            }
            return (arguments, String(lines[1]))
        }
    }

    @Test func commandsPrintWhatTheReadmeShows() throws {
        let blocks = try Self.blocks()
        #expect(!blocks.isEmpty)
        if ProcessInfo.processInfo.environment["PLUMB_RECORD"] == "1" { return try Self.record() }
        for block in blocks {
            let command = try Command.run(block.arguments)
            #expect(command.output == block.output, "plumb \(block.arguments.joined(separator: " "))")
        }
    }

    /// The document that the README shows is the whole file, so that the lines of its findings can be counted.
    @Test func theDocumentIsTheFile() throws {
        let text = try String(contentsOf: Command.root.appendingPathComponent("README.md"), encoding: .utf8)
        let file = try String(
            contentsOf: Command.root.appendingPathComponent("Examples/ButtonRow.yaml"), encoding: .utf8)
        #expect(text.contains("```yaml\n\(file)```\n"))
    }

    /// Writes the README anew with what its commands print now.
    private static func record() throws {
        let file = Command.root.appendingPathComponent("README.md")
        var text = try String(contentsOf: file, encoding: .utf8)
        for block in try blocks() {
            let head = "$ swift run plumb \(block.arguments.map(quoted).joined(separator: " "))\n"
            let output = try Command.run(block.arguments).output
            text = text.replacingOccurrences(of: head + block.output + "```", with: head + output + "```")
        }
        try Data(text.utf8).write(to: file)
    }

    /// An argument as a shell needs it.
    private static func quoted(_ argument: String) -> String {
        argument.contains { character in "[]|()<>".contains(character) } ? "'\(argument)'" : argument
    }
}
