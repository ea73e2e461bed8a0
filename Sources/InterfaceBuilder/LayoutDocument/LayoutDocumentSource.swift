import Diagnostics
import Yams

/// The text of a layout document with the positions of its views and constraints, for edits that preserve the rest.
///
/// Views and constraints have the same indices as in the `LayoutDocument` of the text, which must be free of findings.
public struct LayoutDocumentSource {
    let text: FlowText
    private let root: Mapping
    private(set) var views: [Mapping] = []

    /// A mapping and its start.
    struct Mapping {
        let entries: [(key: Node, value: Node)]
        let start: Int
        /// The name in place of a mapping: a plain view in a list of names.
        let bareName: Node?

        init(_ mapping: Node.Mapping, start: Int) {
            entries = mapping.map { ($0.key, $0.value) }
            self.start = start
            bareName = nil
        }

        init(bareName: Node, start: Int) {
            (entries, self.start, self.bareName) = ([], start, bareName)
        }

        func place(of name: String) -> Int? { entries.firstIndex { $0.key.string == name } }
        subscript(name: String) -> Node? { place(of: name).map { entries[$0].value } }
    }

    /// Finds the parts of a text.
    ///
    /// Returns nil if the text is not a mapping.
    public init?(_ bytes: [UInt8]) {
        text = FlowText(bytes)
        guard let node = try? text.yaml.compose(), case .mapping(let mapping) = node else { return nil }
        root = Mapping(mapping, start: text.offset(of: node))
        if let view = root["view"] { collect(view) }
    }

    private mutating func collect(_ node: Node) {
        guard case .mapping(let mapping) = node else {
            if node.string != nil { views.append(Mapping(bareName: node, start: text.offset(of: node))) }
            return
        }
        views.append(Mapping(mapping, start: text.offset(of: node)))
        if case .sequence(let children)? = mapping["subviews"] { for child in children { collect(child) } }
    }

    private var isFlow: Bool { isFlow(root) }

    func isFlow(_ mapping: Mapping) -> Bool {
        text.bytes.indices.contains(mapping.start) && text.bytes[mapping.start] == UInt8(ascii: "{")
    }

    // MARK: Constraints

    private var constraints: (node: Node, items: [Node])? {
        guard let node = root["constraints"], case .sequence(let items) = node else { return nil }
        return (node, Array(items))
    }

    /// Returns the edits that replace or remove statements, and append new ones.
    ///
    /// An empty list removes a statement.
    ///
    /// Statements are markup from `markup(of:as:identifier:)`.
    public func edits(replacing changed: [Int: [String]], adding added: [String]) -> [SourceEdit] {
        guard let (node, items) = constraints, !items.isEmpty else { return insertList(added) }
        let isFlowList = text.bytes[text.offset(of: node)] == UInt8(ascii: "[")
        let kept = items.indices.filter { changed[$0]?.isEmpty != true }
        guard let last = kept.last else { return replaceList(node, items, isFlowList, with: added) }
        var edits: [SourceEdit] = []
        for (index, statements) in changed.sorted(by: { $0.key < $1.key }) where items.indices.contains(index) {
            edits.append(
                statements.isEmpty
                    ? removal(of: items, index, isFlowList, isBehindAll: index > last)
                    : SourceEdit(
                        range: range(of: items[index], isFlowList),
                        replacement: joined(statements, isFlowList, at: items[index])))
        }
        if !added.isEmpty {
            let end = range(of: items[last], isFlowList).upperBound
            let place = isFlowList ? end : text.lineContentEnd(of: end)
            edits.append(
                SourceEdit(
                    range: place..<place,
                    replacement: separator(isFlowList, at: items[last]) + joined(added, isFlowList, at: items[last])))
        }
        return edits
    }

    func range(of item: Node, _ isInFlow: Bool) -> Range<Int> {
        let start = text.offset(of: item)
        return start..<text.end(of: item, isInFlow: isInFlow)
    }

    func separator(_ isFlowList: Bool, at item: Node) -> String {
        if isFlowList { return ", " }
        return "\n" + text.indentation(of: text.offset(of: item)) + "- "
    }

    private func joined(_ statements: [String], _ isFlowList: Bool, at item: Node) -> String {
        statements.joined(separator: separator(isFlowList, at: item))
    }

