import Foundation

/// Rows and sections that come, go and move together.
///
/// What goes or moves away is counted as it was before, what comes as it is afterwards, whatever the order of the calls: as Apple
/// documents of updates that belong together.
struct PathChanges {
    /// Places that go and come in a list of places that stay in their order.
    private struct Shift {
        /// In the old list, in order.
        var leaving: [Int] = []
        /// In the new list, in order.
        var arriving: [Int] = []

        /// Where one that stays comes to be.
        func place(of old: Int) -> Int {
            var new = old - leaving.prefix { $0 < old }.count
            for place in arriving where place <= new { new += 1 }
            return new
        }
    }

    private var deleted: Set<IndexPath> = []
    private var inserted: Set<IndexPath> = []
    private var moved: [IndexPath: IndexPath] = [:]
    private var deletedSections: Set<Int> = []
    private var insertedSections: Set<Int> = []
    private var movedSections: [Int: Int] = [:]
    /// The sections that may have any number of rows afterwards.
    private var reloadedSections: Set<Int> = []
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
    mutating func reload() { reloads = true }
    mutating func reloadSections(_ sections: IndexSet) {
        reloads = true
        reloadedSections.formUnion(sections)
    }

    // MARK: Where places come to be

    private var sectionShift: Shift {
        Shift(
            leaving: deletedSections.union(movedSections.keys).sorted(),
            arriving: insertedSections.union(movedSections.values).sorted())
    }

    /// Where a section comes to be; nil where it goes.
    private func section(_ old: Int, _ shift: Shift) -> Int? {
        deletedSections.contains(old) ? nil : movedSections[old] ?? shift.place(of: old)
    }

    private func rowShift(_ old: Int, _ new: Int) -> Shift {
        Shift(
            leaving: deleted.union(moved.keys).filter { $0.section == old }.map(\.row).sorted(),
            arriving: inserted.union(moved.values).filter { $0.section == new }.map(\.row).sorted())
    }

    /// What is chosen, at the places where it comes to be; without what goes.
    func moved(_ selection: PathSelection) -> PathSelection {
        guard !isEmpty, !selection.isEmpty else { return selection }
        let sections = sectionShift
        var shifts: [Int: Shift] = [:]
        return PathSelection(
            selection.all.compactMap { path in
                if deleted.contains(path) { return nil }
                if let target = moved[path] { return target }
                guard let new = section(path.section, sections) else { return nil }
                let shift = shifts[path.section] ?? rowShift(path.section, new)
                shifts[path.section] = shift
                return IndexPath(row: shift.place(of: path.row), section: new)
            })
    }

    // MARK: What cannot be

    /// Why the numbers of rows before and after do not go with the changes, in Apple's words; nil where they do.
    func problem(from before: [Int], to after: [Int], in list: UpdatedList) -> LayoutMisuse? {
        let shift = sectionShift
        if after.count != before.count + insertedSections.count - deletedSections.count {
            return LayoutMisuse(
                .internalInconsistency,
                "Invalid update: invalid number of sections. The number of sections contained in the \(list.name) after the "
                    + "update (\(after.count)) must be equal to the number of sections contained in the \(list.name) before "
                    + "the update (\(before.count)), plus or minus the number of sections inserted or deleted "
                    + "(\(insertedSections.count) inserted, \(deletedSections.count) deleted).")
        }
        for old in before.indices {
            guard !reloadedSections.contains(old), let new = section(old, shift), after.indices.contains(new) else {
                continue
            }
            if let problem = problem(old, before[old], new, after[new], in: list) { return problem }
        }
        return missing(from: before, list)
    }

    private func problem(
        _ old: Int, _ before: Int, _ new: Int, _ after: Int, in list: UpdatedList
    ) -> LayoutMisuse? {
        let coming = inserted.lazy.filter { $0.section == new }.count
        let going = deleted.lazy.filter { $0.section == old }.count
        let movedIn = moved.values.lazy.filter { $0.section == new }.count
        let movedOut = moved.keys.lazy.filter { $0.section == old }.count
        guard after != before + coming - going + movedIn - movedOut else { return nil }
        let parts = list.parts
        return LayoutMisuse(
            .internalInconsistency,
            "Invalid update: invalid number of \(parts) in section \(new). The number of \(parts) contained in an existing "
                + "section after the update (\(after)) must be equal to the number of \(parts) contained in that section "
                + "before the update (\(before)), plus or minus the number of \(parts) inserted or deleted from that section "
                + "(\(coming) inserted, \(going) deleted) and plus or minus the number of \(parts) moved into or out of that "
                + "section (\(movedIn) moved in, \(movedOut) moved out).")
    }

    /// What goes though it was not there.
    private func missing(from before: [Int], _ list: UpdatedList) -> LayoutMisuse? {
        for path in deleted.sorted() where !before.indices.contains(path.section) || path.row >= before[path.section] {
            guard before.indices.contains(path.section) else { continue }
            return LayoutMisuse(
                .internalInconsistency,
                "attempt to delete \(list.part) \(path.row) from section \(path.section) which only contains "
                    + "\(before[path.section]) \(list.parts) before the update")
        }
        return nil
    }
}

/// What Apple's texts call a list and its parts.
struct UpdatedList {
    let name: String
    let part: String

    var parts: String { part + "s" }

    static let table = UpdatedList(name: "table view", part: "row")
    static let collection = UpdatedList(name: "collection view", part: "item")
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
