import UIKit

/// Size inspector: sets the content priorities of the views.
public func setContentPriorities(
    _ selection: [Canvas.Item], _ change: (inout ContentPriorities) -> Void
) -> [Edit] {
    selection.compactMap { view in
        var priorities = view.contentPriorities
        change(&priorities)
        return priorities == view.contentPriorities ? nil : .setContentPriorities(id: view.id, priorities)
    }
}

/// Size inspector: sets the placeholder for the intrinsic size of views whose content is set at run time.
public func setIntrinsicSizePlaceholder(_ selection: [Canvas.Item], _ size: Canvas.IntrinsicSize) -> [Edit] {
    selection.compactMap { $0.intrinsicSize == size ? nil : .setIntrinsicSizePlaceholder(id: $0.id, size) }
}
