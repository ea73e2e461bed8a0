/// The items of a log in an order in which superviews come first.
struct ItemTree {
    /// The items with their superviews, without circles and at most 48 levels deep.
    let order: [(item: Int, superitem: Int?)]

    private static let greatestDepth = 48

    /// - Complexity: Linear in the number of items.
    init(_ items: [LoggedItem]) {
        var depths: [Int?] = Array(repeating: nil, count: items.count)
        var order: [(item: Int, superitem: Int?)] = []
        var isOnPath = Array(repeating: false, count: items.count)
        for start in items.indices where depths[start] == nil {
            // The superviews above that are not in the order yet.
            var path: [Int] = []
            var next: Int? = start
            while let item = next, depths[item] == nil, !isOnPath[item] {
                path.append(item)
                isOnPath[item] = true
                next = items[item].superitem
            }
            var superitem = next.flatMap { item in isOnPath[item] && depths[item] == nil ? nil : item }
            for item in path.reversed() {
                let depth = superitem.flatMap { superitem in depths[superitem] }.map { depth in depth + 1 } ?? 0
                let isTooDeep = depth > Self.greatestDepth
                depths[item] = isTooDeep ? 0 : depth
                order.append((item, isTooDeep ? nil : superitem))
                superitem = item
            }
            for item in path { isOnPath[item] = false }
        }
        self.order = order
    }
}
