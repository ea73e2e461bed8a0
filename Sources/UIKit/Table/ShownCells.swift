import Foundation

/// The visible cells of a list, with lookup in both directions: by index path and by cell.
struct ShownCells<Cell: UIView> {
    /// The cells by index path.
    private(set) var cells: [IndexPath: Cell] = [:]
    private var paths: [ObjectIdentifier: IndexPath] = [:]

    /// The cell at an index path.
    subscript(path: IndexPath) -> Cell? {
        get { cells[path] }
        set {
            if let old = cells[path], paths[ObjectIdentifier(old)] == path { paths[ObjectIdentifier(old)] = nil }
            cells[path] = newValue
            if let newValue { paths[ObjectIdentifier(newValue)] = path }
        }
    }

    /// Returns the index path of a cell; nil if the cell is not visible.
    ///
    /// If a cell was stored for several index paths, the result is the last one.
    func path(of cell: Cell) -> IndexPath? { paths[ObjectIdentifier(cell)] }

    /// The index paths and their cells in ascending order.
    var sorted: [(path: IndexPath, cell: Cell)] {
        cells.sorted { one, other in one.key < other.key }.map { path, cell in (path, cell) }
    }

    /// Returns the visible cells by their new index paths.
    func moved(by staying: [IndexPath: IndexPath]) -> ShownCells {
        var moved = ShownCells()
        for (path, cell) in sorted { if let new = staying[path] { moved[new] = cell } }
        return moved
    }
}
