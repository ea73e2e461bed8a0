import Diagnostics

/// The axis of a statement.
public enum Axis: UInt8, Hashable, Sendable {
    /// Left to right, or from the leading to the trailing edge.
    case horizontal
    /// From the top to the bottom.
    case vertical
}

/// The relation of a predicate.
public enum Relation: UInt8, Hashable, Sendable {
    /// At most.
    case lessThanOrEqual
    /// Exactly; what a predicate without a relation means.
    case equal
    /// At least.
    case greaterThanOrEqual

    /// How formats and equations write it: `<=`, `==` or `>=`.
    public var sign: String {
        switch self {
        case .lessThanOrEqual: "<="
        case .equal: "=="
        case .greaterThanOrEqual: ">="
        }
    }
}

extension SyntaxTree {
    /// One format, or one constraint written as an equation.
    public struct Statement: Sendable {
        /// The whole statement without blanks around it.
        public var span: SourceSpan
        /// The letters before the colon; empty if the statement names no axis.
        public var axisSpan: SourceSpan
        /// The axes that it speaks of; both only with ``Dialect/bothAxes``.
        public var axes: Axes
        /// Whether a colon follows the letters.
        public var hasColon: Bool
        /// The views and their connections; empty in an equation.
        public var chain: Chain
        /// The constraints of an equation statement; empty for all others.
        public var equations: [Equation]
        /// Whether the statement begins with `C:`.
        public var isExplicit: Bool
    }

    /// The axes of a statement.
    public enum Axes: UInt8, Hashable, Sendable {
        /// `H:` or nothing.
        case horizontal
        /// `V:`.
        case vertical
        /// `HV:`.
        case both
    }

    /// Views in a row or column, with the bars at its ends.
    public struct Chain: Sendable {
        /// The bar that it begins with.
        public var leadingBar: Bar?
        /// The views, each with the connection before it.
        public var links: [Link]
        /// The connection behind the last view, present if there is a closing bar or anything towards one.
        public var trailingConnection: Connection?
        /// The bar that it ends with.
        public var trailingBar: Bar?
    }

    /// A `|`.
    public struct Bar: Sendable {
        /// Where it stands.
        public var span: SourceSpan
        /// What it stands for.
        public var edge: Edge
    }

    /// What a bar stands for.
    public enum Edge: UInt8, Hashable, Sendable {
        /// The superview's edge.
        case superview
        /// `||`: the superview's layout margins.
        case layoutMargins
        /// `|||`: the superview's safe area.
        case safeArea
    }

    /// A place in a chain: what leads to it and the views in it.
    public struct Link: Sendable {
        /// The connection to what stands before; ``Connection/Form/none`` at the beginning of a chain without a bar.
        public var connection: Connection
        /// From the opening to behind the closing bracket.
        public var span: SourceSpan
        /// The first, mostly only, view.
        public var view: View
        /// The other views of the place.
        var further: Range<Int32>
        /// Whether the closing bracket is there.
        public var isClosed: Bool
    }

    /// What stands between two views, or a view and a bar.
    public struct Connection: Sendable {
        /// The ways to write a connection.
        public enum Form: UInt8, Hashable, Sendable {
            /// Nothing to connect with.
            case none
            /// Nothing between: no space.
            case flush
            /// `-`: the standard space.
            case standard
            /// `-8-`: one predicate without parentheses.
            case bare
            /// `-(…)-`: a list of predicates.
            case list
            /// `~`: a gap as large as the other ones of the chain.
            case gap
            /// `~(…)~`: such a gap with predicates.
            case gapList
            /// `->`: not connected.
            case disconnected
        }

        /// Where it stands.
        public var span: SourceSpan
        /// How it is written.
        public var form: Form
        /// Whether the parenthesis of a list is closed.
        public var isListClosed: Bool
        /// Whether the second hyphen is there.
        public var isClosed: Bool
        var predicates: Range<Int32>
    }

    /// A view's name with what is said of its size.
    public struct View: Sendable {
        /// The name; empty if it is missing.
        public var name: SourceSpan
        /// The last number of a range, as in `v1..8`; empty if there is none.
        public var rangeEnd: SourceSpan
        var predicates: Range<Int32>
        /// The chain inside, as an index; negative if there is none.
        var stack: Int32
        /// Whether there is a list of predicates.
        public var hasList: Bool
        /// Whether the parenthesis of the list is closed.
        public var isListClosed: Bool
    }

    /// A relation to an object with a priority: `>=20@750`.
    public struct Predicate: Sendable {
        /// What the size or space is compared with.
        public enum Object: Sendable, Hashable {
            /// A number; infinite if it is too large for one.
            case number(Double)
            /// The name of a metric or a view.
            case name
            /// More than that, by ``Dialect/expressions`` or ``Dialect/percentages``.
            case expression(Int32)
            /// Nothing stands where it must be.
            case missing
        }

        /// The priority as it is written.
        public enum Priority: Sendable, Hashable {
            /// No `@`: required.
            case none
            /// A number.
            case number(Double)
            /// The name of a metric.
            case name
            /// Nothing stands behind the `@`.
            case missing
        }

        /// The relation; equal if none is written.
        public var relation: Relation
        /// Where the relation stands; empty if none is written.
        public var relationSpan: SourceSpan
        /// What it is compared with.
        public var object: Object
        /// Where that stands.
        public var objectSpan: SourceSpan
        /// The priority.
        public var priority: Priority
        /// Where the priority stands, without the `@`.
        public var prioritySpan: SourceSpan
    }

    /// An object of the extended dialect: `view.attribute * multiplier + constant`.
    public struct Expression: Sendable {
        /// A number or the name of a metric.
        public enum Value: Sendable, Hashable {
            /// A number.
            case number(Double)
            /// The name of a metric.
            case metric(SourceSpan)
        }

        /// The name; empty for a share of the superview.
        public var name: SourceSpan
        /// The attribute behind the name; empty if there is none.
        public var attribute: SourceSpan
        /// The factor or the divisor.
        public var factor: Value
        /// Whether ``factor`` divides.
        public var isDivided: Bool
        /// What is added.
        public var addend: Value
        /// Whether ``addend`` is taken away.
        public var isSubtracted: Bool
        /// Whether it is a share in percent of the superview's size.
        public var isPercentage: Bool
    }

    /// A constraint of its own: `view.attribute == predicate`.
    public struct Equation: Sendable {
        /// The first view.
        public var name: SourceSpan
        /// Its attribute.
        public var attribute: SourceSpan
        /// Whether the predicate stands in parentheses, as behind `C:`.
        public var isParenthesized: Bool
        /// Whether the closing parenthesis is there.
        public var isListClosed: Bool
        /// Whether the name is written here or carried over from the equation before.
        public var isNamed: Bool
        /// The predicates.
        var predicates: Range<Int32>
    }

    /// Text beside the grammar.
    public struct Skipped: Sendable {
        /// Why it is skipped.
        public enum Kind: UInt8, Hashable, Sendable {
            /// Blanks, line feeds and semicolons where the dialect allows them.
            case blank
            /// A comment.
            case comment
            /// An error.
            case unexpected
        }

        /// Where it stands.
        public var span: SourceSpan
        /// Why it is skipped.
        public var kind: Kind
    }
}
