import Diagnostics

/// A kind of finding that `plumb lint` can make, as its configuration, its reports and its documentation name it.
public struct Rule: Hashable, Sendable {
    /// The stable id of its findings.
    public let id: DiagnosticID
    /// How bad its findings are, unless the configuration says otherwise.
    public let severity: Severity
    /// What it finds, in one sentence.
    public let summary: String

    /// A rule.
    public init(_ id: DiagnosticID, _ severity: Severity, _ summary: String) {
        self.id = id
        self.severity = severity
        self.summary = summary
    }
}

extension Rule {
    /// The rules about sources: the problems of formats first, then those of the calls around them.
    public static let sources: [Rule] = formats + calls

    private static let formats: [Rule] = [
        Rule("vfl.empty-format", .error, "The format is an empty string."),
        Rule("vfl.expected-colon", .error, "An H or V at the beginning lacks its colon."),
        Rule("vfl.expected-connection", .error, "Nothing follows the opening bar."),
        Rule("vfl.expected-view", .error, "There is no view in brackets where one must be."),
        Rule("vfl.expected-view-name", .error, "A view's name does not begin with a letter or an underscore."),
        Rule("vfl.expected-view-end", .error, "A view's name is followed by neither ( nor ]."),
        Rule("vfl.expected-predicate-end", .error, "The predicates of a view lack their closing parenthesis."),
        Rule("vfl.expected-value", .error, "There is neither a number nor the name of a metric where one must be."),
        Rule("vfl.unknown-relation", .error, "A relation is none of ==, >= and <=."),
        Rule("vfl.ambiguous-hyphen", .error, "A negative number stands without parentheses."),
        Rule("vfl.expected-hyphen", .error, "A connection lacks its second hyphen."),
        Rule("vfl.expected-list-end", .error, "The predicates of a space lack their closing parenthesis."),
        Rule("vfl.expected-more-input", .error, "The format ends inside a connection."),
        Rule("vfl.expected-view-or-bar", .error, "A view is followed by something that is no connection."),
        Rule("vfl.expected-end", .error, "Something follows the closing bar."),
        Rule("vfl.unknown-view", .error, "A view in the format is no key of the dictionary of views."),
        Rule("vfl.unknown-metric", .error, "A name in the format is a key of neither dictionary."),
        Rule(
            "vfl.parallel-alignment", .error, "The options align views along the axis that the format arranges them on."
        ),
        Rule("vfl.priority-out-of-range", .error, "A priority is not above 0 and at most 1000."),
        Rule("vfl.constant-not-finite", .error, "A number is too large."),
        Rule("vfl.unknown-attribute", .error, "An attribute of the extended dialect does not exist."),
        Rule("vfl.mismatched-attributes", .error, "No constraint can be made of a pair of attributes."),
        Rule("vfl.invalid-range", .error, "A range of views does not name two numbers in order."),
        Rule("vfl.nested-too-deeply", .error, "Stacks are nested too deeply."),
    ]

    private static let calls: [Rule] = [
        Rule("lint.unusable-name", .warning, "A key of a dictionary can never be written in a format."),
        Rule("lint.shadowed-view", .warning, "A name in a predicate is a metric and a view; the metric wins."),
        Rule("lint.unused-options", .note, "The options have no effect on the format."),
        Rule("lint.unknown-directive", .warning, "A plumb: comment is not understood, or names no rule."),
        Rule("lint.unknown-kind", .warning, "A file was named that there is no check for."),
        Rule("lint.unreadable-file", .warning, "A file could not be read as UTF-8 text and was skipped."),
    ]
}
