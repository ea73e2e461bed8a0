import Foundation

/// How content goes over into what lies above it at an edge of a scroll view; kept, and nothing draws it.
@preconcurrency @MainActor open class UIScrollEdgeEffect: NSObject {
    /// A way of going over.
    public struct Style: Hashable, Sendable {
        private let name: String
        /// As the system has it.
        public static let automatic = Style(name: "automatic")
        /// Bit by bit.
        public static let soft = Style(name: "soft")
        /// At a line.
        public static let hard = Style(name: "hard")
    }

    override init() { super.init() }
    /// The way.
    open var style = Style.automatic
    /// Whether nothing of it shows.
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
    /// The effect at the upper edge; kept.
    public var topEdgeEffect: UIScrollEdgeEffect { edgeEffects.top }
    /// The effect at the left edge; kept.
    public var leftEdgeEffect: UIScrollEdgeEffect { edgeEffects.left }
    /// The effect at the lower edge; kept.
    public var bottomEdgeEffect: UIScrollEdgeEffect { edgeEffects.bottom }
    /// The effect at the right edge; kept.
    public var rightEdgeEffect: UIScrollEdgeEffect { edgeEffects.right }
}

/// Says that what stands in a view lies over an edge of a scroll view; kept.
@preconcurrency @MainActor open class UIScrollEdgeElementContainerInteraction: NSObject, UIInteraction {
    /// The view that the interaction was added to.
    open private(set) weak var view: UIView?
    /// The scroll view.
    open weak var scrollView: UIScrollView?
    /// The edge.
    open var edge: UIRectEdge = []

    /// An interaction with no scroll view.
    public override init() { super.init() }
    /// Nothing.
    open func willMove(to view: UIView?) {}
    /// Keeps the view.
    open func didMove(to view: UIView?) { self.view = view }
}
