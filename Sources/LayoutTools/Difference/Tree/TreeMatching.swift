import InterfaceBuilder

/// The elements of two documents that are the same element.
///
/// Elements with an id are matched by it, wherever they are. Others are matched among the children of matched parents:
/// by name and key, then by equal content, then by order.
struct TreeMatching {
    /// The conditions under which elements with ids match.
    enum Identity {
        /// The ids are equal. Elements with new ids match if nothing else fits: for a comparison.
        case id
        /// Names and ids are equal: for a merge.
        case kindAndID
    }

    let old: DocumentTree
    let new: DocumentTree
    let identity: Identity
    /// The new element of each old one, by index.
    private(set) var newOfOld: [Int?]
    /// The old element of each new one, by index.
    private(set) var oldOfNew: [Int?]
    private let oldContents: TreeContents
    private let newContents: TreeContents

    /// Matches the elements of two documents.
    ///
    /// - Complexity: Linear in the number of elements, except for siblings that nothing distinguishes.
    init(
        _ old: DocumentTree, _ new: DocumentTree, identity: Identity,
        contents: (old: TreeContents, new: TreeContents)? = nil
    ) {
        (self.old, self.new, self.identity) = (old, new, identity)
        newOfOld = Array(repeating: nil, count: old.elements.count)
        oldOfNew = Array(repeating: nil, count: new.elements.count)
        oldContents = contents?.old ?? TreeContents(old)
        newContents = contents?.new ?? TreeContents(new)
        guard !old.elements.isEmpty, !new.elements.isEmpty else { return }
        match(0, 0)
        matchIdentifiers { element in element.name + " " + (element.id ?? "") }
        if case .id = identity { matchIdentifiers { element in element.id ?? "" } }
        for index in new.elements.indices {
            guard let former = oldOfNew[index] else { continue }
            matchChildren(former, index)
        }
    }

    private mutating func match(_ former: Int, _ latter: Int) {
        newOfOld[former] = latter
        oldOfNew[latter] = former
    }

    /// Matches elements with ids; of elements with a duplicate id, the first is the first.
    private mutating func matchIdentifiers(_ name: (DocumentTree.Element) -> String) {
        var places: [String: [Int]] = [:]
        for index in old.elements.indices.reversed() where old.elements[index].id != nil && newOfOld[index] == nil {
            places[name(old.elements[index]), default: []].append(index)
        }
        for index in new.elements.indices where new.elements[index].id != nil && oldOfNew[index] == nil {
            if let former = places[name(new.elements[index])]?.popLast() { match(former, index) }
        }
    }

    private mutating func matchChildren(_ former: Int, _ latter: Int) {
        let before = old.elements[former].children.filter { child in newOfOld[child] == nil }
        let after = new.elements[latter].children.filter { child in oldOfNew[child] == nil }
        guard !before.isEmpty, !after.isEmpty else { return }
        var groups: [String: [Int]] = [:]
        for child in before where old.elements[child].id == nil {
            groups[Self.label(old.elements[child]), default: []].append(child)
        }
        var rest: [String: [Int]] = [:]
        var labels: [String] = []
        for child in after where new.elements[child].id == nil {
            let label = Self.label(new.elements[child])
            guard groups[label] != nil else { continue }
            if rest[label] == nil { labels.append(label) }
            rest[label, default: []].append(child)
        }
        for label in labels { matchAlike(groups[label] ?? [], rest[label] ?? []) }
        if case .id = identity { matchRenamed(before, after, isList: old.elements[former].name == "objects") }
    }

    /// The name and key, which distinguish an element without an id from its siblings.
    static func label(_ element: DocumentTree.Element) -> String { element.name + " " + (element.key ?? "") }

    /// Matches siblings of one name: equal ones in order, then the others in order between them.
    ///
    /// Equal ones at the end and at the beginning match first, so that a change of one of several equal elements is a change of it.
    private mutating func matchAlike(_ before: [Int], _ after: [Int]) {
        var (before, after) = (before[...], after[...])
        func isEqual(_ former: Int, _ latter: Int) -> Bool { oldContents.hashes[former] == newContents.hashes[latter] }
        while let former = before.last, let latter = after.last, isEqual(former, latter) {
            match(before.removeLast(), after.removeLast())
        }
        while let former = before.first, let latter = after.first, isEqual(former, latter) {
            match(before.removeFirst(), after.removeFirst())
        }
        if !before.isEmpty, !after.isEmpty { matchBetween(Array(before), Array(after)) }
    }

    private mutating func matchBetween(_ before: [Int], _ after: [Int]) {
        if before.count == 1, after.count == 1 { return match(before[0], after[0]) }
        let matching = LineMatching(
            before.map { index in oldContents.hashes[index] }, after.map { index in newContents.hashes[index] })
        let pairs = Array(
            zip(
                before.indices.filter { place in !matching.removed[place] },
                after.indices.filter { place in !matching.added[place] }))
        for (first, second) in pairs { match(before[first], after[second]) }
        var (start, begin) = (0, 0)
        for (end, limit) in pairs + [(before.count, after.count)] {
            for (former, latter) in zip(before[start..<end], after[begin..<limit]) { match(former, latter) }
            (start, begin) = (end + 1, limit + 1)
        }
    }

    /// Matches elements that have a new id: they have the same key or content, or are the only ones of their name.
    private mutating func matchRenamed(_ before: [Int], _ after: [Int], isList: Bool) {
        for latter in after where new.elements[latter].id != nil && oldOfNew[latter] == nil {
            let element = new.elements[latter]
            let alike = before.filter { former in
                newOfOld[former] == nil && old.elements[former].id != nil && old.elements[former].name == element.name
            }
            let former = alike.first { former in
                old.elements[former].value("key").map { key in key == element.value("key") } ?? false
                    || oldContents.namelessHashes[former] == newContents.namelessHashes[latter]
            }
            if let former {
                match(former, latter)
            } else if isList, alike.count == 1,
                after.count(where: { other in new.elements[other].name == element.name }) == 1
            {
                match(alike[0], latter)
            }
        }
    }
}
