import Diagnostics
import InterfaceBuilder
import LayoutTools
import UIKit

/// Attributes and containers of views in a layout document.
extension LayoutViewEditor {
    func set(_ command: Command.AttributeChange) throws(Diagnostic.Refusal) -> DocumentChange {
        guard let source = document.layoutDocument,
            let view = source.views.first(where: { view in view.name == command.view })
        else {
            throw ToolProblem.unknownView(command.view, suggestions: []).refusal
        }
        let values = LayoutValues(view: view, keys: source.keys(of: command.view), isJSON: source.isJSON)
        var entries: [(key: String, markup: String?)] = []
        for (name, value) in command.values.sorted(by: { $0.key < $1.key }) {
            guard let attribute = ViewAttribute(rawValue: name), LayoutValues.attributes(of: view).contains(attribute)
            else { throw .studio(.badValue, "'\(titles[command.view])' has no attribute '\(name)'.") }
            guard value.utf8.count <= 10_000, attribute.accepts(value),
                let entry = values.entry(of: attribute, value, among: command.values)
            else { throw .studio(.badValue, "'\(value.prefix(40))' is not a value of '\(name)'.") }
            // The font and its size are one value.
            entries.removeAll { other in other.key == entry.key }
            entries.append(entry)
        }
        guard let text = source.setting(entries, of: command.view) else {
            throw .studio(.notEditable, "The document cannot express the edit.")
        }
        let words = command.values.keys.sorted().map { name in "set \(name) of \(titles[command.view])" }
        let isChanged = text != document.text
        return DocumentChange(
            title: "Change '\(titles[command.view])'", text: isChanged ? text : nil, edits: isChanged ? words : [],
            views: [command.view])
    }

    func embed(
        _ selection: [Canvas.Item], _ container: LayoutContainer, inset: Double, title: String, on canvas: Canvas
    ) throws(Diagnostic.Refusal) -> DocumentChange {
        let result = try written { () throws(ToolProblem) in
            try document.embeddingInLayout(selection, in: container, inset: inset, on: canvas)
        }
        let names = selection.map { view in titles[view.id] }.joined(separator: ", ")
        return DocumentChange(
            title: title, text: result.text,
            edits: ["embed \(names) in \(result.name)"] + words(result.edits), views: [result.name])
    }

    func unembed(_ container: Canvas.Item, on canvas: Canvas) throws(Diagnostic.Refusal) -> DocumentChange {
        let result = try written { () throws(ToolProblem) in try document.unembeddingInLayout(container, on: canvas) }
        return DocumentChange(
            title: "Unembed", text: result.text, edits: ["unembed \(titles[container.id])"] + words(result.edits),
            views: canvas.children(of: container.id).map(\.id))
    }

    /// Returns the result of a tool, with its problem as a refusal; nil is a text that the tool cannot write.
    private func written<Result>(_ tool: () throws(ToolProblem) -> Result?) throws(Diagnostic.Refusal) -> Result {
        do throws(ToolProblem) {
            guard let result = try tool() else { throw ToolProblem.unwritableContainer }
            return result
        } catch {
            throw error.refusal
        }
    }

    private func words(_ edits: [Edit]) -> [String] { edits.map { edit in edit.summary { id in titles[id] } } }
}

/// The values of a view in a layout document as the attributes inspector shows and writes them.
struct LayoutValues {
    let view: LayoutDocument.View
    /// The keys of the view in the text.
    let keys: Set<String>
    /// Whether the document quotes keys and words.
    let isJSON: Bool

    /// The attributes for which layout documents have a key.
    private static let known: [ViewAttribute] = [
        .text, .title, .placeholder, .numberOfLines, .fontSize, .font, .hidden, .axis, .distribution, .alignment,
        .spacing, .customClass, .layoutMargins,
    ]

    /// Returns the attributes of a view for which the format has a key.
    static func attributes(of view: LayoutDocument.View) -> [ViewAttribute] {
        let element = ViewKinds.standard.kind(ofClassNamed: view.className).element
        return known.filter { attribute in attribute.suits(element) }
    }

