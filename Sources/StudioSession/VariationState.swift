import Diagnostics
import InterfaceBuilder
import LayoutTools

/// A value of a view or of one of its constraints for some size classes.
public struct VariationState: Codable, Hashable, Sendable {
    /// The size classes, such as `heightClass=regular-widthClass=compact`.
    public var sizeClasses: String
    /// The id of the view or constraint.
    public var item: String
    /// The name of the value, or `installed`.
    public var name: String
    /// The value.
    public var value: String
    /// The name of a view or the format of a constraint that is not on the canvas; nil for others.
    public var title: String?
}

extension OpenDocument {
    /// The size classes of the screen on the canvas.
    var sizeClasses: String? {
        guard let interface = design?.interface, let options = try? settings.options(for: interface) else { return nil }
        return options.traits(of: interface).map { traits in
            "heightClass=\(traits.height.rawValue)-widthClass=\(traits.width.rawValue)"
        }
    }

    /// The most variations of a view.
    private static let mostVariations = 200

    /// Returns the variations of a view and of the constraints that name it, or those of a constraint, in the order of the document.
    ///
    /// A view that holds others also has those for which size classes they are installed.
    public func variations(of id: String) -> [VariationState] {
        guard let interface = design?.interface else { return [] }
        let view = interface.view(withID: id)
        let constraints = interface.constraints.filter { constraint in
            constraint.id == id || view != nil && (constraint.firstItem == id || constraint.secondItem == id)
        }
        var found = (view.map { view in values(of: view.variations, of: id, in: interface) } ?? [])
        found += constraints.flatMap { constraint in
            values(of: constraint.variations, of: constraint.id, in: interface)
        }
        // The view that holds a view or a constraint states for which size classes it is installed.
        let ids = Set([id] + constraints.map(\.id))
        let sorted = ids.sorted()
        for holder in interface.views {
            for variation in holder.variations {
                let named = variation.included.union(variation.excluded)
                let inside = holder.id == id ? named.subtracting(ids).sorted() : []
                for item in sorted.filter(named.contains) + inside {
                    found.append(
                        .init(
                            sizeClasses: variation.key, item: item, name: "installed",
                            value: variation.included.contains(item) ? "YES" : "NO"))
                }
            }
        }
        return found.prefix(Self.mostVariations).map { variation in
            var variation = variation
            variation.title = absentTitle(variation.item, interface)
            return variation
        }
    }

    private func values(
        of variations: [InterfaceDocument.Variation], of item: String, in interface: InterfaceDocument
    ) -> [VariationState] {
        let tree = interface.tree
        return variations.flatMap { variation in
            var found = tree.values(in: variation.element).filter { attribute in attribute.name != "key" }
            if let font = tree.child(of: variation.element, named: "fontDescription"),
                let size = tree.value(of: "pointSize", in: font)
            {
                found.append((name: "fontSize", value: size))
            }
            return found.map { attribute in
                VariationState(
                    sizeClasses: variation.key, item: item, name: attribute.name, value: attribute.value)
            }
        }
    }

    /// Returns the title of a view or constraint that the canvas lacks; nil for others.
    private func absentTitle(_ id: String, _ interface: InterfaceDocument) -> String? {
        if let view = interface.view(withID: id) {
            guard !canvases.contains(where: { canvas in canvas.view(id) != nil }) else { return nil }
            let names = [ViewAttribute.userLabel, .title, .text].lazy.compactMap { name in
                name.value(of: view, in: interface.tree)
            }
            return names.first ?? view.tag
        }
        let isShown = canvases.contains { canvas in
            canvas.constraints.contains { constraint in constraint.id == id }
        }
        guard !isShown, let constraint = interface.constraints.first(where: { other in other.id == id }) else {
            return nil
        }
        let first = "\(constraint.firstItem).\(constraint.firstAttribute?.documentName ?? "")"
        let second =
            constraint.secondItem.map { item in " \(item).\(constraint.secondAttribute?.documentName ?? "")" } ?? ""
        return "\(first) ==\(second) + \(JSONValue.text(of: constraint.constant))"
    }
}
