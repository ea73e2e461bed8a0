import Scene
import UIKit

/// A button of a bar in a document, or a space between two.
struct BarItem {
    /// The kind of content that the item shows.
    enum Kind {
        case text, picture, view, fixedSpace, flexibleSpace
    }

    /// Its identifier in the document.
    let id: String?
    let kind: Kind
    /// The identifier of its view, or nil for other items.
    let content: String?
    /// The title of the item; nil for an image without a title, and for spaces.
    let title: String?
    /// The width, in points.
    let width: Double
    /// The name of the image, and whether it is a system symbol; nil for other items.
    let picture: (name: String, isSystem: Bool)?
    /// The color of the item; nil for that of its bar.
    let tint: Scene.Color?
    private let isHeavy: Bool

    /// Reads an item.
    ///
    /// A view is as wide as its scene.
    init(_ document: InterfaceDocument, _ element: XMLTree.ElementID, _ scenes: [String: Scene]) {
        func value(_ name: String) -> String? { document.tree.value(of: name, in: element) }
        id = value("id")
        let system = value("systemItem")
        let view = document.content("customView", in: element)
        content = view?.id
        kind =
            view == nil
            ? Self.kind(system: system, hasTitle: value("title")?.isEmpty == false, image: value("image")) : .view
        title = kind == .text ? value("title") ?? system.map(Self.words) : nil
        let isDone = system == "done" || system == "save" || value("style") == "done"
        switch kind {
        case .text: width = title.map { title in Self.width(of: title, isHeavy: isDone) } ?? 0
        case .picture: width = Self.pictureSize
        case .view: width = view.flatMap { view in scenes[view.id]?.size.width } ?? 0
        // An item without a title and an image is invisible and takes no space.
        case .fixedSpace where system == nil: width = 0
        case .fixedSpace: width = value("width").flatMap(InterfaceDocument.number) ?? Self.spaceWidth
        case .flexibleSpace: width = 0
        }
        tint = value("enabled") == "NO" ? Self.disabled : document.color("tintColor", in: element)
        isHeavy = isDone
        let symbol = system.map { name in BarSymbols.buttons[name] ?? name }
        picture =
            kind == .picture
            ? (value("image").map { name in (name, false) } ?? symbol.map { name in (name, true) }) : nil
    }

    /// Returns the drawn title, or nil without a title.
    func text(tint: Scene.Color) -> Scene.Text? {
        title.map { title in Self.text(title, isHeavy: isHeavy, color: self.tint ?? tint) }
    }

    /// A Boolean value that indicates whether the item is visible.
    var isSeen: Bool { kind != .fixedSpace && kind != .flexibleSpace }

    /// Returns the drawn title of a bar.
    static func text(_ title: String, isHeavy: Bool, color: Scene.Color? = nil) -> Scene.Text {
        Scene.Text(string: title, fontSize: 17, fontWeight: isHeavy ? 600 : 400, alignment: .center, color: color)
    }

    /// Returns the width of a title of a bar, in points.
    static func width(of title: String, isHeavy: Bool) -> Double {
        let font = UIFont.systemFont(ofSize: 17, weight: isHeavy ? .semibold : .regular)
        return Double(title.size(withAttributes: [.font: font]).width)
    }

    /// The width and height of an image, in points.
    static let pictureSize = 24.0
    /// The width of a fixed space that specifies no width.
    private static let spaceWidth = 42.0
    private static let disabled = Scene.Color(red: 0.6, green: 0.6, blue: 0.62, alpha: 1)

    /// The system items with words; the others have images.
    private static let written: Set<String> = ["done", "cancel", "edit", "save", "undo", "redo"]

    private static func kind(system: String?, hasTitle: Bool, image: String?) -> Kind {
        switch system {
        case "flexibleSpace"?: .flexibleSpace
        case "fixedSpace"?: .fixedSpace
        case let system?: written.contains(system) ? .text : .picture
        case nil: image?.isEmpty == false ? .picture : hasTitle ? .text : .fixedSpace
        }
    }

    /// Returns the title that users see for the name of a system item: "Top Rated" for `topRated`.
    static func words(_ name: String) -> String {
        name.prefix(1).uppercased()
            + name.dropFirst().reduce("") { words, letter in
                words + (letter.isUppercase ? " " : "") + String(letter)
            }
    }
}

extension InterfaceDocument {
    /// Returns the view of a bar's item for a key.
    ///
    /// In layout it is a separate root.
    func content(_ key: String, in item: XMLTree.ElementID) -> View? {
        tree[item].children.first { child in tree.value(of: "key", in: child) == key }
            .flatMap { child in
                // If several views have the identifier, the view must be this element.
                tree.value(of: "id", in: child).flatMap(view(withID:)).flatMap { view in
                    view.element == child ? view : nil
                }
            }
    }
}
