import UIKit

/// Pin: sets the width or height of each view, to the current value or a number of points.
public func pinSize(
    _ axis: NSLayoutConstraint.Axis, _ size: Double? = nil, _ selection: [Canvas.Item], on canvas: Canvas
) throws(ToolProblem) -> [Edit] {
    let name = axis == .horizontal ? "width" : "height"
    guard !selection.isEmpty else { throw .selectionTooSmall(command: "pin --\(name)", needed: 1, given: 0) }
    if let size, !size.isFinite { throw .numberNotFinite("--\(name)") }
    return selection.flatMap { view in
        canvas.adding(
            Canvas.Constraint(
                holder: view.id, view.id, .size(of: axis), constant: size ?? Double(view.rectangle.length(axis))))
    }
}

/// Pin: keeps the current aspect ratio of each view.
public func pinAspectRatio(_ selection: [Canvas.Item], on canvas: Canvas) throws(ToolProblem) -> [Edit] {
    guard !selection.isEmpty else { throw .selectionTooSmall(command: "pin --aspect", needed: 1, given: 0) }
    var edits: [Edit] = []
    for view in selection {
        guard view.rectangle.width > 0, view.rectangle.height > 0 else { throw .zeroSize(view.title) }
        edits += canvas.adding(
            Canvas.Constraint(
                holder: view.id, view.id, .width, .equal, view.id, .height,
                multiplier: Double(view.rectangle.width / view.rectangle.height)))
    }
    return edits
}

/// Pin: makes the widths or heights of two or more views equal to that of the first.
public func pinEqualSizes(
    _ axis: NSLayoutConstraint.Axis, _ selection: [Canvas.Item], on canvas: Canvas
) throws(ToolProblem) -> [Edit] {
    let command = axis == .horizontal ? "pin --equal-widths" : "pin --equal-heights"
    guard selection.count >= 2, let first = selection.first else {
        throw .selectionTooSmall(command: command, needed: 2, given: selection.count)
    }
    let size = NSLayoutConstraint.Attribute.size(of: axis)
    var edits: [Edit] = []
    for view in selection.dropFirst() {
        let holder = try canvas.holder(view, first)
        edits += canvas.adding(Canvas.Constraint(holder: holder, view.id, size, .equal, first.id, size))
    }
    return edits
}
