import Diagnostics

/// What is wrong with a format: the fact and its place.
///
/// The wording is in `Problem+Wording.swift`, what may be advised in `Advice.swift`.
public struct Problem: Hashable, Sendable {
    /// The kinds of problems.
    public enum Kind: Hashable, Sendable {
        /// There is no text.
        case emptyFormat
        /// `H` or `V` without a colon.
        case expectedColon(Axis)
        /// Nothing follows the opening bar.
        case expectedConnection
        /// No `[` where a view must be.
        case expectedView
        /// A view's name that does not begin with a letter or an underscore.
        case expectedViewName
        /// Something else than `(` or `]` behind a view's name.
        case expectedViewEnd
        /// A list of predicates in a view without its end.
        case expectedPredicateEnd
        /// No number and no name where one must be.
        case expectedValue
        /// `>`, `<` or `=` alone.
        case unknownRelation
        /// `--`.
        case ambiguousHyphen
        /// A connection without its second hyphen.
        case expectedHyphen
        /// A list in a space that neither ends nor goes on.
        case expectedListEnd
        /// The text ends inside a connection.
        case expectedMoreInput
        /// Something else than a connection behind a view.
        case expectedViewOrBar
        /// Something behind the closing bar.
        case expectedEnd

        /// A view that has no entry in the dictionary of views.
        case unknownView(String)
        /// A name that has no entry in the dictionary of metrics, nor in that of views.
        case unknownMetric(String)
        /// A bar beside a view that has no superview.
        case missingSuperview
        /// An option to align views along the axis that the format arranges them on.
        case parallelAlignment(Axis)
        /// A priority that is not above 0 and at most 1000.
        case priorityOutOfRange(Double)
        /// A number too large for one.
        case constantNotFinite(Double)

        /// An attribute that there is not.
        case unknownAttribute(String)
        /// A pair of attributes of which no constraint can be made.
        case mismatchedAttributes(String, String)
        /// A range of views without two numbers in order, or too long.
        case invalidRange
        /// Stacks inside stacks beyond the limit.
        case nestedTooDeeply
        /// Groups and ranges that make more constraints than the limit.
        case tooManyConstraints
    }

    /// What is wrong.
    public var kind: Kind
    /// The caret's place in UTF-8 bytes: the first byte not consumed when the parser gave up.
    public var offset: Int

    /// A problem.
    public init(_ kind: Kind, at offset: Int) {
        self.kind = kind
        self.offset = offset
    }
}
