import Diagnostics
import VisualFormat

/// A scene as code can say it: views by the names of properties, what is set of each, and constraints between them.
///
/// A plain value without views, from which the writers of code make their text.
public struct ExportedScene: Hashable, Sendable {
    /// A view, which becomes a property of the scene's class; the first of a scene is the root and becomes the class.
    public struct View: Hashable, Sendable {
        /// The identifier in the document.
        public var id: String
        /// The name of the property; `self` for the root.
        public var property: String
        /// The class in UIKit.
        public var className: String
        /// The expression that makes it, without the class: `()` or `(type: .system)`.
        public var arguments: String
        /// What is set of it, as statements without the view: `text = "Name"`.
        public var settings: [String]
        /// The size that it asks for where its own content tells another.
        public var contentSize: ContentSize?
        /// The name of the picture that it is to show, which the code leaves out.
        public var picture: String?
        /// Whether its frame is its alignment rectangle, while that of its class is not.
        public var hasNoAlignmentInsets: Bool
        /// The view around it, by index; nil for the root.
        public var superview: Int?
        /// Whether a stack view arranges it.
        public var isArranged: Bool
        /// Whether its frame and autoresizing mask place it.
        public var isPlacedByMask: Bool

        /// A view; by default a plain one placed by constraints.
        public init(
            _ property: String, className: String = "UIView", arguments: String = "()", settings: [String] = [],
            contentSize: ContentSize? = nil, picture: String? = nil, hasNoAlignmentInsets: Bool = false,
            in superview: Int? = nil,
            isArranged: Bool = false, isPlacedByMask: Bool = false, id: String = ""
        ) {
            self.id = id
            self.property = property
            self.className = className
            self.arguments = arguments
            self.settings = settings
            self.contentSize = contentSize
            self.picture = picture
            self.hasNoAlignmentInsets = hasNoAlignmentInsets
            self.superview = superview
            self.isArranged = isArranged
            self.isPlacedByMask = isPlacedByMask
        }
    }

    /// A size that content asks for, in points; nil on an axis that asks for none.
    public struct ContentSize: Hashable, Sendable {
        /// The width.
        public var width: Double?
        /// The height.
        public var height: Double?
    }

    /// The name of the class.
    public var className: String
    /// What the scene is, for the comment above the class.
    public var summary: String
    /// The width and height at which it was drawn, in points.
    public var width: Double
    /// The height at which it was drawn, in points.
    public var height: Double
    /// The views, a parent before its children.
    public var views: [View]
    /// The constraints, in the order of the document.
    public var constraints: [Constraint]
    /// What could not be taken over, a sentence each.
    public var omissions: [String]
    /// What of the document the code does not have, as findings.
    public var losses: [Diagnostic] = []

    /// A scene.
    public init(
        className: String, summary: String = "", width: Double = 0, height: Double = 0, views: [View],
        constraints: [Constraint] = [], omissions: [String] = []
    ) {
        self.className = className
        self.summary = summary
        self.width = width
        self.height = height
        self.views = views
        self.constraints = constraints
        self.omissions = omissions
    }

    /// The scene as it is when the document has been built: without the constraints that stand in for those of code.
    var built: Self {
        var scene = self
        scene.constraints.removeAll { constraint in constraint.isPlaceholder }
        scene.omissions += constraints.filter { constraint in constraint.isPlaceholder }.map { constraint in
            SwiftLiteral.comment("the constraint \(constraint.id) is left out, as it is removed at build time")
        }
        return scene
    }

    /// Whether frames and masks place some views, so that the size at which the scene was drawn matters.
    var usesMasks: Bool { views.dropFirst().contains { view in view.isPlacedByMask } }
}