    /// Returns the value of an attribute; nil if the document states none.
    func value(of attribute: ViewAttribute) -> String? {
        switch attribute {
        case .text, .title: view.text
        case .placeholder: view.placeholder
        case .numberOfLines: view.numberOfLines.map(String.init)
        case .fontSize: view.fontSize.map { size in JSONValue.text(of: size) }
        case .font:
            Self.style(named: view.textStyle) ?? (view.fontWeight == "bold" ? "boldSystem" : view.fontWeight)
                ?? (view.fontSize == nil ? nil : "system")
        case .hidden: view.isHidden ? "YES" : nil
        case .axis, .distribution, .alignment: view.stack[attribute.rawValue]
        case .spacing: view.spacing.map { spacing in JSONValue.text(of: spacing) }
        case .customClass: keys.contains("class") ? view.className : nil
        case .layoutMargins:
            view.layoutMargins.map { margins in
                [margins.top, margins.left, margins.bottom, margins.right].map { JSONValue.text(of: $0) }
                    .joined(separator: " ")
            }
        default: nil
        }
    }

    /// Returns the key and value of an attribute, with nil to remove it; nil if the format cannot express the value.
    ///
    /// A font and its size have the same key, so each takes the other from the values that change with it.
    func entry(
        of attribute: ViewAttribute, _ value: String, among values: [String: String]
    ) -> (key: String, markup: String?)? {
        let isEmpty = value.isEmpty
        let text = isEmpty ? nil : JSONValue.string(value).text
        switch attribute {
        case .text, .title:
            let key = ["text", "title"].first(where: keys.contains) ?? attribute.rawValue
            return (key, text)
        case .placeholder: return ("placeholder", text)
        case .numberOfLines: return ("lines", isEmpty ? nil : value)
        case .hidden: return ("hidden", value == "YES" ? "true" : nil)
        case .axis, .distribution, .alignment: return (attribute.rawValue, isEmpty ? nil : word(value))
        case .spacing: return ("spacing", isEmpty ? nil : value)
        case .customClass:
            return isEmpty || Self.isClassName(value) ? ("class", isEmpty ? nil : className(value)) : nil
        case .layoutMargins:
            return ("margins", isEmpty ? nil : "[\(value.split(separator: " ").joined(separator: ", "))]")
        case .fontSize:
            let size = isEmpty ? nil : value
            if let name = values[ViewAttribute.font.rawValue] { return font(name, size: size) }
            return ("font", font(size: size, weight: view.fontWeight))
        case .font:
            let size = view.fontSize.map { size in JSONValue.text(of: size) }
            if let new = values[ViewAttribute.fontSize.rawValue] { return font(value, size: new.isEmpty ? nil : new) }
            // Without a name, the view has its standard font again.
            return value.isEmpty ? ("font", nil) : font(value, size: size)
        default: return nil
        }
    }

    /// Returns the key and value of a font; nil for an unknown font.
    ///
    /// A text style sets the size of its font.
    private func font(_ value: String, size: String?) -> (key: String, markup: String?)? {
        switch value {
        case "", "system": return ("font", font(size: size, weight: nil))
        case "boldSystem": return ("font", font(size: size, weight: "bold"))
        default:
            guard let style = Self.style(value) else { return nil }
            return ("font", "{\(word("style")): \(word(style))}")
        }
    }

    private func font(size: String?, weight: String?) -> String? {
        guard let weight else { return size }
        let values = [size.map { size in "\(word("size")): \(size)" }, "\(word("weight")): \(word(weight))"]
        return "{\(values.compactMap { value in value }.joined(separator: ", "))}"
    }

    /// The words that YAML reads as other values.
    private static let reserved: Set<String> = ["null", "true", "false", "yes", "no", "on", "off", "y", "n"]

    /// Returns whether a text is the name of a class, with its module before a period.
    private static func isClassName(_ text: String) -> Bool {
        text.split(separator: ".", omittingEmptySubsequences: false).allSatisfy { part in
            part.first.map { letter in letter.isLetter || letter == "_" } == true
                && part.allSatisfy { letter in letter.isLetter || letter.isNumber || letter == "_" }
        }
    }

    private func className(_ name: String) -> String {
        Self.reserved.contains(name.lowercased()) ? "\"\(name)\"" : word(name)
    }

    private func word(_ word: String) -> String { isJSON ? "\"\(word)\"" : word }

    /// Returns the name of a text style in layout documents.
    static func style(_ text: String) -> String? {
        LayoutDocument.textStyles.first { style in style.style.rawValue == text }?.name
    }

    private static func style(named name: String?) -> String? {
        LayoutDocument.textStyles.first { style in style.name == name }?.style.rawValue
    }
}
