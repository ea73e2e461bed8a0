import Diagnostics
import YAMLReading
import Yams

extension LayoutDocumentReader {
    func location(_ node: Node) -> SourceLocation { text.location(of: node) }

    /// Where the first character of a text stands: the mark of a quoted one is its quotation mark.
    func locationOfText(_ node: Node) -> SourceLocation {
        var place = location(node)
        if case .scalar(let scalar) = node, [.singleQuoted, .doubleQuoted].contains(scalar.style) { place.column += 1 }
        return place
    }

    mutating func report(_ id: DiagnosticID, _ message: String, at node: Node) {
        document.diagnostics.append(
            Diagnostic(id: id, severity: .error, message: message, location: location(node)))
    }

    mutating func reportUnknown(_ key: Node, _ value: Node, known: [String]) {
        guard !reportMissingBlank(in: key, value, among: known), !reportComment(in: key) else { return }
        let (name, names) = (key.string ?? "?", known.joined(separator: ", "))
        let meant = Self.keysOfProperties[name].flatMap { meant in known.contains(meant) ? meant : nil }
        let question = meant.map { meant in "; did you mean '\(meant)'?" } ?? Spelling.question(on: name, among: known)
        report(
            "layout.unknown-key",
            "'\(name)' means nothing here\(question)\(question.isEmpty ? "; known" : " Known") are \(names)", at: key)
    }

    /// Whether a word such as `name:label` was meant as a key and its value, which is reported.
    ///
    /// - Parameters:
    ///   - word: A key without a value, or a text where a mapping is expected.
    ///   - value: The value of the key.
    ///   - known: The keys that may stand here; all if it is nil.
    mutating func reportMissingBlank(in word: Node, _ value: Node? = nil, among known: [String]? = nil) -> Bool {
        guard case .scalar(let scalar) = word, scalar.style == .plain, value?.null != nil || value == nil else {
            return false
        }
        let key = scalar.string.prefix { character in character != ":" }
        guard !key.isEmpty, key.count < scalar.string.count, known?.contains(String(key)) ?? true else { return false }
        var place = location(word)
        place.column += key.utf8.count
        document.diagnostics.append(
            Diagnostic(
                id: "layout.syntax", severity: .error, message: "a blank is missing behind the ':' of '\(key)'",
                location: place))
        return true
    }

    /// Whether a key begins as comments do in other languages, which is reported.
    mutating func reportComment(in key: Node) -> Bool {
        guard let name = key.string, name.hasPrefix("//") || name.hasPrefix("/*") else { return false }
        report("layout.syntax", "a comment begins with '#'; JSON has none", at: key)
        return true
    }

    /// What properties of views are called in layout documents.
    private static let keysOfProperties = [
        "numberOfLines": "lines", "isHidden": "hidden", "layoutMargins": "margins",
        "directionalLayoutMargins": "margins", "safeAreaInsets": "safeArea", "contentHuggingPriority": "hugging",
        "intrinsicContentSize": "intrinsicSize",
        "contentCompressionResistancePriority": "compression", "compressionResistance": "compression",
        "semanticContentAttribute": "direction", "id": "name", "type": "class", "children": "subviews",
        "arrangedSubviews": "subviews", "views": "subviews",
    ]

    mutating func string(_ node: Node, _ name: String) -> String? {
        if let text = node.string { return text }
        report("layout.bad-value", "'\(name)' must be a text", at: node)
        return nil
    }

    /// One of some words; nil, and a finding, for any other.
    mutating func word(_ node: Node, _ name: String, among known: [String]) -> String? {
        guard let word = string(node, name) else { return nil }
        if known.contains(word) { return word }
        let question = Spelling.question(on: word, among: known)
        report(
            "layout.bad-value", "'\(name)' must be \(known.listed(by: "or")), not '\(word)'\(question)", at: node)
        return nil
    }

    mutating func bool(_ node: Node, _ name: String) -> Bool {
        if let value = node.bool { return value }
        report("layout.bad-value", "'\(name)' must be true or false", at: node)
        return false
    }

    mutating func number(_ node: Node, _ name: String) -> Double? {
        if let text = node.string, let value = InterfaceDocument.number(text) { return value }
        report("layout.bad-value", "'\(name)' must be a number", at: node)
        return nil
    }

