import Foundation

/// An edge or corner of a rectangle.
///
/// The raw values equal Apple's.
public enum NSRectAlignment: Int, Hashable, Sendable {
    /// The center.
    case none = 0
    /// The top edge.
    case top = 1
    /// The top leading corner.
    case topLeading = 2
    /// The leading edge.
    case leading = 3
    /// The bottom leading corner.
    case bottomLeading = 4
    /// The bottom edge.
    case bottom = 5
    /// The bottom trailing corner.
    case bottomTrailing = 6
    /// The trailing edge.
    case trailing = 7
    /// The top trailing corner.
    case topTrailing = 8

    /// The position along both axes: 0 at the start, 1 at the end.
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
