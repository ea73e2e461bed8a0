import UIKit

extension Canvas {
    /// `firstItem.firstAttribute  relation  secondItem.secondAttribute × multiplier + constant`, as a document holds it.
    public struct Constraint: Hashable, Sendable {
        /// The identifier in the document; a constraint that a tool adds gets one when it is written.
        public var id: String?
        /// The view that holds it: the closest common ancestor of its items.
        public var holder: String
        /// The item on the left side.
        public var firstItem: String
        /// What of it is meant.
        public var firstAttribute: NSLayoutConstraint.Attribute
        /// How the sides compare.
        public var relation: NSLayoutConstraint.Relation
        /// The item on the right side; nil where the constraint gives a size.
        public var secondItem: String?
        /// What of it is meant; `notAnAttribute` without a second item.
        public var secondAttribute: NSLayoutConstraint.Attribute
        /// What the second attribute is multiplied by.
        public var multiplier: Double
        /// What is added, in points.
        public var constant: Double
        /// The priority, greater than 0 and at most 1000.
        public var priority: Double
        /// Whether the constant is the standard spacing, written symbolically.
        public var isSymbolic: Bool
        /// Whether it is removed when the document is built: it counts on the canvas, and nothing takes it for one that will be there.
        public var isPlaceholder = false

        /// A constraint between two items.
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

        /// The items it names: one or two.
        public var itemIDs: [String] { secondItem.map { [firstItem, $0] } ?? [firstItem] }
    }
}
