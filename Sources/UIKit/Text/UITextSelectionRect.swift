import Foundation

/// A rectangle of the selection.
///
/// A subclass describes a rectangle; the base class describes an empty one.
@preconcurrency @MainActor open class UITextSelectionRect: NSObject {
    /// The rectangle, in points.
    ///
    /// The default is zero.
    open var rect: CGRect { .zero }
    /// A Boolean value that indicates whether the rectangle contains the start of the selection.
    ///
    /// The default is false.
    open var containsStart: Bool { false }
    /// A Boolean value that indicates whether the rectangle contains the end of the selection.
    ///
    /// The default is false.
    open var containsEnd: Bool { false }
    /// A Boolean value that indicates whether the text is vertical.
    ///
    /// The default is false.
    open var isVertical: Bool { false }
}

/// A rectangle of a selection in a line.
final class SelectedLine: UITextSelectionRect {
    private let place: CGRect
    private let ends: (start: Bool, end: Bool)

    init(_ place: CGRect, ends: (start: Bool, end: Bool)) { (self.place, self.ends) = (place, ends) }

    override var rect: CGRect { place }
    override var containsStart: Bool { ends.start }
    override var containsEnd: Bool { ends.end }
}
