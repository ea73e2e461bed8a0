import Yams

extension DocumentTree {
    /// The tree of a layout document; nil if the bytes are not YAML or JSON.
    ///
    /// A scalar, or a list of scalars, is an attribute of its mapping. Each statement of `constraints` is an element.
    static func layoutTree(of bytes: [UInt8], file: String) -> DocumentTree? {
        guard case .success((_, let mapping)) = LayoutDocument.yaml(of: bytes, file: file) else { return nil }
        var tree = DocumentTree()
        tree.add(.mapping(mapping), named: "document", to: nil)
        return tree
    }

    /// The lists whose elements are known by another name than `item`.
    private static let items = ["subviews": "view", "constraints": "constraint"]

    private mutating func add(_ node: Node, named name: String, to parent: Int?) {
        let list = parent.map { parent in elements[parent].name }
        var attributes: [Attribute] = []
        var inner: [(name: String, node: Node)] = []
        switch node {
        case .mapping(let mapping):
            for (key, value) in mapping {
                let name = Self.text(of: key)
                if let text = Self.value(of: value, isStatements: name == "constraints") {
                    attributes.append(Attribute(name: name, value: text))
                } else {
                    inner.append((name, value))
                }
            }
        case .sequence(let sequence):
            inner = sequence.map { item in (Self.items[name] ?? "item", item) }
        case .scalar, .alias: break
        }
        let isView = name == "view"
        let id = isView ? attributes.first { attribute in attribute.name == "name" }?.value : nil
        let index = add(
            Element(
                name: name, id: id, key: nil, attributes: attributes, text: Self.scalar(of: node) ?? "",
                parent: parent, isOrdered: list == "subviews" || name == "item"))
        for (name, node) in inner { add(node, named: name, to: index) }
    }

    /// The value of an attribute; nil for an element.
    private static func value(of node: Node, isStatements: Bool) -> String? {
        if let text = scalar(of: node) { return text }
        guard case .sequence(let sequence) = node, !isStatements, !sequence.isEmpty else { return nil }
        let values = sequence.compactMap { item in scalar(of: item) }
        return values.count == sequence.count ? "[" + values.joined(separator: ", ") + "]" : nil
    }

    private static func text(of key: Node) -> String { scalar(of: key) ?? "" }

    /// A scalar as text; a quoted number has quotation marks, since it is no number.
    private static func scalar(of node: Node) -> String? {
        guard case .scalar(let scalar) = node else { return nil }
        let plain = Node.Scalar(scalar.string, Tag(.implicit), .plain)
        let isQuoted = scalar.style == .singleQuoted || scalar.style == .doubleQuoted
        let wouldDiffer = isQuoted && Node.scalar(plain).tag.description != Node.scalar(scalar).tag.description
        return wouldDiffer ? "\"\(scalar.string)\"" : scalar.string
    }
}
