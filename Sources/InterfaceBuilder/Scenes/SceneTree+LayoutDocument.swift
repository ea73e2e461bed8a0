import UIKit

extension SceneTree {
    /// Creates the tree of a layout document, which has at least one view.
    init(_ document: LayoutDocument, options: LayoutOptions) {
        let instantiation = LayoutDocumentInstantiation(document, options: options)
        self.document = nil
        root = document.views[0].name
        name = nil
        views = zip(document.views, instantiation.views).map { element, view in
            View(id: element.name, label: element.name, safeArea: view.safeAreaInsets, view: view)
        }
        constraints = instantiation.constraints.map { index, constraint in
            let source = document.constraints[index]
            return Constraint(
                id: source.text, isStatement: true, identifier: source.identifier, constraint: constraint)
        }
        varying = []
        traits = nil
        location = nil
        diagnostics = instantiation.diagnostics
        runtime = .cocoaTouch
    }
}
