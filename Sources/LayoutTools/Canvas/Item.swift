import UIKit

extension Canvas {
    /// A view or a layout guide on the canvas.
    public struct Item: Hashable, Sendable {
        /// The identifier in the document.
        public var id: String
        /// What the author calls it, for messages and for naming it in a command.
        public var name: String?
        /// Whether it is a view, and if not which guide.
        public var kind: Kind
        /// The view that contains it, or that owns the guide; nil for the root.
        public var parent: String?
        /// The alignment rectangle in the root's coordinate space, in points.
        public var rectangle: CGRect
        /// The size its content asks for.
        public var intrinsicSize: IntrinsicSize
        /// How strongly it keeps to the size of its content.
        public var contentPriorities: ContentPriorities
        /// The distance of the first baseline from the top and of the last from the bottom; nil where it has no text.
        public var baselines: Baselines?
        /// Whether a stack view or a grid lays it out, so that constraints of its own are out of place.
        public var isArranged: Bool
        /// Whether it is hidden; a stack view leaves out what is.
        public var isHidden: Bool
        /// How a stack view arranges its views; nil for everything else.
        public var stack: Stack?
        /// Whether constraints of its own decide its frame, and not its autoresizing mask.
        public var usesConstraints: Bool
        /// Whether something other than constraints places it, such as the cell whose content view it is; no tool adds
        /// constraints for it.
        public var isManaged: Bool
        /// Whether the document says where it lies; otherwise only its constraints do.
        public var isStored: Bool
        /// How far its frame reaches beyond its alignment rectangle, in points.
        public var alignmentInsets: UIEdgeInsets
        /// How large the content of a scroll view is, in points; nil where that is as large as the view.
        public var contentSize: CGSize?
        /// Whether what lies in it reads from the right, so that leading means right there; it says nothing of what lies deeper.
        public var isRightToLeft: Bool

        /// An item of the canvas.
        public init(
            id: String, name: String? = nil, kind: Kind = .view, parent: String?, rectangle: CGRect,
            intrinsicSize: IntrinsicSize = IntrinsicSize(), contentPriorities: ContentPriorities = ContentPriorities(),
            baselines: Baselines? = nil, isArranged: Bool = false, isHidden: Bool = false, stack: Stack? = nil,
            usesConstraints: Bool = true, isManaged: Bool = false, isStored: Bool = true,
            alignmentInsets: UIEdgeInsets = .zero, contentSize: CGSize? = nil,
            isRightToLeft: Bool = false
        ) {
            self.id = id
            self.name = name
            self.kind = kind
            self.parent = parent
            self.rectangle = rectangle
            self.intrinsicSize = intrinsicSize
            self.contentPriorities = contentPriorities
            self.baselines = baselines
            self.isArranged = isArranged
            self.isHidden = isHidden
            self.stack = stack
            self.usesConstraints = usesConstraints
            self.isManaged = isManaged
            self.isStored = isStored
            self.alignmentInsets = alignmentInsets
            self.contentSize = contentSize
            self.isRightToLeft = isRightToLeft
        }

        /// What the edges of the item are for what lies in it: of a scroll view those of its content.
        var inside: CGRect { CGRect(origin: rectangle.origin, size: contentSize ?? rectangle.size) }

        /// The name if it has one, else the identifier.
        public var title: String { name ?? id }
    }

    /// What an item is.
    public enum Kind: String, Hashable, Sendable {
        /// A view.
        case view
        /// A stack view: it lays its arranged views out itself.
        case stackView
        /// A scroll view: constraints from its content to its edges give the size of the content.
        case scrollView
        /// The safe area of a view.
        case safeAreaGuide
        /// The top guide of a view controller: its lower edge is that of the bars above.
        case topBarGuide
        /// The bottom guide of a view controller: its upper edge is that of the bars below.
        case bottomBarGuide
        /// The margins of a view.
        case marginsGuide
        /// The content of a scroll view.
        case contentGuide
        /// The visible frame of a scroll view, or another guide whose edges keep their distance to its owner's.
        case frameGuide

        /// Whether it is a guide and no view.
        public var isGuide: Bool {
            switch self {
            case .view, .stackView, .scrollView: return false
            case .safeAreaGuide, .topBarGuide, .bottomBarGuide, .marginsGuide, .contentGuide, .frameGuide: return true
            }
        }
    }

    /// How a stack view arranges its views.
    public struct Stack: Hashable, Sendable {
        /// The axis along which it does.
        public var axis: NSLayoutConstraint.Axis
        /// How it shares its length out.
        public var distribution: UIStackView.Distribution
        /// Where it puts its views across the axis.
        public var alignment: UIStackView.Alignment

        /// An arrangement; by default that of a new stack view.
        public init(
            axis: NSLayoutConstraint.Axis = .horizontal, distribution: UIStackView.Distribution = .fill,
            alignment: UIStackView.Alignment = .fill
        ) {
            self.axis = axis
            self.distribution = distribution
            self.alignment = alignment
        }
    }

    /// The size that a view's content asks for, in points; nil on an axis without one.
    public struct IntrinsicSize: Hashable, Sendable {
        /// The width.
        public var width: Double?
        /// The height.
        public var height: Double?

        /// An intrinsic size; by default none.
        public init(width: Double? = nil, height: Double? = nil) {
            self.width = width
            self.height = height
        }

        /// The size along an axis.
        public subscript(axis: NSLayoutConstraint.Axis) -> Double? { axis == .horizontal ? width : height }
    }

    /// Where the baselines of text lie, in points.
    public struct Baselines: Hashable, Sendable {
        /// The distance of the first baseline from the top edge.
        public var firstFromTop: Double
        /// The distance of the last baseline from the bottom edge.
        public var lastFromBottom: Double

        /// Baselines at given distances.
        public init(firstFromTop: Double, lastFromBottom: Double) {
            self.firstFromTop = firstFromTop
            self.lastFromBottom = lastFromBottom
        }
    }
}
