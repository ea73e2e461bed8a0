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
        case .auto: OutputTerminal.isColored(STDOUT_FILENO)
        }
    }
}
