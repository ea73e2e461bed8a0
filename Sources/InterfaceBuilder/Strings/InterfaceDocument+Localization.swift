extension InterfaceDocument {
    /// Returns the document with its texts in a language.
    ///
    /// A text without a translation stays as it is in the document. Positions refer to the document itself.
    public func localized(with strings: DocumentStrings) -> InterfaceDocument {
        guard strings.language != .document else { return self }
        var document = self
        for element in tree.ids { document.localize(element, with: strings) }
        return document
    }

    /// The attributes with texts, whose keys have the same names.
    private static let attributes = [
        "text", "title", "placeholder", "prompt", "headerTitle", "footerTitle", "label", "subtitle",
    ]

    private mutating func localize(_ element: XMLTree.ElementID, with strings: DocumentStrings) {
        let name = tree[element].name
        guard let owner = localizedOwner(of: element, named: name) else { return }
        for attribute in Self.attributes {
            guard let key = Self.key(of: attribute, in: name, owner.role) else { continue }
            if let place = tree.attribute(attribute, of: element) {
                let text = tree.value(of: place)
                guard let new = strings.text(text, forKey: owner.id + "." + key) else { continue }
                tree.substitute(new, forTextAt: place.value.lowerBound)
            } else if let child = tree.child(of: element, named: "string", key: attribute),
                let content = tree[child].content
            {
                guard let new = strings.text(tree.characters(in: child), forKey: owner.id + "." + key) else { continue }
                tree.substitute(new, forTextAt: content.lowerBound)
            }
        }
    }

    /// Returns the identifier in the keys of an element's texts, and the part of its owner that the element describes.
    private func localizedOwner(of element: XMLTree.ElementID, named name: String) -> (id: String, role: String)? {
        if let id = tree.value(of: "id", in: element) { return (id, "") }
        guard let parent = tree[element].parent else { return nil }
        switch name {
        case "state":
            return tree.value(of: "id", in: parent).map { id in (id, tree.value(of: "key", in: element) ?? "") }
        case "buttonConfiguration": return tree.value(of: "id", in: parent).map { id in (id, "configuration") }
        case "segment":
            guard let control = tree[parent].parent, let id = tree.value(of: "id", in: control),
                let index = tree[parent].children.firstIndex(of: element)
            else { return nil }
            return (id, String(index))
        default: return nil
        }
    }

    /// Returns the part of a key after the identifier: `text`, `normalTitle`, `configuration.title` or `segmentTitles[0]`.
    private static func key(of attribute: String, in element: String, _ role: String) -> String? {
        switch element {
        case "state": attribute == "title" ? role + "Title" : nil
        case "buttonConfiguration": ["title", "subtitle"].contains(attribute) ? "configuration." + attribute : nil
        case "segment": attribute == "title" ? "segmentTitles[\(role)]" : nil
        default: attribute
        }
    }
}

extension DocumentStrings {
    /// Returns the text for a key in the language, or nil for the text of the document.
    func text(_ text: String, forKey key: String) -> String? {
        language.pseudo(text) ?? texts[key]
    }
}
