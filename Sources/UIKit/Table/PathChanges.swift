import Foundation

/// A batch of insertions, deletions, moves and reloads of rows and sections.
///
/// Deletions and the sources of moves use the indexes before the update. Insertions and the targets of moves use the indexes after
/// it. The order of the calls does not matter, as Apple documents for batch updates.
struct PathChanges {
    private(set) var deleted: Set<IndexPath> = []
    private(set) var inserted: Set<IndexPath> = []
    private(set) var moved: [IndexPath: IndexPath] = [:]
    private(set) var reloaded: Set<IndexPath> = []
    private(set) var deletedSections: Set<Int> = []
    private(set) var insertedSections: Set<Int> = []
    private(set) var movedSections: [Int: Int] = [:]
    /// The sections that may have any number of rows after the update.
    private(set) var reloadedSections: Set<Int> = []
    /// A Boolean value that indicates whether any rows or sections are reloaded.
    private var reloads = false

    var isEmpty: Bool {
        !reloads && deleted.isEmpty && inserted.isEmpty && moved.isEmpty && deletedSections.isEmpty
            && insertedSections.isEmpty && movedSections.isEmpty
    }

    mutating func insert(_ paths: [IndexPath]) { inserted.formUnion(paths.filter(\.isPlace)) }
    mutating func delete(_ paths: [IndexPath]) { deleted.formUnion(paths.filter(\.isPlace)) }
    mutating func move(_ path: IndexPath, to new: IndexPath) {
        if path.isPlace, new.isPlace { moved[path] = new }
    }
    mutating func insertSections(_ sections: IndexSet) { insertedSections.formUnion(sections) }
    mutating func deleteSections(_ sections: IndexSet) { deletedSections.formUnion(sections) }
    mutating func moveSection(_ section: Int, to new: Int) {
        if section >= 0, new >= 0 { movedSections[section] = new }
    }
    mutating func reload(_ paths: [IndexPath]) {
        reloads = true
        reloaded.formUnion(paths.filter(\.isPlace))
    }
    mutating func reloadSections(_ sections: IndexSet) {
        reloads = true
        reloadedSections.formUnion(sections)
    }

    // MARK: New positions

    var sectionShift: PlaceShift {
        PlaceShift(
            leaving: Array(deletedSections.union(movedSections.keys)),
            arriving: Array(insertedSections.union(movedSections.values)))
    }

    /// Returns the new number of a section; nil if the section is deleted.
    func section(_ old: Int, _ shift: PlaceShift) -> Int? {
        deletedSections.contains(old) ? nil : movedSections[old] ?? shift.place(of: old)
    }

    /// The new positions of rows.
    var moves: RowMoves {
        RowMoves(
            changes: self, sections: sectionShift, leaving: rows(deleted.union(moved.keys)),
            arriving: rows(inserted.union(moved.values)))
    }

    /// The new positions of the cells, headers and footers that stay; reloaded ones do not stay.
    var kept: ListMoves {
        var moves = moves
        let sections = moves.sections
        return ListMoves(
            cell: { reloaded.contains($0) || reloadedSections.contains($0.section) ? nil : moves.place(of: $0) },
            section: { reloadedSections.contains($0) ? nil : section($0, sections) })
    }

    /// Groups the rows of index paths by section.
    private func rows(_ paths: Set<IndexPath>) -> [Int: [Int]] {
        Dictionary(grouping: paths, by: \.section).mapValues { $0.map(\.row) }
    }
}

/// The new positions of rows when other rows are inserted, deleted and moved.
struct RowMoves {
    fileprivate let changes: PathChanges
    fileprivate let sections: PlaceShift
    /// The rows that leave and the rows that arrive, by section.
    fileprivate let leaving: [Int: [Int]]
    fileprivate let arriving: [Int: [Int]]
    /// The shifts of rows that were computed so far, by former section number.
    private var shifts: [Int: PlaceShift] = [:]

    fileprivate init(changes: PathChanges, sections: PlaceShift, leaving: [Int: [Int]], arriving: [Int: [Int]]) {
        (self.changes, self.sections, self.leaving, self.arriving) = (changes, sections, leaving, arriving)
    }

    /// Returns the new index path of a row; nil if the row is deleted.
    mutating func place(of path: IndexPath) -> IndexPath? {
        if changes.deleted.contains(path) { return nil }
        if let target = changes.moved[path] { return target }
        guard let section = changes.section(path.section, sections) else { return nil }
        let shift =
            shifts[path.section]
            ?? PlaceShift(leaving: leaving[path.section] ?? [], arriving: arriving[section] ?? [])
        shifts[path.section] = shift
        return IndexPath(row: shift.place(of: path.row), section: section)
    }
}

/// A batch of updates that is in progress, and its nesting depth.
struct UpdateBatch {
    var depth = 0
    var changes = PathChanges()
}

extension IndexPath {
    /// A Boolean value that indicates whether the index path identifies a row of a section.
    fileprivate var isPlace: Bool { count == 2 && section >= 0 && row >= 0 }
}
