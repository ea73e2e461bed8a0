import Diagnostics

/// The axis of a statement.
public enum Axis: UInt8, Hashable, Sendable {
    /// Left to right, or leading to trailing.
    case horizontal
    /// Top to bottom.
    case vertical
}

extension SyntaxTree {
    /// A format, or a constraint written as an equation.
    public struct Statement: Sendable {
        /// The span of the statement without surrounding spaces.
        public var span: SourceSpan
        /// The letters before the colon; empty if the statement names no axis.
        public var axisSpan: SourceSpan
        /// The axes of the statement; both only with ``Dialect/bothAxes``.
        public var axes: Axes
        /// A Boolean value that indicates whether a colon follows the letters.
        public var hasColon: Bool
        /// The views and their connections; empty in an equation.
        public var chain: Chain
        /// The constraints of an equation statement; empty for all others.
        public var equations: [Equation]
        /// A Boolean value that indicates whether the statement begins with `C:`.
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
        /// The bar at the beginning.
        public var leadingBar: Bar?
        /// The views, each with the connection before it.
        public var links: [Link]
        /// The connection after the last view, if there is a closing bar or the beginning of one.
        public var trailingConnection: Connection?
        /// The bar at the end.
        public var trailingBar: Bar?
    }

    /// A `|`.
    public struct Bar: Sendable {
        /// The span of the bar.
        public var span: SourceSpan
        /// The edge that the bar stands for.
        public var edge: Edge
    }

    /// The edge that a bar stands for.
    public enum Edge: UInt8, Hashable, Sendable {
        /// The edge of the superview.
        case superview
        /// `||`: the layout margins of the superview.
        case layoutMargins
        /// `|||`: the safe area of the superview.
        case safeArea
    }

    /// An element of a chain: a connection and the views after it.
    public struct Link: Sendable {
        /// The connection before the views; ``Connection/Form/none`` at the beginning of a chain without a bar.
        public var connection: Connection
        /// The span from the opening to the closing bracket.
        public var span: SourceSpan
        /// The first view, usually the only one.
        public var view: View
        /// The other views of the place.
        var further: Range<Int32>
        /// A Boolean value that indicates whether the closing bracket is present.
        public var isClosed: Bool
    }

    /// A connection between two views, or between a view and a bar.
    public struct Connection: Sendable {
        /// The ways to write a connection.
        public enum Form: UInt8, Hashable, Sendable {
            /// No connection.
            case none
            /// No space between the views.
            case flush
            /// `-`: the standard space.
            case standard
            /// `-8-`: one predicate without parentheses.
            case bare
            /// `-(…)-`: a list of predicates.
            case list
            /// `~`: a gap as large as the other gaps of the chain.
            case gap
            /// `~(…)~`: an equal gap with predicates.
            case gapList
            /// `->`: not connected.
            case disconnected
        }

        /// The span of the connection.
        public var span: SourceSpan
        /// The way in which it is written.
        public var form: Form
        /// A Boolean value that indicates whether the parenthesis of a list is closed.
        public var isListClosed: Bool
        /// A Boolean value that indicates whether the second hyphen is present.
        public var isClosed: Bool
        var predicates: Range<Int32>
    }

    /// The name of a view, with its predicates.
    public struct View: Sendable {
        /// The name; empty if it is missing.
        public var name: SourceSpan
        /// The last number of a range, as in `v1..8`; empty if there is none.
        public var rangeEnd: SourceSpan
        var predicates: Range<Int32>
        /// The chain inside, as an index; negative if there is none.
        var stack: Int32
        /// A Boolean value that indicates whether there is a list of predicates.
        public var hasList: Bool
        /// A Boolean value that indicates whether the parenthesis of the list is closed.
        public var isListClosed: Bool
    }

    /// A relation to an object, with a priority: `>=20@750`.
    public struct Predicate: Sendable {
        /// The object with which a size or space is compared.
        public enum Object: Sendable, Hashable {
            /// A number; infinite if it is too large.
            case number(Double)
            /// The name of a metric or a view.
            case name
            /// An expression with ``Dialect/expressions`` or ``Dialect/percentages``.
            case expression(Int32)
            /// The object is missing.
            case missing
        }

        /// The priority in the source.
        public enum Priority: Sendable, Hashable {
            /// No `@`: required.
            case none
            /// A number.
            case number(Double)
            /// The name of a metric.
            case name
            /// The priority after `@` is missing.
            case missing
        }

        /// The relation; equal if none is written.
        public var relation: Relation
        /// The span of the relation; empty if none is written.
        public var relationSpan: SourceSpan
        /// The object of the comparison.
        public var object: Object
        /// The span of the object.
        public var objectSpan: SourceSpan
        /// The priority.
        public var priority: Priority
        /// The span of the priority, without the `@`.
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

        /// The name; empty for a percentage of the superview.
        public var name: SourceSpan
        /// The attribute after the name; empty if there is none.
        public var attribute: SourceSpan
        /// The factor or divisor.
        public var factor: Value
        /// A Boolean value that indicates whether ``factor`` is a divisor.
        public var isDivided: Bool
        /// The addend.
        public var addend: Value
        /// A Boolean value that indicates whether ``addend`` is subtracted.
        public var isSubtracted: Bool
        /// A Boolean value that indicates whether it is a percentage of the superview's size.
        public var isPercentage: Bool
    }

    /// A single constraint: `view.attribute == predicate`.
    public struct Equation: Sendable {
        /// The first view.
        public var name: SourceSpan
        /// The attribute of the first view.
        public var attribute: SourceSpan
        /// A Boolean value that indicates whether the predicate is in parentheses, as after `C:`.
        public var isParenthesized: Bool
        /// A Boolean value that indicates whether the closing parenthesis is present.
        public var isListClosed: Bool
        /// A Boolean value that indicates whether the name is written here, not taken from the equation before.
        public var isNamed: Bool
        /// The predicates.
        var predicates: Range<Int32>
    }

    /// Text that is not part of the grammar.
    public struct Skipped: Sendable {
        /// The reason why text is skipped.
        public enum Kind: UInt8, Hashable, Sendable {
            /// Spaces, line feeds and semicolons that the dialect allows.
            case blank
            /// A comment.
            case comment
            /// An error.
            case unexpected
        }

        /// The span of the text.
        public var span: SourceSpan
        /// The reason why it is skipped.
        public var kind: Kind
    }
}
