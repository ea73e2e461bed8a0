import VisualFormat

extension InterfaceDocument {
    /// A constraint of a document as written.
    ///
    /// Size classes can change it.
    public struct Constraint: Sendable {
        /// The id; for a constraint without one, its index in the document.
        public let id: String
        /// The element in the XML.
        public let element: XMLTree.ElementID
        /// The view that holds the constraint, by index.
        public let owner: Int
        /// The id of the first item.
        ///
        /// The default is the holder.
        public let firstItem: String
        /// The attribute of the first item; nil if it is missing or unknown.
        public let firstAttribute: Attribute?
        /// The id of the second item; nil for a size.
        public let secondItem: String?
        /// The attribute of the second item.
        public let secondAttribute: Attribute?
        /// The relation between the sides.
        public let relation: Relation
        /// The multiplier of the second attribute.
        public let multiplier: Double
        /// The constant in points.
        ///
        /// For a symbolic constraint, it is the value when the document was saved.
        public let constant: Double
        /// The priority; 1000 means required.
        public let priority: Double
        /// A Boolean value that indicates whether the constraint is a placeholder, which is removed at build time but
        /// affects the canvas.
        public let isPlaceholder: Bool
        /// A Boolean value that indicates whether the constant is the standard spacing.
        public let isSymbolic: Bool
        /// The identifier of the constraint.
        public let identifier: String?
        /// The variations for size classes.
        public let variations: [Variation]
    }

    /// The relation of the sides of a constraint.
    public typealias Relation = VisualFormat.Relation

    /// The attribute of an item in a constraint.
    public typealias Attribute = VisualFormat.Attribute
}
