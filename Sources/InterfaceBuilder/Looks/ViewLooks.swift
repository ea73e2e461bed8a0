import Scene
import UIKit

/// The appearance of a view that layout does not need: pictures, the values of controls, corners and opacity.
@MainActor struct ViewLooks {
    let document: InterfaceDocument
    let element: InterfaceDocument.View
    let content: ElementContent
    let view: UIView

    /// The tint color of the view: its own, that of an ancestor, or the system's.
    var tint: Scene.Color {
        document.tint(of: element) ?? SystemColors.color("tintColor", document.appearance) ?? .black
    }

    var bounds: Scene.Rectangle {
        .init(x: 0, y: 0, width: Double(view.bounds.width), height: Double(view.bounds.height))
    }

    private func value(_ name: String) -> String? { content.value(name) }
    private func flag(_ name: String) -> Bool { value(name) == "YES" }
    private func number(_ name: String) -> Double? { content.number(name) }
    private func color(_ name: String) -> Scene.Color? { document.color(name, of: element) }

    /// The opacity of the view.
    var opacity: Double { number("alpha").map { alpha in min(max(alpha, 0), 1) } ?? 1 }

    // MARK: Controls

    /// The values of a control, or nil for other views.
    var control: Scene.Control? {
        let isEnabled = value("enabled") != "NO"
        switch element.tag {
        case "switch":
            return Scene.Control(
                value: value("on") == "NO" ? 0 : flag("on") ? 1 : 0, tint: color("onTintColor"),
                thumbTint: color("thumbTintColor"), isEnabled: isEnabled)
        case "slider":
            let (low, high) = (number("minValue") ?? 0, number("maxValue") ?? 1)
            return Scene.Control(
                value: high > low ? ((number("value") ?? low) - low) / (high - low) : 0,
                tint: color("minimumTrackTintColor") ?? document.tint(of: element),
                trackTint: color("maximumTrackTintColor"),
                thumbTint: color("thumbTintColor"), isEnabled: isEnabled)
        case "progressView":
            return Scene.Control(
                value: number("progress") ?? 0, tint: color("progressTintColor") ?? document.tint(of: element),
                trackTint: color("trackTintColor"))
        case "pageControl":
            return Scene.Control(
                count: content.count("numberOfPages"), selection: content.count("currentPage"),
                tint: color("currentPageIndicatorTintColor"), trackTint: color("pageIndicatorTintColor"),
                isEnabled: isEnabled)
        case "activityIndicatorView": return Scene.Control(tint: color("color"))
        case "stepper": return Scene.Control(tint: document.tint(of: element), isEnabled: isEnabled)
        default: return nil
        }
    }

    /// The drawing of a segmented control, for which renderers have no shape.
    var drawing: [Scene.DrawingCommand] {
        (view as? UISegmentedControl)?.looks(in: document.appearance == .dark ? .dark : .light) ?? []
    }

    // MARK: Shape

    /// A Boolean value that indicates whether a text field has a visible border.
    var hasFrame: Bool {
        element.tag != "textField" || ["roundedRect", "line", "bezel"].contains(value("borderStyle"))
    }

    /// The corners and the border from user-defined runtime attributes of the layer, or of a button's configuration.
    var border: Scene.Border {
        let attributes = document.runtimeAttributes(of: element)
        func number(_ names: String...) -> Double? {
            names.lazy.compactMap { name in attributes[name].flatMap(document.runtimeNumber) }.first
        }
        let colorElement = ["layer.borderUIColor", "layer.borderColor", "borderColor"].lazy
            .compactMap { name in attributes[name] }.first
        let width = number("layer.borderWidth", "borderWidth") ?? 0
        let radius = number("layer.cornerRadius", "cornerRadius") ?? configurationRadius
        return Scene.Border(
            width: max(0, width),
            color: colorElement.flatMap { element in document.color("value", in: element) } ?? .black,
            cornerRadius: max(0, min(radius, min(bounds.width, bounds.height) / 2)))
    }

    private var configuration: XMLTree.ElementID? { content.buttonConfiguration }

    private var configurationStyle: String? {
        configuration.map { element in document.tree.value(of: "style", in: element) ?? "plain" }
    }

    private var configurationRadius: Double {
        guard let configuration, configurationStyle != "plain" else { return 0 }
        let tree = document.tree
        if let own = tree.child(of: configuration, named: "backgroundConfiguration", key: "background"),
            let radius = tree.value(of: "cornerRadius", in: own).flatMap(InterfaceDocument.number)
        {
            return radius
        }
        return switch tree.value(of: "cornerStyle", in: configuration) {
        case "capsule": bounds.height / 2
        case "large": 8
        case "small": 4
        default: 6
        }
    }

    /// The background color: that of the view, or of a button's configuration.
    var background: Scene.Color? {
        guard let configuration, let style = configurationStyle else { return color("backgroundColor") }
        let tree = document.tree
        let base = document.color("baseBackgroundColor", in: configuration)
        let own = tree.child(of: configuration, named: "backgroundConfiguration", key: "background")
            .flatMap { element in document.color("backgroundColor", in: element) }
        if let own { return own }
        switch style {
        case "filled": return base ?? tint
        case "tinted": return (base ?? tint).withAlpha(0.18)
        case "gray": return base ?? SystemColors.color("secondarySystemFillColor", document.appearance)
        default: return base ?? color("backgroundColor")
        }
    }

    /// The color of a button's title and image; nil for the color of its kind.
    var foreground: Scene.Color? {
        guard let configuration, let style = configurationStyle else {
            // The title of a custom button is white.
            return element.tag == "button" && content.buttonType == .custom ? .white : nil
        }
        return document.color("baseForegroundColor", in: configuration) ?? (style == "filled" ? .white : tint)
    }
}

extension Scene.Color {
    /// Returns the color with its opacity multiplied.
    func withAlpha(_ factor: Double) -> Scene.Color {
        Scene.Color(red: red, green: green, blue: blue, alpha: alpha * factor)
    }
}

extension InterfaceDocument {
    /// Returns the user-defined runtime attributes of a view by key path.
    func runtimeAttributes(of view: View) -> [String: XMLTree.ElementID] {
        guard let list = tree.child(of: view.element, named: "userDefinedRuntimeAttributes") else { return [:] }
        let attributes = tree.children(of: list, named: "userDefinedRuntimeAttribute").compactMap { element in
            tree.value(of: "keyPath", in: element).map { path in (path, element) }
        }
        return Dictionary(attributes) { _, last in last }
    }

    /// Returns the number of a user-defined runtime attribute.
    func runtimeNumber(_ attribute: XMLTree.ElementID) -> Double? {
        if let text = tree.value(of: "value", in: attribute) { return InterfaceDocument.number(text) }
        return tree[attribute].children.lazy.compactMap { child in
            tree.value(of: "value", in: child).flatMap(InterfaceDocument.number)
        }.first
    }
}
