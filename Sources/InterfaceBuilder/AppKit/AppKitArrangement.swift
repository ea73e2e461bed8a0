import UIKit

/// The constraints that AppKit's stack and grid views add in a scene, besides the constraints of the document.
@MainActor struct AppKitArrangement {
    let document: InterfaceDocument
    /// The views of the scene by index in the document.
    let views: [Int: UIView]

    /// Adds the constraints of every stack and grid among some views.
    func activate(_ scene: [(index: Int, view: UIView)]) {
        for (index, view) in scene {
            let element = document.views[index]
            let children = element.children.compactMap { child in
                views[child].map { view in (element: document.views[child], view: view) }
            }
            switch element.tag {
            case "stackView":
                let arranged = children.filter { child in child.element.role == .subview }
                AppKitStack(
                    document: document, element: element, stack: view, views: arranged.map { child in child.view },
                    gravities: arranged.map { child in document.gravity(of: child.element) ?? .beginning }
                ).activate()
            case "gridView":
                let cells = children.compactMap { child in
                    document.tree[child.element.element].parent.map { cell in
                        AppKitGrid.Cell(element: cell, view: child.view)
                    }
                }
                AppKitGrid(document: document, element: element, grid: view, cells: cells).activate()
            default: break
            }
        }
    }
}
