import Diagnostics

/// A constraint between attributes: `label.leading >= view.leading * 2 + margin @750`.
public struct LayoutEquation: Hashable, Sendable {
    /// An attribute of a view or of one of its guides.
    public struct Operand: Hashable, Sendable {
        /// The name of the view.
        public let view: String
        /// The guide of the view, such as `safeAreaLayoutGuide`; nil for the view itself.
        public let guide: String?
        /// The attribute.
        public let attribute: Attribute
        /// The offset of the name in UTF-8 bytes of the equation.
        public let offset: Int

        /// Creates an operand.
        public init(view: String, guide: String? = nil, attribute: Attribute, offset: Int = 0) {
            self.view = view
            self.guide = guide
            self.attribute = attribute
            self.offset = offset
        }
    }

    /// A number, or the name of a metric.
    public enum Number: Hashable, Sendable {
        /// A number.
        case literal(Double)
        /// The name of a metric, with its offset in UTF-8 bytes of the equation.
        case metric(String, offset: Int)
    }

    /// The largest absolute value of a number.
    public static let largestNumber = 1e9

    /// The left side.
    public let first: Operand
    /// The relation between the sides.
    public let relation: Relation
    /// The attribute on the right side; nil for a constant.
    public let second: Operand?
    /// The multiplier of the second attribute.
    public let multiplier: Number
    /// The terms of the constant, each with its sign.
    public let constants: [(sign: Double, number: Number)]
    /// The priority; nil if none is given.
    public let priority: Number?
    /// The terms of the constant in the text, with their signs; empty behind the second attribute if there are none.
    public var constantSpan = SourceSpan(at: 0)
    /// The priority in the text, without the `@`; nil if none is given.
    public var prioritySpan: SourceSpan?

    /// Creates an equation from its parts.
    public init(
        first: Operand, relation: Relation, second: Operand?, multiplier: Number,
        constants: [(sign: Double, number: Number)], priority: Number?
    ) {
        self.first = first
        self.relation = relation
        self.second = second
        self.multiplier = multiplier
        self.constants = constants
        self.priority = priority
    }

    /// Returns whether two equations are equal, apart from offsets.
    public static func == (first: LayoutEquation, second: LayoutEquation) -> Bool {
        first.first == second.first && first.relation == second.relation && first.second == second.second
            && first.multiplier == second.multiplier && first.priority == second.priority
            && first.constants.elementsEqual(second.constants) { left, right in left == right }
    }

    /// Hashes the parts that `==` compares.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(first)
        hasher.combine(second)
        hasher.combine(relation)
    }

    /// The reason why a text is not an equation, with its offset in UTF-8 bytes.
    public struct Failure: Error, Hashable {
        /// The problem, as full sentences.
        public let message: String
        /// The offset in UTF-8 bytes of the text.
        public let offset: Int
        /// The fixes for a word that is nearly an attribute or a guide, as edits of the text.
        public var fixIts: [FixIt] = []
    }

    /// The names of guides in operands.
    public static let guides = ["safeAreaLayoutGuide", "layoutMarginsGuide", "contentLayoutGuide", "frameLayoutGuide"]

    /// Parses an equation.
    ///
    /// Grammar: `operand relation (operand ["*" number] | number) {("+" | "-") number} ["@" number]`. An operand is
    /// `view.attribute` or `view.guide.attribute`. A relation is `==`, `>=` or `<=`. A number is digits or a metric.
    /// Names of attributes and relations in Objective-C and older Swift are also read.
    public static func parse(_ text: String) throws(Failure) -> LayoutEquation {
        var parser = EquationParser(text: text)
        return try parser.parse()
    }
}
