extension Command {
    /// A value of a view or constraint for some size classes.
    public struct VariationChange: Codable, Hashable, Sendable {
        /// The id of the view or constraint.
        public var item: String
        /// The size classes, such as `heightClass=regular-widthClass=compact`; `default` for all, with `installed`.
        public var sizeClasses: String
        /// The name of the value: `constant`, `priority`, `installed`, `hidden`, `fontSize`, or an attribute of stack views.
        public var value: String
        /// The new value; empty to remove it.
        public var to: String

        enum CodingKeys: String, CodingKey { case item, sizeClasses, value, to }
    }
}
