import Diagnostics

/// A problem with a format: its kind and position.
///
/// The messages are in `Problem+Wording.swift`, and the advice is in `Advice.swift`.
public struct Problem: Hashable, Sendable {
    /// The kinds of problems.
    public enum Kind: Hashable, Sendable {
        /// The format is empty.
        case emptyFormat
        /// `H` or `V` without a colon.
        case expectedColon(Axis)
        /// The format ends after the opening bar.
        case expectedConnection
        /// A `[` is missing.
        case expectedView
        /// The name of a view does not begin with a letter or an underscore.
        case expectedViewName
        /// The name of a view is not followed by `(` or `]`.
        case expectedViewEnd
        /// The predicates of a view are not closed.
        case expectedPredicateEnd
        /// A number or a name is missing.
        case expectedValue
        /// A single `>`, `<` or `=`.
        case unknownRelation
        /// `--`.
        case ambiguousHyphen
        /// The second hyphen of a connection is missing.
        case expectedHyphen
        /// The predicates of a space are not closed.
        case expectedListEnd
        /// The format ends inside a connection.
        case expectedMoreInput
        /// A view is not followed by a connection.
        case expectedViewOrBar
        /// The format continues after the closing bar.
        case expectedEnd

        /// A view is not in the views dictionary.
        case unknownView(String)
        /// A name is neither in the metrics nor in the views dictionary.
        case unknownMetric(String)
        /// A bar beside a view without superview.
        case missingSuperview
        /// An option aligns views along the axis of the format.
        case parallelAlignment(Axis)
        /// A priority is not greater than 0 and at most 1000.
        case priorityOutOfRange(Double)
        /// A number is too large.
        case constantNotFinite(Double)

        /// An unknown attribute.
        case unknownAttribute(String)
        /// Two attributes that cannot be in one constraint.
        case mismatchedAttributes(String, String)
        /// A range of views is out of order or too long.
        case invalidRange
        /// Stacks are nested beyond the limit.
        case nestedTooDeeply
        /// Groups and ranges exceed the limit of constraints.
        case tooManyConstraints
    }

    /// The kind of problem.
    public var kind: Kind
    /// The position of the caret in UTF-8 bytes: the first byte that the parser did not consume.
    public var offset: Int

    /// Creates a problem.
    public init(_ kind: Kind, at offset: Int) {
        self.kind = kind
        self.offset = offset
    }
}
