import Diagnostics
import Foundation
import Scene

/// Lays out many files in several processes of this command, and prints their output in the order of the files.
struct LayoutWorkers {
    /// The processes.
    let processes: FileProcesses
    /// The format of the output.
    let format: LayoutFormat

    /// Runs the processes, and returns whether any document had errors.
    func run() throws -> Bool {
        var hasErrors = false
        var isFirst = true
        try processes.run { files, outcome in
            if !isFirst { OutputTerminal.write(format.separator) }
            isFirst = false
            switch outcome {
            case .finished(let output, let hadErrors):
                hasErrors = hasErrors || hadErrors
                OutputTerminal.write(output)
            case .crashed:
                hasErrors = true
                for file in files { report(crashOn: file) }
            }
        }
        return hasErrors
    }

    private func report(crashOn file: String) {
        let document = LaidOutDocument(file: file, scenes: [], diagnostics: [.crash(file: file)])
        let report = DocumentReport(isColored: false, columns: OutputTerminal.columns)
        OutputTerminal.write(format.report(on: document, by: report))
    }
}

extension Diagnostic {
    /// Returns the finding about a document that crashes every process.
    static func crash(file: String) -> Diagnostic {
        Diagnostic(
            id: "layout.crashed", severity: .error,
            message: "The layout of this document crashed the process. Report the bug, and attach the document.",
            location: SourceLocation(file: file, line: 1, column: 1))
    }
}
