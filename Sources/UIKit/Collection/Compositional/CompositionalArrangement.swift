import Foundation

/// The frames of all elements of a compositional layout, in content order, with x from leading to trailing.
@MainActor struct CompositionalArrangement {
    struct Place {
        /// The kind of a supplementary or decoration view; nil for cells.
        var kind: String?
        var path: IndexPath
        var frame: CGRect
        var estimates = EstimatedAxes()
        var zIndex = 0
        /// A Boolean value that indicates whether the element is a decoration view.
        var isDecoration = false
        /// The range within which a pinned view can move along the scroll axis, in points; nil for others.
        var reach: (start: CGFloat, end: CGFloat)?
    }

    /// The data of a section to place.
    struct Section {
        var layout: NSCollectionLayoutSection
        var number: Int
        var count: Int
        /// The content insets of the section, including those of its reference, in points.
        var insets: NSDirectionalEdgeInsets
        var ownSizes: [Int: CGSize]
        var ownSupplementarySizes: [String: CGSize]
    }

    /// The scroll axis.
    let axis: NSLayoutConstraint.Axis
    /// The visible size of the collection view inside its content insets, in points.
    let room: CGSize
    let traits: UITraitCollection
    private(set) var places: [Place] = []
    /// The start of the next section along the scroll axis, in points.
    private var end: CGFloat = 0

    init(axis: NSLayoutConstraint.Axis, room: CGSize, traits: UITraitCollection) {
        (self.axis, self.room, self.traits) = (axis, room, traits)
    }

    /// The size of all sections, in points.
    var contentSize: CGSize {
        axis == .vertical ? CGSize(width: room.width, height: end) : CGSize(width: end, height: room.height)
    }

    /// Places a section after the previous ones.
    mutating func add(_ section: Section, spacing: CGFloat) {
        if section.number > 0 { end += spacing.asLength }
        let start = end
        end += reach(of: section, atBegin: true)
        end += axis == .vertical ? section.insets.top : section.insets.leading
        let content = addGroups(of: section)
        end = content + (axis == .vertical ? section.insets.bottom : section.insets.trailing)
        end += reach(of: section, atBegin: false)
        for item in section.layout.boundarySupplementaryItems { add(item, of: section, start: start) }
        for item in section.layout.decorationItems { add(item, of: section, start: start) }
    }

    /// Places a decoration view behind a section, across the whole width and including headers and insets.
    private mutating func add(_ item: NSCollectionLayoutDecorationItem, of section: Section, start: CGFloat) {
        let insets = item.contentInsets.asLengths
        let whole =
            axis == .vertical
            ? CGRect(x: 0, y: start, width: room.width, height: end - start)
            : CGRect(x: start, y: 0, width: end - start, height: room.height)
        let frame = CGRect(
            origin: CGPoint(x: whole.minX + insets.leading, y: whole.minY + insets.top),
            size: whole.size.reduced(by: insets))
        places.append(
            Place(
                kind: item.elementKind, path: IndexPath(item: 0, section: section.number), frame: frame,
                zIndex: item.zIndex, isDecoration: true))
    }

    // MARK: Groups

    /// Repeats the group until all items are placed, and returns the end of the last group, in points.
    private mutating func addGroups(of section: Section) -> CGFloat {
        let inner = room.reduced(by: section.insets)
        let isAcross = section.layout.orthogonalScrollingBehavior != .none
        let groupAxis: NSLayoutConstraint.Axis = isAcross ? (axis == .vertical ? .horizontal : .vertical) : axis
        var filler = GroupFiller(count: section.count, ownSizes: section.ownSizes, traits: traits)
        var corner =
            axis == .vertical
            ? CGPoint(x: section.insets.leading, y: end) : CGPoint(x: end, y: section.insets.top)
        var last = end
        var badges: [Place] = []
        while filler.next < filler.count {
            let before = filler.next
            var group = filler.filled(section.layout.group, in: inner)
            guard filler.next > before else { break }
            if before == 0, section.layout.orthogonalScrollingBehavior == .groupPagingCentered {
                // Every group comes to rest in the middle, including the first.
                let middle = (room.length(along: groupAxis) - group.size.length(along: groupAxis)) / 2
                if groupAxis == .vertical { corner.y = middle } else { corner.x = middle }
            }
            group.move(by: corner)
            for place in group.places {
                let path = IndexPath(item: place.item, section: section.number)
                places.append(
                    Place(
                        kind: nil, path: path, frame: place.frame, estimates: place.estimates, zIndex: place.zIndex))
                badges += place.badges.map {
                    Place(kind: $0.elementKind, path: path, frame: $0.frame(at: place.frame), zIndex: $0.zIndex)
                }
            }
            badges += group.badges.map {
                let path = IndexPath(item: $0.item, section: section.number)
                return Place(kind: $0.layout.elementKind, path: path, frame: $0.frame, zIndex: $0.layout.zIndex)
            }
            last = max(last, (axis == .vertical ? corner.y : corner.x) + group.size.length(along: axis))
            let step = group.size.length(along: groupAxis) + section.layout.interGroupSpacing.asLength
            if groupAxis == .vertical { corner.y += step } else { corner.x += step }
        }
        // The cells of a section must be contiguous, so badges follow.
        places += badges
        return last
    }

