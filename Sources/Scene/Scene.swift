import Diagnostics

/// A laid-out picture: one root view with everything in it, as every renderer, golden file and tool sees it.
///
/// A scene is a value without behaviour: it is made once from a view tree after layout, and after that only read. It
/// knows nothing of UIKit, so that it can cross a process or a language boundary as JSON. All lengths are points.
///
/// ```swift
/// let scene = Scene(
///     root: "card", className: "UIView", size: Scene.Size(width: 320, height: 100),
///     views: [Scene.View(id: "card", className: "UIView", frame: .init(x: 0, y: 0, width: 320, height: 100))])
/// ```
public struct Scene: Hashable, Sendable {
    /// The identifier of the root view, the first in ``views``.
    public let root: String
    /// The class of the root view: an element name of Interface Builder or a class of a layout document.
    public let className: String
    /// The size of the root view.
    public let size: Size
    /// How many device pixels make a point; frames are snapped to that grid.
    public let scale: Double
    /// All views of the scene, each parent before its children and siblings from back to front.
    public let views: [View]
    /// The constraints that can be drawn, in the order in which they were made.
    public let constraints: [Constraint]
    /// What was found about this scene.
    public let diagnostics: [Diagnostic]

    /// A laid-out picture.
    public init(
        root: String, className: String, size: Size, scale: Double = 1, views: [View], constraints: [Constraint] = [],
        diagnostics: [Diagnostic] = []
    ) {
        self.root = root
        self.className = className
        self.size = size
        self.scale = scale
        self.views = views
        self.constraints = constraints
        self.diagnostics = diagnostics
    }
}

#if !hasFeature(Embedded)
extension Scene: Codable {
    enum CodingKeys: String, CodingKey {
        case root
        case className = "class"
        case size, scale, views, constraints, diagnostics
    }
}
#endif
