import InterfaceBuilder

extension ElementCode {
    /// The configuration element of a button; nil for a button without one.
    private var configuration: XMLTree.ElementID? {
        tree.child(of: view.element, named: "buttonConfiguration", key: "configuration")
    }

    /// Reads the titles, colors and images of a state.
    mutating func readState(_ child: XMLTree.ElementID, key: String) {
        guard Self.states.contains(key) else { return leaveOut("state \(key)") }
        // The title of the normal state is in the settings. Interface Builder keeps it unused beside a configuration.
        let hasTitle = key == "normal" || configuration != nil
        for (name, value) in tree.values(in: child) where name != "key" && name != "catalog" {
            if name == "title" {
                if !hasTitle { write("setTitle(\(SwiftLiteral.string(value)), for: .\(key))") }
            } else {
                leaveOut("\(name) for \(key)")
            }
        }
        for part in tree[child].children { readPart(part, ofState: key, hasTitle: hasTitle) }
    }

    private mutating func readPart(_ part: XMLTree.ElementID, ofState state: String, hasTitle: Bool) {
        let name = tree.value(of: "key", in: part) ?? tree[part].name
        switch (tree[part].name, name) {
        case ("string", "title"):
            if !hasTitle { write("setTitle(\(SwiftLiteral.string(tree.characters(in: part))), for: .\(state))") }
        case ("color", "titleColor"), ("color", "titleShadowColor"):
            // The shadow of a title is drawn at an offset, and not without one.
            if name == "titleShadowColor",
                tree.child(of: view.element, named: "size", key: "titleShadowOffset") == nil
            {
                return
            }
            guard let color = ColorExpression(part, in: tree) else { return leaveOut("\(name) for \(state)") }
            write("set\(name.prefix(1).uppercased() + name.dropFirst())(\(color.text), for: .\(state))")
        case ("nil", _): break
        default: leaveOut("\(name) for \(state)")
        }
    }

    private static let states: Set<String> = ["normal", "highlighted", "disabled", "selected", "focused"]

    /// Reads the configuration of a button, whose style, title and insets are in the settings.
    mutating func readConfiguration(_ child: XMLTree.ElementID) {
        var ignored: Set<String> = ["title"]
        if Self.style(of: view, in: document) != nil { ignored.insert("style") }
        writeAttributes(of: child, as: DocumentProperty.buttonConfiguration, ignoring: ignored)
        for part in tree[child].children {
            let name = tree.value(of: "key", in: part) ?? tree[part].name
            switch (tree[part].name, name) {
            case ("color", "baseForegroundColor"), ("color", "baseBackgroundColor"):
                guard let color = ColorExpression(part, in: tree) else {
                    leaveOut(name)
                    continue
                }
                write("configuration?.\(name) = \(color.text)")
            case ("string", "title"), ("string", "subtitle"), ("fontDescription", "titleFontDescription"),
                ("directionalEdgeInsets", "contentInsets"):
                break
            case ("attributedString", _): leaveOut("attributes of the title")
            default: leaveOut("configuration's \(name)")
            }
        }
    }

    /// The style of a button's configuration, as the name of its function in UIKit; nil without a known one.
    static func style(of view: InterfaceDocument.View, in document: InterfaceDocument) -> String? {
        let tree = document.tree
        let element = tree.child(of: view.element, named: "buttonConfiguration", key: "configuration")
        let style = element.flatMap { element in tree.value(of: "style", in: element) }
        return style.flatMap { style in styles.contains(style) ? style : nil }
    }

    private static let styles: Set<String> = [
        "plain", "borderless", "filled", "gray", "tinted", "bordered", "borderedProminent", "borderedTinted", "glass",
        "prominentGlass", "clearGlass", "prominentClearGlass",
    ]
}
