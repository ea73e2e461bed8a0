import Foundation

/// The terminal that standard output goes to.
enum OutputTerminal {
    /// Returns whether standard output or standard error is a terminal.
    static func isTerminal(_ descriptor: Int32) -> Bool { isatty(descriptor) == 1 }

    /// Returns whether it is one that wants colors.
    static func isColored(_ descriptor: Int32) -> Bool {
        isTerminal(descriptor) && ProcessInfo.processInfo.environment["NO_COLOR"] == nil
    }

    /// Its columns: what `COLUMNS` says, else what the terminal says, else 80.
    static var columns: Int {
        if let text = ProcessInfo.processInfo.environment["COLUMNS"], let columns = Int(text), columns > 0 {
            return columns
        }
        var size = winsize()
        guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return 80 }
        return Int(size.ws_col)
    }

    /// Writes text to standard output; where that cannot be written the command ends with status 1 and says so.
    static func write(_ text: String) { write(Data(text.utf8)) }

    /// Writes bytes to standard output in the same way.
    static func write(_ data: Data) {
        do {
            try FileHandle.standardOutput.write(contentsOf: data)
        } catch {
            leave()
        }
    }

    /// Writes what has been printed and waits in a buffer, as `write(_:)` would have.
    static func flush() { if fflush(nil) != 0 { leave() } }

    private static func leave() -> Never {
        complain("error: The output cannot be written.")
        exit(1)
    }

    /// Writes a line to standard error.
    static func complain(_ line: String) { (line + "\n").writeToStandardError() }
}

extension String {
    /// Writes the text to standard error.
    func writeToStandardError() {
        // Where not even this can be written there is nobody to tell.
        try? FileHandle.standardError.write(contentsOf: Data(utf8))
    }
}
