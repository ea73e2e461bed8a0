import UIKit

extension DesignDocument {
    /// The views whose stored frames go with some edits, in the order of the document: in a layout document a view has a frame
    /// or constraints.
    public func viewsLosingFrames(by changes: [Change]) -> [Canvas.Item] {
        let ids = Set(
            changes.flatMap { $0.edits }.compactMap { edit in
                if case .useConstraints(let id) = edit { id } else { nil }
            })
        return canvases.flatMap { $0.items }.filter { view in
            ids.contains(view.id) && storesFrameInsteadOfConstraints(view.id)
        }
    }

    /// The views that constraints or frames decided, and that the constraints leave open after some edits, in the order of the
    /// document; of those that lose their frames nothing is said.
    @MainActor public func viewsOpened(by changes: [Change]) -> [Canvas.Item] {
        guard let after = document(after: changes) else { return [] }
        let losing = Set(viewsLosingFrames(by: changes).map { $0.id })
        return canvases.flatMap { $0.items }.filter { view in
            guard !losing.contains(view.id), let open = after.layout.openAttributes[view.id] else { return false }
            return !Set(open).isSubset(of: layout.openAttributes[view.id] ?? [])
        }
    }

    /// The root views whose safe area the constraints show, and that it has elsewhere after some edits, in the order of the document.
    ///
    /// A document stores no safe areas. With the last constraint that showed one, what the device alone makes of it is left.
    @MainActor public func rootsForgettingSafeAreas(by changes: [Change]) -> [Canvas.Item] {
        guard let after = document(after: changes) else { return [] }
        return zip(canvases, after.canvases).flatMap { before, after in
            before.items.filter { view in
                view.parent == nil
                    && before.items.contains { guide in
                        guide.parent == view.id && guide.kind.isSafeArea
                            && after.item(guide.id).map { $0.rectangle != guide.rectangle } == true
                    }
            }
        }
    }

    /// The document with some edits, read and laid out.
    @MainActor private func document(after changes: [Change]) -> DesignDocument? {
        text(applying: changes).flatMap { text in
            DesignDocument.read(Array(text.utf8), file: "", intrinsicSizes: options.intrinsicSizes).document
        }
    }
}

extension Canvas.Kind {
    /// Whether it is a guide that keeps away from bars.
    fileprivate var isSafeArea: Bool { self == .safeAreaGuide || self == .topBarGuide || self == .bottomBarGuide }
}
