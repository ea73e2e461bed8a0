import InterfaceBuilder
import LayoutTools

extension OpenDocument {
    /// Returns the attributes of a view for the attributes inspector, by name.
    public func attributes(of view: String) -> [String: String] {
        var values: [String: String] = [:]
        if let stated = layoutValues(of: view) {
            for attribute in LayoutValues.attributes(of: stated.view) {
                values[attribute.rawValue] = stated.value(of: attribute)
            }
        }
        guard let interface = design?.interface, let view = interface.view(withID: view) else { return values }
        for attribute in ViewAttribute.allCases {
            values[attribute.rawValue] = attribute.value(of: view, in: interface.tree)
        }
        return values
    }

    /// Returns the names of the attributes that a view can have in the document.
    func attributeNames(of id: String) -> [String] {
        if let stated = layoutValues(of: id) { return LayoutValues.attributes(of: stated.view).map(\.rawValue) }
        guard let view = design?.interface?.view(withID: id) else { return [] }
        return ViewAttribute.allCases.filter { attribute in attribute.suits(view.tag) }.map(\.rawValue)
    }

    /// Returns the values of a view of a layout document; nil for another document.
    private func layoutValues(of id: String) -> LayoutValues? {
        guard let document = design?.layoutDocument,
            let view = document.views.first(where: { view in view.name == id })
        else { return nil }
        return LayoutValues(view: view, keys: document.keys(of: id), isJSON: document.isJSON)
    }
}
