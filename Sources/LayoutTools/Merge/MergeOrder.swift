import InterfaceBuilder

/// The order of the children of an element in a merged document.
///
/// It is the order of ours, with the elements that only theirs has behind the same neighbors as there. Elements that
/// theirs moved within the list move, too.
struct MergeOrder {
    /// The children in order.
    private(set) var nodes: [Int]
    /// The order of theirs, if both versions moved the same elements differently.
    private(set) var nodesOfTheirs: [Int]?

    /// Finds the order of some children of a node.
    init(of members: Set<Int>, in parent: Int, _ merge: MergeNodes) {
        func list(_ version: MergeNodes.Version) -> [Int] {
            merge.children(of: parent, in: version).filter { node in members.contains(node) }
        }
        let (base, ours, theirs) = (list(.base), list(.ours), list(.theirs))
        let common = Set(base).intersection(ours).intersection(theirs).filter { node in
            merge.element(node, .ours)?.isOrdered ?? false
        }
        func moved(_ list: [Int]) -> Set<Int> {
            var places: [Int: Int] = [:]
            for (place, node) in base.enumerated() where common.contains(node) { places[node] = place }
            let kept = list.filter(common.contains)
            let stable = LongestRise.indices(in: kept.map { node in places[node] ?? 0 })
            return Set(kept.enumerated().filter { place, _ in !stable.contains(place) }.map { _, node in node })
        }
        let orders = (ours.filter(common.contains), theirs.filter(common.contains))
        let (own, other) = orders.0 == orders.1 ? ([], []) : (moved(ours), moved(theirs))
        let isConflict = !own.isEmpty && !other.isEmpty
        nodes = Self.merged(
            ours.filter { node in isConflict || !other.contains(node) }, with: theirs, fixed: Set(base))
        let second = isConflict ? Self.merged(theirs, with: ours, fixed: Set(base)) : nil
        // An element whose list deleted it, but which the other version keeps, is at the end.
        nodes += members.subtracting(nodes).sorted()
        nodesOfTheirs = second.map { second in second + members.subtracting(second).sorted() }
    }

    /// A list with the elements of another that it lacks, each behind its neighbor there and new elements behind that.
    private static func merged(_ list: [Int], with other: [Int], fixed: Set<Int>) -> [Int] {
        var following: [Int: Int] = [:]
        var first: Int?
        func link(_ nodes: [Int]) {
            first = nodes.first
            for (node, next) in zip(nodes, nodes.dropFirst()) { following[node] = next }
        }
        link(list)
        var known = Set(list)
        let shared = Set(other)
        var added: Set<Int> = []
        var previous: Int?
        for node in other {
            defer { previous = node }
            guard known.insert(node).inserted else { continue }
            added.insert(node)
            var place = previous
            // Elements that only the list has stay directly behind their neighbor.
            while let next = place.map({ place in following[place] }) ?? first, !fixed.contains(next),
                !shared.contains(next), !added.contains(next)
            {
                place = next
            }
            if let place {
                following[node] = following[place]
                following[place] = node
            } else {
                following[node] = first
                first = node
            }
        }
        var result: [Int] = []
        var next = first
        while let node = next {
            result.append(node)
            next = following[node]
        }
        return result
    }
}
