import UIKit

extension Canvas {
    /// A view or a layout guide on the canvas.
    public struct Item: Hashable, Sendable {
        /// The id in the document.
        public var id: String
        /// The name for messages and commands.
        public var name: String?
        /// The kind of item: a view, or one of the guides.
        public var kind: Kind
        /// The parent view, or the owning view of a guide; nil for the root.
        public var parent: String?
        /// The alignment rectangle in the coordinate space of the root, in points.
        public var rectangle: CGRect
        /// The intrinsic content size.
        public var intrinsicSize: IntrinsicSize
        /// The content priorities.
        public var contentPriorities: ContentPriorities
        /// The distances of the baselines from the top and bottom edges; nil if the item has no text.
        public var baselines: Baselines?
        /// A Boolean value that indicates whether a stack view or a grid arranges the view, so it should not have
        /// constraints for its position.
        public var isArranged: Bool
        /// A Boolean value that indicates whether the view is hidden.
        ///
        /// Stack views skip hidden views.
        public var isHidden: Bool
        /// The arrangement of a stack view; nil for other items.
        public var stack: Stack?
        /// A Boolean value that indicates whether constraints set the frame, not the autoresizing mask.
        public var usesConstraints: Bool
        /// A Boolean value that indicates whether something else sets the frame, such as a cell for its content view.
        ///
        /// Tools add no constraints for the view.
        public var isManaged: Bool
        /// A Boolean value that indicates whether the document stores a frame.
        public var isStored: Bool
        /// The alignment insets of the frame, in points.
        public var alignmentInsets: UIEdgeInsets
        /// The content size of a scroll view in points; nil if it equals the size of the view.
        public var contentSize: CGSize?
        /// A Boolean value that indicates whether the layout direction for direct children is right to left.
        public var isRightToLeft: Bool

        /// Creates an item.
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

        /// The edges for the content of the item.
        ///
        /// In a scroll view they are those of its content.
        var inside: CGRect { CGRect(origin: rectangle.origin, size: contentSize ?? rectangle.size) }

        /// The name, or the id if there is no name.
        public var title: String { name ?? id }
    }

    /// The kind of an item.
    public enum Kind: String, Hashable, Sendable {
        /// A view.
        case view
        /// A stack view, which lays out its arranged views.
        case stackView
        /// A scroll view.
        ///
        /// Constraints from its content to its edges determine the content size.
        case scrollView
        /// The safe area of a view.
        case safeAreaGuide
        /// The top layout guide of a view controller.
        case topBarGuide
        /// The bottom layout guide of a view controller.
        case bottomBarGuide
        /// The layout margins of a view.
        case marginsGuide
        /// The content layout guide of a scroll view.
        case contentGuide
        /// The frame layout guide of a scroll view, or another guide at fixed distances from the edges of its owner.
        case frameGuide

        /// A Boolean value that indicates whether the item is a guide.
        public var isGuide: Bool {
            switch self {
            case .view, .stackView, .scrollView: return false
            case .safeAreaGuide, .topBarGuide, .bottomBarGuide, .marginsGuide, .contentGuide, .frameGuide: return true
            }
        }
    }

    /// The arrangement of a stack view.
    public struct Stack: Hashable, Sendable {
        /// The axis.
        public var axis: NSLayoutConstraint.Axis
        /// The distribution.
        public var distribution: UIStackView.Distribution
        /// The alignment.
        public var alignment: UIStackView.Alignment

        /// Creates an arrangement.
        ///
        /// The default is that of a new stack view.
        public init(
            axis: NSLayoutConstraint.Axis = .horizontal, distribution: UIStackView.Distribution = .fill,
            alignment: UIStackView.Alignment = .fill
        ) {
            self.axis = axis
            self.distribution = distribution
            self.alignment = alignment
        }
    }

    /// An intrinsic content size in points; nil on an axis without one.
    public struct IntrinsicSize: Hashable, Sendable {
        /// The width.
        public var width: Double?
        /// The height.
        public var height: Double?

        /// Creates an intrinsic size.
        ///
        /// The default has none.
        public init(width: Double? = nil, height: Double? = nil) {
            self.width = width
            self.height = height
        }

        /// The size along an axis.
        public subscript(axis: NSLayoutConstraint.Axis) -> Double? { axis == .horizontal ? width : height }
    }

    /// The baselines of text, in points.
    public struct Baselines: Hashable, Sendable {
        /// The distance of the first baseline from the top edge.
        public var firstFromTop: Double
        /// The distance of the last baseline from the bottom edge.
        public var lastFromBottom: Double

        /// Creates baselines.
        public init(firstFromTop: Double, lastFromBottom: Double) {
            self.firstFromTop = firstFromTop
            self.lastFromBottom = lastFromBottom
        }
    }
}
