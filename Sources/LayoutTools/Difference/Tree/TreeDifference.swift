import InterfaceBuilder

/// Everything that differs between two documents, apart from formatting and orders without a meaning.
///
/// Each attribute, text, element and position of the documents is compared, so no change is missed.
public struct TreeDifference: Sendable {
    /// A change of an element.
    public struct Change: Hashable, Sendable {
        /// The kinds of change.
        public enum Kind: Hashable, Sendable {
            /// An element, with everything inside, is only in the new document.
            case added
            /// An element, with everything inside, is only in the old document.
            case removed
            /// An attribute has another value; nil where a document does not have it.
            case attribute(String, old: String?, new: String?)
            /// The text directly inside the element has changed.
            case text(old: String, new: String)
            /// The element has another name, and so another class.
            case name(old: String, new: String)
            /// The element is inside another element.
            case moved
            /// The element has another position among its siblings, counted from 1.
            case reordered(old: Int, new: Int)
        }

        /// The element in the old document, by index; nil for an added element.
        public let old: Int?
        /// The element in the new document, by index; nil for a removed element.
        public let new: Int?
        /// The kind of change.
        public let kind: Kind
    }

    /// The changes: first of the elements of the new document in its order, then the removed elements in the old order.
    public private(set) var changes: [Change] = []
    /// The old document.
    public let old: DocumentTree
    /// The new document.
    public let new: DocumentTree
    private let matching: TreeMatching

    /// Compares two documents.
    ///
    /// - Complexity: Linear in the size of the documents, except for long lists in another order.
    public init(from old: DocumentTree, to new: DocumentTree) {
        (self.old, self.new) = (old, new)
        matching = TreeMatching(old, new, identity: .id)
        for index in new.elements.indices {
            guard let former = matching.oldOfNew[index] else {
                if isTopmost(new.elements[index].parent, matching.oldOfNew) { addWhole(index, isNew: true) }
                continue
            }
            compare(former, index)
        }
        for index in old.elements.indices where matching.newOfOld[index] == nil {
            if isTopmost(old.elements[index].parent, matching.newOfOld) { addWhole(index, isNew: false) }
        }
    }

    private func isTopmost(_ parent: Int?, _ matches: [Int?]) -> Bool {
        parent.map { parent in matches[parent] != nil } ?? true
    }

    /// Adds the change for an element that only one document has; for a mere container it adds the changes of its elements.
    private mutating func addWhole(_ index: Int, isNew: Bool) {
        let tree = isNew ? new : old
        let element = tree.elements[index]
        let matches = isNew ? matching.oldOfNew : matching.newOfOld
        guard element.isContainer, !element.children.isEmpty else {
            changes.append(
                Change(old: isNew ? nil : index, new: isNew ? index : nil, kind: isNew ? .added : .removed))
            return
        }
        for child in element.children where matches[child] == nil { addWhole(child, isNew: isNew) }
    }

    private mutating func compare(_ former: Int, _ latter: Int) {
        let (before, after) = (old.elements[former], new.elements[latter])
        func add(_ kind: Change.Kind) { changes.append(Change(old: former, new: latter, kind: kind)) }
        if before.name != after.name { add(.name(old: before.name, new: after.name)) }
        if isMoved(before, after) { add(.moved) }
        for attribute in after.attributes where before.value(attribute.name) != attribute.value {
            add(.attribute(attribute.name, old: before.value(attribute.name), new: attribute.value))
        }
        for attribute in before.attributes where after.value(attribute.name) == nil {
            add(.attribute(attribute.name, old: attribute.value, new: nil))
        }
        if before.text != after.text { add(.text(old: before.text, new: after.text)) }
        addOrder(before, after)
    }

    /// Returns whether a matched element is inside another element than before.
    private func isMoved(_ before: DocumentTree.Element, _ after: DocumentTree.Element) -> Bool {
        guard let was = before.parent, let now = after.parent else { return before.parent != after.parent }
        return matching.oldOfNew[now] != was
    }

    /// Adds the fewest children that, moved within the list, give the new order.
    private mutating func addOrder(_ before: DocumentTree.Element, _ after: DocumentTree.Element) {
        let parents = Set(before.children)
        let kept = after.children.filter { child in
            new.elements[child].isOrdered && matching.oldOfNew[child].map(parents.contains) == true
        }
        let places = kept.compactMap { child in matching.oldOfNew[child] }
        guard zip(places, places.dropFirst()).contains(where: { first, second in first > second }) else { return }
        let stable = LongestRise.indices(in: places)
        for (place, child) in kept.enumerated() where !stable.contains(place) {
            let first = before.children.firstIndex(of: places[place]) ?? 0
            let second = after.children.firstIndex(of: child) ?? 0
            changes.append(
                Change(old: places[place], new: child, kind: .reordered(old: first + 1, new: second + 1)))
        }
    }
}
