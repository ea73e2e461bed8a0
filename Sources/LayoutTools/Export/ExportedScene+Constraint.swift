import VisualFormat

extension ExportedScene {
    /// `first  relation  second × multiplier + constant`.
    public struct Constraint: Hashable, Sendable {
        /// The identifier in the document, or its text.
        public var id: String
        /// Whether that is the text, in the words of the document.
        public var isStatement: Bool
        /// The left side.
        public var first: Operand
        /// How the sides compare.
        public var relation: Relation
        /// The right side; nil for a constant.
        public var second: Operand?
        /// The factor of the right side.
        public var multiplier: Double
        /// What is added to the right side, in points.
        public var constant: Double
        /// The priority, above 0 and at most 1000.
        public var priority: Double
        /// The name that its author gave it.
        public var identifier: String?
        /// The name of the outlet that refers to it.
        public var outlet: String?
        /// Whether it is removed when the document is built, so that no code is made of it.
        public var isPlaceholder: Bool

        /// A constraint; required unless said otherwise.
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

        /// The same constraint with its sides exchanged; nil where a factor or a missing side prevents that.
        var exchanged: Constraint? {
            guard let second, multiplier == 1 else { return nil }
            var other = self
            other.first = second
            other.second = first
            other.constant = constant == 0 ? 0 : -constant
            switch relation {
            case .equal: break
            case .lessThanOrEqual: other.relation = .greaterThanOrEqual
            case .greaterThanOrEqual: other.relation = .lessThanOrEqual
            }
            return other
        }
    }

    /// An attribute of a view or of one of its guides.
    public struct Operand: Hashable, Sendable {
        /// The view, by index.
        public var view: Int
        /// The guide of it that is meant; nil for the view itself.
        public var guide: Guide?
        /// What of it is meant.
        public var attribute: Attribute

        /// An attribute of a view, or of a guide of it.
        public init(_ view: Int, _ attribute: Attribute, guide: Guide? = nil) {
            self.view = view
            self.guide = guide
            self.attribute = attribute
        }
    }

    /// The guides that views have, by the names of their properties in UIKit.
    public enum Guide: String, Hashable, Sendable, CaseIterable {
        /// What bars and corners leave free.
        case safeArea = "safeAreaLayoutGuide"
        /// The view inset by its margins.
        case layoutMargins = "layoutMarginsGuide"
        /// A column narrow enough for reading.
        case readableContent = "readableContentGuide"
        /// The place of the keyboard.
        case keyboard = "keyboardLayoutGuide"
        /// The content of a scroll view.
        case content = "contentLayoutGuide"
        /// The frame of a scroll view.
        case frame = "frameLayoutGuide"
    }
}
