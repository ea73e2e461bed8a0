import Diagnostics

/// The lists of the constraints that name an item.
///
/// Solving does not need the lists, so they are created on first use.
extension LayoutEngine {
    /// Returns the constraints that name an item, in storage order.
    public func constraints(naming item: LayoutItem) -> [LayoutConstraintID] {
        makeLinks()
        var result: [LayoutConstraintID] = []
        var current = items[Int(item.index)].firstLink
        while current >= 0 {
            let place = Int(current / 2)
            // A constraint of an item with itself is linked twice.
            if current % 2 == 0 || records[place].constraint.first != item { result.append(.init(index: current / 2)) }
            current = current % 2 == 0 ? links[place].next.0 : links[place].next.1
        }
        return result.indices.ordered { result[$0].index < result[$1].index }.map { result[$0] }
    }

    /// Returns a constraint that names the item, or nil.
    func constraintNaming(_ item: LayoutItem) -> LayoutConstraintID? {
        makeLinks()
        let link = items[Int(item.index)].firstLink
        return link < 0 ? nil : LayoutConstraintID(index: link / 2)
    }

    private func makeLinks() {
        if hasLinks { return }
        hasLinks = true
        links.reserveCapacity(records.count)
        for index in records.indices {
            links.append(ConstraintLinks())
            if records[index].isAlive { enterLists(Int32(index)) }
        }
    }

    /// Adds a new constraint to the lists, if they exist.
    func link(_ index: Int32) {
        guard hasLinks else { return }
        if Int(index) < links.count { links[Int(index)] = ConstraintLinks() } else { links.append(ConstraintLinks()) }
        enterLists(index)
    }

    /// Makes a constraint the first in the lists of its items.
    private func enterLists(_ index: Int32) {
        let (first, second) = (records[Int(index)].constraint.first, records[Int(index)].constraint.second)
        links[Int(index)].next.0 = putFirst(index * 2, of: first)
        if let second { links[Int(index)].next.1 = putFirst(index * 2 + 1, of: second) }
    }

    /// Makes a link the first of an item, and returns the previous first link.
    private func putFirst(_ link: Int32, of item: LayoutItem) -> Int32 {
        let head = items[Int(item.index)].firstLink
        items[Int(item.index)].firstLink = link
        if head >= 0 { setPrevious(link, of: head) }
        return head
    }

    /// Removes a constraint from the lists of its items.
    func unlink(_ index: Int32) {
        guard hasLinks else { return }
        leave(index * 2, records[Int(index)].constraint.first.index)
        if let second = records[Int(index)].constraint.second { leave(index * 2 + 1, second.index) }
    }

    private func leave(_ link: Int32, _ item: Int32) {
        let place = Int(link / 2)
        let next = link % 2 == 0 ? links[place].next.0 : links[place].next.1
        let previous = link % 2 == 0 ? links[place].previous.0 : links[place].previous.1
        if previous >= 0 { setNext(next, of: previous) } else { items[Int(item)].firstLink = next }
        if next >= 0 { setPrevious(previous, of: next) }
    }

    private func setNext(_ value: Int32, of link: Int32) {
        if link % 2 == 0 { links[Int(link / 2)].next.0 = value } else { links[Int(link / 2)].next.1 = value }
    }

    private func setPrevious(_ value: Int32, of link: Int32) {
        if link % 2 == 0 { links[Int(link / 2)].previous.0 = value } else { links[Int(link / 2)].previous.1 = value }
    }
}
