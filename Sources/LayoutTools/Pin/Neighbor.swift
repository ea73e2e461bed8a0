import UIKit

/// A side of a view.
public enum Side: String, Hashable, Sendable, CaseIterable {
    /// Above the view.
    case top
    /// On the leading side.
    case leading
    /// Below the view.
    case bottom
    /// On the trailing side.
    case trailing

    /// The axis of the spacing.
    public var axis: NSLayoutConstraint.Axis { self == .leading || self == .trailing ? .horizontal : .vertical }
    /// A Boolean value that indicates whether the side is top or leading.
    public var isStart: Bool { self == .leading || self == .top }
    /// The attribute of the view on this side.
    public var attribute: NSLayoutConstraint.Attribute { isStart ? .start(of: axis) : .end(of: axis) }
    /// The attribute of a sibling that faces the view.
    public var opposite: NSLayoutConstraint.Attribute { isStart ? .end(of: axis) : .start(of: axis) }
}

extension Canvas {
    /// The neighbor of a view on a side, with the attribute that faces the view.
    public struct Neighbor: Hashable, Sendable {
        /// The sibling, the container, or a guide of the container.
        public let item: Item
        /// The attribute of the neighbor that faces the view.
        public let attribute: NSLayoutConstraint.Attribute
        /// The distance in points; negative if the two overlap.
        public let distance: Double
        /// A Boolean value that indicates whether the neighbor is a sibling.
        public let isSibling: Bool
    }

    /// Returns the nearest sibling on a side, or the container if there is none.
    ///
    /// A sibling counts if it overlaps the view across the axis and does not extend beyond the view's edge. For the
    /// container, the result is its margin if requested, otherwise its safe area or layout guide, otherwise its edge.
    public func neighbor(of view: Item, towards side: Side, usingMargins: Bool = false) -> Neighbor? {
        guard let parent = view.parent.flatMap(item) else { return nil }
        let near = children(of: parent.id).compactMap { sibling -> Neighbor? in
            guard sibling.id != view.id, overlaps(sibling, view, along: side.axis.other) else { return nil }
            let distance = gap(from: view, to: sibling, side, in: parent)
            guard distance >= 0 else { return nil }
            return Neighbor(item: sibling, attribute: side.opposite, distance: distance, isSibling: true)
        }
        if let nearest = near.min(by: { $0.distance < $1.distance }) { return nearest }
        if usingMargins, let margin = marginEdge(of: parent, facing: view, side) { return margin }
        return safeEdge(of: parent, facing: view, side) ?? ownEdge(of: parent, facing: view, side)
    }

    /// Returns all neighbors to which a space on a side can go: the default one, then the siblings by distance, then the container.
    ///
    /// As in the pop-up menu of Interface Builder, siblings count whether or not they overlap the view across the axis.
    public func neighbors(of view: Item, towards side: Side, usingMargins: Bool = false) -> [Neighbor] {
        guard let parent = view.parent.flatMap(item) else { return [] }
        let siblings = children(of: parent.id).compactMap { sibling -> Neighbor? in
            let distance = gap(from: view, to: sibling, side, in: parent)
            guard sibling.id != view.id, distance >= 0 else { return nil }
            return Neighbor(item: sibling, attribute: side.opposite, distance: distance, isSibling: true)
        }.sorted { one, other in one.distance < other.distance }
        let edges = [
            usingMargins ? marginEdge(of: parent, facing: view, side) : nil, safeEdge(of: parent, facing: view, side),
            ownEdge(of: parent, facing: view, side),
        ].compactMap { edge in edge }
        var seen: Set<String> = []
        let nearest = neighbor(of: view, towards: side, usingMargins: usingMargins).map { nearest in [nearest] } ?? []
        return (nearest + siblings + edges).filter { neighbor in seen.insert(neighbor.item.id).inserted }
    }

    /// Returns the edge of a container on a side of a view.
    func ownEdge(of parent: Item, facing view: Item, _ side: Side) -> Neighbor {
        Neighbor(
            item: parent, attribute: side.attribute,
            distance: distance(from: view, to: parent.inside, side, in: parent),
            isSibling: false)
    }

    /// Returns the margin of a container on a side of a view, or nil if its margins are unknown.
    func marginEdge(of parent: Item, facing view: Item, _ side: Side) -> Neighbor? {
        guard let guide = marginsGuide(of: parent.id), let margin = side.attribute.margin else { return nil }
        return Neighbor(
            item: parent, attribute: margin, distance: distance(from: view, to: guide.rectangle, side, in: parent),
            isSibling: false)
    }

    /// Returns the edge of a container's safe area on a side of a view, or of its bars, or nil if it has neither.
    func safeEdge(of parent: Item, facing view: Item, _ side: Side) -> Neighbor? {
        if let guide = safeAreaGuide(of: parent.id) {
            return Neighbor(
                item: guide, attribute: side.attribute,
                distance: distance(from: view, to: guide.rectangle, side, in: parent), isSibling: false)
        }
        let kind = side == .top ? Kind.topBarGuide : .bottomBarGuide
        guard side.axis == .vertical, let bars = guide(kind, of: parent.id)
        else { return nil }
        return Neighbor(
            item: bars, attribute: side.opposite, distance: gap(from: view, to: bars, side, in: parent),
            isSibling: false)
    }

    /// Returns the safe area guide of a view, if it is on the canvas.
    public func safeAreaGuide(of view: String) -> Item? {
        guide(.safeAreaGuide, of: view)
    }

    private func gap(from view: Item, to sibling: Item, _ side: Side, in parent: Item) -> Double {
        parent.isLow(side)
            ? Double(view.rectangle.minimum(side.axis) - sibling.rectangle.maximum(side.axis))
            : Double(sibling.rectangle.minimum(side.axis) - view.rectangle.maximum(side.axis))
    }

    private func distance(from view: Item, to edges: CGRect, _ side: Side, in parent: Item) -> Double {
        parent.isLow(side)
            ? Double(view.rectangle.minimum(side.axis) - edges.minimum(side.axis))
            : Double(edges.maximum(side.axis) - view.rectangle.maximum(side.axis))
    }

    /// Returns whether two items have a common part of positive length along an axis.
    func overlaps(_ one: Item, _ other: Item, along axis: NSLayoutConstraint.Axis) -> Bool {
        one.rectangle.minimum(axis) < other.rectangle.maximum(axis)
            && other.rectangle.minimum(axis) < one.rectangle.maximum(axis)
    }
}

// If margins and safe areas are larger than a view, the rectangle has a negative length.
extension CGRect {
    /// Returns the minimum of the rectangle along an axis.
    func minimum(_ axis: NSLayoutConstraint.Axis) -> CGFloat { axis == .horizontal ? origin.x : origin.y }
    /// Returns the maximum of the rectangle along an axis.
    func maximum(_ axis: NSLayoutConstraint.Axis) -> CGFloat { minimum(axis) + length(axis) }
    /// The middle of the rectangle along an axis.
    func middle(_ axis: NSLayoutConstraint.Axis) -> CGFloat { minimum(axis) + length(axis) / 2 }
    /// Returns the length of the rectangle along an axis.
    func length(_ axis: NSLayoutConstraint.Axis) -> CGFloat { axis == .horizontal ? size.width : size.height }
}
