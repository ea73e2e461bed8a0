/// Joins connections into chains, so as many as possible share a view.
///
/// Connections between views meet if they have equal options, since an alignment is of a whole format. One to a bar
/// goes with any alignment, but begins or ends its chain. Matching those of views first is as good as any other order:
/// exchanging partners never changes how many meet.
struct ChainJoiner {
    private let edges: [ChainSet.Edge]
    private var next: [Int?]
    private var hasPrevious: [Bool]

    /// A point where connections can be joined.
    private struct Joint: Hashable {
        var view: Int
        var options: FormatOptions
    }

    init(_ edges: [ChainSet.Edge]) {
        self.edges = edges
        next = Array(repeating: nil, count: edges.count)
        hasPrevious = Array(repeating: false, count: edges.count)
    }

    /// The connections, each once, in chains.
    consuming func chains() -> [[ChainSet.Edge]] {
        join(from: isBetweenViews, to: isBetweenViews) { options in options }
        cutRings()
        join(from: isBeginning, to: isBetweenViews) { options in options.intersection(.directionLeftToRight) }
        join(from: isBetweenViews, to: isEnd) { options in options.intersection(.directionLeftToRight) }
        join(from: isBeginning, to: isEnd) { options in options.intersection(.directionLeftToRight) }
        return edges.indices.filter { index in !hasPrevious[index] }.map { start in chain(from: start) }
    }

    private func isBetweenViews(_ edge: ChainSet.Edge) -> Bool {
        edge.connection.before != nil && edge.connection.after != nil
    }
    private func isBeginning(_ edge: ChainSet.Edge) -> Bool { edge.connection.before == nil }
    private func isEnd(_ edge: ChainSet.Edge) -> Bool { edge.connection.after == nil }

    /// Lets each free end of some connections meet a free beginning of others with equal options.
    private mutating func join(
        from isFirst: (ChainSet.Edge) -> Bool, to isSecond: (ChainSet.Edge) -> Bool,
        by options: (FormatOptions) -> FormatOptions
    ) {
        var beginnings: [Joint: [Int]] = [:]
        for index in edges.indices.reversed() where !hasPrevious[index] && isSecond(edges[index]) {
            guard let view = edges[index].connection.before else { continue }
            beginnings[Joint(view: view, options: options(edges[index].options)), default: []].append(index)
        }
        for index in edges.indices where next[index] == nil && isFirst(edges[index]) {
            guard let view = edges[index].connection.after else { continue }
            let joint = Joint(view: view, options: options(edges[index].options))
            guard let following = beginnings[joint]?.popLast() else { continue }
            next[index] = following
            hasPrevious[following] = true
        }
    }

    /// Opens each ring, if possible at a view beside a bar, so the bar can join it there.
    private mutating func cutRings() {
        let besideBars = Set(
            edges.compactMap { edge in isBetweenViews(edge) ? nil : edge.connection.before ?? edge.connection.after })
        var visited = [Bool](repeating: false, count: edges.count)
        for start in edges.indices where !hasPrevious[start] {
            for index in ring(from: start) { visited[index] = true }
        }
        for start in edges.indices where !visited[start] {
            let ring = ring(from: start)
            for index in ring { visited[index] = true }
            let cut = ring.first { index in edges[index].connection.after.map(besideBars.contains) ?? false }
            guard let last = cut ?? ring.last, let first = next[last] else { continue }
            next[last] = nil
            hasPrevious[first] = false
        }
    }

    /// The places of the connections from one on, to the end or once around.
    private func ring(from start: Int) -> [Int] {
        var ring = [start]
        while let index = next[ring[ring.count - 1]], index != start { ring.append(index) }
        return ring
    }

    private func chain(from start: Int) -> [ChainSet.Edge] { ring(from: start).map { index in edges[index] } }
}
