import UIKit

extension Canvas {
    /// A constraint as in a document: `firstItem.firstAttribute  relation  secondItem.secondAttribute × multiplier +
    /// constant`.
    public struct Constraint: Hashable, Sendable {
        /// The id in the document.
        ///
        /// A new constraint gets an id when it is written.
        public var id: String?
        /// The view that holds the constraint: the closest common ancestor of its items.
        public var holder: String
        /// The item on the left side.
        public var firstItem: String
        /// The attribute of the first item.
        public var firstAttribute: NSLayoutConstraint.Attribute
        /// The relation between the sides.
        public var relation: NSLayoutConstraint.Relation
        /// The item on the right side; nil if the constraint is a size.
        public var secondItem: String?
        /// The attribute of the second item; `notAnAttribute` if there is none.
        public var secondAttribute: NSLayoutConstraint.Attribute
        /// The multiplier of the second attribute.
        public var multiplier: Double
        /// The constant, in points.
        public var constant: Double
        /// The priority, greater than 0 and at most 1000.
        public var priority: Double
        /// A Boolean value that indicates whether the constant is the standard spacing.
        public var isSymbolic: Bool
        /// A Boolean value that indicates whether the constraint is a placeholder, which is removed at build time.
        public var isPlaceholder = false

        /// Creates a constraint.
        public init(
            id: String? = nil, holder: String, _ firstItem: String, _ firstAttribute: NSLayoutConstraint.Attribute,
            _ relation: NSLayoutConstraint.Relation = .equal, _ secondItem: String? = nil,
            _ secondAttribute: NSLayoutConstraint.Attribute = .notAnAttribute, multiplier: Double = 1,
            constant: Double = 0, priority: Double = 1000, isSymbolic: Bool = false
        ) {
            self.id = id
            self.holder = holder
            self.firstItem = firstItem
            self.firstAttribute = firstAttribute
            self.relation = relation
            self.secondItem = secondItem
            self.secondAttribute = secondAttribute
            self.multiplier = multiplier
            self.constant = constant
            self.priority = priority
            self.isSymbolic = isSymbolic
        }

        /// The ids of its one or two items.
        public var itemIDs: [String] { secondItem.map { [firstItem, $0] } ?? [firstItem] }
    }
}
