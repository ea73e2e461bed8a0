import LayoutEngine
import Scene
import UIKit

extension InterfaceDocument {
    /// A view of a document.
    public struct View: Sendable {
        /// The role of a view in its parent element.
        public enum Role: Hashable, Sendable {
            /// A subview, laid out with its superview.
            case subview
            /// The content view of a cell or an effect view, laid out with its superview.
            case contentView
            /// A view with its own frame, such as a top-level view, a cell, a header or the view of a bar item, with
            /// its key.
            case root(String)
        }

        /// The id; for a view without one, its index in the document.
        public let id: String
        /// The name of the element, such as `label`, which corresponds to a class.
        public let tag: String
        /// The kind of the element, a plain view if it is unknown.
        package let kind: ViewKind
        /// The role in the parent element.
        public let role: Role
        /// The element in the XML.
        public let element: XMLTree.ElementID
        /// The parent view, by index.
        public let parent: Int?
        /// The subviews, by index, including those that are not installed.
        public internal(set) var children: [Int] = []
        /// The stored frame, or the default frame of a cell or content view, or otherwise zero.
        public internal(set) var frame = Rectangle(x: 0, y: 0, width: 0, height: 0)
        /// The element of the stored frame; nil if there is none.
        public internal(set) var frameElement: XMLTree.ElementID?
        /// The options of the autoresizing mask, such as `widthSizable`; nil without a mask.
        public internal(set) var autoresizingMask: Set<String>?
        /// `layoutMargins`: top, left, bottom, right.
        public internal(set) var layoutMargins: Insets?
        /// `directionalLayoutMargins`: top, leading, bottom, trailing.
        public internal(set) var directionalLayoutMargins: Insets?
        /// The constraints that the view holds, by index.
        public internal(set) var constraints: [Int] = []
        /// The layout guides of the view, by index.
        public internal(set) var guides: [Int] = []
        /// The variations for size classes.
        public internal(set) var variations: [Variation] = []
        /// The controller of the view, by index; nil outside storyboards.
        public internal(set) var controller: Int?

        /// A Boolean value that indicates whether the view is the root of a scene, with a stored frame.
        public var isSceneRoot: Bool {
            if case .root = role { true } else { parent == nil }
        }
    }

    /// A rectangle in points.
    ///
    /// On macOS the distance is from the bottom edge of the parent.
    public typealias Rectangle = Scene.Rectangle
    /// Insets from four edges, in points.
    ///
    /// The left and right insets may be leading and trailing ones.
    public typealias Insets = LayoutInsets

    /// Returns the stack view that arranges a view; nil if there is none.
    public func stack(around view: View) -> View? {
        guard view.role == .subview, let parent = view.parent, views[parent].tag == "stackView" else { return nil }
        return views[parent]
    }
}

extension InterfaceDocument {
    /// Returns the root of the scene of a view.
    func sceneRoot(of index: Int) -> Int {
        var root = index
        while !views[root].isSceneRoot, let parent = views[root].parent { root = parent }
        return root
    }
}
