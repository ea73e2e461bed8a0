import Diagnostics

extension Problem {
    /// The message of Apple's parser, or a similar one for parts of the extended dialect.
    public var message: String {
        switch kind {
        case .emptyFormat: "It's an empty string."
        case .expectedColon(.horizontal): "Expected ':' after 'H' to specify horizontal arrangement"
        case .expectedColon(.vertical): "Expected ':' after 'V' to specify vertical arrangement"
        case .expectedConnection: "Expected a connection after the '|' character"
        case .expectedView: "Expected a view"
        case .expectedViewName:
            "Expected a view. View names must start with a letter or an underscore, then contain letters, numbers, and underscores."
        case .expectedViewEnd: "Expected a ']' here. That is how you give the end of a view."
        case .expectedPredicateEnd:
            "A predicate on a view's thickness must end with ')' and the view must end with ']'"
        case .expectedValue: "Expected a number or key from the metrics dictionary, but encountered something else"
        case .unknownRelation: "Unknown relation. Must be ==, >=, or <="
        case .ambiguousHyphen:
            "Cannot tell if this - is a minus sign or an accidental extra bar in the connection. Use parentheses around negative numbers."
        case .expectedHyphen: "Expected a '-' here"
        case .expectedListEnd: "Expected ')' or ','"
        case .expectedMoreInput: "Expected more input"
        case .expectedViewOrBar: "Expected a view or '|'"
        case .expectedEnd: "Expected the end of the format string"
        case .unknownView, .unknownMetric, .missingSuperview, .parallelAlignment, .priorityOutOfRange,
            .constantNotFinite:
            bindingMessage
        case .unknownAttribute(let name): "Unknown layout attribute \(name)"
        case .mismatchedAttributes(let first, let second):
            "Invalid pairing of layout attributes \(first) and \(second)"
        case .invalidRange:
            "A range of views must name its first view with a number and end with a larger number, at most 99 more"
        case .nestedTooDeeply: "Stacks are nested too deeply"
        case .tooManyConstraints: "Groups and ranges make too many constraints"
        }
    }

    private var bindingMessage: String {
        switch kind {
        case .unknownView(let name): "\(name) is not a key in the views dictionary."
        case .unknownMetric(let name):
            "Encountered metric with name \"\(name)\", but value was not specified in metrics or views dictionaries"
        case .missingSuperview:
            "Unable to interpret '|' character, because the related view doesn't have a superview"
        case .parallelAlignment(.horizontal):
            "Options mask required views to be aligned on a horizontal edge, which is not allowed for layout that is also horizontal."
        case .parallelAlignment(.vertical):
            "Options mask required views to be aligned on a vertical edge, which is not allowed for layout that is also vertical."
        case .priorityOutOfRange(let priority):
            "It's illegal to set priority:\(JSONValue.text(of: priority)).  Priorities must be greater than 0 and less or equal to NSLayoutPriorityRequired, which is 1000.000000."
        case .constantNotFinite(let constant):
            "NSLayoutConstraint constant is not finite!  That's illegal.  constant:\(constant)"
        default: ""
        }
    }

    /// The kind as a stable id: `vfl.expected-view`.
    public var id: DiagnosticID {
        switch kind {
        case .emptyFormat: "vfl.empty-format"
        case .expectedColon: "vfl.expected-colon"
        case .expectedConnection: "vfl.expected-connection"
        case .expectedView: "vfl.expected-view"
        case .expectedViewName: "vfl.expected-view-name"
        case .expectedViewEnd: "vfl.expected-view-end"
        case .expectedPredicateEnd: "vfl.expected-predicate-end"
        case .expectedValue: "vfl.expected-value"
        case .unknownRelation: "vfl.unknown-relation"
        case .ambiguousHyphen: "vfl.ambiguous-hyphen"
        case .expectedHyphen: "vfl.expected-hyphen"
        case .expectedListEnd: "vfl.expected-list-end"
        case .expectedMoreInput: "vfl.expected-more-input"
        case .expectedViewOrBar: "vfl.expected-view-or-bar"
        case .expectedEnd: "vfl.expected-end"
        case .unknownView: "vfl.unknown-view"
        case .unknownMetric: "vfl.unknown-metric"
        case .missingSuperview: "vfl.missing-superview"
        case .parallelAlignment: "vfl.parallel-alignment"
        case .priorityOutOfRange: "vfl.priority-out-of-range"
        case .constantNotFinite: "vfl.constant-not-finite"
        case .unknownAttribute: "vfl.unknown-attribute"
        case .mismatchedAttributes: "vfl.mismatched-attributes"
        case .invalidRange: "vfl.invalid-range"
        case .nestedTooDeeply: "vfl.nested-too-deeply"
        case .tooManyConstraints: "vfl.too-many-constraints"
        }
    }
}

extension Problem {
    /// Returns the reason of the exception that UIKit raises for the problem, byte for byte.
    ///
    /// The indentation of the caret counts Unicode scalars. The constraint, not the parser, raises the exception for a
    /// priority or constant out of range, so the reason is only the message.
    public func reason(in format: String) -> String {
        switch kind {
        case .emptyFormat: "Unable to parse constraint format: " + message
        case .priorityOutOfRange, .constantNotFinite: message
        default:
            "Unable to parse constraint format: \n" + message + " \n" + format + " \n"
                + CaretWriter(unit: .scalars).caret(under: format, at: offset)
        }
    }
}