    /// The priority of a constraint.
    mutating func priority(_ node: Node) -> Double? {
        guard let priority = number(node, "priority") else { return nil }
        if priority > 0, priority <= 1000 { return priority }
        report("layout.bad-value", "a priority must be above 0 and at most 1000", at: node)
        return nil
    }

    /// The size of a font in points.
    mutating func fontSize(_ node: Node, _ name: String) -> Double? {
        guard let text = node.string, let size = InterfaceDocument.number(text) else {
            report("layout.bad-value", "'\(name)' must be a number of points, or {size: 17, weight: bold}", at: node)
            return nil
        }
        if size > 0 { return size }
        report("layout.bad-value", "the size of a font must be above 0", at: node)
        return nil
    }

    /// A number of lines: a whole one, 0 for any number.
    mutating func lines(_ node: Node) -> Int? {
        guard let lines = number(node, "lines") else { return nil }
        guard lines >= 0, lines == lines.rounded() else {
            report("layout.bad-value", "'lines' must be a whole number, 0 for as many as there are", at: node)
            return nil
        }
        return Int(min(lines, 1e6))
    }

    mutating func numbers(_ node: Node, _ name: String, count: Int) -> [Double]? {
        if case .sequence(let items) = node {
            let numbers = items.compactMap { item in item.string.flatMap(InterfaceDocument.number) }
            if numbers.count == count, items.count == count { return numbers }
        }
        let example = (1...count).map { index in "\(index * 10)" }.joined(separator: ", ")
        report("layout.bad-value", "'\(name)' must be a list of \(count) numbers, such as [\(example)]", at: node)
        return nil
    }

    mutating func size(_ node: Node, _ name: String) -> LayoutDocument.Size? {
        guard let numbers = numbers(node, name, count: 2) else { return nil }
        guard numbers[0] >= 0, numbers[1] >= 0 else {
            report("layout.bad-value", "a size must not be negative", at: node)
            return nil
        }
        return .init(width: numbers[0], height: numbers[1])
    }

    /// What bars and rounded corners cover, which is never less than nothing.
    mutating func safeArea(_ node: Node) -> InterfaceDocument.Insets? {
        guard let insets = insets(node, "safeArea") else { return nil }
        guard min(insets.top, insets.left, insets.bottom, insets.right) >= 0 else {
            report("layout.bad-value", "'safeArea' must not be negative", at: node)
            return nil
        }
        return insets
    }

    mutating func insets(_ node: Node, _ name: String) -> InterfaceDocument.Insets? {
        if let all = node.string.flatMap(InterfaceDocument.number) {
            return .init(top: all, left: all, bottom: all, right: all)
        }
        return numbers(node, name, count: 4).map { numbers in
            .init(top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3])
        }
    }

    /// Values of two axes: a mapping, a list of two, or one number for both.
    mutating func axes(_ node: Node, _ name: String, isPriority: Bool = false) -> LayoutDocument.Axes {
        var result = LayoutDocument.Axes()
        switch node {
        case .mapping(let mapping):
            for (key, value) in mapping {
                switch key.string {
                case "horizontal", "width": result.horizontal = number(value, name)
                case "vertical", "height": result.vertical = number(value, name)
                default: reportUnknown(key, value, known: ["horizontal", "vertical"])
                }
            }
        case .sequence:
            let numbers = numbers(node, name, count: 2)
            result.horizontal = numbers?[0]
            result.vertical = numbers?[1]
        default:
            result.horizontal = number(node, name)
            result.vertical = result.horizontal
        }
        let values = [result.horizontal, result.vertical].compactMap { value in value }
        if values.contains(where: { value in isPriority ? value <= 0 || value > 1000 : value < 0 }) {
            let range = isPriority ? "be above 0 and at most 1000" : "not be negative"
            report("layout.bad-value", "'\(name)' must \(range)", at: node)
            return .init()
        }
        return result
    }

    mutating func sequence(_ node: Node, _ name: String) -> [Node] {
        if case .sequence(let items) = node { return Array(items) }
        if case .scalar(let scalar) = node, scalar.style == .plain, scalar.string.hasPrefix("-") {
            report("layout.syntax", "a blank is missing behind this '-'", at: node)
            return []
        }
        report("layout.bad-value", "'\(name)' must be a list, in [ ] or behind hyphens", at: node)
        return []
    }
}
