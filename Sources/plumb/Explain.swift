import ArgumentParser
import Diagnostics

/// `plumb explain`: the meaning of the ids in brackets after findings.
struct Explain: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Explain the id of a finding: its meaning, an example, and the fix.",
        discussion: """
            Without an id, the command lists all ids with their summaries. With the beginning of an id, such as ib, it \
            lists the ids that begin with it.

            For example: plumb explain ib.ambiguous

            Exit status: 0 explained, 2 unknown id.
            """)

    @OptionGroup var format: OutputFormatOptions<TextOrJSON>

    @OptionGroup var coloring: ColorArguments

    @Argument(help: ArgumentHelp("The id of a finding, such as ib.ambiguous.", valueName: "id"))
    var ids: [String] = []

    func run() throws {
        let unknown = ids.filter { id in matches(id).isEmpty }
        guard unknown.isEmpty else { throw ValidationError(unknown.map(complaint).joined(separator: "\n")) }
        if format.chosen == .json {
            let chosen = ids.isEmpty ? Explanation.all : ids.flatMap(matches)
            OutputTerminal.write(chosen.map { explanation in explanation.json.text + "\n" }.joined())
        } else if ids.isEmpty {
            OutputTerminal.write(Explain.list(Explanation.groups, isColored: coloring.isColored))
        } else {
            OutputTerminal.write(ids.map(text).joined(separator: "\n"))
        }
    }

    /// Returns the explanation of an id, or the list of the ids that begin with it.
    private func text(of id: String) -> String {
        let found = matches(id)
        guard found.first?.id.rawValue != id.trimmed(of: "[]") else {
            return found.map { explanation in explanation.text(isColored: coloring.isColored) }.joined(separator: "\n")
        }
        let ids = Set(found.map(\.id))
        let groups = Explanation.groups.map { title, explanations in
            (title: title, explanations: explanations.filter { explanation in ids.contains(explanation.id) })
        }
        return Explain.list(groups.filter { group in !group.explanations.isEmpty }, isColored: coloring.isColored)
    }

    /// Returns the explanation of an id, with or without brackets, or those of all ids that begin with it.
    private func matches(_ id: String) -> [Explanation] {
        let name = id.trimmed(of: "[]")
        if let explanation = Explanation.of(DiagnosticID(rawValue: name)) { return [explanation] }
        // A group can be written with or without its period, as in settings.
        let group = name.hasSuffix(".") ? name : name + "."
        return Explanation.all.filter { explanation in explanation.id.rawValue.hasPrefix(group) }
    }

    private func complaint(_ id: String) -> String {
        let near = Explanation.ids(near: id.trimmed(of: "[]"))
        return ValidationError(
            unknown: "There is no finding with the id '\(id)'.", near: near, listedBy: "plumb explain"
        ).message
    }

    /// All ids below their headings, each with its summary.
    static func list(_ groups: [(title: String, explanations: [Explanation])], isColored: Bool = false) -> String {
        let width = groups.flatMap(\.explanations).map(\.id.rawValue.count).max() ?? 0
        return groups.map { title, explanations in
            (isColored ? title.bold : title) + "\n"
                + explanations.map { explanation in
                    let id = explanation.id.rawValue
                    let gap = String(repeating: " ", count: width - id.count + 2)
                    return "  \(id)\(gap)\(explanation.summary)\n"
                }.joined()
        }.joined(separator: "\n")
    }
}

extension Explanation {
    /// Returns the explanation for a person.
    func text(isColored: Bool) -> String {
        """
        \(isColored ? id.rawValue.bold : id.rawValue) (\(severity.rawValue)): \(summary)

        \(meaning)

        For example:
        \(example.split(separator: "\n", omittingEmptySubsequences: false).map { line in "    \(line)" }.joined(separator: "\n"))

        Fix: \(cure)

        """
    }

    /// The explanation as an object.
    var json: JSONValue {
        .object([
            ("id", .string(id.rawValue)), ("severity", .string(severity.rawValue)), ("summary", .string(summary)),
            ("meaning", .string(meaning)), ("example", .string(example)), ("cure", .string(cure)),
        ])
    }
}

extension String {
    /// Returns the text without the given characters at its ends.
    fileprivate func trimmed(of characters: String) -> String {
        var text = Substring(self)
        while let first = text.first, characters.contains(first) { text.removeFirst() }
        while let last = text.last, characters.contains(last) { text.removeLast() }
        return String(text)
    }
}
