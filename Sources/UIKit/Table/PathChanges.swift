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

    /// What is chosen, at the places where it comes to be; without what goes.
    func moved(_ selection: PathSelection) -> PathSelection {
        guard !isEmpty, !selection.isEmpty else { return selection }
        let sections = sectionShift
        let leaving = rows(deleted.union(moved.keys))
        let arriving = rows(inserted.union(moved.values))
        var shifts: [Int: PlaceShift] = [:]
        return PathSelection(
            selection.all.compactMap { path in
                if deleted.contains(path) { return nil }
                if let target = moved[path] { return target }
                guard let new = section(path.section, sections) else { return nil }
                let shift =
                    shifts[path.section]
                    ?? PlaceShift(leaving: leaving[path.section] ?? [], arriving: arriving[new] ?? [])
                shifts[path.section] = shift
                return IndexPath(row: shift.place(of: path.row), section: new)
            })
    }

    /// The rows of paths by section.
    private func rows(_ paths: Set<IndexPath>) -> [Int: [Int]] {
        Dictionary(grouping: paths, by: \.section).mapValues { $0.map(\.row) }
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
