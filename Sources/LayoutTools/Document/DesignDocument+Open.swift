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
        guard let text = text(applying: changes),
            let after = DesignDocument.read(Array(text.utf8), file: "", intrinsicSizes: options.intrinsicSizes).document
        else { return [] }
        let losing = Set(viewsLosingFrames(by: changes).map { $0.id })
        return canvases.flatMap { $0.items }.filter { view in
            guard !losing.contains(view.id), let open = after.layout.openAttributes[view.id] else { return false }
            return !Set(open).isSubset(of: layout.openAttributes[view.id] ?? [])
        }
    }
}
