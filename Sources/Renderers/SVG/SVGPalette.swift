import Scene

/// The colors of views and controls without colors of their own, in an appearance.
struct SVGPalette {
    let background: String
    let text: String
    let tint: String
    let placeholder: String
    let outline: String
    let fill: String
    let track: String
    let on: String
    let caption: String
    let knob: String
    let bar: String

    /// Returns the colors of an appearance.
    static func of(_ appearance: Scene.Appearance) -> SVGPalette { appearance == .dark ? dark : light }

    private static let light = SVGPalette(
        background: "#ffffff", text: "#000000", tint: "#007aff", placeholder: "#a0a0a5", outline: "#c7c7cc",
        fill: "#f2f2f7", track: "#d1d1d6", on: SVGColor.on, caption: SVGColor.caption, knob: "#ffffff",
        bar: "#f7f7f7")

    private static let dark = SVGPalette(
        background: "#000000", text: "#ffffff", tint: "#0a84ff", placeholder: "#6b6b70", outline: "#48484a",
        fill: "#1c1c1e", track: "#3a3a3c", on: "#30d158", caption: SVGColor.caption, knob: "#ffffff",
        bar: "#1c1c1e")
}
