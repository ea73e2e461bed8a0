import Foundation

/// The error texts for invalid updates, in Apple's words.
///
/// Texts that no public crash report shows imitate Apple's style.
extension PathChanges {
    /// Returns an error if the row counts before and after do not match the changes; nil if they match.
    ///
    /// The cost is linear in the number of sections and changes.
    func problem(from before: [Int], to after: [Int], in list: UpdatedList) -> LayoutMisuse? {
        let text =
            sectionCountProblem(before.count, after.count, list)
            ?? sectionProblem(before.count, after.count)
            ?? rowCountProblem(before, after, list)
            ?? leavingProblem(before, list)
            ?? arrivingProblem(after, list)
        return text.map { LayoutMisuse(.internalInconsistency, $0) }
    }

    private func sectionCountProblem(_ before: Int, _ after: Int, _ list: UpdatedList) -> String? {
        guard after != before + insertedSections.count - deletedSections.count else { return nil }
        return
            "Invalid update: invalid number of sections. The number of sections contained in the \(list.name) after the "
            + "update (\(after)) must be equal to the number of sections contained in the \(list.name) before "
            + "the update (\(before)), plus or minus the number of sections inserted or deleted "
            + "(\(insertedSections.count) inserted, \(deletedSections.count) deleted)."
    }

    /// Returns an error text for section numbers that do not exist.
    private func sectionProblem(_ before: Int, _ after: Int) -> String? {
        if let section = deletedSections.union(reloadedSections).filter({ $0 >= before }).min() {
            return "attempt to delete section \(section), but there are only \(before) sections before the update"
        }
        if let section = insertedSections.filter({ $0 >= after }).min() {
            return "attempt to insert section \(section) but there are only \(after) sections after the update"
        }
        if let section = movedSections.keys.filter({ $0 >= before }).min() {
            return "attempt to move section \(section), but there are only \(before) sections before the update"
        }
        if let section = movedSections.values.filter({ $0 >= after }).min() {
            return
                "attempt to move a section to section \(section), but there are only \(after) sections after the update"
        }
        return nil
    }

    /// The number of rows that are inserted, deleted and moved in a section.
    private struct Traffic {
        var (coming, going, movedIn, movedOut) = (0, 0, 0, 0)
    }

    private func rowCountProblem(_ before: [Int], _ after: [Int], _ list: UpdatedList) -> String? {
        var (old, new) = ([Int: Traffic](), [Int: Traffic]())
        for path in deleted { old[path.section, default: Traffic()].going += 1 }
        for path in moved.keys { old[path.section, default: Traffic()].movedOut += 1 }
        for path in inserted { new[path.section, default: Traffic()].coming += 1 }
        for path in moved.values { new[path.section, default: Traffic()].movedIn += 1 }
        let shift = sectionShift
        for section in before.indices where !reloadedSections.contains(section) {
            guard let place = self.section(section, shift), after.indices.contains(place) else { continue }
            let (leaving, arriving) = (old[section] ?? Traffic(), new[place] ?? Traffic())
            let expected = before[section] + arriving.coming - leaving.going + arriving.movedIn - leaving.movedOut
            guard after[place] != expected else { continue }
            let parts = list.parts
            return
                "Invalid update: invalid number of \(parts) in section \(place). The number of \(parts) contained in an "
                + "existing section after the update (\(after[place])) must be equal to the number of \(parts) contained in "
                + "that section before the update (\(before[section])), plus or minus the number of \(parts) inserted or "
                + "deleted from that section (\(arriving.coming) inserted, \(leaving.going) deleted) and plus or minus the "
                + "number of \(parts) moved into or out of that section (\(arriving.movedIn) moved in, "
                + "\(leaving.movedOut) moved out)."
        }
        return nil
    }

    /// Returns an error text for deleted, moved or reloaded rows that did not exist before the update.
    private func leavingProblem(_ before: [Int], _ list: UpdatedList) -> String? {
        if let path = deleted.union(reloaded).firstMissing(in: before) {
            let row = "attempt to delete \(list.part) \(path.row) from section \(path.section)"
            guard before.indices.contains(path.section) else {
                return row + ", but there are only \(before.count) sections before the update"
            }
            return row + " which only contains \(before[path.section]) \(list.parts) before the update"
        }
        guard let path = Set(moved.keys).firstMissing(in: before) else { return nil }
        return "attempt to move index path (\(path.text)) that does not exist - there are only "
            + (before.indices.contains(path.section)
                ? "\(before[path.section]) \(list.parts) in section \(path.section)" : "\(before.count) sections")
            + " before the update"
    }

    /// Returns an error text for inserted or moved rows that do not exist after the update.
    private func arrivingProblem(_ after: [Int], _ list: UpdatedList) -> String? {
        if let path = inserted.firstMissing(in: after) {
            return "attempt to insert \(list.part) \(path.row) into section \(path.section), but there are only "
                + (after.indices.contains(path.section)
                    ? "\(after[path.section]) \(list.parts) in section \(path.section)" : "\(after.count) sections")
                + " after the update"
        }
        guard let (old, new) = moved.filter({ !after.hasRow($0.value) }).min(by: { $0.key < $1.key }) else {
            return nil
        }
        return
            "attempt to move index path (\(old.text)) to index path (\(new.text)) that does not exist - there are only "
            + (after.indices.contains(new.section)
                ? "\(after[new.section]) \(list.parts) in section \(new.section)" : "\(after.count) sections")
            + " after the update"
    }
}

extension Set<IndexPath> {
    /// The first index path that the row counts do not contain.
    fileprivate func firstMissing(in counts: [Int]) -> IndexPath? { filter { !counts.hasRow($0) }.min() }
}

extension [Int] {
    fileprivate func hasRow(_ path: IndexPath) -> Bool {
        indices.contains(path.section) && path.row < self[path.section]
    }
}

extension IndexPath {
    /// The index path as Apple's texts show it, without an address.
    fileprivate var text: String { "{length = 2, path = \(section) - \(row)}" }
}
