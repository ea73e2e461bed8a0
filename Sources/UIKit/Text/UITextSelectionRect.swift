import Foundation

/// A rectangle of the selection.
///
/// A subclass describes a rectangle; the base class describes an empty one.
@preconcurrency @MainActor open class UITextSelectionRect: NSObject {
    /// The rectangle, in points; zero in the base class.
    open var rect: CGRect { .zero }
    /// A Boolean value that indicates whether the rectangle contains the start of the selection.
    open var containsStart: Bool { false }
    /// A Boolean value that indicates whether the rectangle contains the end of the selection.
    open var containsEnd: Bool { false }
    /// A Boolean value that indicates whether the text is vertical.
    open var isVertical: Bool { false }
}
