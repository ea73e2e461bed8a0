import Scene

extension Command {
    /// A new scene.
    public struct NewScene: Codable, Hashable, Sendable {
        /// The position on the canvas; nil for a place at the right of the other scenes.
        public var location: Scene.Point?
    }

    /// A change of the view controller of a scene.
    ///
    /// Absent values stay.
    public struct ControllerChange: Codable, Hashable, Sendable {
        /// The id of the view controller.
        public var controller: String
        /// The position of its scene on the canvas.
        public var location: Scene.Point?
        /// Whether the storyboard shows its scene first.
        public var isInitial: Bool?
        /// The values by name: `title`, `userLabel`, `customClass`, `storyboardIdentifier`, `navigationTitle`.
        ///
        /// An empty value removes the attribute.
        public var values: [String: String]?

        enum CodingKeys: String, CodingKey {
            case controller, location
            case isInitial = "initial"
            case values
        }
    }

    /// A new segue.
    public struct NewSegue: Codable, Hashable, Sendable {
        /// The id of the control, cell, container view or view controller that performs the segue.
        public var source: String
        /// The id of the view controller of another scene.
        public var destination: String
        /// The kind.
        public var kind: SegueKind
    }

    /// A change of a segue.
    ///
    /// Absent values stay.
    public struct SegueChange: Codable, Hashable, Sendable {
        /// The id of the segue.
        public var id: String
        /// The kind, which cannot become or replace a relationship.
        public var kind: SegueKind?
        /// The identifier; empty to remove it.
        public var identifier: String?
        /// The class of a custom segue; empty to remove it.
        public var customClass: String?
    }

    /// The kinds of segue, with their names in documents.
    public enum SegueKind: String, Codable, Hashable, Sendable, CaseIterable {
        /// Shows the destination in the navigation controller of the source.
        case show
        /// Shows the destination in the detail area of a split view controller.
        case showDetail
        /// Presents the destination modally.
        case presentation
        /// Presents the destination as a popover.
        case popoverPresentation
        /// Runs a class of the app.
        case custom
        /// Embeds the destination in a container view.
        case embed
        /// Makes the destination the root of a navigation controller.
        case rootViewController
        /// Adds the destination to a tab bar controller.
        case viewControllers

        /// A Boolean value that indicates whether the segue is a relationship between view controllers.
        var isRelationship: Bool { self == .rootViewController || self == .viewControllers }
    }
}
