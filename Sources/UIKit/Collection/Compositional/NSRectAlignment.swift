import Foundation

/// An edge or corner of a rectangle.
///
/// Raw values are Apple's.
public enum NSRectAlignment: Int, Hashable, Sendable {
    /// The middle.
    case none = 0
    /// The upper edge.
    case top = 1
    /// Above, where reading begins.
    case topLeading = 2
    /// The edge where reading begins.
    case leading = 3
    /// Below, where reading begins.
    case bottomLeading = 4
    /// The lower edge.
    case bottom = 5
    /// Below, where reading ends.
    case bottomTrailing = 6
    /// The edge where reading ends.
    case trailing = 7
    /// Above, where reading ends.
    case topTrailing = 8

    /// Where it lies on both axes: 0 at the begin, 1 at the end.
    var part: (x: CGFloat, y: CGFloat) {
        switch self {
        case .none: (0.5, 0.5)
        case .top: (0.5, 0)
        case .topLeading: (0, 0)
        case .leading: (0, 0.5)
        case .bottomLeading: (0, 1)
        case .bottom: (0.5, 1)
        case .bottomTrailing: (1, 1)
        case .trailing: (1, 0.5)
        case .topTrailing: (1, 0)
        }
    }
}
