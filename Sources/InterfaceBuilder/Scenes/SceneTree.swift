import Diagnostics
import UIKit

/// The views and constraints of a scene before layout, for tools that convert scenes.
///
/// They are the same objects that `DocumentLayout` lays out.
@MainActor public struct SceneTree {
    /// A view with data from the document.
    public struct View {
        /// The id in the document.
        public let id: String
        /// The label in Interface Builder.
        public var label: String?
        /// The name of the outlet to the view.
        public var outlet: String?
        /// The name of its image.
        public var picture: String?
        /// The text style of its font.
        public var textStyle: UIFont.TextStyle?
        /// The safe area insets, in points.
        public var safeArea = UIEdgeInsets.zero
        /// A Boolean value that indicates whether the document has directional layout margins.
        public var hasDirectionalMargins = false
        /// The element in an Interface Builder document; nil in a layout document.
        public var element: InterfaceDocument.View?
        /// The view.
        public let view: UIView
    }

    /// A constraint with data from the document.
    public struct Constraint {
        /// The id in the document, or the text.
        public let id: String
        /// A Boolean value that indicates whether `id` is the text of the constraint.
        public var isStatement = false
        /// The identifier of the constraint.
        public var identifier: String?
        /// The name of the outlet to the constraint.
        public var outlet: String?
        /// A Boolean value that indicates whether the constraint is a placeholder, which is removed at build time.
        public var isPlaceholder = false
        /// The constraint.
        public let constraint: NSLayoutConstraint
    }

    /// The Interface Builder document; nil for a layout document.
    public let document: InterfaceDocument?
    /// The id of the root.
    public let root: String
    /// The name of the scene: a class, a label or a title; nil if there is none.
    public let name: String?
    /// The views, parents before their children.
    ///
    /// The first is the root.
    public let views: [View]
    /// The installed constraints, in document order.
    public let constraints: [Constraint]
    /// The ids of views and constraints that vary with the size class.
    public let varying: [String]
    /// The size classes of the scene; nil if the document names no device.
    public let traits: InterfaceDocument.Traits?
    /// The location of the root in the document.
    public let location: SourceLocation?
    /// The findings about the scene.
    public let diagnostics: [Diagnostic]
    /// The platform of the document.
    ///
    /// UIKit views represent macOS views.
    public let runtime: InterfaceDocument.Runtime
}

extension DocumentLayout {
    /// Passes the scenes of a document as trees of views.
    ///
    /// Each root has its size in the document.
    ///
    /// While `body` runs, views are measured for `options.scale`, or for the scale of the document.
    @MainActor public static func withTrees<Result>(
        of content: DocumentContent, options: LayoutOptions = LayoutOptions(),
        _ body: ([SceneTree], [Diagnostic]) -> Result
    ) -> Result {
        switch content {
        case .interface(let document):
            return LayoutEnvironment(document, options: options).performAsCurrent {
                let surroundings = SceneTreeSurroundings(document, options: options)
                let roots = document.views.indices.filter { index in document.views[index].isSceneRoot }
                return body(
                    roots.map { root in SceneTree(document, root: root, options: options, surroundings: surroundings) },
                    document.diagnostics)
            }
        case .layout(let document):
            guard !document.views.isEmpty else { return body([], document.diagnostics) }
            return LayoutEnvironment(
                scale: options.scale ?? LayoutDocument.scale, direction: options.direction
            ).performAsCurrent {
                body([SceneTree(document, options: options)], document.diagnostics)
            }
        }
    }
}
