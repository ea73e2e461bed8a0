extension Scene {
    /// A storyboard as Xcode shows it: all scenes at their places on the canvas, and the segues between them.
    public struct Overview: Hashable, Sendable {
        /// The scenes, in document order.
        public let nodes: [Node]
        /// The segues, in document order.
        public let arrows: [Arrow]

        /// Creates an overview.
        ///
        /// Arrows refer to nodes by index.
        public init(nodes: [Node], arrows: [Arrow]) {
            self.nodes = nodes
            self.arrows = arrows
        }

        /// A scene on the canvas.
        public struct Node: Hashable, Sendable {
            /// The id of its controller.
            public let id: String
            /// The title of its controller.
            public let title: String
            /// The frame on the canvas, in points.
            public let frame: Rectangle
            /// The laid-out scene; nil for a controller without a view of its own.
            public let scene: Scene?
            /// A Boolean value that indicates whether the storyboard shows the scene first.
            public let isInitial: Bool

            /// Creates a node.
            public init(id: String, title: String, frame: Rectangle, scene: Scene?, isInitial: Bool = false) {
                self.id = id
                self.title = title
                self.frame = frame
                self.scene = scene
                self.isInitial = isInitial
            }
        }

        /// A segue between two scenes.
        public struct Arrow: Hashable, Sendable {
            /// The id of the segue; nil if the document gives it none.
            public let id: String?
            /// The index of the source.
            public let from: Int
            /// The index of the destination.
            public let to: Int
            /// The identifier of the segue, or otherwise its kind.
            public let label: String
            /// A Boolean value that indicates whether the source contains the destination.
            public let isContainment: Bool

            /// Creates an arrow.
            public init(id: String?, from: Int, to: Int, label: String, isContainment: Bool = false) {
                self.id = id
                self.from = from
                self.to = to
                self.label = label
                self.isContainment = isContainment
            }
        }
    }
}
