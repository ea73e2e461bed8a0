extension Scene {
    /// A constraint as Interface Builder draws it: an I-bar for a distance or a size, a plain line for an alignment.
    public struct Constraint: Hashable, Sendable {
        /// The identifier in the document, or the identifier that the program gave it, or its description.
        public let id: String
        /// What it says about the views, which is how it is drawn.
        public let kind: Kind
        /// Where the line starts, in the root's coordinate space.
        public let from: Point
        /// Where the line ends, in the root's coordinate space.
        public let to: Point
        /// How the two sides of the constraint compare.
        public let relation: Relation
        /// The multiplier of the second side; 1 where there is none.
        public let multiplier: Double
        /// The constant, as the author wrote it.
        public let constant: Double
        /// The priority; 1000 is required.
        public let priority: Double
        /// Whether the layout fulfils it.
        public let state: State
        /// The identifiers of the views that it ties together: one or two.
        public let views: [String]

        /// A drawable constraint.
        public init(
            id: String, kind: Kind, from: Point, to: Point, relation: Relation = .equal, multiplier: Double = 1,
            constant: Double = 0, priority: Double = 1000, state: State = .satisfied, views: [String] = []
        ) {
            self.id = id
            self.kind = kind
            self.from = from
            self.to = to
            self.relation = relation
            self.multiplier = multiplier
            self.constant = constant
            self.priority = priority
            self.state = state
            self.views = views
        }

        /// What a constraint says about its views.
        public enum Kind: String, Hashable, Sendable, CaseIterable {
            /// A distance between an edge of one view and an edge of another; drawn as an I-bar.
            case spacing
            /// A view's own width or height; drawn as an I-bar.
            case size
            /// The same edge, centre or baseline for two views; drawn as a line along it.
            case alignment
            /// A width or height that depends on another view's or axis's; drawn as a badge on the first view.
            case proportion
        }

        /// How the two sides of a constraint compare.
        public enum Relation: String, Hashable, Sendable, CaseIterable {
            /// The first is at most the second.
            case lessThanOrEqual = "<="
            /// Both are the same.
            case equal = "=="
            /// The first is at least the second.
            case greaterThanOrEqual = ">="
        }

        /// Whether the layout fulfils a constraint.
        public enum State: String, Hashable, Sendable, CaseIterable {
            /// It holds, or it is an optional wish that a stronger one outranked.
            case satisfied
            /// It holds, but the document stores its views elsewhere.
            case misplaced
            /// It cannot hold together with others: it holds since one of them was given up, or yields together with them.
            case conflicting
            /// It cannot hold together with others and was given up.
            case broken
        }
    }
}

#if !hasFeature(Embedded)
extension Scene.Constraint: Codable {}
extension Scene.Constraint.Kind: Codable {}
extension Scene.Constraint.Relation: Codable {}
extension Scene.Constraint.State: Codable {}
#endif
