import Diagnostics

/// A laid-out view hierarchy, as all renderers, golden files and tools see it.
///
/// A scene is a value without behavior. It is made from a view tree after layout and does not depend on UIKit, so it
/// can be passed as JSON. All lengths are in points.
///
/// ```swift
/// let scene = Scene(
///     root: "card", className: "UIView", size: Scene.Size(width: 320, height: 100),
///     views: [Scene.View(id: "card", className: "UIView", frame: .init(x: 0, y: 0, width: 320, height: 100))])
/// ```
public struct Scene: Hashable, Sendable {
    /// The id of the root view, which is the first of ``views``.
    public let root: String
    /// The class of the root view: an element name of Interface Builder, or a class of a layout document.
    public let className: String
    /// The size of the root view.
    public let size: Size
    /// The number of pixels per point.
    ///
    /// Frames are snapped to this grid.
    public let scale: Double
    /// All views, each parent before its children, and siblings from back to front.
    public let views: [View]
    /// The constraints that can be drawn, in the order of creation.
    public let constraints: [Constraint]
    /// The findings about this scene.
    public let diagnostics: [Diagnostic]
    /// The appearance that the colors are for.
    public let appearance: Appearance
    /// The device around a full screen; nil for other scenes.
    public let screen: Screen?
    /// The id, class, storyboard identifier and title of its view controller, as far as they exist.
    ///
    /// They select a scene. The JSON form does not contain them.
    public private(set) var controllerNames: [String] = []

    /// Creates a scene.
    public init(
        root: String, className: String, size: Size, scale: Double = 1, views: [View], constraints: [Constraint] = [],
        diagnostics: [Diagnostic] = [], appearance: Appearance = .light, screen: Screen? = nil,
        controllerNames: [String] = []
    ) {
        self.root = root
        self.className = className
        self.size = size
        self.scale = scale
        self.views = views
        self.constraints = constraints
        self.diagnostics = diagnostics
        self.appearance = appearance
        self.screen = screen
        self.controllerNames = controllerNames
    }

    /// Returns the scene with other views, constraints, findings or another device around it.
    public func replacing(
        views: [View]? = nil, constraints: [Constraint]? = nil, diagnostics: [Diagnostic]? = nil, screen: Screen? = nil
    ) -> Scene {
        Scene(
            root: root, className: className, size: size, scale: scale, views: views ?? self.views,
            constraints: constraints ?? self.constraints, diagnostics: diagnostics ?? self.diagnostics,
            appearance: appearance, screen: screen ?? self.screen, controllerNames: controllerNames)
    }
}

#if !hasFeature(Embedded)
extension Scene: Codable {
    enum CodingKeys: String, CodingKey {
        case root
        case className = "class"
        case size, scale, views, constraints, diagnostics, appearance, screen
    }
}
#endif
