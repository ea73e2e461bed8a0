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

    /// Returns the edits that remove views with everything inside them; nil for the root and for a view that the text does not have.
    ///
    /// - Parameter places: The indices of the views, none of which is inside another.
    /// - Complexity: Linear in the number of views of the text.
    public func removingViews(_ places: [Int]) -> [SourceEdit]? {
        guard places.allSatisfy({ place in place > 0 && views.indices.contains(place) }) else { return nil }
        let starts = Set(places.map { place in views[place].start })
        var edits: [SourceEdit] = []
        var count = 0
        for parent in views {
            guard let list = parent["subviews"], case .sequence(let children) = list else { continue }
            let items = Array(children)
            let removed = items.indices.filter { index in starts.contains(text.offset(of: items[index])) }
            guard !removed.isEmpty else { continue }
            count += removed.count
            guard let last = items.indices.last(where: { index in !starts.contains(text.offset(of: items[index])) })
            else {
                guard let edit = removing("subviews", from: parent) else { return nil }
                edits.append(edit)
                continue
            }
            let isFlowList = text.bytes[text.offset(of: list)] == UInt8(ascii: "[")
            edits += removed.map { index in removal(of: items, index, isFlowList, isBehindAll: index > last) }
        }
        return count == starts.count ? edits : nil
    }
}
