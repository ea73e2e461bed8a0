import Scene

/// The prototype cells of collections in the flow of their layouts.
struct FlowCells {
    /// A collection with its cells.
    struct Flow {
        let document: InterfaceDocument
        /// The collection.
        let collection: InterfaceDocument.View
        /// The places of the scenes of its cells.
        let places: [Int]
        /// The flow layout.
        let layout: XMLTree.ElementID
    }

    /// An item of a flow.
    struct Item {
        /// The index of the cell.
        let cell: Int
        /// The number of the copy, from 0.
        let copy: Int
        /// The frame in the collection.
        let frame: Scene.Rectangle
    }

    /// The flows by the place of the scene of their first cell.
    private var flows: [Int: Flow] = [:]

    /// Finds the collections of a document with a flow layout, among its scenes.
    init(document: InterfaceDocument, scenes: [Scene]) {
        var cells: [Int: [Int]] = [:]
        for (place, scene) in scenes.enumerated() {
            guard let cell = document.view(withID: scene.root), cell.tag == "collectionViewCell",
                let collection = cell.parent
            else { continue }
            cells[collection, default: []].append(place)
        }
        for (index, places) in cells {
            let collection = document.views[index]
            guard
                let layout = document.tree.child(
                    of: collection.element, named: "collectionViewFlowLayout", key: "collectionViewLayout")
            else { continue }
            flows[places[0]] = Flow(document: document, collection: collection, places: places, layout: layout)
        }
    }

    /// Returns the flow whose first cell is at a place.
    func flow(beginningAt place: Int) -> Flow? { flows[place] }
}

extension FlowCells.Flow {
    /// The number of lines of each prototype, and the limit of its copies.
    private static let (lines, mostCopies) = (2, 12)

    private func number(_ name: String, in element: XMLTree.ElementID?) -> Double {
        element.flatMap { element in document.tree.value(of: name, in: element) }.flatMap(InterfaceDocument.number) ?? 0
    }

    /// Returns how many steps fit into a length, at most the number of copies.
    ///
    /// A step that is not positive, as spaces below zero make it, fits no time.
    private static func count(of step: Double, in length: Double) -> Int {
        guard step > 0.01, length > 0 else { return 0 }
        return Int(min(Double(mostCopies), (length / step).rounded(.down)))
    }

    /// Returns the items of all cells in a collection of a size.
    ///
    /// Each prototype has at least three items, and at least two lines. A line is justified, and the last one keeps the same spaces.
    func items(sizes: [Scene.Size?], in area: Scene.Size) -> [FlowCells.Item] {
        let tree = document.tree
        let inset = tree.child(of: layout, named: "inset", key: "sectionInset")
        let isHorizontal = tree.value(of: "scrollDirection", in: layout) == "horizontal"
        let header = tree.child(of: layout, named: "size", key: "headerReferenceSize")
        let lineSpacing = number("minimumLineSpacing", in: layout)
        let itemSpacing = number("minimumInteritemSpacing", in: layout)
        let (before, after) = isHorizontal ? ("minY", "maxY") : ("minX", "maxX")
        let start = number(before, in: inset)
        let room = (isHorizontal ? area.height : area.width) - start - number(after, in: inset)
        func along(_ size: Scene.Size) -> Double { isHorizontal ? size.height : size.width }
        func across(_ size: Scene.Size) -> Double { isHorizontal ? size.width : size.height }

        var queue: [(cell: Int, copy: Int, size: Scene.Size)] = []
        for (cell, size) in sizes.enumerated() {
            guard let size, size.width > 0, size.height > 0 else { continue }
            let perLine = max(1, Self.count(of: along(size) + itemSpacing, in: room + itemSpacing))
            for copy in 0..<min(max(3, perLine * Self.lines), Self.mostCopies) { queue.append((cell, copy, size)) }
        }
        var items: [FlowCells.Item] = []
        var position =
            number(isHorizontal ? "minX" : "minY", in: inset) + number(isHorizontal ? "width" : "height", in: header)
        while !queue.isEmpty {
            var (line, length) = (1, along(queue[0].size))
            while line < queue.count, length + itemSpacing + along(queue[line].size) <= room + 0.01 {
                length += itemSpacing + along(queue[line].size)
                line += 1
            }
            let own = queue.prefix(line)
            queue.removeFirst(line)
            // The last line has the spaces of a line full of its last item.
            let last = along(own[own.count - 1].size)
            let rest = queue.isEmpty ? Self.count(of: last + itemSpacing, in: room - length) : 0
            let (full, used) = (line + rest, length + Double(rest) * (last + itemSpacing))
            let spacing = full > 1 ? itemSpacing + max(0, room - used) / Double(full - 1) : itemSpacing
            var place = full == 1 ? start + max(0, room - length) / 2 : start
            let thickness = own.map { item in across(item.size) }.max() ?? 0
            for (cell, copy, size) in own {
                let middle = position + (thickness - across(size)) / 2
                let frame =
                    isHorizontal
                    ? Scene.Rectangle(x: middle, y: place, width: size.width, height: size.height)
                    : Scene.Rectangle(x: place, y: middle, width: size.width, height: size.height)
                items.append(FlowCells.Item(cell: cell, copy: copy, frame: frame))
                place += along(size) + spacing
            }
            position += thickness + lineSpacing
        }
        return items
    }
}
