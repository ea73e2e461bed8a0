import UIKit

extension Edit {
    /// The edit in one line with the ids of its items: constraints as visual formats if possible, otherwise as
    /// equations.
    public var summary: String { summary { id in id } }

    /// Returns the edit in one line, with the names of its items.
    public func summary(calling name: (String) -> String) -> String {
        switch self {
        case .addConstraint(let constraint): return "add \(constraint.summary(calling: name))"
        case .removeConstraint(let constraint): return "remove \(constraint.summary(calling: name))"
        case .setConstant(let constraint, let constant, _):
            return "set the constant of \(constraint.summary(calling: name)) to \(constant.markup)"
        case .setConstraint(let constraint, let changed):
            return "change \(constraint.summary(calling: name)) to \(changed.summary(calling: name))"
        case .setRectangle(let id, let rectangle):
            // A third of a point needs no more than three decimals.
            let numbers = [rectangle.minX, rectangle.minY, rectangle.width, rectangle.height]
                .map { number in ((Double(number) * 1000).rounded() / 1000).markup }
            let (x, y, width, height) = (numbers[0], numbers[1], numbers[2], numbers[3])
            return "move \(name(id)) to x \(x), y \(y), \(width) × \(height)"
        case .useConstraints(let id): return "replace the frame of \(name(id)) with constraints"
        case .setContentPriorities(let id, _): return "change the content priorities of \(name(id))"
        case .setIntrinsicSizePlaceholder(let id, _): return "change the intrinsic size of \(name(id))"
        case .embed(let embedding):
            return "embed \(embedding.arranged.map(name).joined(separator: ", ")) in the stack view \(embedding.id)"
        case .embedInView(let embedding):
            let container = embedding.container == .view ? "view" : "scroll view"
            return "embed \(embedding.views.map(name).joined(separator: ", ")) in the \(container) \(embedding.id)"
        case .unembed(let unembedding):
            return "unembed \(unembedding.views.map(name).joined(separator: ", ")) from \(name(unembedding.id))"
        }
    }
}

extension Canvas.Constraint {
    /// The constraint as a visual format if possible, otherwise as an equation.
    public var summary: String {
        // An aspect ratio that is not a short number is written as in Interface Builder.
        let ratio = firstItem == secondItem && multiplier.markup.utf8.count > 6 ? Ratio(multiplier) : nil
        return visualFormat ?? equation(multiplier: ratio?.markup ?? multiplier.markup)
    }

    /// Returns the constraint as a visual format or an equation, with the names of its items.
    public func summary(calling name: (String) -> String) -> String {
        var constraint = self
        constraint.holder = name(holder)
        constraint.firstItem = name(firstItem)
        constraint.secondItem = secondItem.map(name)
        return constraint.summary
    }

    /// The constraint as an equation: `first.attribute == second.attribute × multiplier + constant @priority`.
    public var equation: String { equation(multiplier: multiplier.markup) }

    private func equation(multiplier factor: String) -> String {
        var text = "\(firstItem).\(firstAttribute.documentName) \(relation.sign) "
        if let secondItem {
            text += "\(secondItem).\(secondAttribute.documentName)"
            if multiplier != 1 { text += " * \(factor)" }
            if constant != 0 { text += constant < 0 ? " - \((-constant).markup)" : " + \(constant.markup)" }
        } else {
            text += constant.markup
        }
        return priority == 1000 ? text : text + " @\(priority.markup)"
    }

    /// The visual format of a space or a size; nil for other constraints.
    public var visualFormat: String? {
        guard multiplier == 1, let axis = firstAttribute.axis else { return nil }
        let prefix = axis == .horizontal ? "H:" : "V:"
        let size = NSLayoutConstraint.Attribute.size(of: axis)
        let predicate = (relation == .equal ? "" : relation.sign)
        let rank = priority == 1000 ? "" : "@\(priority.markup)"
        if firstAttribute == size {
            guard let secondItem else { return "\(prefix)[\(firstItem)(\(predicate)\(constant.markup)\(rank))]" }
            guard secondAttribute == size, constant == 0 else { return nil }
            return "\(prefix)[\(firstItem)(\(relation.sign)\(secondItem)\(rank))]"
        }
        guard let secondItem else { return nil }
        let (start, end) = (
            NSLayoutConstraint.Attribute.start(of: axis), NSLayoutConstraint.Attribute.end(of: axis)
        )
        let space =
            isSymbolic && predicate.isEmpty && rank.isEmpty
            ? "-" : "-(\(predicate)\(constant.markup)\(rank))-"
        if firstAttribute == start, secondAttribute == end { return "\(prefix)[\(secondItem)]\(space)[\(firstItem)]" }
        if firstAttribute == start, secondAttribute == start, secondItem == holder {
            return "\(prefix)|\(space)[\(firstItem)]"
        }
        if firstAttribute == end, secondAttribute == end, firstItem == holder {
            return "\(prefix)[\(secondItem)]\(space)|"
        }
        return nil
    }
}
