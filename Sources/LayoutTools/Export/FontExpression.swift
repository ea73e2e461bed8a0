import UIKit

/// A font as an expression in code.
struct FontExpression {
    /// The expression, with a type name if the font has one.
    let text: String

    /// Creates the expression of a font.
    ///
    /// The text style is used if it results in this font.
    init(_ font: UIFont, _ style: UIFont.TextStyle? = nil) {
        let size = SwiftLiteral.number(font.pointSize)
        if let style, let name = Self.styles[style], UIFont.preferredFont(forTextStyle: style).isEqual(font) {
            text = ".preferredFont(forTextStyle: .\(name))"
        } else if UIFont.systemFont(ofSize: font.pointSize).isEqual(font) {
            text = ".systemFont(ofSize: \(size))"
        } else if let weight = Self.weights.first(where: { weight, _ in
            UIFont.systemFont(ofSize: font.pointSize, weight: weight).isEqual(font)
        }) {
            text = ".systemFont(ofSize: \(size), weight: .\(weight.name))"
        } else if UIFont.italicSystemFont(ofSize: font.pointSize).isEqual(font) {
            text = ".italicSystemFont(ofSize: \(size))"
        } else {
            text = "UIFont(name: \(SwiftLiteral.string(font.fontName)), size: \(size))"
        }
    }

    private static let weights: [(UIFont.Weight, name: String)] = [
        (.ultraLight, "ultraLight"), (.thin, "thin"), (.light, "light"), (.medium, "medium"), (.semibold, "semibold"),
        (.bold, "bold"), (.heavy, "heavy"), (.black, "black"),
    ]

    private static let styles: [UIFont.TextStyle: String] = [
        .largeTitle: "largeTitle", .title1: "title1", .title2: "title2", .title3: "title3", .headline: "headline",
        .subheadline: "subheadline", .body: "body", .callout: "callout", .footnote: "footnote", .caption1: "caption1",
        .caption2: "caption2",
    ]
}
