import InterfaceBuilder
import Scene

/// The scenes of a storyboard at their places on the canvas, and its segues.
public struct OverviewState: Codable, Hashable, Sendable {
    /// A scene on the canvas.
    public struct Node: Codable, Hashable, Sendable {
        /// The title of the controller.
        public var title: String
        /// The frame on the canvas, in points.
        public var frame: Scene.Rectangle
        /// The id of the root view; nil for a controller without a view of its own, such as a navigation controller.
        public var root: String?
        /// Whether the storyboard shows the scene first.
        public var isInitial: Bool

        enum CodingKeys: String, CodingKey {
            case title, frame, root
            case isInitial = "initial"
        }
    }

    /// A segue between two scenes.
    public struct Arrow: Codable, Hashable, Sendable {
        /// The index of the source.
        public var from: Int
        /// The index of the destination.
        public var to: Int
        /// The identifier of the segue, or otherwise its kind.
        public var label: String
        /// Whether the source contains the destination, as a navigation controller does.
        public var isContainment: Bool

        enum CodingKeys: String, CodingKey {
            case from, to, label
            case isContainment = "containment"
        }
    }

    /// The scenes, in document order.
    public var nodes: [Node]
    /// The segues, in document order.
    public var arrows: [Arrow]

    /// Creates the overview of a storyboard and its laid-out scenes; nil for another document.
    init?(_ document: InterfaceDocument, scenes: [Scene]) {
        guard let overview = StoryboardOverview.make(of: document, scenes: scenes) else { return nil }
        nodes = overview.nodes.map { node in
            Node(title: node.title, frame: node.frame, root: node.scene?.root, isInitial: node.isInitial)
        }
        arrows = overview.arrows.map { arrow in
            Arrow(from: arrow.from, to: arrow.to, label: arrow.label, isContainment: arrow.isContainment)
        }
    }
}
