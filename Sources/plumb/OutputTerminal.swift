import ArgumentParser
import Foundation

/// When output is coloured.
enum ColorChoice: String, ExpressibleByArgument, CaseIterable {
    /// If standard output is a terminal and `NO_COLOR` is not set.
    case auto
    /// Always.
    case always
    /// Never.
    case never

    /// Whether standard output is to be coloured now.
    var isColored: Bool {
        switch self {
        case .always: true
        case .never: false
        case .auto: isatty(STDOUT_FILENO) == 1 && ProcessInfo.processInfo.environment["NO_COLOR"] == nil
        }
    }
}

/// The terminal that standard output goes to.
enum OutputTerminal {
    /// Its columns: what `COLUMNS` says, else what the terminal says, else 80.
    static var columns: Int {
        if let text = ProcessInfo.processInfo.environment["COLUMNS"], let columns = Int(text), columns > 0 {
            return columns
        }
        var size = winsize()
        guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return 80 }
        return Int(size.ws_col)
    }

    /// Writes text to standard output.
    static func write(_ text: String) {
        FileHandle.standardOutput.write(Data(text.utf8))
    }

    /// Writes a line to standard error.
    static func complain(_ line: String) {
        FileHandle.standardError.write(Data((line + "\n").utf8))
    }
}
