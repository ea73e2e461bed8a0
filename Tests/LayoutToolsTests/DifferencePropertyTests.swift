import Foundation
import InterfaceBuilder
import LayoutTools
import Testing

/// Changes one attribute, text, element or order of a public document: the difference names it.
///
/// `PLUMB_PROPERTY_ROUNDS` sets the number of changes of each document.
@MainActor @Suite(.enabled(if: !Corpus.documents.isEmpty)) struct DifferencePropertyTests {
    private static let rounds =
        ProcessInfo.processInfo.environment["PLUMB_PROPERTY_ROUNDS"].flatMap { text in Int(text) }

    @Test(arguments: Corpus.sample) func theTreeNamesEveryChange(file: URL) throws {
        guard let tree = XMLTree.read(Corpus.bytes(file)).tree else { return }
        let old = DocumentTree(tree)
        var random = RandomNumbers(state: UInt64(tree.bytes.count))
        for _ in 0..<(Self.rounds ?? 12) {
            guard let mutation = DocumentMutation(tree, &random) else { continue }
            let new = DocumentTree(try #require(XMLTree.read(text: mutation.text).tree))
            let difference = TreeDifference(from: old, to: new)
            #expect(
                difference.changes.contains { change in Self.names(mutation, change, old) },
                "\(mutation.kind) of \(old.elements[mutation.element].name): \(difference.changes)")
            #expect(TreeDifference(from: new, to: new).changes.isEmpty)
        }
    }

    @Test(arguments: Corpus.sample) func theReportNamesEveryChange(file: URL) throws {
        let bytes = Corpus.bytes(file)
        guard bytes.count < 200_000, let tree = XMLTree.read(bytes).tree else { return }
        var random = RandomNumbers(state: UInt64(bytes.count))
        for _ in 0..<(Self.rounds ?? 3) {
            guard let mutation = DocumentMutation(tree, &random) else { continue }
            let difference = DocumentDifference(
                from: bytes, to: Array(mutation.text.utf8), files: (file.path, file.path))
            #expect(!difference.isEmpty || !difference.problems.isEmpty, "\(mutation.kind)")
            guard case .value(let name, let old, let new) = mutation.kind, difference.problems.isEmpty else { continue }
            let isNamed = difference.changes.contains { change in
                change.values.contains { value in
                    value.name == name && (value.old == old || value.new == new)
                        && (change.text.contains(new) || value.old != old || value.new != new
                            || change.text.contains("→"))
                }
            }
            #expect(isNamed || difference.hasLayoutChanges || difference.device != nil, "\(mutation.kind)")
        }
    }

    /// Returns whether a change is that of a mutation; an element with another id or key is another element.
    private static func names(
        _ mutation: DocumentMutation, _ change: TreeDifference.Change, _ tree: DocumentTree
    ) -> Bool {
        let identity: Set<String> = ["id", "sceneID", "key", "keyPath", "name", "identifier", "reference", "className"]
        func isWhole(_ name: String) -> Bool {
            identity.contains(name) && change.kind == .removed && change.old == mutation.element
        }
        switch mutation.kind {
        case .value(let name, let old, let new):
            return change.old == mutation.element && change.kind == .attribute(name, old: old, new: new)
                || isWhole(name)
        case .withoutAttribute(let name, let old):
            return change.old == mutation.element && change.kind == .attribute(name, old: old, new: nil)
                || isWhole(name)
        case .attribute(let name, let new):
            return change.old == mutation.element && change.kind == .attribute(name, old: nil, new: new)
        case .removal:
            return change.kind == .removed
                && change.old.map { old in
                    isInside(old, mutation.element, tree) || isTwin(old, mutation.element, tree)
                } ?? false
        case .addition: return change.kind == .added
        case .text(let text):
            if case .text(_, let new) = change.kind { return new == text } else { return false }
        case .swap:
            if case .reordered = change.kind { return true } else { return change.kind == .removed }
        }
    }

    /// Returns whether two siblings are equal, so that a removal of either is the same change.
    private static func isTwin(_ index: Int, _ other: Int, _ tree: DocumentTree) -> Bool {
        let (one, two) = (tree.elements[index], tree.elements[other])
        return one.parent == two.parent && one.name == two.name && one.attributes == two.attributes
            && one.text == two.text && one.children.isEmpty && two.children.isEmpty
    }

    /// Returns whether an element is another one or inside it.
    private static func isInside(_ index: Int, _ outer: Int, _ tree: DocumentTree) -> Bool {
        var place: Int? = index
        while let next = place {
            if next == outer { return true }
            place = tree.elements[next].parent
        }
        return false
    }
}
