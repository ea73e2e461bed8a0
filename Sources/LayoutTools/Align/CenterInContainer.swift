import UIKit

/// Align > Horizontally or Vertically in Container: centers each view in its superview.
///
/// `axis` is the axis along which the views are centered. `offset` is in points, to the right or down.
public func centerInContainer(
    along axis: NSLayoutConstraint.Axis, _ selection: [Canvas.Item], offset: Double = 0, on canvas: Canvas
) throws(ToolProblem) -> [Edit] {
    guard offset.isFinite else { throw .numberNotFinite("--offset") }
    let command = axis == .horizontal ? "align container-x" : "align container-y"
    guard !selection.isEmpty else { throw .selectionTooSmall(command: command, needed: 1, given: 0) }
    let center = NSLayoutConstraint.Attribute.center(of: axis)
    var edits: [Edit] = []
    for view in selection {
        let container = try canvas.container(of: view, for: command)
        edits += canvas.adding(
            Canvas.Constraint(holder: container.id, view.id, center, .equal, container.id, center, constant: offset))
    }
    return edits
}
