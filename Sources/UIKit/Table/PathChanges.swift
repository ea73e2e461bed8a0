import Foundation

/// Rows and sections that come, go and move together.
///
/// What goes or moves away is counted as it was before, what comes as it is afterwards, whatever the order of the calls: as Apple
/// documents of updates that belong together.
struct PathChanges {
    private(set) var deleted: Set<IndexPath> = []
    private(set) var inserted: Set<IndexPath> = []
    private(set) var moved: [IndexPath: IndexPath] = [:]
    private(set) var reloaded: Set<IndexPath> = []
    private(set) var deletedSections: Set<Int> = []
    private(set) var insertedSections: Set<Int> = []
    private(set) var movedSections: [Int: Int] = [:]
    /// The sections that may have any number of rows afterwards.
    private(set) var reloadedSections: Set<Int> = []
    /// Whether rows or sections are to be asked for anew.
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

    // MARK: Where places come to be

    var sectionShift: PlaceShift {
        PlaceShift(
            leaving: Array(deletedSections.union(movedSections.keys)),
            arriving: Array(insertedSections.union(movedSections.values)))
    }

    /// Where a section comes to be; nil where it goes.
    func section(_ old: Int, _ shift: PlaceShift) -> Int? {
        deletedSections.contains(old) ? nil : movedSections[old] ?? shift.place(of: old)
    }

    /// Where rows come to be.
    var moves: RowMoves {
        RowMoves(
            changes: self, sections: sectionShift, leaving: rows(deleted.union(moved.keys)),
            arriving: rows(inserted.union(moved.values)))
    }

    /// What stays as it is; what is to be asked for anew does not.
    var kept: ListMoves {
        var moves = moves
        let sections = moves.sections
        return ListMoves(
            cell: { reloaded.contains($0) || reloadedSections.contains($0.section) ? nil : moves.place(of: $0) },
            section: { reloadedSections.contains($0) ? nil : section($0, sections) })
    }

    /// The rows of paths by section.
    private func rows(_ paths: Set<IndexPath>) -> [Int: [Int]] {
        Dictionary(grouping: paths, by: \.section).mapValues { $0.map(\.row) }
    }
}

/// Where rows come to be when others come, go and move.
struct RowMoves {
    fileprivate let changes: PathChanges
    fileprivate let sections: PlaceShift
    /// The rows that go and those that come, by section.
    fileprivate let leaving: [Int: [Int]]
    fileprivate let arriving: [Int: [Int]]
    /// How rows shift in sections that were asked for, by their former numbers.
    private var shifts: [Int: PlaceShift] = [:]

    fileprivate init(changes: PathChanges, sections: PlaceShift, leaving: [Int: [Int]], arriving: [Int: [Int]]) {
        (self.changes, self.sections, self.leaving, self.arriving) = (changes, sections, leaving, arriving)
    }

    /// Where a row comes to be; nil where it goes.
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

/// Changes that were begun and wait for their end.
struct UpdateBatch {
    var depth = 0
    var changes = PathChanges()
}

extension IndexPath {
    /// Whether it names a row of a section.
    fileprivate var isPlace: Bool { count == 2 && section >= 0 && row >= 0 }
}
