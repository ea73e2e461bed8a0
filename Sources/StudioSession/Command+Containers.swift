extension Command.Embed {
    /// The containers of Embed In.
    public enum Container: String, Codable, Hashable, Sendable, CaseIterable {
        /// A stack view that fits the views.
        case stackView
        /// A view that is larger than the views on each side.
        case view
        /// A view that fits the views.
        case viewWithoutInset
        /// A scroll view that fits the views.
        case scrollView
        /// A navigation controller around the scene of the views.
        case navigationController
        /// A tab bar controller around the scenes of the views.
        case tabBarController
    }
}

extension Command {
    /// A removal of a container.
    public struct Unembed: Codable, Hashable, Sendable {
        /// The container, whose subviews stay.
        public var view: String
    }

    /// A format in place of constraints.
    public struct Format: Codable, Hashable, Sendable {
        /// The ids of the constraints that the format replaces; empty for a new format.
        public var constraints: [String]
        /// A view of the scene, for a new format.
        public var view: String?
        /// The format, or an equation of the extended dialect; empty to remove the constraints.
        public var text: String
    }
}