    func removal(of items: [Node], _ index: Int, _ isFlowList: Bool, isBehindAll: Bool) -> SourceEdit {
        let item = range(of: items[index], isFlowList)
        guard isFlowList else {
            let lines =
                text.lineStart(of: item.lowerBound)..<text.lineEnd(of: max(item.lowerBound, item.upperBound - 1))
            return SourceEdit(range: lines, replacement: "")
        }
        // The comma after an item is removed with it; for the last item, the comma before it.
        if isBehindAll {
            return SourceEdit(range: range(of: items[index - 1], true).upperBound..<item.upperBound, replacement: "")
        }
        return SourceEdit(range: item.lowerBound..<text.offset(of: items[index + 1]), replacement: "")
    }

    /// Returns the edits that rewrite or remove the whole list.
    private func replaceList(_ node: Node, _ items: [Node], _ isFlowList: Bool, with added: [String]) -> [SourceEdit] {
        let end = items.last.map { range(of: $0, isFlowList).upperBound } ?? text.offset(of: node)
        if isFlowList {
            let start = text.offset(of: node)
            return [
                SourceEdit(
                    range: start..<text.end(of: start, isInFlow: isFlow),
                    replacement: "[\(added.joined(separator: ", "))]")
            ]
        }
        if added.isEmpty {
            guard let place = root.place(of: "constraints") else { return [] }
            let start = text.lineStart(of: text.offset(of: root.entries[place].key))
            return [SourceEdit(range: start..<text.lineEnd(of: end - 1), replacement: "")]
        }
        guard let first = items.first else { return [] }
        return [
            SourceEdit(range: text.offset(of: first)..<end, replacement: joined(added, false, at: first))
        ]
    }

    /// Returns the edits that insert a list of constraints, or fill an empty one.
    private func insertList(_ added: [String]) -> [SourceEdit] {
        guard !added.isEmpty else { return [] }
        if let node = root["constraints"] {
            let start = text.offset(of: node)
            let end = text.end(of: start, isInFlow: isFlow)
            return [SourceEdit(range: start..<end, replacement: "[\(added.joined(separator: ", "))]")]
        }
        if isFlow {
            let end = text.end(of: root.start, isInFlow: false) - 1
            let list = ", \"constraints\": [\(added.joined(separator: ", "))]"
            return [SourceEdit(range: end..<end, replacement: list)]
        }
        let end = text.bytes.count
        let start = text.bytes.last == 10 || end == 0 ? "" : "\n"
        let lines = added.map { "  - \($0)\n" }.joined()
        return [SourceEdit(range: end..<end, replacement: "\(start)constraints:\n\(lines)")]
    }

    /// Returns the markup of a statement for a list of constraints: a text, or with an identifier a mapping with the
    /// key `format` or `equation`.
    public static func markup(of statement: String, as key: String, identifier: String? = nil) -> String {
        // YAML can read JSON's quoted strings.
        let text = JSONValue.string(statement).text
        guard let identifier else { return text }
        return "{\"\(key)\": \(text), \"identifier\": \(JSONValue.string(identifier).text)}"
    }

    // MARK: Frames

    /// Returns the edit that sets the frame of a view, as x, y, width and height; nil if the text does not have the
    /// view.
    public func settingFrame(of view: Int, to numbers: String) -> SourceEdit? {
        guard views.indices.contains(view) else { return nil }
        return setting("frame", to: "[\(numbers)]", in: views[view])
    }

    /// Returns the edit that sets the size of the root, as width and height.
    public func settingSize(to numbers: String) -> SourceEdit { setting("size", to: "[\(numbers)]", in: root) }

    /// Returns the edits that set values of a view; none if the text does not have the view.
    public func setting(_ values: [(key: String, markup: String)], of view: Int) -> [SourceEdit] {
        guard views.indices.contains(view), !values.isEmpty else { return [] }
        if let bareName = views[view].bareName { return [expanding(bareName, with: values)] }
        return values.map { value in setting(value.key, to: value.markup, in: views[view]) }
    }

    /// Returns the keys of a view.
    public func keys(of view: Int) -> Set<String> {
        views.indices.contains(view) ? Set(views[view].entries.compactMap(\.key.string)) : []
    }

    /// Returns the edit that removes a value of a view; nil if it has none.
    public func removing(_ key: String, from view: Int) -> SourceEdit? {
        views.indices.contains(view) ? removing(key, from: views[view]) : nil
    }

