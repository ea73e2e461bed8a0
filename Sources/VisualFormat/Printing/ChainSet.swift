/// The connections and sizes along one axis, to be joined to as few chains as can be.
struct ChainSet {
    /// A connection between two views, or with nil in place of one between a view and the superview.
    struct Connection: Hashable {
        var before: Int?
        var after: Int?
        var isLeftToRight: Bool
    }

    enum Element: Hashable {
        case size(Int)
        case connection(Connection)
    }

    /// A connection with its predicates.
    struct Edge {
        let connection: Connection
        var predicates: [String]
        var options: FormatOptions
    }

    private struct Statement: Hashable {
        var element: Element
        var predicate: String
    }

    private struct Pair: Hashable {
        var before: Int
        var after: Int
    }

    let axis: Axis
    private(set) var edges: [Edge] = []
    /// The edges with lists of predicates.
    ///
    /// A single hyphen has its own edge, since it cannot be in a list.
    private var lists: [Connection: Int] = [:]
    /// The statements so far, to avoid duplicates.
    private var statements: Set<Statement> = []
    private var pairs: [Pair: Int] = [:]
    private var sizes: [Int: [String]] = [:]
    private var sizedViews: [Int] = []

    init(axis: Axis) { self.axis = axis }

    /// Adds the terms of a constraint.
    mutating func insert(_ element: Element, _ predicate: String) {
        guard statements.insert(Statement(element: element, predicate: predicate)).inserted else { return }
        switch element {
        case .size(let view):
            if sizes[view] == nil { sizedViews.append(view) }
            sizes[view, default: []].append(predicate)
        case .connection(let connection):
            if predicate == "-" {
                append(connection, predicate)
            } else if let index = lists[connection] {
                edges[index].predicates.append(predicate)
            } else {
                lists[connection] = edges.count
                append(connection, predicate)
            }
        }
    }

    private mutating func append(_ connection: Connection, _ predicate: String) {
        if let before = connection.before, let after = connection.after {
            pairs[Pair(before: before, after: after)] = edges.count
        }
        let options: FormatOptions = connection.isLeftToRight ? .directionLeftToRight : []
        edges.append(Edge(connection: connection, predicates: [predicate], options: options))
    }

    /// Gives an alignment to the connection from one view to another; whether there is one.
    mutating func align(_ first: Int, _ second: Int, _ attribute: Attribute) -> Bool {
        guard let index = pairs[Pair(before: first, after: second)] else { return false }
        edges[index].options.insert(.align(attribute))
        return true
    }

    // MARK: - Chains

    /// The formats of all connections and sizes.
    func formats(names: [String]) -> [PrintedFormat] {
        var written: Set<Int> = []
        var formats: [PrintedFormat] = []
        for chain in ChainJoiner(edges).chains() {
            let text = text(of: chain, names: names, &written)
            // Connections to bars go with any alignment.
            let options = chain.reduce(FormatOptions()) { options, edge in options.union(edge.options) }
            formats.append(PrintedFormat(text: text, options: options))
        }
        for view in sizedViews where written.insert(view).inserted {
            formats.append(PrintedFormat(text: prefix + brackets(view, names)))
        }
        return formats
    }

    private var prefix: String { axis == .vertical ? "V:" : "" }

    private func text(of chain: [Edge], names: [String], _ written: inout Set<Int>) -> String {
        var text = prefix
        text += chain[0].connection.before.map { view in place(view, names, &written) } ?? "|"
        for edge in chain {
            text += spacing(edge.predicates)
            text += edge.connection.after.map { view in place(view, names, &written) } ?? "|"
        }
        return text
    }

    /// A view in brackets, at the first time with its sizes.
    private func place(_ view: Int, _ names: [String], _ written: inout Set<Int>) -> String {
        written.insert(view).inserted ? brackets(view, names) : "[\(names[view])]"
    }

    private func brackets(_ view: Int, _ names: [String]) -> String {
        guard let predicates = sizes[view] else { return "[\(names[view])]" }
        return "[\(names[view])(\(predicates.joined(separator: ",")))]"
    }

    private func spacing(_ predicates: [String]) -> String {
        guard predicates.count == 1, let only = predicates.first else {
            return "-(\(predicates.joined(separator: ",")))-"
        }
        if only == "-" { return "-" }
        if only == "0" { return "" }
        let isBare = only.utf8.allSatisfy { byte in Byte.isDigit(byte) || byte == Byte.point }
        return isBare ? "-\(only)-" : "-(\(only))-"
    }
}
