extension LayoutEngine {
    /// Enters a constraint into the lists of its items.
    func link(_ index: Int32) {
        enter(index * 2, records[Int(index)].constraint.first.index)
        if let second = records[Int(index)].constraint.second { enter(index * 2 + 1, second.index) }
    }

    /// Takes a constraint out of the lists of its items.
    func unlink(_ index: Int32) {
        leave(index * 2, records[Int(index)].constraint.first.index)
        if let second = records[Int(index)].constraint.second { leave(index * 2 + 1, second.index) }
    }

    private func enter(_ link: Int32, _ item: Int32) {
        let head = items[Int(item)].firstLink
        setNext(head, of: link)
        setPrevious(-1, of: link)
        if head >= 0 { setPrevious(link, of: head) }
        items[Int(item)].firstLink = link
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
