import ArgumentParser
import Diagnostics

/// The result of a design tool on a document, as `--json` prints it.
struct ToolReport {
    /// The document.
    let file: String
    /// The edits in words.
    var edits: [String] = []
    /// The file with the result; nil if nothing was written.
    var written: String?
    /// The edits as a unified diff, of a dry run.
    var difference: String?

    /// Prints the report with the findings, if they are kept for one; returns the error to leave with.
    func ending(_ findings: FindingOutput, status: Int32 = 0) -> ExitCode {
        if findings.isJSON { OutputTerminal.write(json(findings.taken()).text + "\n") }
        return ExitCode(status)
    }

    private func json(_ findings: [Diagnostic]) -> JSONValue {
        .object(
            [
                ("file", .string(file)), ("written", written.map(JSONValue.string) ?? .null),
                ("edits", .array(edits.map(JSONValue.string))),
            ] + (difference.map { difference in [("difference", .string(difference))] } ?? [])
                + [("diagnostics", .array(findings.map(\.json)))])
    }
}
