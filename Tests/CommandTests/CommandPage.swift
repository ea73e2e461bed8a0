import Foundation
import Testing

/// A page that shows commands with their output.
///
/// A block of console output begins with the command after `$ plumb` or `$ swift run plumb`. A line that contains only an ellipsis stands
/// for any lines that the page omits. A block of YAML whose first line is a comment with a file name, such as `# login.yaml`, is a file in
/// the working folder of the commands.
struct CommandPage {
    /// A command and the output that the page shows.
    struct Block {
        var command: String
        var output: String

        /// The lines before and after those that the page omits; nil if it shows all.
        private var shownLines: (head: Int, tail: Int)? {
            let lines = output.components(separatedBy: "\n")
            guard let place = lines.firstIndex(of: CommandPage.ellipsis) else { return nil }
            return (place, lines.count - place - 1)
        }

        /// An output as the page shows it, without the lines that the page omits.
        func shown(_ whole: String) -> String {
            let lines = whole.components(separatedBy: "\n")
            guard let (head, tail) = shownLines, head + tail < lines.count else { return whole }
            return (lines.prefix(head) + [CommandPage.ellipsis] + lines.suffix(tail)).joined(separator: "\n")
        }

        /// The arguments of `plumb`.
        var arguments: [String] { CommandPage.words(of: command) }
    }

    /// The path from the root of the repository.
    let path: String
    /// The whole page.
    let text: String

    init(_ path: String) throws {
        self.path = path
        text = try String(contentsOf: Command.root.appendingPathComponent(path), encoding: .utf8)
    }

    private static let fence = "```"
    private static let ellipsis = "…"
    private static let prompts = ["$ swift run plumb ", "$ plumb "]

    /// The commands in the order of the page.
    var blocks: [Block] { sections.compactMap { section in section.block } }

    /// The files that the page shows, by name.
    var files: [String: String] {
        let blocks = text.components(separatedBy: Self.fence + "yaml\n").dropFirst().compactMap { part in
            part.components(separatedBy: Self.fence).first
        }
        return blocks.reduce(into: [:]) { files, block in
            guard block.hasPrefix("# "), let line = block.split(separator: "\n").first else { return }
            files[String(line.dropFirst(2))] = block
        }
    }

    /// Expects that each command prints what the page shows, or records its output with `PLUMB_RECORD=1`.
    func check(in folder: URL = Command.root) throws {
        #expect(!blocks.isEmpty)
        if ProcessInfo.processInfo.environment["PLUMB_RECORD"] == "1" { return try record(in: folder) }
        for block in blocks {
            #expect(!block.output.isEmpty, "\(path): plumb \(block.command)")
            let command = try Command.run(block.arguments, folder: folder)
            #expect(block.shown(command.output) == block.output, "\(path): plumb \(block.command)")
        }
    }

    /// Calls `check(in:)` in a temporary folder with the files of the page.
    func checkWithFiles() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("plumb-page-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        for (name, text) in files { try Data(text.utf8).write(to: folder.appendingPathComponent(name)) }
        try check(in: folder)
    }

    // MARK: Parts

    /// A part of the page that ends before a fence of console output.
    private struct Section {
        var text: String
        var prompt = ""
        var block: Block?
        /// The text after the block, from its closing fence on.
        var rest = ""
    }

    private var sections: [Section] {
        let parts = text.components(separatedBy: Self.fence + "console\n")
        return [Section(text: parts[0])]
            + parts.dropFirst().map { part in
                let lines = part.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
                guard let prompt = Self.prompts.first(where: lines[0].hasPrefix), lines.count == 2,
                    let end = lines[1].range(of: Self.fence)
                else { return Section(text: part) }
                let block = Block(
                    command: String(lines[0].dropFirst(prompt.count)), output: String(lines[1][..<end.lowerBound]))
                return Section(text: "", prompt: prompt, block: block, rest: String(lines[1][end.lowerBound...]))
            }
    }

    private func record(in folder: URL) throws {
        let parts = try sections.map { section in
            guard let block = section.block else { return section.text }
            let output = block.shown(try Command.run(block.arguments, folder: folder).output)
            return section.prompt + block.command + "\n" + output + section.rest
        }
        let recorded = parts.joined(separator: Self.fence + "console\n")
        try Data(recorded.utf8).write(to: Command.root.appendingPathComponent(path))
    }

    /// The words of a command line, in which single quotation marks keep spaces.
    private static func words(of command: String) -> [String] {
        var words: [String] = []
        var (word, isQuoted) = ("", false)
        for character in command + " " {
            if character == "'" {
                isQuoted.toggle()
            } else if character == " " && !isQuoted {
                if !word.isEmpty { words.append(word) }
                word = ""
            } else {
                word.append(character)
            }
        }
        return words
    }
}
