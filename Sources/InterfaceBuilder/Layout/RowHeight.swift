import Foundation
import UIKit

/// The height of a row of a table at run time: its content's, unless the document gives rows a height.
@MainActor struct RowHeight {
    let document: InterfaceDocument

    /// Makes the row of a scene as high as its constraints ask for, if that is more than the stored height.
    func grow(_ scene: InstantiatedScene) {
        let row = document.views[scene.root]
        guard document.usesAutoLayout, row.tag == "tableViewCell", !isFixed(row) else { return }
        for (index, view) in scene.views where document.views[index].role == .contentView {
            guard document.views[index].parent == scene.root else { continue }
            let height = view.systemLayoutSizeFitting(
                CGSize(width: view.frame.width, height: 0), withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSizeLevel
            ).height
            let growth = height - view.frame.height
            guard growth > 0, growth < Self.largest else { return }
            scene.rootView.frame.size.height += growth
            view.frame.size.height = height
        }
    }

    /// No row grows by more; what asks for more is no content.
    private static let largest: CGFloat = 10_000

    private func isFixed(_ row: InterfaceDocument.View) -> Bool {
        let table = row.parent.map { parent in document.views[parent] }
        return [row, table].contains { view in
            let text = view.flatMap { view in document.tree.value(of: "rowHeight", in: view.element) }
            return (text.flatMap(InterfaceDocument.number) ?? 0) > 0
        }
    }
}
