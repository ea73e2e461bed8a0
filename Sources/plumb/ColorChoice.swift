import ArgumentParser
import Foundation

/// The choice when output is colored.
enum ColorChoice: String, ExpressibleByArgument, CaseIterable {
    /// If the output is a terminal and `NO_COLOR` is not set.
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
