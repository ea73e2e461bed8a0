import UIKit

/// The attributes that the Align commands make equal.
public enum Alignment: String, Hashable, Sendable, CaseIterable {
    /// The leading edges.
    case leading
    /// The trailing edges.
    case trailing
    /// The top edges.
    case top
    /// The bottom edges.
    case bottom
    /// The horizontal centers, on a vertical line.
    case centersX = "centers-x"
    /// The vertical centers, on a horizontal line.
    case centersY = "centers-y"
    /// The first baselines of their texts.
    case baselines

    /// The attribute that becomes equal.
    public var attribute: NSLayoutConstraint.Attribute {
        switch self {
        case .leading: return .leading
        case .trailing: return .trailing
        case .top: return .top
        case .bottom: return .bottom
        case .centersX: return .centerX
        case .centersY: return .centerY
        case .baselines: return .firstBaseline
        }
    }
}

/// Align: makes an edge, the center or the baseline of two or more views equal.
///
/// As in Interface Builder, the command only adds constraints and does not change frames. It aligns every view with the first one. `offset`
/// is the distance from the attribute of the first view, in points, to the right or down. For leading and trailing edges it follows the
/// layout direction.
public func align(
    _ alignment: Alignment, _ selection: [Canvas.Item], offset: Double = 0, on canvas: Canvas
) throws(ToolProblem) -> [Edit] {
    guard offset.isFinite else { throw .numberNotFinite("--offset") }
    let command = "align \(alignment.rawValue)"
    guard selection.count >= 2, let first = selection.first else {
        throw .selectionTooSmall(command: command, needed: 2, given: selection.count)
    }
    for view in selection {
        if alignment == .baselines, view.baselines == nil { throw .noBaseline(view.title) }
        if view.parent == nil { throw .rootView(view.title, command: command) }
    }
    let attribute = alignment.attribute
    var edits: [Edit] = []
    for view in selection.dropFirst() {
        let holder = try canvas.holder(view, first)
        edits += canvas.adding(
            Canvas.Constraint(holder: holder, view.id, attribute, .equal, first.id, attribute, constant: offset))
    }
    return edits
}
