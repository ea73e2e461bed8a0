import Diagnostics

/// A problem of an Interface Builder document, with its message.
enum DocumentFinding: Hashable, Sendable {
    case notInterfaceBuilder(root: String, type: String)
    case unsupportedPlatform(UnsupportedPlatform)
    case duplicateID(String)
    case unknownReference(id: String, near: String?)
    case missingAttribute(String)
    case unknownValue(name: String, text: String, known: [String])
    case badNumber(name: String, text: String, used: Double)
    case priority(Double)
    case unknownElement(name: String, near: String?)
    case noAutoLayout(constraintCount: Int)

    /// The kind of finding.
    var id: DiagnosticID {
        switch self {
        case .notInterfaceBuilder: "ib.not-interface-builder"
        case .unsupportedPlatform: "ib.unsupported-platform"
        case .duplicateID: "ib.duplicate-id"
        case .unknownReference: "ib.unknown-reference"
        case .missingAttribute: "ib.missing-attribute"
        case .unknownValue: "ib.unknown-value"
        case .badNumber: "ib.bad-number"
        case .priority: "ib.priority"
        case .unknownElement: "ib.unknown-element"
        case .noAutoLayout: "ib.no-auto-layout"
        }
    }

    /// The severity of the finding.
    var severity: Severity {
        switch self {
        case .unknownElement, .noAutoLayout: .warning
        default: .error
        }
    }

    /// The message of the finding.
    var message: String {
        switch self {
        case .notInterfaceBuilder(let root, let type):
            root == "document"
                ? "Unsupported document type '\(type)'. Plumb reads types that begin with com.apple.InterfaceBuilder3."
                : "The file is not an Interface Builder document. Its root element is <\(root)>, not <document>."
        case .unsupportedPlatform(let platform): "\(platform.reason) The document is skipped."
        case .duplicateID(let id): "Id '\(id)' is a duplicate. References use the first element."
        case .unknownReference(let id, let near):
            "Unknown id '\(id)'. The constraint is skipped." + Self.question(near)
        case .missingAttribute(let name): "The constraint has no '\(name)' and is skipped."
        case .unknownValue(let name, let text, let known):
            "Unknown value '\(text)' for '\(name)'."
                + (Spelling.nearest(to: text, among: known).map(Self.question) ?? " Use \(known.listed(by: "or")).")
        case .badNumber(let name, let text, let used):
            "Invalid number '\(text)' for '\(name)'. Plumb uses \(used == used.rounded() ? "\(Int(used))" : "\(used)")."
        case .priority(let value):
            "Priority \(InterfaceDocument.short(value)) is out of range. Use a number greater than 0 and at most 1000."
        case .unknownElement(let name, let near):
            "Unknown element <\(name)>. It is laid out as a plain view without intrinsic size." + Self.question(near)
        case .noAutoLayout(let count):
            "The document does not use Auto Layout, so its \(count == 1 ? "constraint is" : "\(count) constraints are") "
                + "ignored. Set useAutolayout=\"YES\" in the first element, or delete the constraints."
        }
    }

    private static func question(_ near: String?) -> String { near.map { near in " Did you mean '\(near)'?" } ?? "" }

    /// Returns the finding at an element, or at the value of one of its attributes.
    func diagnostic(
        at element: XMLTree.ElementID, attribute: String? = nil, in tree: XMLTree, views: [String] = [],
        constraints: [String] = []
    ) -> Diagnostic {
        let place = attribute.flatMap { name in tree.attribute(name, of: element) }
        let offset = place?.value.lowerBound ?? tree[element].range.lowerBound
        return Diagnostic(
            id: id, severity: severity, message: message, location: tree.location(of: offset), views: views,
            constraints: constraints)
    }
}
