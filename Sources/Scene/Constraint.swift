extension Scene {
    /// A constraint as Interface Builder draws it: an I-beam for a distance or a size, a line for an alignment.
    public struct Constraint: Hashable, Sendable {
        /// The id in the document, the identifier that code has set, or the description of the constraint.
        public let id: String
        /// The kind of constraint, which determines how it is drawn.
        public let kind: Kind
        /// The start of the line in the coordinate space of the root.
        public let from: Point
        /// The end of the line in the coordinate space of the root.
        public let to: Point
        /// The relation between the two sides.
        public let relation: Relation
        /// The multiplier of the second side; 1 if there is none.
        public let multiplier: Double
        /// The constant in the source.
        public let constant: Double
        /// The priority; 1000 is required.
        public let priority: Double
        /// A value that indicates whether the layout satisfies the constraint.
        public let state: State
        /// The ids of its one or two views.
        public let views: [String]

        /// Creates a constraint.
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

        /// The kind of a constraint.
        public enum Kind: String, Hashable, Sendable, CaseIterable {
            /// A distance between edges of two views, drawn as an I-beam.
            case spacing
            /// The width or height of a view, drawn as an I-beam.
            case size
            /// An equal edge, center or baseline of two views, drawn as a line.
            case alignment
            /// A width or height that depends on another one, drawn as a badge on the first view.
            case proportion
        }

        /// The relation between the two sides of a constraint.
        public enum Relation: String, Hashable, Sendable, CaseIterable {
            /// The first side is at most the second.
            case lessThanOrEqual = "<="
            /// Both sides are equal.
            case equal = "=="
            /// The first side is at least the second.
            case greaterThanOrEqual = ">="
        }

        /// A value that indicates whether the layout satisfies a constraint.
        public enum State: String, Hashable, Sendable, CaseIterable {
            /// The constraint is satisfied, or it is optional and a constraint of higher priority outranks it.
            case satisfied
            /// The constraint is satisfied, but a view of it is misplaced in the document.
            case misplaced
            /// The constraint conflicts with others. It is satisfied because one of them is broken, or all of them
            /// yield.
            case conflicting
            /// The constraint conflicts with others and is broken.
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
