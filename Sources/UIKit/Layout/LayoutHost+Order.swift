import LayoutEngine

/// How the order of items compares with that of the hierarchy.
enum ItemOrder {
    /// They are the same.
    case natural
    /// Views or guides have come or changed places since somebody looked.
    case unknown
    /// Some are out of order: the place of each item in the hierarchy, -1 where there is none.
    case mixed([Int32])
}

/// Where constraints leave a choice, items settle in their order; it is to be that of the hierarchy, whatever came first.
///
/// An item that comes late gets the next place. That matters only in a system that leaves a choice, which few do; then all items are
/// made anew.
extension LayoutHost {
    /// Whether items of a system that leaves a choice are in another order than in the hierarchy.
    var isOutOfOrder: Bool {
        if case .natural = order { return false }
        let open = engine.openSystems
        if open.isEmpty { return false }
        if case .unknown = order { order = presentOrder }
        guard case .mixed(let ranks) = order else { return false }
        return open.contains { !isAscending($0.map { ranks[Int($0.index)] }) }
    }

    private var presentOrder: ItemOrder {
        var (ranks, next) = ([Int32](repeating: -1, count: views.count), Int32(0))
        rank(root, &ranks, &next)
        return isAscending(ranks) ? .natural : .mixed(ranks)
    }

    private func isAscending(_ ranks: [Int32]) -> Bool {
        var last: Int32 = -1
        for rank in ranks where rank >= 0 {
            if rank < last { return false }
            last = rank
        }
        return true
    }

    /// Counts the items of a view, its guides and its subviews, in the order in which they enter.
    private func rank(_ view: UIView, _ ranks: inout [Int32], _ next: inout Int32) {
        guard view.slot.isIn(self) else { return }
        rank(view.slot, &ranks, &next)
        for guide in view.guidesInLayoutOrder { rank(guide.slot, &ranks, &next) }
        for subview in view.subviewsInLayoutOrder { rank(subview, &ranks, &next) }
    }

    private func rank(_ slot: LayoutSlot, _ ranks: inout [Int32], _ next: inout Int32) {
        guard slot.isIn(self), let item = slot.item else { return }
        ranks[Int(item.index)] = next
        next += 1
    }

    /// Where views rest, to be taken over by another host.
    var restingRectangles: [ObjectIdentifier: LayoutRectangle] {
        var result: [ObjectIdentifier: LayoutRectangle] = [:]
        for (index, link) in views.enumerated() {
            guard let view = link?.takeUnretainedValue(), let item = view.slot.item, Int(item.index) == index else {
                continue
            }
            result[ObjectIdentifier(view)] = engine.restingRectangle(of: item)
        }
        return result
    }

    /// Has a view and all below it know nothing of this host.
    func forget(_ view: UIView) {
        guard view.slot.isIn(self) else { return }
        view.forgetHost()
        for guide in view.guidesInLayoutOrder { guide.slot = LayoutSlot() }
        for subview in view.subviewStorage { forget(subview) }
    }
}

extension UIView {
    /// The engine of this root, up to date and with all items in the order of the hierarchy wherever that matters.
    func hostInOrder() -> LayoutHost? {
        guard let host = hostOfRoot() else { return nil }
        host.synchronize()
        guard host.isOutOfOrder else { return host }
        let made = LayoutHost(replacing: host)
        ownedHost = made
        made.synchronize()
        return made
    }

    /// Notes that subviews are in another order, which counts from the next pass on.
    func orderDidChange() { slot.host?.order = .unknown }
}
