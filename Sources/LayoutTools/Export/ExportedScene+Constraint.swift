import VisualFormat

extension ExportedScene {
    /// A constraint: `first  relation  second × multiplier + constant`.
    public struct Constraint: Hashable, Sendable {
        /// The id in the document, or the text.
        public var id: String
        /// A Boolean value that indicates whether `id` is the text of the constraint.
        public var isStatement: Bool
        /// The left side.
        public var first: Operand
        /// The relation between the sides.
        public var relation: Relation
        /// The right side; nil for a constant.
        public var second: Operand?
        /// The multiplier of the right side.
        public var multiplier: Double
        /// The constant of the right side, in points.
        public var constant: Double
        /// The priority, greater than 0 and at most 1000.
        public var priority: Double
        /// The identifier of the constraint.
        public var identifier: String?
        /// The name of the outlet to the constraint.
        public var outlet: String?
        /// A Boolean value that indicates whether the constraint is a placeholder, for which no code is written.
        public var isPlaceholder: Bool

        /// Creates a constraint.
        ///
        /// The default is required.
        public init(
            _ first: Operand, _ relation: Relation = .equal, _ second: Operand? = nil, multiplier: Double = 1,
            constant: Double = 0, priority: Double = 1000, identifier: String? = nil, outlet: String? = nil,
            isPlaceholder: Bool = false, id: String = "", isStatement: Bool = false
        ) {
            self.id = id
            self.isStatement = isStatement
            self.first = first
            self.relation = relation
            self.second = second
            self.multiplier = multiplier
            self.constant = constant
            self.priority = priority
            self.identifier = identifier
            self.outlet = outlet
            self.isPlaceholder = isPlaceholder
        }

        /// The same constraint with exchanged sides, or nil if a factor or a missing side prevents that.
        var exchanged: Constraint? {
            guard let second, multiplier == 1 else { return nil }
            var other = self
            other.first = second
            other.second = first
            other.constant = constant == 0 ? 0 : -constant
            other.relation = relation.opposite
            return other
        }
    }

    /// An attribute of a view or of one of its guides.
    public struct Operand: Hashable, Sendable {
        /// The view, by index.
        public var view: Int
        /// The guide; nil for the view itself.
        public var guide: Guide?
        /// The attribute.
        public var attribute: Attribute

        /// Creates an operand.
        public init(_ view: Int, _ attribute: Attribute, guide: Guide? = nil) {
            self.view = view
            self.guide = guide
            self.attribute = attribute
        }
    }

    /// The layout guides of views, by their property names in UIKit.
    public enum Guide: String, Hashable, Sendable, CaseIterable {
        /// The safe area.
        case safeArea = "safeAreaLayoutGuide"
        /// The layout margins.
        case layoutMargins = "layoutMarginsGuide"
        /// The readable content guide.
        case readableContent = "readableContentGuide"
        /// The keyboard layout guide.
        case keyboard = "keyboardLayoutGuide"
        /// The content layout guide of a scroll view.
        case content = "contentLayoutGuide"
        /// The frame layout guide of a scroll view.
        case frame = "frameLayoutGuide"
    }
}
