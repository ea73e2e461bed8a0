import Diagnostics

/// Outlets, actions, segues and size-class masks that refer to missing elements.
struct DocumentReferences {
    let document: InterfaceDocument

    /// The attributes that contain an identifier, by the name of their element.
    private static let references: [String: [String]] = [
        "outlet": ["destination"], "outletCollection": ["destination"], "action": ["destination", "target"],
        "segue": ["destination"], "document": ["initialViewController"],
    ]

    /// Returns the findings, in document order.
    func diagnostics() -> [Diagnostic] {
        let tree = document.tree
        var found: [Diagnostic] = []
        var known: Set<String>?
        for element in tree.ids {
            guard let names = Self.references[tree[element].name] else { continue }
            for name in names {
                guard let id = tree.value(of: name, in: element), !id.isEmpty else { continue }
                // The placeholders of a xib, and elements without a type in the model, are looked up in the XML.
                if document.items[id] != nil || id.hasPrefix("-") { continue }
                if known == nil { known = identifiers() }
                if known?.contains(id) == true { continue }
                found.append(finding(element, name, id))
            }
        }
        return found
    }

    private func identifiers() -> Set<String> {
        let tree = document.tree
        return Set(tree.ids.compactMap { element in tree.value(of: "id", in: element) })
    }

    private func finding(_ element: XMLTree.ElementID, _ attribute: String, _ id: String) -> Diagnostic {
        let tree = document.tree
        let kind = tree[element].name
        let name = ["property", "selector", "identifier"].lazy.compactMap { key in tree.value(of: key, in: element) }
            .first
        let subject =
            kind == "document" ? "Initial view controller" : "\(kind)\(name.map { " '\($0)'" } ?? "")".capitalizedFirst
        let offset = tree.attribute(attribute, of: element)?.value.lowerBound ?? tree[element].range.lowerBound
        return Diagnostic(
            id: "ib.unknown-reference", severity: .error,
            message: "\(subject) refers to the unknown id '\(id)'.",
            location: tree.location(of: offset))
    }
}

extension InterfaceDocument {
    /// The ids of all elements that outlets reach, which code may change.
    var outletDestinations: Set<String> {
        Set(
            tree.ids.compactMap { element in
                ["outlet", "outletCollection"].contains(tree[element].name)
                    ? tree.value(of: "destination", in: element) : nil
            })
    }
}
