import Diagnostics
import Yams

extension LayoutDocumentReader {
    func location(_ node: Node) -> SourceLocation {
        SourceLocation(file: document.file, line: node.mark?.line ?? 1, column: node.mark?.column ?? 1)
    }

    mutating func report(_ id: DiagnosticID, _ message: String, at node: Node) {
        document.diagnostics.append(
            Diagnostic(id: id, severity: .error, message: message, location: location(node)))
    }

    mutating func reportUnknown(_ key: Node, known: [String]) {
        let names = known.joined(separator: ", ")
        report("layout.unknown-key", "'\(key.string ?? "?")' means nothing here; known are \(names)", at: key)
    }

    mutating func string(_ node: Node, _ name: String) -> String? {
        if let text = node.string { return text }
        report("layout.bad-value", "'\(name)' is a text", at: node)
        return nil
    }

    /// One of some words; nil, and a finding, for any other.
    mutating func word(_ node: Node, _ name: String, among known: [String]) -> String? {
        guard let word = string(node, name) else { return nil }
        if known.contains(word) { return word }
        let near = Spelling.nearest(to: word, among: known).map { near in "; did you mean '\(near)'?" } ?? ""
        report(
            "layout.bad-value", "'\(name)' is \(known.listed(by: "or")), not '\(word)'\(near)", at: node)
        return nil
    }

    mutating func bool(_ node: Node, _ name: String) -> Bool {
        if let value = node.bool { return value }
        report("layout.bad-value", "'\(name)' is true or false", at: node)
        return false
    }

    mutating func number(_ node: Node, _ name: String) -> Double? {
        if let text = node.string, let value = InterfaceDocument.number(text) { return value }
        report("layout.bad-value", "'\(name)' is a number", at: node)
        return nil
    }

    mutating func numbers(_ node: Node, _ name: String, count: Int) -> [Double]? {
        let items = sequence(node, name)
        let numbers = items.compactMap { item in number(item, name) }
        if numbers.count == count, items.count == count { return numbers }
        report("layout.bad-value", "'\(name)' is a list of \(count) numbers", at: node)
        return nil
    }

    mutating func size(_ node: Node, _ name: String) -> LayoutDocument.Size? {
        guard let numbers = numbers(node, name, count: 2) else { return nil }
        guard numbers[0] >= 0, numbers[1] >= 0 else {
            report("layout.bad-value", "a size is not negative", at: node)
            return nil
        }
        return .init(width: numbers[0], height: numbers[1])
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
                default: reportUnknown(key, known: ["horizontal", "vertical"])
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
            let range = isPriority ? "above 0 and at most 1000" : "not negative"
            report("layout.bad-value", "'\(name)' is \(range)", at: node)
            return .init()
        }
        return result
    }

    mutating func sequence(_ node: Node, _ name: String) -> [Node] {
        if case .sequence(let items) = node { return Array(items) }
        report("layout.bad-value", "'\(name)' is a list", at: node)
        return []
    }
}
