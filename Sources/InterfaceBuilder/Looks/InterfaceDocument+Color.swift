import Scene

/// The colors in pictures.
extension InterfaceDocument {
    /// Returns a color of a view in sRGB; nil if there is none or its value is unknown.
    func color(_ key: String, of view: View) -> Scene.Color? { color(key, in: view.element) }

    /// Returns a color of an element in sRGB; nil if there is none or its value is unknown.
    func color(_ key: String, in element: XMLTree.ElementID) -> Scene.Color? {
        tree.child(of: element, named: "color", key: key).flatMap { element in color(of: element) }
    }

    /// Returns the tint color of a view: its own, or that of the nearest ancestor that has one.
    func tint(of view: View) -> Scene.Color? {
        var next: View? = view
        while let current = next {
            if let color = color("tintColor", of: current) { return color }
            next = current.parent.map { parent in views[parent] }
        }
        return nil
    }

    /// Returns the color of an element: a named or system color in the appearance, or else the color from its components.
    ///
    /// Xcode writes the colors that a document uses into its resources, in light appearance. Asset catalogs have the others.
    private func color(of element: XMLTree.ElementID) -> Scene.Color? {
        if let name = tree.value(of: "name", in: element) {
            if let color = assets.colors[name]?.color(appearance) { return visible(color) }
            if let color = colors[.catalogue(name)].flatMap(parts(of:)) { return visible(color) }
        }
        for attribute in ["systemColor", "xcode11CocoaTouchSystemColor", "cocoaTouchSystemColor"] {
            guard let name = tree.value(of: attribute, in: element) else { continue }
            let stored = appearance == .light ? colors[.system(name)].flatMap(parts(of:)) : nil
            let known = stored ?? SystemColors.color(name, appearance) ?? colors[.system(name)].flatMap(parts(of:))
            if let known { return visible(known) }
        }
        return parts(of: element).flatMap(visible)
    }

    /// Returns the color with the components in an element, or nil without components.
    private func parts(of element: XMLTree.ElementID) -> Scene.Color? {
        func part(_ name: String) -> Double? { tree.value(of: name, in: element).flatMap(InterfaceDocument.number) }
        let alpha = part("alpha") ?? 1
        if let white = part("white") {
            return Scene.Color(red: white, green: white, blue: white, alpha: alpha)
        }
        guard let red = part("red"), let green = part("green"), let blue = part("blue") else { return nil }
        return Scene.Color(red: red, green: green, blue: blue, alpha: alpha)
    }

    private func visible(_ color: Scene.Color) -> Scene.Color? { color.alpha > 0 ? color : nil }
}
