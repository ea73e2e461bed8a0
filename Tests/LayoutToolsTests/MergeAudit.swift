import InterfaceBuilder
import LayoutTools

/// An independent check of a merge: every value of the merged document is that of the version which changed it.
///
/// It knows elements by ids and paths, unlike the merge, and skips those that have no unique path.
struct MergeAudit {
    /// The values of a document by path.
    private struct Values {
        /// The attributes of each element, its text as `text` and its parent as `parent`.
        var elements: [String: [String: String]] = [:]
        private var duplicates: Set<String> = []

        init(_ tree: DocumentTree) {
            var paths: [String] = []
            for element in tree.elements {
                let parent = element.parent.map { parent in paths[parent] } ?? ""
                // Two new connections of one property are the same edit, though their ids differ.
                let connection = ["outlet", "outletCollection", "action"].contains(element.name)
                let names = ["property", "selector", "destination", "eventType"].compactMap { element.value($0) }
                let path =
                    connection
                    ? "\(parent)/\(element.name)[\(names.joined(separator: " "))]"
                    : element.id.map { id in "#\(element.name) \(id)" }
                        ?? "\(parent)/\(element.name)[\(element.key ?? "")]"
                paths.append(path)
                if elements[path] != nil { duplicates.insert(path) }
                var values = Dictionary(element.attributes.map { ($0.name, $0.value) }) { first, _ in first }
                values["(text)"] = element.text
                if connection { values["id"] = nil } else if element.id != nil { values["(parent)"] = parent }
                elements[path] = values
            }
            for path in duplicates { elements[path] = nil }
            elements = elements.filter { path, _ in !duplicates.contains { other in path.hasPrefix(other + "/") } }
        }
    }

    /// The values that the merge lost or invented; empty if there are none.
    private(set) var faults: [String] = []
    /// The number of values that both versions changed differently.
    private(set) var conflictCount = 0

    /// Checks a merge: a value of a conflict may be lost in one of its resolutions, but not in both.
    init(_ base: XMLTree, _ ours: XMLTree, _ theirs: XMLTree, _ merge: DocumentMerge) {
        let results = [merge.textOfOurs, merge.textOfTheirs].map { text in XMLTree.read(text: text).tree }
        let trees = [base, ours, theirs].map(DocumentTree.init)
        let audits = results.map { result in
            MergeAudit(
                base: trees[0], ours: trees[1], theirs: trees[2], merged: result.map(DocumentTree.init) ?? trees[0])
        }
        self = audits[0]
        faults = audits[0].faults.filter { fault in merge.conflicts.isEmpty || audits[1].faults.contains(fault) }
        if results.contains(where: { result in result == nil }) { faults.append("malformed") }
    }

    /// Checks a document by the rules of a merge of three values.
    private init(base: DocumentTree, ours: DocumentTree, theirs: DocumentTree, merged: DocumentTree) {
        let versions = [base, ours, theirs, merged].map(Values.init)
        let (b, o, t, m) = (versions[0].elements, versions[1].elements, versions[2].elements, versions[3].elements)
        for path in Set(o.keys).union(t.keys).sorted() {
            let isDeleted = b[path] != nil && (o[path] == nil || t[path] == nil)
            guard let result = m[path] else {
                if !isDeleted, !path.contains("/") { faults.append("\(path) is lost") }
                continue
            }
            guard let own = o[path], let other = t[path] else {
                let version = o[path] ?? t[path] ?? [:]
                // A deleted element that is still there has changed, or contains one that has.
                if b[path] == nil, version.filter({ $0.key != "(parent)" }) != result.filter({ $0.key != "(parent)" }) {
                    faults.append("\(path) has changed")
                }
                continue
            }
            let former = b[path] ?? [:]
            for name in Set(own.keys).union(other.keys).union(former.keys).sorted() {
                let values = (former[name], own[name], other[name], result[name])
                if values.1 == values.2 || values.2 == values.0 {
                    if values.3 != values.1 { faults.append("\(path) \(name): \(values)") }
                } else if values.1 == values.0 {
                    if values.3 != values.2 { faults.append("\(path) \(name): \(values)") }
                } else {
                    conflictCount += 1
                    if values.3 != values.1, values.3 != values.2 { faults.append("\(path) \(name): \(values)") }
                }
            }
        }
        for path in m.keys.sorted() where o[path] == nil && t[path] == nil && !path.contains("/") {
            faults.append("\(path) is invented")
        }
    }
}
