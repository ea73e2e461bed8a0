import InterfaceBuilder

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
}

extension OpenDocument {
    /// The most variations of a view.
    private static let mostVariations = 200

    /// Returns the variations of a view and of the constraints that name it, in the order of the document.
    public func variations(of id: String) -> [VariationState] {
        guard let interface = design?.interface, let view = interface.view(withID: id) else { return [] }
        let tree = interface.tree
        let constraints = interface.constraints.filter { constraint in
            constraint.firstItem == id || constraint.secondItem == id
        }
        let ids = Set([id] + constraints.map(\.id)).sorted()
        var found: [VariationState] = []
        func read(_ variations: [InterfaceDocument.Variation], of item: String) {
            for variation in variations {
                for attribute in tree.attributes(of: variation.element) {
                    let name = String(decoding: tree.bytes[attribute.name], as: UTF8.self)
                    guard name != "key" else { continue }
                    let value = tree.value(of: name, in: variation.element) ?? ""
                    found.append(.init(sizeClasses: variation.key, item: item, name: name, value: value))
                }
            }
        }
        read(view.variations, of: id)
        for constraint in constraints { read(constraint.variations, of: constraint.id) }
        // The view that holds a view or a constraint states for which size classes it is installed.
        for holder in interface.views {
            for variation in holder.variations {
                for item in ids {
                    guard variation.included.contains(item) || variation.excluded.contains(item) else { continue }
                    found.append(
                        .init(
                            sizeClasses: variation.key, item: item, name: "installed",
                            value: variation.included.contains(item) ? "YES" : "NO"))
                }
            }
        }
        return Array(found.prefix(Self.mostVariations))
    }
}
