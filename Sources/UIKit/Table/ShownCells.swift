import Foundation

/// The cells that a list shows, found by their places and their places by them.
struct ShownCells<Cell: UIView> {
    /// The cells by their places.
    private(set) var cells: [IndexPath: Cell] = [:]
    private var paths: [ObjectIdentifier: IndexPath] = [:]

    /// The cell at a place.
    subscript(path: IndexPath) -> Cell? {
        get { cells[path] }
        set {
            if let old = cells[path], paths[ObjectIdentifier(old)] == path { paths[ObjectIdentifier(old)] = nil }
            cells[path] = newValue
            if let newValue { paths[ObjectIdentifier(newValue)] = path }
        }
    }

    /// The place of a cell, of several the last that it was given; nil for one that is not shown.
    func path(of cell: Cell) -> IndexPath? { paths[ObjectIdentifier(cell)] }

    /// The places and cells from the first on.
    var sorted: [(path: IndexPath, cell: Cell)] {
        cells.sorted { one, other in one.key < other.key }.map { path, cell in (path, cell) }
    }

    /// What is shown, by the places where it comes to be.
    func moved(by staying: [IndexPath: IndexPath]) -> ShownCells {
        var moved = ShownCells()
        for (path, cell) in sorted { if let new = staying[path] { moved[new] = cell } }
        return moved
    }
}
