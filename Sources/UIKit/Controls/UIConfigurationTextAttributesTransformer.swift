import Foundation

/// Changes the attributes of a text before it is shown.
public struct UIConfigurationTextAttributesTransformer: @unchecked Sendable {
    /// What changes attributes.
    public let transform: (AttributeContainer) -> AttributeContainer

    /// A change of attributes.
    public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) { self.transform = transform }

    /// The changed attributes.
    public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer { transform(input) }
}

extension AttributedString {
    /// The text as it is shown, from a font and a change of attributes on; nil where it has no attributes that count.
    func shown(
        in font: UIFont, changedBy transformer: UIConfigurationTextAttributesTransformer?
    ) -> NSAttributedString? {
        let made = NSMutableAttributedString(string: "")
        var counts = transformer != nil
        for run in runs {
            if !run.attributes.drawn.isEmpty { counts = true }
            var attributes = AttributeContainer()
            attributes[AttributeScopes.UIKitAttributes.FontAttribute.self] = font
            attributes.merge(run.attributes)
            if let transformer { attributes = transformer(attributes) }
            made.append(NSAttributedString(string: String(self[run.range].characters), attributes: attributes.drawn))
        }
        return counts && made.length > 0 ? made : nil
    }
}