    // MARK: Boundary supplementary views

    /// Reserves space for the views above all sections.
    mutating func open(_ items: [NSCollectionLayoutBoundarySupplementaryItem], own: [String: CGSize]) {
        end += reach(of: items, in: room, own: own, atBegin: true)
    }

    /// Places the views above and below all sections.
    mutating func close(_ items: [NSCollectionLayoutBoundarySupplementaryItem], own: [String: CGSize]) {
        end += reach(of: items, in: room, own: own, atBegin: false)
        for item in items {
            let size = size(of: item, in: room, own: own)
            place(item, size, in: CGRect(origin: .zero, size: contentSize), section: 0, start: 0)
        }
    }

    /// Returns the space that views at the start or end take along the scroll axis, in points.
    private func reach(
        of items: [NSCollectionLayoutBoundarySupplementaryItem], in room: CGSize, own: [String: CGSize], atBegin: Bool
    ) -> CGFloat {
        items.reduce(0) { longest, item in
            guard item.extendsBoundary, side(of: item) == (atBegin ? 0 : 1) else { return longest }
            return max(longest, size(of: item, in: room, own: own).length(along: axis))
        }
    }

    /// Returns the space that a section's views at the start or end take along the scroll axis, in points.
    private func reach(of section: Section, atBegin: Bool) -> CGFloat {
        reach(
            of: section.layout.boundarySupplementaryItems, in: bounds(of: section).size,
            own: section.ownSupplementarySizes, atBegin: atBegin)
    }

    private func side(of item: NSCollectionLayoutBoundarySupplementaryItem) -> CGFloat {
        axis == .vertical ? item.alignment.part.y : item.alignment.part.x
    }

    private func size(
        of item: NSCollectionLayoutBoundarySupplementaryItem, in room: CGSize, own: [String: CGSize]
    ) -> CGSize {
        item.layoutSize.estimates.size(item.layoutSize.points(in: room), own: own[item.elementKind])
    }

    /// Returns the area for the boundary views of a section: its width, and the full height of the layout.
    ///
    /// With horizontal scrolling, the axes are exchanged.
    private func bounds(of section: Section) -> CGRect {
        var insets = section.layout.supplementariesFollowContentInsets ? section.insets : .zero
        if axis == .vertical {
            (insets.top, insets.bottom) = (0, 0)
        } else {
            (insets.leading, insets.trailing) = (0, 0)
        }
        return CGRect(origin: CGPoint(x: insets.leading, y: insets.top), size: room.reduced(by: insets))
    }

    private mutating func add(
        _ item: NSCollectionLayoutBoundarySupplementaryItem, of section: Section, start: CGFloat
    ) {
        var whole = bounds(of: section)
        let size = size(of: item, in: whole.size, own: section.ownSupplementarySizes)
        if axis == .vertical {
            (whole.origin.y, whole.size.height) = (start, end - start)
        } else {
            (whole.origin.x, whole.size.width) = (start, end - start)
        }
        place(item, size, in: whole, section: section.number, start: start)
    }

    private mutating func place(
        _ item: NSCollectionLayoutBoundarySupplementaryItem, _ size: CGSize, in whole: CGRect, section: Int,
        start: CGFloat
    ) {
        let part = item.alignment.part
        var frame = CGRect(
            x: whole.minX + part.x * (whole.width - size.width) + item.offset.x.asLength,
            y: whole.minY + part.y * (whole.height - size.height) + item.offset.y.asLength,
            width: size.width, height: size.height)
        let insets = item.layoutSize.estimates.insets(item.contentInsets.asLengths)
        frame = CGRect(
            origin: CGPoint(x: frame.minX + insets.leading, y: frame.minY + insets.top),
            size: frame.size.reduced(by: insets))
        places.append(
            Place(
                kind: item.elementKind, path: IndexPath(item: 0, section: section), frame: frame,
                estimates: item.layoutSize.estimates, zIndex: item.zIndex,
                reach: item.pinToVisibleBounds ? (start, max(start, end)) : nil))
    }
}
