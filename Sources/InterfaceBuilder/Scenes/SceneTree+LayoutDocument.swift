import UIKit

extension SceneTree {
    /// Creates the tree of a layout document, which has at least one view.
    init(_ document: LayoutDocument, options: LayoutOptions) {
        let instantiation = LayoutDocumentInstantiation(document, options: options)
        let views = zip(document.views, instantiation.views).map { element, view in
            var item = View(id: element.name, className: element.className, view: view)
            item.label = element.name
            item.safeArea = view.safeAreaInsets
            (item.text, item.placeholder, item.fontSize) = (element.text, element.placeholder, element.fontSize)
            item.location = element.location
            return item
        }
        var counts: [Int: Int] = [:]
        let constraints = instantiation.constraints.map { index, constraint in
            let source = document.constraints[index]
            var item = Constraint(id: "\(index).\(counts[index, default: 0])", constraint: constraint)
            counts[index, default: 0] += 1
            (item.statement, item.identifier, item.location) = (source.text, source.identifier, source.location)
            return item
        }
        self.init(views, constraints)
        diagnostics = instantiation.diagnostics
    }
}
