import LayoutEngine

/// The relation between the order of items and the order of the hierarchy.
enum ItemOrder {
    /// The orders are equal.
    case natural
    /// Views or guides have been added or moved since the last check.
    case unknown
    /// The orders differ.
    ///
    /// The value is the position of each item in the hierarchy, or -1 for an item without one.
    case mixed([Int32])
}

/// The order of items.
///
/// In an ambiguous layout, the engine settles items in their order, which must be that of the hierarchy. A late item
/// gets the next index. The order matters only in an ambiguous system, which is rare. In that case the host creates all
/// items again.
extension LayoutHost {
    /// A Boolean value that indicates whether the items of an ambiguous system are in another order than in the
    /// hierarchy.
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

    /// Numbers the items of a view, its guides and its subviews, in the order of their entry.
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

    /// The resting rectangles of the views, for another host.
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

    /// Removes this host from a view and its descendants.
    func forget(_ view: UIView) {
        guard view.slot.isIn(self) else { return }
        view.forgetHost()
        for guide in view.guidesInLayoutOrder { guide.slot = LayoutSlot() }
        for subview in view.subviewStorage { forget(subview) }
    }
}

extension UIView {
    /// Returns the host of this root after an update, with all items in the order of the hierarchy where that order
    /// matters.
    func hostInOrder() -> LayoutHost? {
        guard let host = hostOfRoot() else { return nil }
        host.synchronize()
        guard host.isOutOfOrder else { return host }
        let made = LayoutHost(replacing: host)
        ownedHost = made
        made.synchronize()
        return made
    }

    /// Marks the order of the subviews as changed.
    ///
    /// The next pass takes it into account.
    func orderDidChange() { slot.host?.order = .unknown }
}
