import Diagnostics
import VisualFormat

/// A scene for code: views with property names and settings, and constraints between them.
///
/// A plain value from which the writers make the code.
public struct ExportedScene: Hashable, Sendable {
    /// A view, which becomes a property of the scene's class.
    ///
    /// The first view is the root and becomes the class.
    public struct View: Hashable, Sendable {
        /// The id in the document.
        public var id: String
        /// The name of the property; `self` for the root.
        public var property: String
        /// The class in UIKit.
        public var className: String
        /// The arguments of the initializer: `()` or `(type: .system)`.
        public var arguments: String
        /// The settings, as statements without the view: `text = "Name"`.
        public var settings: [String]
        /// The intrinsic size, if the content gives another one.
        public var contentSize: ContentSize?
        /// The name of its image, which the code does not set.
        public var picture: String?
        /// The names of the parts of the element that the code leaves out.
        public var leftOut: [String] = []
        /// A Boolean value that indicates whether the frame is the alignment rectangle, other than in its class.
        public var hasNoAlignmentInsets: Bool
        /// The superview, by index; nil for the root.
        public var superview: Int?
        /// A Boolean value that indicates whether a stack view arranges the view.
        public var isArranged: Bool
        /// A Boolean value that indicates whether the frame and autoresizing mask place the view.
        public var isPlacedByMask: Bool

        /// Creates a view.
        ///
        /// The default is a plain view with constraints.
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

    /// An intrinsic size in points; nil on an axis without one.
    public struct ContentSize: Hashable, Sendable {
        /// The width.
        public var width: Double?
        /// The height.
        public var height: Double?
    }

    /// The name of the class.
    public var className: String
    /// The label of the root in Interface Builder; nil without one.
    public var label: String?
    /// The id, class, storyboard identifier and title of its view controller, as far as they exist.
    public var controllerNames: [String] = []
    /// The description of the scene, for the comment above the class.
    public var summary: String
    /// The width in the document, in points.
    public var width: Double
    /// The height in the document, in points.
    public var height: Double
    /// The views, parents before their children.
    public var views: [View]
    /// The constraints in document order.
    public var constraints: [Constraint]
    /// The parts that the code does not contain, as noun phrases.
    public var omissions: [String]
    /// The parts that the code does not contain, as findings.
    public var losses: [Diagnostic] = []
    /// The parts of views that Swift code does not contain, a finding for each view.
    public var unwritten: [Diagnostic] = []

    /// Creates a scene.
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

    /// The scene at build time, without placeholder constraints.
    var built: Self {
        var scene = self
        scene.constraints.removeAll { constraint in constraint.isPlaceholder }
        scene.omissions += constraints.filter { constraint in constraint.isPlaceholder }.map { constraint in
            SwiftLiteral.comment("the placeholder constraint \(constraint.id), which is removed at build time")
        }
        return scene
    }

    /// A Boolean value that indicates whether frames and masks place some views, so the size of the scene matters.
    var usesMasks: Bool { views.dropFirst().contains { view in view.isPlacedByMask } }
}
