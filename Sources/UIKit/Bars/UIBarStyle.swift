/// Light or dark bars.
///
/// Raw values are Apple's.
public enum UIBarStyle: Int, Hashable, Sendable {
    /// Light.
    case `default` = 0
    /// Dark.
    case black = 1
}
