import Foundation

/// The frames of the items of one group, relative to its corner.
struct GroupArrangement {
    struct Place {
        /// The index of the item in its section.
        var item: Int
        var frame: CGRect
        var estimates: EstimatedAxes
        var zIndex = 0
        /// The supplementary items of the cell.
        var badges: [NSCollectionLayoutSupplementaryItem] = []
    }

    /// A supplementary view of a group, with the index of the group's first item.
    struct Badge {
        var layout: NSCollectionLayoutSupplementaryItem
        var item: Int
        var frame: CGRect
    }

    var size = CGSize.zero
    var places: [Place] = []
    var badges: [Badge] = []
}

/// Fills groups with the items of a section, in order.
@MainActor struct GroupFiller {
    let traits: UITraitCollection
    /// The preferred sizes of cells, by item.
    let ownSizes: [Int: CGSize]
    let count: Int
    /// The index of the first item that is not placed yet.
    private(set) var next = 0

    init(count: Int, ownSizes: [Int: CGSize], traits: UITraitCollection) {
        (self.count, self.ownSizes, self.traits) = (count, ownSizes, traits)
    }

    /// Fills a group in a container of a size; a forced length replaces its own along an axis.
    private mutating func fill(
        _ group: NSCollectionLayoutGroup, in room: CGSize, forced: (NSLayoutConstraint.Axis, CGFloat)?
    ) -> GroupArrangement {
        var size = group.layoutSize.points(in: room)
        if let forced { size.set(forced.1, along: forced.0) }
        let insets = group.contentInsets.asLengths
        let inner = size.reduced(by: insets)
        var made = GroupArrangement(size: size)
        if case .custom(let provider) = group.content {
            for item in provider(CompositionalRoom(size: inner, traits: traits)) where next < count {
                made.places.append(
                    .init(item: next, frame: item.frame.asLengths, estimates: EstimatedAxes(), zIndex: item.zIndex))
                next += 1
            }
        } else {
            let content = line(of: group, in: inner)
            made.places = content.places
            made.badges = content.badges
            let grown = content.size.grown(by: insets)
            if group.layoutSize.widthDimension.followsContent { made.size.width = grown.width }
            if group.layoutSize.heightDimension.followsContent { made.size.height = grown.height }
            if let forced { made.size.set(forced.1, along: forced.0) }
        }
        made.move(by: CGPoint(x: insets.leading, y: insets.top))
        // Supplementary views of a group are inside its insets, like its items.
        let whole = CGRect(
            origin: CGPoint(x: insets.leading, y: insets.top), size: made.size.reduced(by: insets))
        if let first = made.places.first {
            made.badges += group.supplementaryItems.map {
                .init(layout: $0, item: first.item, frame: $0.frame(at: whole))
            }
        }
        return made
    }

    /// Returns the items of a group, in a line along its axis.
    private mutating func line(of group: NSCollectionLayoutGroup, in room: CGSize) -> GroupArrangement {
        let axis = group.axis
        let spacing = group.interItemSpacing?.spacing.asLength ?? 0
        let length = room.length(along: axis)
        let limit = group.layoutSize.followsContent(along: axis) ? CGFloat.infinity : length + 1e-6
        var (parts, used) = ([GroupArrangement](), CGFloat(0))
        var items: [NSCollectionLayoutItem] = []
        while next < count, let (item, forced) = part(parts.count, of: group, length: length, spacing) {
            let before = next
            let part = filled(item, in: room, forced: forced.map { (axis, $0) })
            let more = (parts.isEmpty ? 0 : spacing) + part.size.length(along: axis)
            if group.isCycle, !parts.isEmpty, used + more > limit {
                next = before
                break
            }
            // A group without items would repeat forever.
            guard next > before else { break }
            parts.append(part)
            items.append(item)
            used += more
        }
        if makeUniform(&parts, of: items, in: room) {
            used = parts.reduce(spacing * CGFloat(parts.count - 1)) { $0 + $1.size.length(along: axis) }
        }
        return joined(parts, axis, gap: gap(group, parts.count, used, length, spacing))
    }

    /// Gives items with uniform dimensions the size of the largest; returns whether such items exist.
    ///
    /// A group that gets longer along its own axis is filled again in the new length.
    private mutating func makeUniform(
        _ parts: inout [GroupArrangement], of items: [NSCollectionLayoutItem], in room: CGSize
    ) -> Bool {
        let longest = [NSLayoutConstraint.Axis.horizontal, .vertical].compactMap { axis in
            items.indices.filter { items[$0].layoutSize.isUniform(along: axis) }
                .map { parts[$0].size.length(along: axis) }.max().map { length in (axis: axis, length: length) }
        }
        for index in items.indices {
            let wanted = longest.filter { items[index].layoutSize.isUniform(along: $0.axis) }
            let own = (items[index] as? NSCollectionLayoutGroup)?.lineAxis
            for (axis, length) in wanted where axis == own && length != parts[index].size.length(along: axis) {
                parts[index] = refilled(parts[index], of: items[index], in: room, to: length, along: axis)
            }
            for (axis, length) in wanted where axis != own { parts[index].stretch(to: length, along: axis) }
        }
        return !longest.isEmpty
    }

    /// Returns a group filled again with the same items in another length, which includes its edge spacing.
    private mutating func refilled(
        _ part: GroupArrangement, of item: NSCollectionLayoutItem, in room: CGSize, to length: CGFloat,
        along axis: NSLayoutConstraint.Axis
    ) -> GroupArrangement {
        guard let first = part.places.first?.item else { return part }
        let following = next
        defer { next = following }
        next = first
        let around = item.edgeSpacing?.insets ?? .zero
        let space = axis == .horizontal ? around.leading + around.trailing : around.top + around.bottom
        return filled(item, in: room, forced: (axis, length - space))
    }

