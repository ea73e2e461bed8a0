import Foundation

/// The effect between content and overlapping elements at an edge of a scroll view.
///
/// Plumb stores the values and does not use them.
@preconcurrency @MainActor open class UIScrollEdgeEffect: NSObject {
    /// The styles of an edge effect.
    public struct Style: Hashable, Sendable {
        private let name: String
        /// The style that the system chooses.
        public static let automatic = Style(name: "automatic")
        /// A gradual transition.
        public static let soft = Style(name: "soft")
        /// A sharp transition.
        public static let hard = Style(name: "hard")
    }

    override init() { super.init() }
    /// The style of the effect.
    open var style = Style.automatic
    /// A Boolean value that indicates whether the effect is hidden.
    open var isHidden = false
}

/// The effects at the four edges.
@MainActor final class ScrollEdgeEffects {
    let (top, left, bottom, right) = (
        UIScrollEdgeEffect(), UIScrollEdgeEffect(), UIScrollEdgeEffect(), UIScrollEdgeEffect()
    )
}

extension UIScrollView {
    private var edgeEffects: ScrollEdgeEffects {
        if let made = parts.edgeEffects { return made }
        let made = ScrollEdgeEffects()
        parts.edgeEffects = made
        return made
    }
    /// The effect at the top edge.
    ///
    /// Plumb stores the value and does not use it.
    public var topEdgeEffect: UIScrollEdgeEffect { edgeEffects.top }
    /// The effect at the left edge.
    ///
    /// Plumb stores the value and does not use it.
    public var leftEdgeEffect: UIScrollEdgeEffect { edgeEffects.left }
    /// The effect at the bottom edge.
    ///
    /// Plumb stores the value and does not use it.
    public var bottomEdgeEffect: UIScrollEdgeEffect { edgeEffects.bottom }
    /// The effect at the right edge.
    ///
    /// Plumb stores the value and does not use it.
    public var rightEdgeEffect: UIScrollEdgeEffect { edgeEffects.right }
}

/// An interaction that marks a view whose contents overlap an edge of a scroll view.
///
/// Plumb stores the values and does not use them.
@preconcurrency @MainActor open class UIScrollEdgeElementContainerInteraction: NSObject, UIInteraction {
    /// The view that has the interaction.
    open private(set) weak var view: UIView?
    /// The scroll view.
    open weak var scrollView: UIScrollView?
    /// The edges of the scroll view.
    open var edge: UIRectEdge = []

    /// Creates an interaction without a scroll view.
    public override init() { super.init() }
    /// Does nothing.
    open func willMove(to view: UIView?) {}
    /// Stores the view.
    open func didMove(to view: UIView?) { self.view = view }
}
