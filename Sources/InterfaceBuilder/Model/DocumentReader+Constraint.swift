import Diagnostics

extension DocumentReader {
    /// Reads a constraint.
    ///
    /// Missing or unreadable parts are reported and replaced by their default values.
    mutating func constraint(_ element: XMLTree.ElementID, owner: Int) -> InterfaceDocument.Constraint {
        let tree = document.tree
        let holder = document.views[owner].id
        let secondAttribute = attribute("secondAttribute", in: element)
        let hasSecond = tree.attribute("secondAttribute", of: element) != nil
        let secondItem = tree.value(of: "secondItem", in: element) ?? (hasSecond ? holder : nil)
        if tree.attribute("firstAttribute", of: element) == nil {
            report(
                .missingAttribute("firstAttribute"), at: element, constraints: [tree.value(of: "id", in: element) ?? ""]
            )
        }
        let priority = number("priority", in: element, default: 1000)
        if priority <= 0 || priority > 1000 { report(.priority(priority), at: element, attribute: "priority") }
        return InterfaceDocument.Constraint(
            id: tree.value(of: "id", in: element) ?? "constraint-\(document.constraints.count)", element: element,
            owner: owner, firstItem: tree.value(of: "firstItem", in: element) ?? holder,
            firstAttribute: attribute("firstAttribute", in: element), secondItem: secondItem,
            secondAttribute: secondAttribute, relation: relation(in: element),
            multiplier: multiplier(in: element), constant: number("constant", in: element),
            priority: priority > 0 ? min(priority, 1000) : 1,
            isPlaceholder: tree.value(of: "placeholder", in: element) == "YES",
            isSymbolic: tree.value(of: "symbolic", in: element) == "YES",
            identifier: tree.value(of: "identifier", in: element),
            variations: tree.children(of: element, named: "variation").map { child in variation(child) })
    }

    /// Reads a `<variation>`.
    mutating func variation(_ element: XMLTree.ElementID) -> InterfaceDocument.Variation {
        let tree = document.tree
        var excluded: Set<String> = []
        var included: Set<String> = []
        for mask in tree.children(of: element, named: "mask") {
            for reference in tree[mask].children {
                guard let id = tree.value(of: "reference", in: reference) else { continue }
                if tree[reference].name == "exclude" { excluded.insert(id) } else { included.insert(id) }
            }
        }
        return InterfaceDocument.Variation(
            key: tree.value(of: "key", in: element) ?? "", element: element, excluded: excluded, included: included)
    }

    /// Reads a number.
    ///
    /// A value that is not a number, or is too large for a length, is reported and replaced.
    mutating func number(_ name: String, in element: XMLTree.ElementID, default standard: Double = 0) -> Double {
        guard let text = document.tree.value(of: name, in: element) else { return standard }
        guard let value = InterfaceDocument.number(text) else {
            report(.badNumber(name: name, text: text, used: standard), at: element, attribute: name)
            return standard
        }
        return value
    }

    mutating func insets(in element: XMLTree.ElementID, left: String, right: String) -> InterfaceDocument.Insets {
        .init(
            top: number("top", in: element), left: number(left, in: element), bottom: number("bottom", in: element),
            right: number(right, in: element))
    }

    private mutating func attribute(_ name: String, in element: XMLTree.ElementID) -> InterfaceDocument.Attribute? {
        guard let text = document.tree.value(of: name, in: element) else { return nil }
        if let attribute = InterfaceDocument.Attribute(documentName: text) { return attribute }
        // Attributes that follow the direction of the language come first.
        let known = InterfaceDocument.Attribute.allCases.sorted { one, other in
            one.isDirectional && !other.isDirectional
        }
        report(
            .unknownValue(name: name, text: text, known: known.map(\.documentName)),
            at: element, attribute: name)
        return nil
    }

    private mutating func relation(in element: XMLTree.ElementID) -> InterfaceDocument.Relation {
        guard let text = document.tree.value(of: "relation", in: element) else { return .equal }
        if let relation = InterfaceDocument.Relation(name: text) { return relation }
        let known = InterfaceDocument.Relation.allCases.map(\.name)
        report(.unknownValue(name: "relation", text: text, known: known), at: element, attribute: "relation")
        return .equal
    }

    private mutating func multiplier(in element: XMLTree.ElementID) -> Double {
        guard let text = document.tree.value(of: "multiplier", in: element) else { return 1 }
        if let value = InterfaceDocument.multiplier(text) { return value }
        report(.badNumber(name: "multiplier", text: text, used: 1), at: element, attribute: "multiplier")
        return 1
    }

    /// The maximum number of findings with suggestions.
    private static let mostAdvised = 50

    /// Reports constraints with items that are not in the document.
    mutating func checkReferences() {
        for constraint in document.constraints {
            for (name, item) in [("firstItem", constraint.firstItem), ("secondItem", constraint.secondItem ?? "")]
            where !item.isEmpty && document.items[item] == nil {
                // With many findings suggestions are of no use, and each one has to search all identifiers.
                let isAdvised = document.diagnostics.count <= Self.mostAdvised
                let near = isAdvised ? Spelling.nearest(to: item, among: document.items.keys.sorted()) : nil
                report(
                    .unknownReference(id: item, near: near), at: constraint.element, attribute: name,
                    views: [document.views[constraint.owner].id], constraints: [constraint.id])
            }
        }
    }
}

extension InterfaceDocument {
    /// The maximum magnitude of a length, in points.
    ///
    /// Beyond it pixels cannot be distinguished.
    static let largestLength = 1e9

    /// Returns the number in a text, without surrounding spaces, or nil if there is none or it is not a possible length.
    static func number(_ text: String) -> Double? {
        var digits = text.drop { character in character == " " }
        while digits.last == " " { digits.removeLast() }
        guard let value = Double(digits), abs(value) <= largestLength else { return nil }
        return value
    }

    /// Returns the factor in a text: a decimal number, `16:9`, `1/3` or `50%`.
    static func multiplier(_ text: String) -> Double? {
        let parts = text.split(omittingEmptySubsequences: false) { character in character == ":" || character == "/" }
        if parts.count == 2, let above = number(String(parts[0])), let below = number(String(parts[1])), below != 0 {
            return number("\(above / below)")
        }
        if text.hasSuffix("%"), let value = number(String(text.dropLast())) { return value / 100 }
        return number(text)
    }
}
