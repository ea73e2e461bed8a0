extension InterfaceDocument {
    /// A view of a document.
    public struct View: Sendable {
        /// What a view is to the element around it.
        public enum Role: Hashable, Sendable {
            /// One of `<subviews>`, laid out with its superview.
            case subview
            /// The content view of a cell or an effect view, laid out with its superview.
            case contentView
            /// A view with a frame of its own: a top-level view, a cell, a header, a bar item's view. The key names which.
            case root(String)
        }

        /// The identifier; for a view without one, its place in the document.
        public let id: String
        /// The name of its element, like `label`: its class as far as Interface Builder knows it.
        public let tag: String
        /// What it is to the element around it.
        public let role: Role
        /// Its element.
        public let element: XMLTree.ElementID
        /// The view that holds it, by index.
        public let parent: Int?
        /// The views that it holds, by index, whether or not they are installed.
        public internal(set) var children: [Int] = []
        /// The stored frame; where there is none, that which a cell or content view takes by default, else zero.
        public internal(set) var frame = Rectangle(x: 0, y: 0, width: 0, height: 0)
        /// The element of the stored frame; nil if there is none.
        public internal(set) var frameElement: XMLTree.ElementID?
        /// What its autoresizing mask names, such as `widthSizable`; nil without a mask.
        public internal(set) var autoresizingMask: Set<String>?
        /// `layoutMargins`: top, left, bottom, right.
        public internal(set) var layoutMargins: Insets?
        /// `directionalLayoutMargins`: top, leading, bottom, trailing.
        public internal(set) var directionalLayoutMargins: Insets?
        /// The constraints it holds, by index.
        public internal(set) var constraints: [Int] = []
        /// The guides it vends, by index.
        public internal(set) var guides: [Int] = []
        /// What changes with the size class.
        public internal(set) var variations: [Variation] = []
        /// The controller that the view belongs to, by index; nil outside storyboards.
        public internal(set) var controller: Int?

        /// Whether it keeps its stored frame and is laid out apart from the views around it.
        public var isSceneRoot: Bool {
            if case .root = role { true } else { parent == nil }
        }
    }

    /// A rectangle in points.
    public struct Rectangle: Hashable, Sendable {
        /// The horizontal distance from the parent's left edge.
        public var x: Double
        /// The vertical distance from the parent's top edge (macOS: from its bottom edge).
        public var y: Double
        /// The width.
        public var width: Double
        /// The height.
        public var height: Double

        /// A rectangle.
        public init(x: Double, y: Double, width: Double, height: Double) {
            self.x = x
            self.y = y
            self.width = width
            self.height = height
        }
    }

    /// Distances from four edges inwards, in points.
    public struct Insets: Hashable, Sendable {
        /// From the top.
        public var top: Double
        /// From the left or leading edge.
        public var left: Double
        /// From the bottom.
        public var bottom: Double
        /// From the right or trailing edge.
        public var right: Double

        /// Distances from four edges; 0 where none is given.
        public init(top: Double = 0, left: Double = 0, bottom: Double = 0, right: Double = 0) {
            self.top = top
            self.left = left
            self.bottom = bottom
            self.right = right
        }
    }
    /// The stack view that arranges a view; nil for a view outside stack views.
    public func stack(around view: View) -> View? {
        guard view.role == .subview, let parent = view.parent, views[parent].tag == "stackView" else { return nil }
        return views[parent]
    }
}
