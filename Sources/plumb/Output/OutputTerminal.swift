import Foundation

/// The terminal of standard output.
enum OutputTerminal {
    /// Returns whether standard output or standard error is a terminal.
    static func isTerminal(_ descriptor: Int32) -> Bool { isatty(descriptor) == 1 }

    /// Returns whether the output is a terminal that supports colors.
    static func isColored(_ descriptor: Int32) -> Bool {
        isTerminal(descriptor) && ProcessInfo.processInfo.environment["NO_COLOR"] == nil
    }

    /// The number of columns: the value of `COLUMNS`, else the terminal's own value, else 80.
    static var columns: Int {
        if let text = ProcessInfo.processInfo.environment["COLUMNS"], let columns = Int(text), columns > 0 {
            return columns
        }
        var size = winsize()
        guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return 80 }
        return Int(size.ws_col)
    }

    /// Writes text to standard output.
    ///
    /// If that fails, the command reports it and ends with status 1.
    static func write(_ text: String) { write(Data(text.utf8)) }

    /// Writes bytes to standard output in the same way.
    static func write(_ data: Data) {
        do {
            try FileHandle.standardOutput.write(contentsOf: data)
        } catch {
            leave()
        }
    }

    /// Writes buffered output, in the same way as `write(_:)`.
    static func flush() { if fflush(nil) != 0 { leave() } }

    private static func leave() -> Never {
        complain("error: The output cannot be written.")
        exit(1)
    }

    /// Writes a line to standard error.
    static func complain(_ line: String) { (line + "\n").writeToStandardError() }
}

extension String {
    /// The text in bold in a terminal.
    var bold: String { "\u{1B}[1m\(self)\u{1B}[0m" }

    /// Writes the text to standard error.
    func writeToStandardError() {
        // If this fails too, the error cannot be reported.
        try? FileHandle.standardError.write(contentsOf: Data(utf8))
    }
}
