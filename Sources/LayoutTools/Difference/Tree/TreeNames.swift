import InterfaceBuilder

/// The names of the elements of a document, as a reviewer reads them.
struct TreeNames {
    let tree: DocumentTree
    private let document: InterfaceDocument?
    private var elementsByID: [String: Int] = [:]

    /// Creates the names of a document.
    ///
    /// The parsed Interface Builder document is nil for other documents.
    init(_ tree: DocumentTree, _ document: InterfaceDocument?) {
        self.tree = tree
        self.document = document
        for (index, element) in tree.elements.enumerated() {
            if let id = element.id, elementsByID[id] == nil { elementsByID[id] = index }
        }
    }

    /// The elements with an id that belong to another object.
    private static let parts: Set<String> = [
        "action", "binding", "constraint", "outlet", "outletCollection", "segue", "scene",
    ]

    /// Returns the object to which an element belongs: the innermost one around it, or the document.
    func owner(of index: Int) -> Int {
        var place = index
        while let parent = tree.elements[place].parent {
            if tree.elements[place].id != nil, !Self.parts.contains(tree.elements[place].name) { return place }
            place = parent
        }
        return 0
    }

    /// Returns an object as `Title (label) aaa-00-003`, or as `document`.
    func label(ofObject index: Int) -> String {
        let element = tree.elements[index]
        guard index > 0, let id = element.id else { return element.name }
        guard let name = name(of: index) else { return "\(element.name) \(id)" }
        return "\(name) (\(element.name))" + (name == id ? "" : " \(id)")
    }

    /// Returns the name of an object without its id: `Title`, or `label aaa-00-003` if it has no name.
    func shortName(of index: Int) -> String {
        let element = tree.elements[index]
        guard let id = element.id else { return element.name }
        // A guide is called as in findings: safeArea.
        if element.name == "viewLayoutGuide", let key = element.value("key") { return key }
        return name(of: index) ?? "\(element.name) \(id)"
    }

    /// The attributes that name an object, the best first.
    private static let naming = [
        "userLabel", "title", "text", "headerTitle", "customClass", "storyboardIdentifier", "reuseIdentifier",
        "identifier", "image",
    ]

    private func name(of index: Int) -> String? {
        let element = tree.elements[index]
        if let view = element.id.flatMap({ id in document?.view(withID: id) }), view.tag == element.name {
            if let name = document?.name(of: view) { return name }
        } else if document == nil, let name = element.value("name") {
            return name
        }
        if element.name == "scene" { return sceneName(of: index) }
        return Self.naming.lazy.compactMap { name in element.value(name) }.first { name in !name.isEmpty }
    }

    private func sceneName(of index: Int) -> String? {
        let objects = tree.elements[index].children.first { child in tree.elements[child].name == "objects" }
        return objects.flatMap { objects in tree.elements[objects].children.first }.map { child in shortName(of: child)
        }
    }

    /// Returns a value as a reviewer reads it: the name of an object instead of its id, and long texts shortened.
    func shown(_ value: String, ofAttribute name: String) -> String {
        guard !Self.identifying.contains(name), let object = elementsByID[value] else { return value }
        return shortName(of: object)
    }

    /// The attributes that define an id instead of referring to one, or that hold a text.
    private static let identifying: Set<String> = ["id", "sceneID", "text", "title", "name", "value", "content"]

    /// Returns a constraint without its constant: `Title.top == Logo.bottom`.
    func equation(of constraint: Int) -> String {
        let element = tree.elements[constraint]
        func side(_ item: String, _ attribute: String) -> String? {
            guard let attribute = element.value(attribute) else { return nil }
            let index = element.value(item).map { id in elementsByID[id] } ?? owner(of: constraint)
            let name = index.map(shortName) ?? element.value(item) ?? ""
            return name + "." + attribute
        }
        let relations = ["greaterThanOrEqual": ">=", "lessThanOrEqual": "<="]
        let relation = relations[element.value("relation") ?? ""] ?? "=="
        let sides = [side("firstItem", "firstAttribute"), side("secondItem", "secondAttribute")].compactMap(\.self)
        return sides.isEmpty ? element.id ?? "" : sides.joined(separator: " \(relation) ")
    }

    /// Returns the path from the object to an element inside it in words: `normal title color`; empty for the object.
    func path(to index: Int, from owner: Int) -> String {
        var words: [String] = []
        var place = index
        while place != owner, let parent = tree.elements[place].parent {
            let element = tree.elements[place]
            if !element.isContainer || place == index { words.append(Self.word(for: element)) }
            place = parent
        }
        return words.reversed().joined(separator: " ")
    }

    /// The word for an element: its key, or else its name and what identifies it.
    private static func word(for element: DocumentTree.Element) -> String {
        if let key = element.value("key") {
            let isPart = ["variation", "accessibilityTraits"].contains(element.name)
            return isPart ? "\(element.name.separatedWords) \(key)" : key.separatedWords
        }
        if element.name == "scene" { return "scene" }
        let kind = connections.contains(element.name) ? element.name : element.name.separatedWords
        let name = ["property", "selector", "identifier", "kind"].lazy.compactMap { name in element.value(name) }.first
        return ([kind] + [name ?? element.key].compactMap(\.self)).joined(separator: " ")
    }

    private static let connections: Set<String> = ["outlet", "outletCollection", "action", "segue"]
}

extension String {
    /// A name in camel case as lower-case words: `scroll view` for `scrollView`; any other text as it is.
    var separatedWords: String {
        guard allSatisfy({ letter in letter.isLetter }) else { return self }
        return reduce(into: "") { words, letter in
            words += letter.isUppercase && !words.isEmpty ? " " + letter.lowercased() : String(letter)
        }
    }
}
