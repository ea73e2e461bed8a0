import Foundation

/// A transformer that changes the attributes of a text.
public struct UIConfigurationTextAttributesTransformer: @unchecked Sendable {
    // Invariant: the closure only reads what it captures, because texts may be measured on any thread.
    /// The closure that changes attributes.
    public let transform: (AttributeContainer) -> AttributeContainer

    /// Creates a transformer from a closure.
    public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) { self.transform = transform }

    /// Returns the changed attributes.
    public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer { transform(input) }
}

extension AttributedString {
    /// Returns the text with a font and transformed attributes, or `nil` if the text has no attributes that affect
    /// drawing.
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
