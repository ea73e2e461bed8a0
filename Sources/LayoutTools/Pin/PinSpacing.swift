import UIKit

/// The space that Pin adds on a side of a view.
public enum PinnedSpace: Hashable, Sendable {
    /// The current space on the canvas.
    case current
    /// The standard space: 8 points to a sibling, 20 to the superview, 0 to a safe area or margins.
    case standard
    /// A number of points.
    case points(Double)
}

/// Pin: adds the spacing to the nearest neighbor on a side.
///
/// The neighbor is the nearest sibling in that direction, or the safe area of the superview, or with `usingMargins` its
/// margins. With `neighbor`, it is the item with that id, for the views that have it on this side. As in Interface Builder, the command
/// adds a constraint and moves nothing.
public func pin(
    _ side: Side, _ space: PinnedSpace, _ selection: [Canvas.Item], usingMargins: Bool = false,
    to neighbor: String? = nil, on canvas: Canvas
) throws(ToolProblem) -> [Edit] {
    let command = "pin --\(side.rawValue)"
    guard !selection.isEmpty else { throw .selectionTooSmall(command: command, needed: 1, given: 0) }
    if case .points(let number) = space, !number.isFinite { throw .numberNotFinite("--\(side.rawValue)") }
    var edits: [Edit] = []
    for view in selection {
        _ = try canvas.container(of: view, for: command)
        let chosen = neighbor.flatMap { id in
            canvas.neighbors(of: view, towards: side, usingMargins: usingMargins).first { other in other.item.id == id
            }
        }
        guard let neighbor = chosen ?? canvas.neighbor(of: view, towards: side, usingMargins: usingMargins)
        else { continue }
        edits += canvas.adding(canvas.spacing(view, side, neighbor, space))
    }
    return edits
}

/// Editor > Pin > Horizontal or Vertical Spacing: adds the distance between two views, regardless of views between them.
public func pinSpacing(
    along axis: NSLayoutConstraint.Axis, _ selection: [Canvas.Item], on canvas: Canvas
) throws(ToolProblem) -> [Edit] {
    let command = axis == .horizontal ? "pin horizontal spacing" : "pin vertical spacing"
    guard selection.count >= 2 else {
        throw .selectionTooSmall(command: command, needed: 2, given: selection.count)
    }
    let ordered = selection.sorted { $0.rectangle.minimum(axis) < $1.rectangle.minimum(axis) }
    var edits: [Edit] = []
    for (low, high) in zip(ordered, ordered.dropFirst()) {
        let holder = try canvas.holder(low, high)
        let gap = Double(high.rectangle.minimum(axis) - low.rectangle.maximum(axis))
        let isMirrored = canvas.item(holder)?.isMirrored(along: axis) == true
        let (before, after) = isMirrored ? (high, low) : (low, high)
        edits += canvas.adding(
            Canvas.Constraint(
                holder: holder, after.id, .start(of: axis), .equal, before.id, .end(of: axis), constant: gap))
    }
    return edits
}

extension Canvas {
    /// Returns the constraint for a space between a view and its neighbor, where a positive constant is a distance.
    func spacing(_ view: Item, _ side: Side, _ neighbor: Neighbor, _ space: PinnedSpace) -> Constraint {
        let holder = commonAncestor(of: [view.id, neighbor.item.id]) ?? view.id
        let constant: Double
        switch space {
        case .current: constant = neighbor.distance
        case .points(let number): constant = number
        case .standard: constant = standardSpace(to: neighbor)
        }
        let isSymbolic = space == .standard && !neighbor.item.kind.isGuide && neighbor.attribute.inMargins == nil
        if side.isStart {
            return Constraint(
                holder: holder, view.id, side.attribute, .equal, neighbor.item.id, neighbor.attribute,
                constant: constant, isSymbolic: isSymbolic)
        }
        return Constraint(
            holder: holder, neighbor.item.id, neighbor.attribute, .equal, view.id, side.attribute,
            constant: constant, isSymbolic: isSymbolic)
    }

    private func standardSpace(to neighbor: Neighbor) -> Double {
        if neighbor.isSibling { return 8 }
        return neighbor.item.kind.isGuide || neighbor.attribute.inMargins != nil ? 0 : 20
    }
}
