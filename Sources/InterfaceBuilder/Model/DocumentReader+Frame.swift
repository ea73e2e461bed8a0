extension DocumentReader {
    /// The height of a row that says none, and the line that separates it from the next.
    private static let rowHeight = 44.0
    private static let separator = 1.0

    /// Gives cells and content views without a stored frame the one that they take by default.
    mutating func completeFrames() {
        for index in document.views.indices where document.views[index].frameElement == nil {
            let view = document.views[index]
            guard let parent = view.parent else { continue }
            let outer = document.views[parent].frame
            if view.tag == "tableViewCell" || view.tag == "collectionViewCell" {
                let height = rowHeight(of: view) ?? rowHeight(of: document.views[parent]) ?? Self.rowHeight
                document.views[index].frame = .init(x: 0, y: 0, width: outer.width, height: height)
            } else if view.role == .contentView {
                let isRow = document.views[parent].tag == "tableViewCell"
                let height = max(0, outer.height - (isRow ? Self.separator : 0))
                document.views[index].frame = .init(x: 0, y: 0, width: outer.width, height: height)
            }
        }
    }

    private mutating func rowHeight(of view: InterfaceDocument.View) -> Double? {
        guard document.tree.attribute("rowHeight", of: view.element) != nil else { return nil }
        let height = number("rowHeight", in: view.element)
        return height > 0 ? height : nil
    }
}
