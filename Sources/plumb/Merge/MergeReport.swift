import Diagnostics
import LayoutTools

/// The report about a merge.
struct MergeReport {
    let merge: DocumentMerge
    let findings: [Diagnostic]
    let file: String

    /// A report about the merge in a file, with the findings that neither version has.
    init(_ merge: DocumentMerge, findings: [Diagnostic], file: String) {
        (self.merge, self.findings, self.file) = (merge, findings, file)
    }

    /// A Boolean value that indicates whether nothing is left to do: no conflict and no new error.
    var isClean: Bool {
        merge.conflicts.isEmpty && !findings.contains { finding in finding.severity == .error }
    }

    /// The report for people: a line for each conflict, each value that a rule decided, and each finding.
    func text(isColored: Bool) -> String {
        let conflicts = merge.conflicts.map { conflict in "conflict: \(conflict.object)  \(conflict.text)" }
        let settled = merge.settled.map { conflict in "note: \(conflict.object)  \(conflict.text)" }
        let writer = TerminalWriter(isColored: isColored)
        let source = SourceText(merge.textOfOurs, file: file)
        let lines = (conflicts + settled).map { line in line.shownByTerminal + "\n" }
        let found = findings.map { finding in writer.text(of: finding, in: source) }
        let count = merge.conflicts.count
        let sum =
            "\(file.shownByTerminal): " + (count == 0 ? "merged" : "\(count) conflict\(count == 1 ? "" : "s")")
            + (findings.isEmpty ? "" : ", \(findings.count) new finding\(findings.count == 1 ? "" : "s")")
        return lines.joined() + found.joined() + sum + "\n"
    }

    /// The report as an object: `file`, `clean`, `conflicts`, `settled` and `findings`.
    var json: JSONValue {
        func list(_ conflicts: [DocumentMerge.Conflict]) -> JSONValue {
            .array(
                conflicts.map { conflict in
                    .object([("object", .string(conflict.object)), ("text", .string(conflict.text))])
                })
        }
        return .object([
            ("file", .string(file)), ("clean", .bool(isClean)), ("conflicts", list(merge.conflicts)),
            ("settled", list(merge.settled)), ("findings", .array(findings.map { finding in finding.json })),
        ])
    }
}
