import Foundation

/// A rectangle of what is selected.
@preconcurrency @MainActor open class UITextSelectionRect: NSObject {
    /// The rectangle, in points.
    open var rect: CGRect { .zero }
    /// Whether the selection begins in it.
    open var containsStart: Bool { false }
    /// Whether the selection ends in it.
    open var containsEnd: Bool { false }
    /// Whether the text runs downwards.
    open var isVertical: Bool { false }
}
