import Diagnostics
import InterfaceBuilder

/// The problems of a merged document that neither version has.
public enum MergeReview {
    /// Returns the findings of the merged document, with all conflicts resolved by ours, that neither version has.
    ///
    /// Duplicate ids and references to elements that no longer exist are errors. The other findings are those of
    /// `plumb lint` about layout: ambiguity, conflicts, clipped texts.
    @MainActor public static func findings(
        merged: XMLTree, base: XMLTree, ours: XMLTree, theirs: XMLTree
    ) -> [Diagnostic] {
        let versions = [ours, theirs].map(DocumentTree.init)
        let structure = structure(of: merged, versions, base: DocumentTree(base))
        let known = Set([ours, theirs].flatMap { tree in inspected(tree) }.map(Finding.init))
        let seen = Set(structure.map(\.id))
        let new = inspected(merged).filter { finding in
            !known.contains(Finding(finding)) && !seen.contains(finding.id)
        }
        return (structure + new).inReadingOrder()
    }

    /// A finding apart from its position and its numbers, which change when another view moves.
    private struct Finding: Hashable {
        let id: DiagnosticID
        let views: [String]
        let message: String

        init(_ finding: Diagnostic) {
            (id, views) = (finding.id, finding.views)
            message = String(finding.message.filter { letter in !letter.isNumber && letter != "." && letter != "-" })
        }
    }

    @MainActor private static func inspected(_ tree: XMLTree) -> [Diagnostic] {
        DocumentInspection.diagnostics(of: tree.bytes, file: tree.file ?? "")
    }

    /// Duplicate ids and references to nothing that neither version has.
    private static func structure(
        of merged: XMLTree, _ versions: [DocumentTree], base: DocumentTree
    ) -> [Diagnostic] {
        let tree = DocumentTree(merged)
        let counts = identifiers(of: tree)
        let former = versions.map(identifiers)
        // A value is a reference if it is the id of an element in any version.
        let known = Set((former + [identifiers(of: base)]).flatMap(\.keys))
        let dangling = Set(
            versions.enumerated().flatMap { place, version in references(in: version, former[place], known) })
        var seen: [String: Int] = [:]
        var found: [Diagnostic] = []
        for (index, element) in tree.elements.enumerated() {
            let location = merged.location(of: XMLTree.ElementID(position: index))
            if let id = element.id {
                seen[id, default: 0] += 1
                if let count = seen[id], count > 1, count > (former.compactMap { ids in ids[id] }.max() ?? 0) {
                    found.append(
                        Diagnostic(
                            id: "ib.duplicate-id", severity: .error,
                            message: "The id '\(id)' is a duplicate.", location: location))
                }
            }
            for reference in references(of: element, counts, known) where !dangling.contains(reference) {
                found.append(
                    Diagnostic(
                        id: "ib.unknown-reference", severity: .error,
                        message: "The \(reference.attribute) of \(element.name.separatedWords)"
                            + " '\(element.id ?? element.key ?? "")' refers to the unknown id '\(reference.target)'.",
                        location: location))
            }
        }
        return found
    }

    private static func identifiers(of tree: DocumentTree) -> [String: Int] {
        tree.elements.reduce(into: [:]) { ids, element in
            if let id = element.id { ids[id, default: 0] += 1 }
        }
    }

    /// A reference to an element that the document does not have.
    private struct Reference: Hashable {
        let owner: String
        let attribute: String
        let target: String
    }

    private static func references(
        in tree: DocumentTree, _ ids: [String: Int], _ known: Set<String>
    ) -> [Reference] {
        tree.elements.flatMap { element in references(of: element, ids, known) }
    }

    /// The attributes whose value can be any text, and so the id of an element by chance.
    private static let texts: Set<String> = [
        "id", "sceneID", "text", "title", "name", "value", "content", "userLabel", "key", "keyPath", "identifier",
        "storyboardIdentifier", "reuseIdentifier", "restorationIdentifier",
    ]

    private static func references(
        of element: DocumentTree.Element, _ ids: [String: Int], _ known: Set<String>
    ) -> [Reference] {
        element.attributes.compactMap { attribute in
            guard !texts.contains(attribute.name), known.contains(attribute.value), ids[attribute.value] == nil else {
                return nil
            }
            return Reference(
                owner: element.name + (element.id ?? element.key ?? ""), attribute: attribute.name,
                target: attribute.value)
        }
    }
}
