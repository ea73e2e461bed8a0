import UIKit
import VisualFormat

/// Translates the constraints of a canvas to those of the format writer.
struct CanvasFormats {
    let canvas: Canvas
    /// The ids of the items, by their numbers in the constraints of the writer.
    let ids: [String]

    /// Creates a translation for some constraints of a canvas.
    init(_ constraints: [Canvas.Constraint], on canvas: Canvas) {
        self.canvas = canvas
        var seen: Set<String> = []
        ids = constraints.flatMap { constraint in constraint.itemIDs }.filter { id in seen.insert(id).inserted }
    }

    /// Returns a constraint for the format writer: a size, or a space between siblings or to the superview.
    ///
    /// The result is nil for other constraints.
    func constraint(_ constraint: Canvas.Constraint) -> FormatConstraint? {
        guard constraint.isSpaceOrSize, let first = item(constraint.firstItem, beside: constraint.secondItem),
            let firstAttribute = VisualFormat.Attribute(constraint.firstAttribute)
        else { return nil }
        var made = FormatConstraint(first, firstAttribute, .init(constraint.relation))
        if let id = constraint.secondItem {
            guard let second = item(id, beside: constraint.firstItem),
                let attribute = VisualFormat.Attribute(constraint.secondAttribute)
            else { return nil }
            made.second = second
            made.secondAttribute = attribute
        }
        made.multiplier = constraint.multiplier
        made.constant = constraint.constant
        made.priority = constraint.priority
        made.symbol = constraint.isSymbolic ? .standardSpace : .none
        return made
    }

    private func item(_ id: String, beside other: String?) -> FormatConstraint.Item? {
        guard let item = canvas.item(id), !item.kind.isGuide, let place = ids.firstIndex(of: id) else { return nil }
        if let other, canvas.item(other)?.parent == id {
            return ids.firstIndex(of: other).map { .superview(of: $0) }
        }
        // A format relates views with one superview.
        guard other == nil || canvas.item(other ?? "")?.parent == item.parent || item.parent == other else {
            return nil
        }
        return .view(place)
    }
}

extension Canvas.Constraint {
    /// A Boolean value that indicates whether it is a size or a space, which formats express without options.
    fileprivate var isSpaceOrSize: Bool {
        if firstAttribute.isSize { return secondItem == nil || firstAttribute == secondAttribute }
        return secondItem == holder || firstItem == holder || firstAttribute != secondAttribute
    }

    /// The constraint with its sides exchanged; nil if a factor or a missing side prevents that.
    var exchanged: Self? {
        guard let secondItem, multiplier == 1 else { return nil }
        var other = self
        (other.firstItem, other.secondItem) = (secondItem, firstItem)
        (other.firstAttribute, other.secondAttribute) = (secondAttribute, firstAttribute)
        other.constant = constant == 0 ? 0 : -constant
        other.relation = .init(VisualFormat.Relation(relation).opposite)
        return other
    }
}
