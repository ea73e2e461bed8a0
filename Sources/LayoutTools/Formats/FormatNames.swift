import InterfaceBuilder

/// The names of the views and guides of a canvas in formats.
///
/// Each name is a word that is unique on the canvas. A view has its name in the document as a word, as in `plumb export`. A guide has the
/// name of its view with a suffix, such as `viewSafeArea`.
public struct FormatNames: Sendable {
    /// The names, in the order of the canvas.
    public private(set) var all: [String] = []
    private var names: [String: String] = [:]
    private var ids: [String: String] = [:]

    /// Names the items of a canvas of a document.
    public init(_ canvas: Canvas, of document: DesignDocument) {
        var made = PropertyNames()
        for item in canvas.items where !item.kind.isGuide {
            let name: String
            if let interface = document.interface {
                name = item.parent == nil ? "view" : Self.name(of: item, in: interface, &made)
            } else {
                name = Self.isWord(item.id) ? item.id : made.name(label: item.name, kind: "subview")
            }
            take(name, for: item)
        }
        for item in canvas.items where item.kind.isGuide {
            // Margins without an element are attributes of their view in a document.
            if let interface = document.interface, interface.items[item.id] == nil { continue }
            let owner = item.parent.flatMap { parent in names[parent] } ?? "view"
            take(owner + item.kind.suffix, for: item)
        }
    }

    /// Returns the name of an item; nil if the canvas does not have it.
    public subscript(id: String) -> String? { names[id] }

    /// Returns the id of the item with a name.
    public func id(of name: String) -> String? { ids[name] }

    private mutating func take(_ name: String, for item: Canvas.Item) {
        guard names[item.id] == nil else { return }
        var (unique, number) = (name, 2)
        while ids[unique] != nil { (unique, number) = ("\(name)_\(number)", number + 1) }
        names[item.id] = unique
        ids[unique] = item.id
        all.append(unique)
    }

    private static func name(
        of item: Canvas.Item, in document: InterfaceDocument, _ made: inout PropertyNames
    ) -> String {
        guard let view = document.view(withID: item.id) else { return made.unique("subview") }
        let label = document.tree.value(of: "userLabel", in: view.element)
        return made.name(label: label, text: label == nil ? item.name : nil, kind: view.kind.noun)
    }

    /// Returns whether a format can contain a name.
    private static func isWord(_ name: String) -> Bool {
        guard let first = name.utf8.first else { return false }
        let isStart =
            first == UInt8(ascii: "_") || (first | 32) >= UInt8(ascii: "a") && (first | 32) <= UInt8(ascii: "z")
        return isStart
            && name.utf8.allSatisfy { byte in
                byte == UInt8(ascii: "_") || (48...57).contains(byte) || (97...122).contains(byte | 32)
            }
    }
}

extension Canvas.Kind {
    /// The suffix of the name of a guide; empty for a view.
    fileprivate var suffix: String {
        switch self {
        case .view, .stackView, .scrollView: ""
        case .safeAreaGuide: "SafeArea"
        case .topBarGuide: "TopLayoutGuide"
        case .bottomBarGuide: "BottomLayoutGuide"
        case .marginsGuide: "Margins"
        case .contentGuide: "Content"
        case .frameGuide: "Frame"
        }
    }
}
