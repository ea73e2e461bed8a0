import Foundation
import Testing

/// Output to a terminal: colors if they are wanted, and no control characters of a document.
@Suite struct TerminalTests {
    @Test(arguments: [
        ["vfl", "check", "[a"], ["layout", "no/such/file.xib"], ["lint", "no/such/file.xib"],
        ["diff", "Examples/TwoButtons.yaml", "Examples/ButtonRow.yaml"],
    ])
    func coloursAreForTerminalsThatWantThem(arguments: [String]) throws {
        let colored = try Command.outputOnTerminal(of: arguments)
        #expect(colored.contains("\u{1B}["), "\(colored)")
        #expect(try !Command.outputOnTerminal(of: arguments, environment: ["NO_COLOR": "1"]).contains("\u{1B}["))
        #expect(try !Command.run(arguments).output.contains("\u{1B}["))
    }

    private static let document = """
        view:
          subviews:
            - {name: "one\\e[2J", class: UILabel, text: "\\e[31mred\\u202E"}
        constraints: ["view.width == lost\\u202E.width"]

        """

    @Test(arguments: [["layout"], ["diff", "Examples/TwoButtons.yaml"], ["resolve", "add-missing", "--all"]])
    func nothingOfADocumentCommandsATerminal(arguments: [String]) throws {
        let folder = try ScratchFolder()
        for text in [Self.document, Self.document.split(separator: "\n").dropLast().joined(separator: "\n")] {
            let command = try Command.run(arguments + [try folder.file("scene.yaml", text)])
            let said = command.output + command.errors
            #expect(said.contains("one") || said.contains("error"), "\(said)")
            #expect(!said.unicodeScalars.contains("\u{1B}") && !said.unicodeScalars.contains("\u{202E}"), "\(said)")
        }
    }
}

extension Command {
    /// The output of `plumb` if standard output is a terminal; it must fit into the terminal's buffer.
    fileprivate static func outputOnTerminal(
        of arguments: [String], environment: [String: String] = [:]
    ) throws -> String {
        var (reader, terminal): (Int32, Int32) = (-1, -1)
        try #require(openpty(&reader, &terminal, nil, nil, nil) == 0)
        let handles = [reader, terminal].map { FileHandle(fileDescriptor: $0, closeOnDealloc: true) }
        _ = try run(arguments, environment: environment, errorFile: .thatOfOutput, output: handles[1])
        return String(decoding: handles[0].availableData, as: UTF8.self)
    }
}
