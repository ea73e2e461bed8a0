import Diagnostics

/// A format as its parser understood it: statements whose every part knows where it stands, and the problems found.
///
/// There is a tree for every text. What the grammar asks for and the text lacks is marked as missing, what the text has
/// beside the grammar is kept in ``skipped``; so the tree always prints as the text it came from.
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
    /// The dialect that it was read in.
    public let dialect: Dialect
    /// The statements; one in Apple's language.
    public internal(set) var statements: [Statement]
    /// What is wrong, in the order of the text; the first is what Apple's parser would report.
    public internal(set) var problems: [Problem]
    /// Blanks, comments and text that has no place in the grammar, in the order of the text.
    public internal(set) var skipped: [Skipped]

    /// The predicates of all views and connections.
    var predicates: [Predicate]
    /// The objects that are more than a number or a name.
    var expressions: [Expression]
    /// The views behind the first one of a place that holds several.
    var furtherViews: [View]
    /// The chains inside views.
    var stacks: [Chain]

    /// Reads a text.
    ///
    /// Any text gives a tree; what is wrong with it is in ``problems``, with Apple's messages where Apple has one. Offsets are UTF-8
    /// bytes of the text.
    ///
    /// - Complexity: linear in the length of the text, in time and memory.
    public init(parsing text: String, dialect: Dialect = .standard) {
        self = Parser.tree(of: text, dialect: dialect)
    }

    init(source: String, dialect: Dialect) {
        self.source = source
        self.dialect = dialect
        (statements, problems, skipped) = ([], [], [])
        (predicates, expressions, furtherViews, stacks) = ([], [], [], [])
    }

    /// Whether nothing is wrong with the text itself; names are not looked up.
    public var isValid: Bool { problems.isEmpty }
}

extension SyntaxTree {
    /// The text of a stretch.
    public func text(_ span: SourceSpan) -> String {
        var source = source
        return source.withUTF8 { bytes in
            let range = max(0, span.lower)..<min(bytes.count, span.upper)
            return range.isEmpty ? "" : String(decoding: bytes[range], as: UTF8.self)
        }
    }

    /// The predicates of a view, in the order of the text.
    public func predicates(of view: View) -> ArraySlice<Predicate> {
        predicates[Int(view.predicates.lowerBound)..<Int(view.predicates.upperBound)]
    }

    /// The predicates of a connection, in the order of the text.
    public func predicates(of connection: Connection) -> ArraySlice<Predicate> {
        predicates[Int(connection.predicates.lowerBound)..<Int(connection.predicates.upperBound)]
    }

    /// The views in a link's place; several only with ``Dialect/groups``.
    public func views(of link: Link) -> [View] {
        [link.view] + furtherViews[Int(link.further.lowerBound)..<Int(link.further.upperBound)]
    }

    /// The chain inside a view; only with ``Dialect/stacks``.
    public func stack(of view: View) -> Chain? { view.stack < 0 ? nil : stacks[Int(view.stack)] }

    /// The parts of an object that is more than a number or a name.
    public func expression(of predicate: Predicate) -> Expression? {
        if case .expression(let index) = predicate.object { expressions[Int(index)] } else { nil }
    }
}
