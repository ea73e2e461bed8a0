import InterfaceBuilder

/// Identifiers for new elements, in the form of Interface Builder (`a1B-2c-D3e`).
///
/// The ids follow from the element, so the same command writes the same bytes.
public struct ElementIdentifiers: Sendable {
    private var taken: Set<String>
    private static let alphabet = Array("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz")

    /// Creates the identifiers for a document, which keeps its own.
    public init(taken document: InterfaceDocument) {
        taken = Set(document.items.keys)
        taken.formUnion(document.constraints.map { $0.id })
        for element in document.tree.ids {
            if let id = document.tree.value(of: "id", in: element) { taken.insert(id) }
        }
    }

    /// Returns an identifier that is unique in the document.
    mutating func next(for constraint: Canvas.Constraint) -> String {
        let text = [
            constraint.firstItem, constraint.firstAttribute.documentName, constraint.secondItem ?? "",
            constraint.secondAttribute.documentName, "\(constraint.relation.rawValue)",
        ].joined(separator: " ")
        return next(for: text)
    }

    /// Returns an identifier for an element with a description that is unique in the document.
    public mutating func next(for text: String) -> String {
        var hash = text.utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
        while true {
            let id = Self.spelled(hash)
            if taken.insert(id).inserted { return id }
            hash = hash &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        }
    }

    private static func spelled(_ hash: UInt64) -> String {
        var rest = hash
        let characters = (0..<8).map { _ -> Character in
            defer { rest /= 62 }
            return alphabet[Int(rest % 62)]
        }
        return String(characters[0..<3]) + "-" + String(characters[3..<5]) + "-" + String(characters[5..<8])
    }
}
