extension InterfaceDocument {
    /// A constraint of a document, as written; size classes may change it.
    public struct Constraint: Sendable {
        /// The identifier; for a constraint without one, its place in the document.
        public let id: String
        /// Its element.
        public let element: XMLTree.ElementID
        /// The view that holds it, by index.
        public let owner: Int
        /// The identifier of the first item; the holder if none is written.
        public let firstItem: String
        /// The attribute of the first item; nil if it is missing or unknown.
        public let firstAttribute: Attribute?
        /// The identifier of the second item; nil for the size of one view.
        public let secondItem: String?
        /// The attribute of the second item.
        public let secondAttribute: Attribute?
        /// How the two sides compare.
        public let relation: Relation
        /// The factor of the second attribute.
        public let multiplier: Double
        /// What is added to the second side, in points; for a symbolic constraint the value last resolved.
        public let constant: Double
        /// The priority; 1000 is required.
        public let priority: Double
        /// Whether it is removed when the document is built; it takes part in the frames that Interface Builder shows.
        public let isPlaceholder: Bool
        /// Whether the constant is the standard spacing.
        public let isSymbolic: Bool
        /// The name that its author gave it.
        public let identifier: String?
        /// What changes with the size class.
        public let variations: [Variation]
    }

    /// How the two sides of a constraint compare.
    public enum Relation: String, Hashable, Sendable, CaseIterable {
        /// The first is at most the second.
        case lessThanOrEqual
        /// Both are the same.
        case equal
        /// The first is at least the second.
        case greaterThanOrEqual
    }

    /// The attributes that a constraint can name, spelled as documents spell them.
    public enum Attribute: String, Hashable, Sendable, CaseIterable {
        case leading, trailing, left, right, top, bottom, width, height, centerX, centerY
        case baseline, firstBaseline, lastBaseline
        case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
        case centerXWithinMargins, centerYWithinMargins

        /// Whether it is where a line of text stands.
        public var isBaseline: Bool { self == .baseline || self == .firstBaseline || self == .lastBaseline }

        /// Whether it is an edge that depends on the direction of reading.
        var isDirectional: Bool {
            switch self {
            case .leading, .trailing, .leadingMargin, .trailingMargin: true
            default: false
            }
        }

        /// Whether it lies on the layout margins of its item.
        public var isMargin: Bool {
            switch self {
            case .leftMargin, .rightMargin, .topMargin, .bottomMargin, .leadingMargin, .trailingMargin,
                .centerXWithinMargins, .centerYWithinMargins:
                true
            default: false
            }
        }
    }
}
