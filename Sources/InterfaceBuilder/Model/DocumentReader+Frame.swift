extension DocumentReader {
    /// The default height of a row, and the line that separates it from the next row.
    private static let rowHeight = 44.0
    private static let separator = 1.0

    /// Sets the default frames of cells and content views without a stored frame.
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

    /// Reads a frame of the first versions of Xcode 8: sizes, and distances from the edges of the superview.
    ///
    /// Later versions write rectangles. So the frame is only read, and has no element for edits.
    mutating func insetFrame(_ element: XMLTree.ElementID, of view: Int) -> InterfaceDocument.Rectangle {
        let outer = document.views[view].parent.map { parent in document.views[parent].frame }
        let (x, width) = span(
            element, start: "minX", end: "maxX", length: "width", within: outer?.width ?? 0)
        let (y, height) = span(
            element, start: "minY", end: "maxY", length: "height", within: outer?.height ?? 0)
        return .init(x: x, y: y, width: width, height: height)
    }

    private mutating func span(
        _ element: XMLTree.ElementID, start: String, end: String, length: String, within outer: Double
    ) -> (start: Double, length: Double) {
        let (before, after) = (number(start, in: element), number(end, in: element))
        guard document.tree.attribute(length, of: element) != nil else {
            return (before, max(0, outer - before - after))
        }
        let size = number(length, in: element)
        let hasStart = document.tree.attribute(start, of: element) != nil
        let hasEnd = document.tree.attribute(end, of: element) != nil
        return (hasEnd && !hasStart ? outer - after - size : before, size)
    }

    private mutating func rowHeight(of view: InterfaceDocument.View) -> Double? {
        guard document.tree.attribute("rowHeight", of: view.element) != nil else { return nil }
        let height = number("rowHeight", in: view.element)
        return height > 0 ? height : nil
    }
}
