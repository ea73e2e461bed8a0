import Diagnostics

/// `label.leading >= view.leading * 2 + margin @750`: one constraint between attributes.
public struct LayoutEquation: Hashable, Sendable {
    /// An attribute of a view or of one of its guides.
    public struct Operand: Hashable, Sendable {
        /// The name of the view.
        public let view: String
        /// The guide of the view, such as `safeAreaLayoutGuide`; nil for the view itself.
        public let guide: String?
        /// The attribute.
        public let attribute: InterfaceDocument.Attribute
        /// Where its name starts, in UTF-8 bytes of the equation.
        public let offset: Int
    }

    /// A number, or the name of a metric.
    public enum Number: Hashable, Sendable {
        /// A number as written.
        case literal(Double)
        /// The name of a metric and where it starts, in UTF-8 bytes of the equation.
        case metric(String, offset: Int)
    }

    /// The left side.
    public let first: Operand
    /// How the sides compare.
    public let relation: InterfaceDocument.Relation
    /// The attribute on the right side; nil for a constant alone.
    public let second: Operand?
    /// The factor of the second attribute.
    public let multiplier: Number
    /// What is added on the right side, term by term; each with its sign.
    public let constants: [(sign: Double, number: Number)]
    /// The priority; nil if it is not given.
    public let priority: Number?

    /// Whether two equations say the same.
    public static func == (first: LayoutEquation, second: LayoutEquation) -> Bool {
        first.first == second.first && first.relation == second.relation && first.second == second.second
            && first.multiplier == second.multiplier && first.priority == second.priority
            && first.constants.elementsEqual(second.constants) { left, right in left == right }
    }

    /// Combines what two equal equations have in common.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(first)
        hasher.combine(second)
        hasher.combine(relation)
    }

    /// Why a text is no equation, and where, in UTF-8 bytes.
    public struct Failure: Error, Hashable {
        /// What is wrong and what is expected instead.
        public let message: String
        /// Where, in UTF-8 bytes of the text.
        public let offset: Int
    }

    /// The guides that an operand can name.
    public static let guides = ["safeAreaLayoutGuide", "layoutMarginsGuide", "contentLayoutGuide", "frameLayoutGuide"]

    /// Reads an equation.
    ///
    /// Grammar: `operand relation (operand ["*" number] | number) {("+" | "-") number} ["@" number]`, where an operand
    /// is `view.attribute` or `view.guide.attribute`, a relation `==`, `>=` or `<=`, and a number digits or a metric.
    /// The names that Objective-C and older Swift have for attributes and relations are read as well.
    public static func parse(_ text: String) throws(Failure) -> LayoutEquation {
        var parser = EquationParser(text: text)
        return try parser.parse()
    }
}
