import ArgumentParser
import Foundation

/// The choice when output is colored.
enum ColorChoice: String, ExpressibleByArgument, CaseIterable {
    /// If standard output is a terminal and `NO_COLOR` is not set.
    case auto
    /// Always.
    case always
    /// Never.
    case never

    /// A Boolean value that indicates whether standard output is to be colored now.
    var isColored: Bool {
        switch self {
        case .always: true
        case .never: false
        case .auto: OutputTerminal.isColored(STDOUT_FILENO)
        }
    }
}
