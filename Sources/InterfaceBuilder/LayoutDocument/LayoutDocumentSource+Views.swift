import Diagnostics
import Yams

/// New and removed views.
extension LayoutDocumentSource {
    /// Returns the edit that appends a subview to a view.
    ///
    /// The result is nil if the text does not have the view, or if its subviews are not a list. The subview is a mapping on one line: `{name: title, class: UILabel}`.
    public func addingSubview(_ markup: String, to view: Int) -> SourceEdit? {
        guard views.indices.contains(view) else { return nil }
        let mapping = views[view]
        if let bareName = mapping.bareName { return expanding(bareName, with: [("subviews", "[\(markup)]")]) }
        guard let list = mapping["subviews"] else { return addingList(markup, to: mapping) }
        guard case .sequence(let children) = list else { return nil }
        let start = text.offset(of: list)
        let isFlowList = text.bytes.indices.contains(start) && text.bytes[start] == UInt8(ascii: "[")
        guard let last = Array(children).last else {
            return SourceEdit(range: start..<text.end(of: start, isInFlow: isFlow(mapping)), replacement: "[\(markup)]")
        }
        let end = range(of: last, isFlowList).upperBound
        let place = isFlowList ? end : text.lineContentEnd(of: end)
        return SourceEdit(range: place..<place, replacement: separator(isFlowList, at: last) + markup)
    }

    private func addingList(_ markup: String, to mapping: Mapping) -> SourceEdit? {
        if isFlow(mapping) { return insertingInFlow("subviews", "[\(markup)]", mapping) }
        let indentation = String(repeating: " ", count: text.column(of: mapping.start))
        let entry = "subviews:\n\(indentation)  - \(markup)"
        if let (_, value) = mapping.entries.last(where: { text.isOnOneLine($0.value) }) {
            let end = text.lineContentEnd(of: text.end(of: value, isInFlow: false))
            return SourceEdit(range: end..<end, replacement: "\n" + indentation + entry)
        }
        return SourceEdit(range: mapping.start..<mapping.start, replacement: entry + "\n" + indentation)
    }

    /// Returns the edit that removes a view with everything inside it; nil for the root and for a view that the text does not have.
    public func removingView(_ view: Int) -> SourceEdit? {
        guard view > 0, views.indices.contains(view) else { return nil }
        let start = views[view].start
        for parent in views {
            guard let list = parent["subviews"], case .sequence(let children) = list else { continue }
            let items = Array(children)
            guard let index = items.firstIndex(where: { item in text.offset(of: item) == start }) else { continue }
            guard items.count > 1 else { return removing("subviews", from: parent) }
            let isFlowList = text.bytes[text.offset(of: list)] == UInt8(ascii: "[")
            return removal(of: items, index, isFlowList, isBehindAll: index == items.count - 1)
        }
        return nil
    }
}
