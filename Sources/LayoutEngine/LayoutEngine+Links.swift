extension LayoutEngine {
    /// Enters a constraint, whose record is not in its place yet, into the lists of its items: as their first.
    func link(_ record: inout ConstraintRecord, _ index: Int32) {
        record.nextLinks.0 = putFirst(index * 2, of: record.constraint.first)
        guard let second = record.constraint.second else { return }
        if second == record.constraint.first {
            // A constraint of an item with itself is linked twice.
            record.nextLinks.1 = index * 2
            record.previousLinks.0 = index * 2 + 1
            items[Int(second.index)].firstLink = index * 2 + 1
        } else {
            record.nextLinks.1 = putFirst(index * 2 + 1, of: second)
        }
    }

    /// Makes a link the first of an item; the one that was.
    private func putFirst(_ link: Int32, of item: LayoutItem) -> Int32 {
        let head = items[Int(item.index)].firstLink
        items[Int(item.index)].firstLink = link
        if head >= 0 { setPrevious(link, of: head) }
        return head
    }

    /// Takes a constraint out of the lists of its items.
    func unlink(_ index: Int32) {
        leave(index * 2, records[Int(index)].constraint.first.index)
        if let second = records[Int(index)].constraint.second { leave(index * 2 + 1, second.index) }
    }

    private func leave(_ link: Int32, _ item: Int32) {
        let place = Int(link / 2)
        let next = link % 2 == 0 ? records[place].nextLinks.0 : records[place].nextLinks.1
        let previous = link % 2 == 0 ? records[place].previousLinks.0 : records[place].previousLinks.1
        if previous >= 0 { setNext(next, of: previous) } else { items[Int(item)].firstLink = next }
        if next >= 0 { setPrevious(previous, of: next) }
    }

    private func setNext(_ value: Int32, of link: Int32) {
        if link % 2 == 0 {
            records[Int(link / 2)].nextLinks.0 = value
        } else {
            records[Int(link / 2)].nextLinks.1 = value
        }
    }

    private func setPrevious(_ value: Int32, of link: Int32) {
        if link % 2 == 0 {
            records[Int(link / 2)].previousLinks.0 = value
        } else {
            records[Int(link / 2)].previousLinks.1 = value
        }
    }
}
