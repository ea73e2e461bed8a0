import UIKit

/// An edge of a view, towards which a neighbour is looked for.
public enum Side: String, Hashable, Sendable, CaseIterable {
    /// Upwards.
    case top
    /// Leftwards, and rightwards in a container that reads from the right.
    case leading
    /// Downwards.
    case bottom
    /// Rightwards, and leftwards in a container that reads from the right.
    case trailing

    /// The axis along which the space is measured.
    public var axis: NSLayoutConstraint.Axis { self == .leading || self == .trailing ? .horizontal : .vertical }
    /// Whether the neighbour lies before the view, downwards or in the direction of reading.
    public var isStart: Bool { self == .leading || self == .top }
    /// The view's attribute at this side.
    public var attribute: NSLayoutConstraint.Attribute { isStart ? .start(of: axis) : .end(of: axis) }
    /// The attribute at the other side, which is the one a sibling turns to this view.
    public var opposite: NSLayoutConstraint.Attribute { isStart ? .end(of: axis) : .start(of: axis) }
}

extension Canvas {
    /// What lies next to a view on a side, and the attribute that faces it.
    public struct Neighbour: Hashable, Sendable {
        /// The sibling, the container, or a guide of the container.
        public let item: Item
        /// The attribute of it that faces the view.
        public let attribute: NSLayoutConstraint.Attribute
        /// The distance between the two, in points; negative where they overlap.
        public let distance: Double
        /// Whether it is a sibling.
        public let isSibling: Bool
    }

    /// The nearest sibling on a side that the view would meet when it moved there, or else the container.
    ///
    /// A sibling counts when it overlaps the view across the axis and does not reach past the view's edge. For the
    /// container its margin is taken where asked for, else its safe area or the guide of the bars there, else its edge.
    public func neighbour(of view: Item, towards side: Side, usingMargins: Bool = false) -> Neighbour? {
        guard let parent = view.parent.flatMap(item) else { return nil }
        let near = children(of: parent.id).compactMap { sibling -> Neighbour? in
            guard sibling.id != view.id, overlaps(sibling, view, along: side.axis.other) else { return nil }
            let distance = gap(from: view, to: sibling, side, in: parent)
            guard distance >= 0 else { return nil }
            return Neighbour(item: sibling, attribute: side.opposite, distance: distance, isSibling: true)
        }
        if let nearest = near.min(by: { $0.distance < $1.distance }) { return nearest }
        if usingMargins, let margin = marginEdge(of: parent, facing: view, side) { return margin }
        return safeEdge(of: parent, facing: view, side) ?? ownEdge(of: parent, facing: view, side)
    }

    /// The edge of a container itself on a side of a view.
    func ownEdge(of parent: Item, facing view: Item, _ side: Side) -> Neighbour {
        Neighbour(
            item: parent, attribute: side.attribute,
            distance: distance(from: view, to: parent.inside, side, in: parent),
            isSibling: false)
    }

    /// The margin of a container on a side of a view; nil where its margins are not known.
    func marginEdge(of parent: Item, facing view: Item, _ side: Side) -> Neighbour? {
        guard let guide = marginsGuide(of: parent.id), let margin = side.attribute.margin else { return nil }
        return Neighbour(
            item: parent, attribute: margin, distance: distance(from: view, to: guide.rectangle, side, in: parent),
            isSibling: false)
    }

    /// The edge of a container's safe area on a side of a view, or of the bars there; nil where it has neither.
    func safeEdge(of parent: Item, facing view: Item, _ side: Side) -> Neighbour? {
        if let guide = safeAreaGuide(of: parent.id) {
            return Neighbour(
                item: guide, attribute: side.attribute,
                distance: distance(from: view, to: guide.rectangle, side, in: parent), isSibling: false)
        }
        let kind = side == .top ? Kind.topBarGuide : .bottomBarGuide
        guard side.axis == .vertical, let bars = guide(kind, of: parent.id)
        else { return nil }
        return Neighbour(
            item: bars, attribute: side.opposite, distance: gap(from: view, to: bars, side, in: parent),
            isSibling: false)
    }

    /// The guide of a view's safe area, where it is on the canvas.
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

    /// Whether two items share a part of an axis that is longer than nothing.
    func overlaps(_ one: Item, _ other: Item, along axis: NSLayoutConstraint.Axis) -> Bool {
        one.rectangle.minimum(axis) < other.rectangle.maximum(axis)
            && other.rectangle.minimum(axis) < one.rectangle.maximum(axis)
    }
}

// Margins and safe areas that are larger than a view leave a rectangle of negative length, which begins behind its end.
extension CGRect {
    /// Where the rectangle starts along an axis.
    func minimum(_ axis: NSLayoutConstraint.Axis) -> CGFloat { axis == .horizontal ? origin.x : origin.y }
    /// Where the rectangle ends along an axis.
    func maximum(_ axis: NSLayoutConstraint.Axis) -> CGFloat { minimum(axis) + length(axis) }
    /// The middle of the rectangle along an axis.
    func middle(_ axis: NSLayoutConstraint.Axis) -> CGFloat { minimum(axis) + length(axis) / 2 }
    /// How long the rectangle is along an axis.
    func length(_ axis: NSLayoutConstraint.Axis) -> CGFloat { axis == .horizontal ? size.width : size.height }
}
