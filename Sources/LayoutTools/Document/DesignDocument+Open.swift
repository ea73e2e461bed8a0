import UIKit

extension DesignDocument {
    /// Returns the views that lose their stored frames by edits, in document order.
    ///
    /// In a layout document a view has a frame or constraints.
    public func viewsLosingFrames(by changes: [Change]) -> [Canvas.Item] {
        let ids = Set(
            changes.flatMap { $0.edits }.compactMap { edit in
                if case .useConstraints(let id) = edit { id } else { nil }
            })
        return canvases.flatMap { $0.items }.filter { view in
            ids.contains(view.id) && content.storesFrameInsteadOfConstraints(view.id)
        }
    }

    /// Returns the views that become ambiguous by edits, in document order, without those that lose their frames.
    @MainActor public func viewsOpened(by changes: [Change]) -> [Canvas.Item] {
        guard let after = document(after: changes) else { return [] }
        let losing = Set(viewsLosingFrames(by: changes).map { $0.id })
        return canvases.flatMap { $0.items }.filter { view in
            guard !losing.contains(view.id), let open = after.layout.openAttributes[view.id] else { return false }
            return !Set(open).isSubset(of: layout.openAttributes[view.id] ?? [])
        }
    }

    /// Returns the views whose size changes by edits, in document order, without ambiguous views and those that lose
    /// their frames.
    @MainActor public func viewsResized(by changes: [Change]) -> [ResizedView] {
        guard let after = document(after: changes) else { return [] }
        let silent = Set((viewsLosingFrames(by: changes) + viewsOpened(by: changes)).map { $0.id })
        return canvases.flatMap { $0.items }.compactMap { view in
            guard !view.kind.isGuide, !silent.contains(view.id), let old = layout.rectangles[view.id]?.size,
                let new = after.layout.rectangles[view.id]?.size,
                abs(old.width - new.width) > 0.5 || abs(old.height - new.height) > 0.5
            else { return nil }
            return ResizedView(view: view, before: old, after: new)
        }
    }

    /// Returns the safe areas of root views whose insets change by edits, since constraints no longer show them, in
    /// document order.
    ///
    /// Documents do not store safe areas. Without a constraint to an edge, the inset comes from the device.
    @MainActor public func forgottenSafeAreas(by changes: [Change]) -> [ForgottenSafeArea] {
        guard let after = document(after: changes) else { return [] }
        return zip(canvases, after.canvases).flatMap { before, after in
            before.items.filter { view in view.parent == nil }.compactMap { view in
                let guides = before.items.filter { guide in guide.parent == view.id }
                let moved = Set(
                    guides.flatMap { guide in
                        after.item(guide.id).map({ now in guide.safeAreaSides(movedTo: now, in: view) }) ?? []
                    })
                guard !moved.isEmpty else { return nil }
                return ForgottenSafeArea(view: view, sides: Side.allCases.filter(moved.contains))
            }
        }
    }

    /// Returns the document with edits, read and laid out.
    @MainActor func document(after changes: [Change]) -> DesignDocument? {
        text(applying: changes).flatMap(reading)
    }
}

/// A view whose size changes.
public struct ResizedView: Hashable, Sendable {
    /// The view.
    public let view: Canvas.Item
    /// The old size of its alignment rectangle, in points.
    public let before: CGSize
    /// The new size.
    public let after: CGSize
}

/// The edges of a safe area that constraints no longer show.
public struct ForgottenSafeArea: Hashable, Sendable {
    /// The root view with the safe area.
    public let view: Canvas.Item
    /// The edges whose insets change: top, leading, bottom, trailing.
    public let sides: [Side]
}

extension Canvas.Item {
    /// Returns the edges of a view's safe area that move with this guide; none for other guides.
    fileprivate func safeAreaSides(movedTo other: Canvas.Item, in view: Canvas.Item) -> [Side] {
        let (old, new) = (rectangle, other.rectangle)
        switch kind {
        case .safeAreaGuide:
            return Side.allCases.filter { side in
                view.isLow(side)
                    ? old.minimum(side.axis) != new.minimum(side.axis)
                    : old.maximum(side.axis) != new.maximum(side.axis)
            }
        // The bars end at the beginning of the safe area.
        case .topBarGuide: return old.maxY == new.maxY ? [] : [.top]
        case .bottomBarGuide: return old.minY == new.minY ? [] : [.bottom]
        default: return []
        }
    }
}
