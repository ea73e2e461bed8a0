import Diagnostics
import LayoutTools
import UIKit

/// Edits of views in a layout document: new views and deletions.
///
/// All other bytes are preserved.
@MainActor struct LayoutViewEditor {
    let document: DesignDocument
    let titles: ItemTitles

    func insert(_ command: Command.Insertion) throws(Diagnostic.Refusal) -> DocumentChange {
        guard let item = LibraryItem.named(command.kind) else {
            throw .studio(.badValue, "The library has no '\(command.kind)'.")
        }
        guard let parent = document.canvases.first?.view(command.parent) else {
            throw ToolProblem.unknownView(command.parent, suggestions: []).refusal
        }
        let frame = try command.checkedFrame
        var values = item.layoutValues.map { key, value in (key: key, markup: value) }
        // A stack view arranges a view without a frame.
        if parent.kind != .stackView {
            let origin = parent.frameRectangle.origin
            let numbers = [
                frame.x - Double(origin.x), frame.y - Double(origin.y),
                frame.width > 0 ? frame.width : Double(item.size.width),
                frame.height > 0 ? frame.height : Double(item.size.height),
            ].map { number in JSONValue.text(of: number.rounded()) }
            values.append((key: "frame", markup: "[\(numbers.joined(separator: ", "))]"))
        }
        guard let (text, name) = document.addingView(called: item.element, values, to: command.parent) else {
            throw .studio(.notEditable, "The text of the document cannot take a view in '\(titles[command.parent])'.")
        }
        return DocumentChange(
            title: "Add \(item.element)", text: text, edits: ["add \(item.element) \(name)"], views: [name])
    }

    func delete(_ names: [String], title: String) throws(Diagnostic.Refusal) -> DocumentChange {
        for name in names {
            guard let view = document.canvases.first?.view(name) else {
                throw ToolProblem.unknownView(name, suggestions: []).refusal
            }
            guard view.parent != nil else {
                throw ToolProblem.rootView(titles[name], command: "delete").refusal
            }
        }
        guard let text = document.removingViews(names) else {
            throw .studio(.notEditable, "The document cannot express the edit.")
        }
        return DocumentChange(title: title, text: text, edits: names.map { name in "delete \(titles[name])" })
    }
}

extension LibraryItem {
    /// The values of a view in a layout document, except its name and frame.
    var layoutValues: [(String, String)] {
        let more: [(String, String)] =
            switch name {
            case "label": [("text", "\"Label\"")]
            case "button": [("title", "\"Button\"")]
            case "textView": [("text", "\"Lorem ipsum dolor sit amet.\"")]
            case "verticalStackView": [("axis", "\"vertical\"")]
            default: []
            }
        return [("class", "\"\(ViewKinds.standard[element].className)\"")] + more
    }
}
