import UIKit

extension Canvas {
    /// Returns the value of an attribute at the current position of the item, in the coordinate space of the root, in points.
    ///
    /// If leading is on the right (`isMirrored`), horizontal positions count to the left, as in layout. So a constraint has the same
    /// constant as its mirror image. The result is nil for unknown items and for baselines of guides without text. It is nil too for margin
    /// attributes of a view without a margins guide on the canvas.
    public func value(
        of attribute: NSLayoutConstraint.Attribute, _ id: String, isMirrored: Bool = false
    ) -> Double? {
        guard let item = item(id) else { return nil }
        if let margin = attribute.inMargins {
            guard let guide = marginsGuide(of: id) else { return nil }
            return value(of: margin, guide.id, isMirrored: isMirrored)
        }
        let rectangle = item.rectangle
        if isMirrored, attribute.axis == .horizontal, !attribute.isSize {
            return value(of: attribute.mirrored, id).map { -$0 }
        }
        switch attribute {
        case .left, .leading: return Double(rectangle.minimum(.horizontal))
        case .right, .trailing: return Double(rectangle.maximum(.horizontal))
        case .top: return Double(rectangle.minimum(.vertical))
        case .bottom: return Double(rectangle.maximum(.vertical))
        case .width: return Double(rectangle.length(.horizontal))
        case .height: return Double(rectangle.length(.vertical))
        case .centerX: return Double(rectangle.middle(.horizontal))
        case .centerY: return Double(rectangle.middle(.vertical))
        case .lastBaseline: return Double(rectangle.maxY) - (item.baselines?.lastFromBottom ?? 0)
        case .firstBaseline:
            guard let baselines = item.baselines else { return Double(rectangle.maxY) }
            return Double(rectangle.minY) + baselines.firstFromTop
        default: return nil
        }
    }

    /// Returns the margins guide of a view, if it is on the canvas.
    public func marginsGuide(of view: String) -> Item? {
        guide(.marginsGuide, of: view)
    }

    /// Returns the view itself for a view, and the owning view for a guide.
    public func view(of id: String) -> Item? {
        guard let item = item(id) else { return nil }
        return item.kind.isGuide ? item.parent.flatMap(self.item) : item
    }

    /// Returns the view and its ancestors, innermost first.
    ///
    /// For a guide, it begins with the owning view.
    public func lineage(of id: String) -> [String] {
        var found: [String] = []
        var next = view(of: id)
        while let view = next, !found.contains(view.id) {
            found.append(view.id)
            next = view.parent.flatMap(item)
        }
        return found
    }

    /// Returns the closest view that contains all items; nil for items of different scenes.
    public func commonAncestor(of ids: [String]) -> String? {
        guard let first = ids.first else { return nil }
        let rest = ids.dropFirst().map { lineage(of: $0) }
        return lineage(of: first).first { candidate in rest.allSatisfy { $0.contains(candidate) } }
    }

    /// Returns whether leading means right for a constraint: the closest view that contains its items has a right-to-left layout.
    func isMirrored(_ constraint: Constraint) -> Bool {
        guard hasRightToLeft, constraint.firstAttribute.isDirectional || constraint.secondAttribute.isDirectional else {
            return false
        }
        return commonAncestor(of: constraint.itemIDs).flatMap(item)?.isRightToLeft ?? false
    }

    /// Returns the children of a view in document order, without guides.
    public func children(of parent: String) -> [Item] {
        contents(of: parent).filter { !$0.kind.isGuide }
    }

    /// Returns the visible views that a stack view arranges, in order.
    func shownArranged(in stack: String) -> [Item] {
        children(of: stack).filter { $0.isArranged && !$0.isHidden }
    }

    /// Returns whether a stack view skips a hidden view, so its position cannot be ambiguous.
    ///
    /// Interface Builder's canvas still shows a hidden view whose own constraints keep it from shrinking to nothing.
    func isLeftOut(_ view: Item) -> Bool {
        guard view.isArranged, view.isHidden, let stack = view.parent.flatMap(item)?.stack else { return false }
        return view.rectangle.length(stack.axis) < 0.01
    }

    /// Returns the constant with which a constraint is satisfied at the current positions; nil if a side has no value.
    public func holdingConstant(of constraint: Constraint) -> Double? {
        let (holder, isMirrored) = (constraint.holder, isMirrored(constraint))
        guard let first = value(of: constraint.firstAttribute, constraint.firstItem, in: holder, isMirrored) else {
            return nil
        }
        guard let secondItem = constraint.secondItem else { return first }
        guard let second = value(of: constraint.secondAttribute, secondItem, in: holder, isMirrored) else { return nil }
        return first - constraint.multiplier * second
    }

    /// Returns the error of a constraint on the canvas in points: 0 if it is satisfied.
    public func error(of constraint: Constraint) -> Double? {
        guard let constant = holdingConstant(of: constraint) else { return nil }
        let difference = constant - constraint.constant
        switch constraint.relation {
        case .lessThanOrEqual: return max(0, difference)
        case .greaterThanOrEqual: return max(0, -difference)
        default: return abs(difference)
        }
    }

    /// Returns the value in the holder's coordinate space, to which multipliers of locations refer.
    private func value(
        of attribute: NSLayoutConstraint.Attribute, _ id: String, in holder: String, _ isMirrored: Bool
    ) -> Double? {
        guard let value = value(of: attribute, id, isMirrored: isMirrored) else { return nil }
        guard !attribute.isSize, let rectangle = item(holder)?.rectangle else { return value }
        guard attribute.axis == .horizontal else { return value - Double(rectangle.minY) }
        return value - Double(isMirrored ? -rectangle.maxX : rectangle.minX)
    }
}

extension NSLayoutConstraint.Attribute {
    /// The attribute that has the same value in the mirror image.
    ///
    /// Left and right do not change; only the direction of the distance is reversed.
    fileprivate var mirrored: Self {
        switch self {
        case .leading: return .right
        case .trailing: return .left
        default: return self
        }
    }
}
