import Diagnostics

/// The syntax tree of a format: statements with the position of every part, and the problems found.
///
/// Every text has a tree. Missing parts are marked as missing, and extra parts are in ``skipped``. So the tree always
/// prints as its source text.
///
/// ```swift
/// let tree = SyntaxTree(parsing: "H:|-[find]-[field(>=20)]-|")
/// tree.isValid                                     // true
/// tree.viewNames                                   // ["find", "field"]
/// SyntaxTree(parsing: "V|[box]|").problems[0].message   // Expected ':' after 'V' to specify vertical arrangement
/// ```
public struct SyntaxTree: Sendable {
    /// The text.
    public let source: String
    /// The dialect of the text.
    public let dialect: Dialect
    /// The statements; exactly one in Apple's language.
    public internal(set) var statements: [Statement]
    /// The problems in the order of the text.
    ///
    /// The first is the one that Apple's parser reports.
    public internal(set) var problems: [Problem]
    /// Spaces, comments and unexpected text, in the order of the text.
    public internal(set) var skipped: [Skipped]

    /// The predicates of all views and connections.
    var predicates: [Predicate]
    /// The objects that are more than a number or a name.
    var expressions: [Expression]
    /// The further views of an element with several views.
    var furtherViews: [View]
    /// The chains inside views.
    var stacks: [Chain]

    /// Parses a text.
    ///
    /// Every text gives a tree. Errors are in ``problems``, with Apple's messages if Apple has one. Offsets are in
    /// UTF-8 bytes.
    ///
    /// - Complexity: Linear in the length of the text, in time and memory.
    public init(parsing text: String, dialect: Dialect = .standard) {
        self = Parser.tree(of: text, dialect: dialect)
    }

    init(source: String, dialect: Dialect) {
        self.source = source
        self.dialect = dialect
        (statements, problems, skipped) = ([], [], [])
        (predicates, expressions, furtherViews, stacks) = ([], [], [], [])
    }

    /// A Boolean value that indicates whether the text has no errors.
    ///
    /// Names are not looked up.
    public var isValid: Bool { problems.isEmpty }
}

extension SyntaxTree {
    /// Returns the text of a span.
    public func text(_ span: SourceSpan) -> String {
        var source = source
        return source.withUTF8 { bytes in
            let range = max(0, span.lower)..<min(bytes.count, span.upper)
            return range.isEmpty ? "" : String(decoding: bytes[range], as: UTF8.self)
        }
    }

    /// Returns the predicates of a view, in the order of the text.
    public func predicates(of view: View) -> ArraySlice<Predicate> {
        predicates[Int(view.predicates.lowerBound)..<Int(view.predicates.upperBound)]
    }

    /// Returns the predicates of a connection, in the order of the text.
    public func predicates(of connection: Connection) -> ArraySlice<Predicate> {
        predicates[Int(connection.predicates.lowerBound)..<Int(connection.predicates.upperBound)]
    }

    /// Returns the views of a link; several only with ``Dialect/groups``.
    public func views(of link: Link) -> [View] {
        [link.view] + furtherViews[Int(link.further.lowerBound)..<Int(link.further.upperBound)]
    }

    /// Returns the chain inside a view; only with ``Dialect/stacks``.
    public func stack(of view: View) -> Chain? { view.stack < 0 ? nil : stacks[Int(view.stack)] }

    /// Returns the parts of an object that is more than a number or a name.
    public func expression(of predicate: Predicate) -> Expression? {
        if case .expression(let index) = predicate.object { expressions[Int(index)] } else { nil }
    }
}
