import Diagnostics

/// What can be wrong inside an Interface Builder document: the facts, with their wording in one place.
enum DocumentFinding: Hashable, Sendable {
    case notInterfaceBuilder(root: String, type: String)
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

    /// How bad it is.
    var severity: Severity {
        switch self {
        case .duplicateID, .unknownElement, .noAutoLayout: .warning
        default: .error
        }
    }

    /// The wording for a person.
    var message: String {
        switch self {
        case .notInterfaceBuilder(let root, let type):
            root == "document"
                ? "this is no Interface Builder document that can be read: its type is '\(type)', not com.apple.InterfaceBuilder3.…"
                : "this is no Interface Builder document: its root element is <\(root)>, not <document>"
        case .duplicateID(let id): "the identifier '\(id)' is used twice; references mean the first"
        case .unknownReference(let id, let near):
            "nothing in the document has the identifier '\(id)'; the constraint is left out"
                + (near.map { near in "; did you mean '\(near)'?" } ?? "")
        case .missingAttribute(let name): "the constraint has no '\(name)'; it is left out"
        case .unknownValue(let name, let text, let known):
            Spelling.nearest(to: text, among: known).map { near in
                "'\(text)' is no value of '\(name)'; did you mean '\(near)'?"
            } ?? "'\(text)' is no value of '\(name)'; it takes \(known.joined(separator: ", "))"
        case .badNumber(let name, let text, let used):
            "'\(text)' is no usable number for '\(name)'; \(used == used.rounded() ? "\(Int(used))" : "\(used)") is used"
        case .priority(let value):
            "a priority must be above 0 and at most 1000, not \(InterfaceDocument.short(value))"
        case .unknownElement(let name, let near):
            "<\(name)> is no view that is known here; it is laid out as a plain view, which has no size of its own"
                + (near.map { near in "; did you mean '\(near)'?" } ?? "")
        case .noAutoLayout(let count):
            "the document does not use Auto Layout, so that its \(count == 1 ? "constraint does" : "\(count) constraints do") nothing and "
                + "masks place its views; useAutolayout=\"YES\" in its first element turns it on"
        }
    }

    /// The finding at an element, or at the value of one of its attributes.
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