    /// Returns the item at an index of a group's line and the length that fits it; nil for none.
    private func part(
        _ index: Int, of group: NSCollectionLayoutGroup, length: CGFloat, _ spacing: CGFloat
    ) -> (NSCollectionLayoutItem, CGFloat?)? {
        switch group.content {
        case .cycle(let items):
            // A group whose content determines its length has no limit, so its items do not repeat.
            guard !items.isEmpty, !group.layoutSize.followsContent(along: group.axis) || index < items.count else {
                return nil
            }
            return (items[index % items.count], nil)
        case .count(let item, let count, let isFitted):
            guard index < count else { return nil }
            return (item, isFitted ? max(0, (length - CGFloat(count - 1) * spacing) / CGFloat(count)) : nil)
        case .custom: return nil
        }
    }

    /// Returns an item or group with its edge spacing.
    mutating func filled(
        _ item: NSCollectionLayoutItem, in room: CGSize, forced: (NSLayoutConstraint.Axis, CGFloat)? = nil
    ) -> GroupArrangement {
        let around = item.edgeSpacing?.insets ?? .zero
        var made: GroupArrangement
        if let group = item as? NSCollectionLayoutGroup {
            made = fill(group, in: room, forced: forced)
        } else {
            made = single(item, in: room, forced: forced)
        }
        made.move(by: CGPoint(x: around.leading, y: around.top))
        made.size = made.size.grown(by: around)
        return made
    }

    private mutating func single(
        _ item: NSCollectionLayoutItem, in room: CGSize, forced: (NSLayoutConstraint.Axis, CGFloat)?
    ) -> GroupArrangement {
        var size = item.layoutSize.points(in: room)
        var estimates = item.layoutSize.estimates
        if let forced {
            size.set(forced.1, along: forced.0)
            if forced.0 == .horizontal { estimates.width = false } else { estimates.height = false }
        }
        size = estimates.size(size, own: ownSizes[next])
        let insets = estimates.insets(item.contentInsets.asLengths)
        let frame = CGRect(origin: CGPoint(x: insets.leading, y: insets.top), size: size.reduced(by: insets))
        defer { next += 1 }
        let place = GroupArrangement.Place(
            item: next, frame: frame, estimates: estimates, badges: item.supplementaryItems)
        return GroupArrangement(size: size, places: [place])
    }

    /// Returns the space between items, in points; flexible spacing shares the rest of the length.
    private func gap(
        _ group: NSCollectionLayoutGroup, _ count: Int, _ used: CGFloat, _ length: CGFloat, _ spacing: CGFloat
    ) -> CGFloat {
        guard group.interItemSpacing?.isFlexibleSpacing == true, count > 1 else { return spacing }
        return spacing + max(0, length - used) / CGFloat(count - 1)
    }

    private func joined(
        _ parts: [GroupArrangement], _ axis: NSLayoutConstraint.Axis, gap: CGFloat
    ) -> GroupArrangement {
        var (made, start) = (GroupArrangement(), CGFloat(0))
        for part in parts {
            var part = part
            part.move(by: axis == .horizontal ? CGPoint(x: start, y: 0) : CGPoint(x: 0, y: start))
            made.places += part.places
            made.badges += part.badges
            made.size = CGSize(
                width: max(made.size.width, part.size.width + (axis == .horizontal ? start : 0)),
                height: max(made.size.height, part.size.height + (axis == .vertical ? start : 0)))
            start += part.size.length(along: axis) + gap
        }
        return made
    }
}

extension GroupArrangement {
    mutating func move(by distance: CGPoint) {
        guard distance != .zero else { return }
        for index in places.indices {
            places[index].frame.origin.x += distance.x
            places[index].frame.origin.y += distance.y
        }
        for index in badges.indices {
            badges[index].frame.origin.x += distance.x
            badges[index].frame.origin.y += distance.y
        }
    }
}

extension GroupArrangement {
    /// Makes an item longer, including its edge spacing.
    fileprivate mutating func stretch(to length: CGFloat, along axis: NSLayoutConstraint.Axis) {
        let more = length - size.length(along: axis)
        size.set(length, along: axis)
        for index in places.indices {
            let own = places[index].frame.size.length(along: axis)
            places[index].frame.size.set(own + more, along: axis)
        }
    }
}

extension NSCollectionLayoutGroup {
    /// The axis of the line of items; nil for a custom group.
    fileprivate var lineAxis: NSLayoutConstraint.Axis? { if case .custom = content { nil } else { axis } }

    fileprivate var isCycle: Bool { if case .cycle = content { true } else { false } }
}

extension NSCollectionLayoutSize {
    fileprivate func followsContent(along axis: NSLayoutConstraint.Axis) -> Bool {
        axis == .horizontal ? widthDimension.followsContent : heightDimension.followsContent
    }

    fileprivate func isUniform(along axis: NSLayoutConstraint.Axis) -> Bool {
        (axis == .horizontal ? widthDimension : heightDimension).isUniformAcrossSiblings
    }
}

extension CGSize {
    func length(along axis: NSLayoutConstraint.Axis) -> CGFloat { axis == .horizontal ? width : height }

    fileprivate mutating func set(_ length: CGFloat, along axis: NSLayoutConstraint.Axis) {
        if axis == .horizontal { width = length } else { height = length }
    }

    fileprivate func grown(by insets: NSDirectionalEdgeInsets) -> CGSize {
        CGSize(width: width + insets.leading + insets.trailing, height: height + insets.top + insets.bottom)
    }
}
