import Scene

/// The colors of a drawing beside those of its views, in every appearance.
enum SVGColor {
    static let on = "#34c759"
    static let caption = "#8e8e93"
    /// Interface Builder's blue for satisfied constraints.
    static let satisfied = "#1a73e8"
    /// Interface Builder's orange for misplaced views.
    static let misplaced = "#f28b00"
    /// Interface Builder's red for conflicts and ambiguity.
    static let trouble = "#e0281d"

    /// Returns the attributes for a fill or a stroke in a color.
    static func attributes(_ property: String, _ color: Scene.Color) -> String {
        let opacity = color.alpha < 1 ? " \(property)-opacity=\"\(SVGText.number(color.alpha))\"" : ""
        return "\(property)=\"\(hexadecimal(color))\"\(opacity)"
    }

    /// Returns a color without its opacity: `#ff8000`.
    static func hexadecimal(_ color: Scene.Color) -> String {
        "#"
            + [color.red, color.green, color.blue].map { part in
                let value = String(Int((part * 255).rounded()), radix: 16)
                return value.utf8.count == 1 ? "0" + value : value
            }.joined()
    }
}
