import Diagnostics
@_spi(Host) import UIKit

/// The views and constraints of a scene of any document.
///
/// Layout, measurement, sweeps, the design tools and the export to Swift work on it. So they do not depend on the format.
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
        /// The element in an Interface Builder document; nil in another document.
        public var element: InterfaceDocument.View?
        /// The name of the class, or of the element in an Interface Builder document.
        public let className: String
        /// The shown text; nil for the default of the view's class.
        public var text: String?
        /// The placeholder of an empty field.
        public var placeholder: String?
        /// The size of the font in points, if the document gives it.
        public var fontSize: Double?
        /// The location in the document, if it is known.
        public var location: SourceLocation?
        /// The view.
        public let view: UIView

        /// Adds a view to a scene, and notes its id in the view.
        @MainActor package init(id: String, className: String, view: UIView) {
            (self.id, self.className, self.view) = (id, className, view)
            view.documentIdentifier = id
        }
    }

    /// A constraint with data from the document.
    public struct Constraint {
        /// The id in the document.
        ///
        /// For a statement it is the index of the statement and the index of the constraint in it, such as `2.0`.
        public let id: String
        /// The statement that creates the constraint; nil for a constraint with an id in the text.
        public var statement: String?
        /// The identifier of the constraint.
        public var identifier: String?
        /// The name of the outlet to the constraint.
        public var outlet: String?
        /// A Boolean value that indicates whether the constraint is a placeholder, which is removed at build time.
        public var isPlaceholder = false
        /// The location of the constraint or its statement, if it is known.
        public var location: SourceLocation?
        /// The constraint.
        public let constraint: NSLayoutConstraint

        /// The statement, or the id of a constraint without one.
        public var name: String { statement ?? id }

        /// Adds a constraint to a scene.
        package init(id: String, constraint: NSLayoutConstraint) {
            (self.id, self.constraint) = (id, constraint)
        }
    }

    /// The Interface Builder document; nil for another document.
    public var document: InterfaceDocument?
    /// The id of the root.
    public let root: String
    /// The name of the scene: a class, a label or a title; nil if there is none.
    public var name: String?
    /// The views, parents before their children.
    ///
    /// The first is the root.
    public let views: [View]
    /// The installed constraints, in document order.
    public let constraints: [Constraint]
    /// The ids of views and constraints that vary with the size class.
    public var varying: [String] = []
    /// The size classes of the scene; nil if the document names no device.
    public var traits: InterfaceDocument.Traits?
    /// The location of the root in the document.
    public var location: SourceLocation?
    /// The findings about the scene.
    public var diagnostics: [Diagnostic] = []
    /// The platform of the document.
    ///
    /// UIKit views represent macOS views.
    public var runtime = InterfaceDocument.Runtime.cocoaTouch
    /// Lays the views out, and returns the conflicts among required constraints.
    let layOut: @MainActor () -> [LayoutConflictReport]

    /// The view of the root.
    var rootView: UIView { views[0].view }

    /// Creates a scene from views and constraints.
    ///
    /// - Parameters:
    ///   - views: The views, parents before their children. The first is the root.
    ///   - constraints: The installed constraints, in document order.
    ///   - layOut: Lays the views out, and returns the conflicts. The default is one layout pass.
    package init(
        _ views: [View], _ constraints: [Constraint], layOut: (@MainActor () -> [LayoutConflictReport])? = nil
    ) {
        let rootView = views[0].view
        root = views[0].id
        (self.views, self.constraints) = (views, constraints)
        self.layOut =
            layOut ?? {
                rootView.layoutIfNeeded()
                return rootView.layoutConflicts
            }
    }
}
