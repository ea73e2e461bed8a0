extension DocumentTree {
    /// Creates the tree of an Interface Builder document; its elements have the indices of the XML tree.
    public init(_ tree: XMLTree) {
        elements.reserveCapacity(tree.elements.count)
        for element in tree.ids { _ = add(Self.element(element, of: tree, in: self)) }
    }

    private static func element(_ id: XMLTree.ElementID, of tree: XMLTree, in elements: DocumentTree) -> Element {
        let element = tree[id]
        let attributes = tree.values(in: id).map { name, value in Attribute(name: name, value: value) }
        func value(_ name: String) -> String? { attributes.first { attribute in attribute.name == name }?.value }
        let identifier = canvasElements.contains(element.name) ? nil : value("id") ?? value("sceneID")
        let parent = element.parent.map { parent in Int(parent.index) }
        let key = identifier == nil ? keys.lazy.compactMap(value).first : nil
        return Element(
            name: element.name, id: identifier, key: key, attributes: attributes, text: text(of: id, in: tree),
            parent: parent,
            isOrdered: value("key") == nil && !isInUnorderedList(element.name, parent, in: elements))
    }

    /// The elements whose `id` is the name of a device or a style.
    private static let canvasElements: Set<String> = ["device", "adaptation"]
    /// The attributes that distinguish an element without an id from its siblings.
    private static let keys = ["key", "keyPath", "name", "identifier", "reference", "className"]
    /// The lists whose order has no meaning.
    private static let unorderedLists: Set<String> = [
        "connections", "constraints", "customFonts", "dependencies", "designables", "resources", "scenes",
        "userDefinedRuntimeAttributes",
    ]
    /// The elements whose white space is a value.
    private static let texts: Set<String> = ["string", "mutableString"]
    /// The elements with encoded bytes, which white space only wraps.
    private static let data: Set<String> = ["data", "mutableData"]

    /// Returns whether an element belongs to a list whose order has no meaning.
    ///
    /// An outlet collection is an array, so its order counts, except among gesture recognizers.
    private static func isInUnorderedList(_ name: String, _ parent: Int?, in tree: DocumentTree) -> Bool {
        guard let parent else { return true }
        let list = tree.elements[parent].name
        if name == "outletCollection" { return false }
        if list == "objects", let owner = tree.elements[parent].parent { return tree.elements[owner].name == "scene" }
        // Masks of size classes list references.
        return unorderedLists.contains(list) || name == "exclude" || name == "include"
    }

    private static func text(of id: XMLTree.ElementID, in tree: XMLTree) -> String {
        let element = tree[id]
        guard let content = element.content, !content.isEmpty else { return "" }
        let text = tree.characters(in: id)
        if texts.contains(element.name), element.children.isEmpty { return text }
        if data.contains(element.name) { return text.filter { character in !character.isWhitespace } }
        guard text.contains(where: { character in !character.isWhitespace }) else { return "" }
        guard !element.children.isEmpty else { return text }
        return text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
}

extension XMLTree.ElementID {
    /// The position of the start tag among those of the document: the index of the element in its `DocumentTree`.
    public var position: Int { Int(index) }

    /// Creates the identity of the element with a position.
    public init(position: Int) { index = Int32(position) }
}
