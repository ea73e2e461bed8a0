import Scene

/// The colors of a bar: those of the document, or those of the system in the appearance.
struct BarLooks {
    private let document: InterfaceDocument
    private let bar: XMLTree.ElementID?

    /// Creates the colors of a bar's element; nil for a bar that the document does not describe.
    init(document: InterfaceDocument, bar: XMLTree.ElementID?) {
        (self.document, self.bar) = (document, bar)
    }

    private func color(_ key: String) -> Scene.Color? { bar.flatMap { bar in document.color(key, in: bar) } }

    private var isDark: Bool { document.appearance == .dark }

    /// The color of the background, which is translucent unless the document gives another color.
    var background: Scene.Color {
        if let own = color("barTintColor") { return own }
        if let style = bar.flatMap({ bar in document.tree.value(of: "barStyle", in: bar) }), style.hasPrefix("black") {
            return Scene.Color(red: 0.1, green: 0.1, blue: 0.1, alpha: 0.94)
        }
        let white = isDark ? 0.11 : 0.97
        return Scene.Color(red: white, green: white, blue: isDark ? 0.12 : white, alpha: 0.94)
    }

    /// The color of the line at the edge.
    var hairline: Scene.Color {
        isDark
            ? Scene.Color(red: 1, green: 1, blue: 1, alpha: 0.2) : Scene.Color(red: 0, green: 0, blue: 0, alpha: 0.25)
    }

    /// The color of buttons and of the selected tab.
    var tint: Scene.Color {
        color("tintColor") ?? SystemColors.color("tintColor", document.appearance) ?? .black
    }

    /// The color of the title; nil for that of the appearance.
    var title: Scene.Color? {
        guard let bar else { return nil }
        let attributes = document.tree.child(of: bar, named: "textAttributes", key: "titleTextAttributes")
        if let own = attributes.flatMap({ attributes in document.color("textColor", in: attributes) }) { return own }
        let isBlack = document.tree.value(of: "barStyle", in: bar)?.hasPrefix("black") == true
        return isBlack ? .white : nil
    }

    /// The color of the other tabs.
    var otherTabs: Scene.Color {
        color("unselectedItemTintColor") ?? Scene.Color(red: 0.6, green: 0.6, blue: 0.62)
    }
}

extension Scene.Path {
    /// Creates the path of a rectangle.
    init(_ area: Scene.Rectangle) {
        self.init([
            .move(.init(x: area.x, y: area.y)), .line(.init(x: area.maxX, y: area.y)),
            .line(.init(x: area.maxX, y: area.maxY)), .line(.init(x: area.x, y: area.maxY)), .close,
        ])
    }
}
