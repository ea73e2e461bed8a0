import UIKit

/// Resolve > Reset to Suggested Constraints: Clear Constraints, then Add Missing Constraints.
public func resetToSuggestedConstraints(_ selection: [Canvas.Item], on canvas: Canvas) -> [Edit] {
    let cleared = clearConstraints(selection, on: canvas)
    return cleared + addMissingConstraints(selection, on: canvas.applying(cleared))
}
