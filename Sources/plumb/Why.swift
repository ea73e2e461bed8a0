import ArgumentParser
import ConflictLogs
import Diagnostics
import Foundation
import Scene

/// `plumb why`: logs of conflicting constraints in plain words.
struct Why: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract:
            "Explain 'Unable to simultaneously satisfy constraints': the conflict, the broken constraint, the fix.",
        discussion: """
            The input is the text of Xcode's console or of a device log, with any other lines between the logs. Without a file, \
            the command reads standard input. It lists the smallest set of constraints that conflict, and marks the one that \
            UIKit breaks. Numbers are those of the constraints in the log. The first fix is the cheapest.

            For example: pbpaste | plumb why
                         plumb why console.log --svg conflict.svg

            Exit status: 0 all logs explained, 1 no log or no file, or some log or constraint not understood, 2 invalid arguments.
            """)

    @OptionGroup var format: OutputFormatOptions<TextOrJSON>

    @Option(
        name: [.customLong("svg"), .customLong("output"), .customShort("o")],
        help: ArgumentHelp("Also draw the views of each log as SVG.", valueName: "file"))
    var svg: String?

    @OptionGroup var coloring: ColorArguments

    @Argument(help: ArgumentHelp("The text with the logs; - for standard input.", valueName: "file"))
    var file: String = InputFile.standardInput

    func validate() throws { try OutputFile.validateDrawing(svg) }

    func run() throws {
        let analyses = ConflictLog.logs(in: try text()).map { log in ConflictAnalysis(log) }
        guard !analyses.isEmpty else { return try leaveWithoutLog() }
        let shownFile = file == InputFile.standardInput ? nil : file
        for (index, analysis) in analyses.enumerated() {
            if format.chosen == .json {
                OutputTerminal.write(analysis.json(file: shownFile).text + "\n")
            } else {
                let gap = index == 0 ? "" : "\n"
                OutputTerminal.write(gap + analysis.text(file: shownFile, isColored: coloring.isColored))
            }
        }
        if let svg { try analyses.compactMap { analysis in Scene(analysis) }.write(toDrawing: svg) }
        if analyses.contains(where: { analysis in !analysis.isUnderstood }) { throw ExitCode(1) }
    }

    /// The bytes of the input, which must be text.
    private func text() throws -> [UInt8] {
        if file == InputFile.standardInput, OutputTerminal.isTerminal(STDIN_FILENO) {
            OutputTerminal.complain("Reading the log from standard input. Paste it, then press Control-D.")
        }
        switch InputFile.read(file) {
        case .failure(let refusal):
            let isFolder = DocumentFolder.isFolder(file)
            throw refused(
                isFolder ? input("file.folder", "This is a folder. Name a file with logs.") : refusal.diagnostic)
        case .success(let bytes):
            if let signature = FileSignature(of: bytes) {
                throw refused(input("file.unreadable", "This is \(signature.name), not the text of a log."))
            }
            guard bytes.count <= ConflictLog.largestByteCount else {
                throw refused(
                    input("file.too-large", "The log exceeds the limit of \(ConflictLog.largestByteCount >> 20) MB."))
            }
            return bytes
        }
    }

    /// Returns a finding about the whole input.
    private func input(_ id: DiagnosticID, _ message: String) -> Diagnostic {
        Diagnostic(
            id: id, severity: .error, message: message, location: SourceLocation(file: file, line: 1, column: 1))
    }

    private func leaveWithoutLog() throws {
        throw refused(ConflictLog.missing(file: file == InputFile.standardInput ? nil : file))
    }

    /// Shows the reason why there is no log to explain; returns the error to leave with.
    private func refused(_ finding: Diagnostic) -> ExitCode {
        if format.chosen == .json {
            OutputTerminal.write(JSONValue.object([("diagnostics", .array([finding.json]))]).text + "\n")
        } else {
            TerminalWriter(isColored: coloring.colorsErrors).text(of: finding).writeToStandardError()
        }
        return ExitCode(1)
    }
}