    private func setting(_ name: String, to markup: String, in mapping: Mapping) -> SourceEdit {
        if let bareName = mapping.bareName { return expanding(bareName, with: [(name, markup)]) }
        if let value = mapping[name] {
            return SourceEdit(range: range(of: value, isFlow(mapping)), replacement: markup)
        }
        if isFlow(mapping) { return insertingInFlow(name, markup, mapping) }
        let indentation = "\n" + String(repeating: " ", count: text.column(of: mapping.start))
        let entry = "\(name): \(markup)"
        if let (_, value) = mapping.entries.first(where: { text.isOnOneLine($0.value) }) {
            let end = text.lineContentEnd(of: text.end(of: value, isInFlow: false))
            return SourceEdit(range: end..<end, replacement: indentation + entry)
        }
        return SourceEdit(range: mapping.start..<mapping.start, replacement: entry + indentation)
    }

    /// Returns the edit that makes a bare name a mapping: `{name: title, frame: [0, 0, 10, 10]}`.
    func expanding(_ bareName: Node, with entries: [(key: String, markup: String)]) -> SourceEdit {
        let range = range(of: bareName, true)
        let word = String(decoding: text.bytes[range], as: UTF8.self)
        let quote = word.hasPrefix("\"") ? "\"" : ""
        let values = ([("name", word)] + entries).map { key, markup in "\(quote)\(key)\(quote): \(markup)" }
        return SourceEdit(range: range, replacement: "{\(values.joined(separator: ", "))}")
    }

    func insertingInFlow(_ name: String, _ markup: String, _ mapping: Mapping) -> SourceEdit {
        guard let (key, value) = mapping.entries.last else {
            let place = mapping.start + 1
            return SourceEdit(range: place..<place, replacement: "\"\(name)\": \(markup)")
        }
        let isQuoted = text.bytes[text.offset(of: key)] == UInt8(ascii: "\"")
        let end = range(of: value, true).upperBound
        return SourceEdit(
            range: end..<end, replacement: isQuoted ? ", \"\(name)\": \(markup)" : ", \(name): \(markup)")
    }

    /// Returns the edit that removes the frame of a view; nil if it has none.
    public func removingFrame(of view: Int) -> SourceEdit? {
        views.indices.contains(view) ? removing("frame", from: views[view]) : nil
    }

    /// Returns the edit that removes an entry of a mapping; nil if it has none with the name.
    func removing(_ name: String, from mapping: Mapping) -> SourceEdit? {
        guard let place = mapping.place(of: name) else { return nil }
        let isFlow = isFlow(mapping)
        let key = text.offset(of: mapping.entries[place].key)
        let end = range(of: mapping.entries[place].value, isFlow).upperBound
        if place + 1 < mapping.entries.count {
            return SourceEdit(range: key..<text.offset(of: mapping.entries[place + 1].key), replacement: "")
        }
        guard place > 0 else { return SourceEdit(range: key..<end, replacement: isFlow ? "" : "{}") }
        if isFlow {
            let before = range(of: mapping.entries[place - 1].value, true).upperBound
            return SourceEdit(range: before..<end, replacement: "")
        }
        return SourceEdit(range: text.lineStart(of: key)..<text.lineEnd(of: end - 1), replacement: "")
    }
}

extension FlowText {
    /// Returns the start of a node.
    func offset(of node: Node) -> Int { yaml.offset(of: node) }

    /// Returns the end of a node.
    ///
    /// Without brackets, the end of a list or mapping is that of its last part.
    func end(of node: Node, isInFlow: Bool) -> Int {
        let start = offset(of: node)
        if bytes.indices.contains(start), [UInt8](#""'[{"#.utf8).contains(bytes[start]) {
            return end(of: start, isInFlow: isInFlow)
        }
        switch node {
        case .sequence(let items): return items.last.map { end(of: $0, isInFlow: isInFlow) } ?? start
        case .mapping(let entries):
            return entries.map { $0.value }.last.map { end(of: $0, isInFlow: isInFlow) } ?? start
        default: return end(of: start, isInFlow: isInFlow)
        }
    }

    /// Returns whether a value begins and ends on one line.
    func isOnOneLine(_ value: Node) -> Bool {
        guard case .scalar = value else { return false }
        let start = offset(of: value)
        return lineEnd(of: start) >= end(of: value, isInFlow: false) && bytes.indices.contains(start)
            && ![UInt8]("|>".utf8).contains(bytes[start])
    }

    /// Returns the number of bytes before an offset on its line.
    func column(of place: Int) -> Int { place - lineStart(of: place) }

    /// Returns the end of an offset's line, before its line end.
    func lineContentEnd(of place: Int) -> Int {
        var end = lineEnd(of: max(0, place - 1))
        while end > place, bytes[end - 1] == 10 || bytes[end - 1] == 13 { end -= 1 }
        return end
    }
}
