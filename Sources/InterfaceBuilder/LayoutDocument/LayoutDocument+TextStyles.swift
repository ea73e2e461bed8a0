import UIKit

extension LayoutDocument {
    /// The names of text styles in layout documents, with the styles.
    package static let textStyles: [(name: String, style: UIFont.TextStyle)] = [
        ("largeTitle", .largeTitle), ("title1", .title1), ("title2", .title2), ("title3", .title3),
        ("headline", .headline), ("subheadline", .subheadline), ("body", .body), ("callout", .callout),
        ("footnote", .footnote), ("caption1", .caption1), ("caption2", .caption2),
    ]
}
