import Diagnostics
import UIKit

/// The views and constraints of a scene as live objects before their layout, for tools that turn a scene into something
/// else: the same objects that `DocumentLayout` lays out.
@MainActor public struct SceneTree {
    /// A view of the scene with what the document knows of it.
    public struct View {
        /// The identifier in the document.
        public let id: String
        /// The label that its author gave it.
        public var label: String?
        /// The outlet that refers to it.
        public var outlet: String?
        /// The name of the picture that it shows.
        public var picture: String?
        /// The text style of its font.
        public var textStyle: UIFont.TextStyle?
        /// What bars and corners cover of it, in points.
        public var safeArea = UIEdgeInsets.zero
        /// Whether the document gives its margins for leading and trailing, and not for left and right.
        public var hasDirectionalMargins = false
        /// The view.
        public let view: UIView
    }

    /// A constraint of the scene with what the document knows of it.
    public struct Constraint {
        /// The identifier in the document, or its text.
        public let id: String
        /// Whether that is the text, in the words of the document.
        public var isStatement = false
        /// The name that its author gave it.
        public var identifier: String?
        /// The outlet that refers to it.
        public var outlet: String?
        /// Whether it is removed when the document is built.
        public var isPlaceholder = false
        /// The constraint.
        public let constraint: NSLayoutConstraint
    }

    /// The identifier of the root.
    public let root: String
    /// What the author calls the scene: a class, a label or a title; nil where nothing tells.
    public let name: String?
    /// The views, a parent before its children; the first is the root.
    public let views: [View]
    /// The constraints that take part, in the order of the document.
    public let constraints: [Constraint]
    /// The identifiers of the views and constraints that are others in other size classes, or only there.
    public let varying: [String]
    /// The size classes that it is made for; nil where the document names no device.
    public let traits: InterfaceDocument.Traits?
    /// Where the root stands in the document.
    public let location: SourceLocation?
    /// What was wrong with them.
    public let diagnostics: [Diagnostic]
    /// The platform that the document is made for; views of the Mac are stood for by UIKit's.
    public let runtime: InterfaceDocument.Runtime
}

extension DocumentLayout {
    /// The scenes of an Interface Builder document or a layout document as trees of views, each root as large as it was drawn.
    ///
    /// A document that cannot be read gives no trees and says why. The views are measured for `options.scale`, or for the
    /// document's own, as long as `body` runs.
    @MainActor public static func withTrees<Result>(
        of bytes: [UInt8], file: String, options: LayoutOptions = LayoutOptions(),
        _ body: ([SceneTree], [Diagnostic]) -> Result
    ) -> Result {
        if isInterface(bytes, file: file) {
            let (document, problems) = InterfaceDocument.read(bytes, file: file)
            guard let document else { return body([], problems) }
            return LayoutSurroundings.with(
                scale: scale(of: document, options: options), textScale: textScale(of: document, options: options),
                direction: options.direction, runtime: document.runtime
            ) {
                let surroundings = SceneTreeSurroundings(document, options: options)
                let roots = document.views.indices.filter { index in document.views[index].isSceneRoot }
                return body(
                    roots.map { root in SceneTree(document, root: root, options: options, surroundings: surroundings) },
                    document.diagnostics)
            }
        }
        let (document, problems) = LayoutDocument.read(bytes, file: file)
        guard let document, !document.views.isEmpty else { return body([], problems + (document?.diagnostics ?? [])) }
        return LayoutSurroundings.with(scale: options.scale ?? LayoutDocument.scale, direction: options.direction) {
            body([SceneTree(document, options: options)], document.diagnostics)
        }
    }
}
