import ArgumentParser
import Foundation

/// The choice of colored output.
enum ColorChoice: String, ExpressibleByArgument, CaseIterable {
    /// Colors if standard output is a terminal and `NO_COLOR` is not set.
    case auto
    /// Always.
    case always
    /// Never.
    case never

    /// Returns whether a file, such as standard output, is to be colored now.
    func isColored(_ descriptor: Int32) -> Bool {
        switch self {
        case .always: true
        case .never: false
        case .auto: OutputTerminal.isColored(descriptor)
        }
    }
}
