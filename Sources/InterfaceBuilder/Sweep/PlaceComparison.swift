import Foundation

/// A comparison of places on which a finding rests.
///
/// Between two layouts of one region the places move along lines. So the comparison holds where those lines say, without a layout.
@MainActor struct PlaceComparison {
    /// The kinds of comparison.
    enum Kind {
        /// Two neighbors overlap.
        case overlap
        /// A view extends beyond the bounds of its superview.
        case reach
        /// A bar covers a view.
        case cover
        /// A view has a size, so that it is shown.
        case size
        /// A view leaves the screen.
        case screen(isText: Bool)
        /// A text fits into a view.
        case text(ShownText)
    }

    let kind: Kind
    /// The compared places; the second one is not used by every kind.
    let places: (CGRect, CGRect)

    init(_ kind: Kind, _ first: CGRect, _ second: CGRect = .zero) { (self.kind, places) = (kind, (first, second)) }

    /// Returns whether the comparison holds for some places.
    private func holds(_ first: CGRect, _ second: CGRect) -> Bool {
        switch kind {
        case .overlap: SceneInspection.overlap(first, second) != nil
        case .reach: SceneInspection.reach(of: first, beyond: second) != nil
        case .cover: SceneInspection.covered(first, by: second) != nil
        case .screen(let isText): ScreenDeparture(of: first, from: second, isText: isText) != nil
        case .size: first.width >= 1 && first.height >= 1
        case .text(let text): text.shortage(in: first.size) != nil
        }
    }

    /// Returns the first of a number of equal steps to another layout at which the comparison has another result; nil if there is none.
    func firstChange(to other: PlaceComparison, steps: Int) -> Int? {
        guard places != other.places, mayChange(to: other) else { return nil }
        let present = holds(places.0, places.1)
        return (1...steps).first { step in
            let share = CGFloat(step) / CGFloat(steps)
            return holds(
                places.0.interpolated(to: other.places.0, share), places.1.interpolated(to: other.places.1, share))
                != present
        }
    }

    /// Returns false if a bound on all places between two layouts shows that the result stays.
    private func mayChange(to other: PlaceComparison) -> Bool {
        switch kind {
        case .overlap, .reach, .cover:
            let hulls = (places.0.union(other.places.0), places.1.union(other.places.1))
            return hulls.0.intersects(hulls.1)
        case .size, .screen: return true
        case .text:
            // A larger size never clips more.
            let sizes = (places.0.size, other.places.0.size)
            let smallest = CGSize(
                width: min(sizes.0.width, sizes.1.width), height: min(sizes.0.height, sizes.1.height))
            let largest = CGSize(width: max(sizes.0.width, sizes.1.width), height: max(sizes.0.height, sizes.1.height))
            return holds(CGRect(origin: .zero, size: smallest), .zero)
                != holds(CGRect(origin: .zero, size: largest), .zero)
        }
    }
}

extension CGRect {
    /// Returns the rectangle at a share of the way to another one.
    fileprivate func interpolated(to other: CGRect, _ share: CGFloat) -> CGRect {
        CGRect(
            x: minX + (other.minX - minX) * share, y: minY + (other.minY - minY) * share,
            width: width + (other.width - width) * share, height: height + (other.height - height) * share)
    }
}

extension SceneInspection {
    /// The comparisons on which the findings about places rest.
    var comparisons: [PlaceComparison] {
        let sizes = scene.views.map { _, view in PlaceComparison(.size, CGRect(origin: .zero, size: view.frame.size)) }
        let overlaps = neighbors.filter { views in views.count <= Self.mostNeighbors }.flatMap { views in
            views.indices.flatMap { first in
                views[(first + 1)...].map { other in PlaceComparison(.overlap, views[first].place, other.place) }
            }
        }
        let reaches = confinedPlaces.map { item in PlaceComparison(.reach, item.place, item.room) }
        let covers = coverablePlaces.flatMap { item in
            item.covers.map { cover in PlaceComparison(.cover, item.place, cover.area) }
        }
        let screens = screenPlaces.map { item in PlaceComparison(.screen(isText: item.isText), item.place, item.room) }
        let texts = shown.compactMap { index, view in
            doubtful.contains(index)
                ? nil
                : text(of: index, view).map { text in
                    PlaceComparison(.text(text), CGRect(origin: .zero, size: view.frame.size))
                }
        }
        return sizes + overlaps + reaches + covers + screens + texts
    }
}

extension SceneTreeExport {
    /// The comparisons on which the findings about clipped texts and the screen rest.
    var comparisons: [PlaceComparison] {
        let texts = tree.views.indices.filter(isShown).compactMap { place in
            text(of: place).map { text in
                PlaceComparison(.text(text), CGRect(origin: .zero, size: tree.views[place].view.frame.size))
            }
        }
        return texts
            + screenPlaces.map { item in PlaceComparison(.screen(isText: item.isText), item.place, item.room) }
    }
}
