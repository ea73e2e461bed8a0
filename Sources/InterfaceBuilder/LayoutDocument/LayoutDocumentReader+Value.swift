import Diagnostics
import YAMLReading
import Yams

extension LayoutDocumentReader {
    func location(_ node: Node) -> SourceLocation { text.location(of: node) }

    /// Returns the location of the first character of a text, after its quotation mark.
    func locationOfText(_ node: Node) -> SourceLocation {
        var place = location(node)
        if isQuoted(node) { place.column += 1 }
        return place
    }

    /// Returns the place of a text after its quotation mark; nil if the bytes there differ from the text.
    func textPlace(of string: String, at node: Node) -> LayoutDocument.TextPlace? {
        let start = text.offset(of: node) + (isQuoted(node) ? 1 : 0)
        guard text.bytes.dropFirst(start).starts(with: string.utf8) else { return nil }
        return LayoutDocument.TextPlace(offset: start, takesBrackets: isQuoted(node) || isItem(at: start))
    }

    /// Returns whether only spaces and hyphens precede a text on its line.
    ///
    /// - Complexity: Linear in their number, since a document may be one long line.
    private func isItem(at start: Int) -> Bool {
        var place = start
        var hasHyphen = false
        while place > 0, text.bytes[place - 1] == UInt8(ascii: " ") || text.bytes[place - 1] == UInt8(ascii: "-") {
            place -= 1
            if text.bytes[place] == UInt8(ascii: "-") { hasHyphen = true }
        }
        return hasHyphen && (place == 0 || text.bytes[place - 1] == UInt8(ascii: "\n"))
    }

    private func isQuoted(_ node: Node) -> Bool {
        guard case .scalar(let scalar) = node else { return false }
        return [.singleQuoted, .doubleQuoted].contains(scalar.style)
    }

    /// Returns the first byte of a node as an ASCII character, or a space if there is none.
    func firstCharacter(of node: Node) -> Character {
        let offset = text.offset(of: node)
        return text.bytes.indices.contains(offset) ? Character(Unicode.Scalar(text.bytes[offset])) : " "
    }

    /// Reports a mistake, with the words that the text of the node may mean.
    mutating func report(_ id: DiagnosticID, _ message: String, at node: Node, meaning words: [String] = []) {
        let text = node.string ?? ""
        let fixIts = words.isEmpty ? [] : textPlace(of: text, at: node)?.fixIts(FixIt.replacing(text, by: words)) ?? []
        report(id, message, at: location(node), fixIts: fixIts)
    }

    private mutating func report(
        _ id: DiagnosticID, _ message: String, at location: SourceLocation, fixIts: [FixIt] = []
    ) {
        found.append(Diagnostic(id: id, severity: .error, message: message, location: location, fixIts: fixIts))
    }

    mutating func reportUnknown(_ key: Node, _ value: Node, known: [String]) {
        guard !reportMistake(inKey: key, value, among: known) else { return }
        let name = key.string ?? ""
        let meant = Self.meant(by: name, among: known)
        let question = meant.first.map { meant in " Did you mean '\(meant)'?" } ?? ""
        // The known keys are listed only once.
        let list = toldKeys.insert(known).inserted ? " Known keys: \(known.joined(separator: ", "))." : ""
        report("layout.unknown-key", "Unknown key '\(name)'." + question + list, at: key, meaning: meant)
    }

    /// Returns the known keys that an unknown one may mean, the most probable first.
    static func meant(by name: String, among known: [String]) -> [String] {
        guard !known.contains(name) else { return [] }
        if name.hasPrefix("UI"), known.contains("class") { return ["class: \(name)"] }
        if let meant = keysOfProperties[name], known.contains(meant) { return [meant] }
        return Spelling.candidates(for: name, among: known)
    }

    /// Reports a key that is a known mistake, such as `name:label`.
    ///
    /// Returns whether it is one.
    mutating func reportMistake(inKey key: Node, _ value: Node, among known: [String]? = nil) -> Bool {
        report(text.problem(inKey: key, value: value, among: known))
    }

    /// Reports a text that is probably a key and its value, or that ends in a comment.
    ///
    /// Returns whether it is one.
    ///
    /// - Parameters:
    ///   - node: The text.
    ///   - known: The keys that a mapping may have at this position, or nil for all.
    mutating func reportMistake(in node: Node, among known: [String]? = []) -> Bool {
        report(text.problem(inText: node, among: known))
    }

    private mutating func report(_ problem: YAMLProblem?) -> Bool {
        guard let problem else { return false }
        report("layout.syntax", problem.message, at: problem.location)
        return true
    }

    /// Reports a wrong value, or the mistake behind it if that is known.
    ///
    /// - Parameters:
    ///   - node: The value.
    ///   - name: The key or whatever else has it.
    ///   - expected: The end of the sentence after "must be", without its period.
    ///   - advice: Further sentences, each after a space.
    ///   - words: The words that the value may mean.
    ///   - known: The keys that a mapping may have at this position, or nil for all.
    mutating func reportValue(
        _ node: Node, _ name: String, expected: String, advice: String = "", meaning words: [String] = [],
        among known: [String]? = []
    ) {
        guard !reportMistake(in: node, among: known) else { return }
        report(
            "layout.bad-value", "\(name) must be \(expected).\(advice)".capitalizedFirst, at: node, meaning: words)
    }

    /// The keys of layout documents by the names of UIKit and other formats.
    private static let keysOfProperties = [
        "numberOfLines": "lines", "isHidden": "hidden", "layoutMargins": "margins",
        "directionalLayoutMargins": "margins", "safeAreaInsets": "safeArea", "contentHuggingPriority": "hugging",
        "intrinsicContentSize": "intrinsicSize",
        "contentCompressionResistancePriority": "compression", "compressionResistance": "compression",
        "semanticContentAttribute": "direction", "id": "name", "type": "class", "children": "subviews",
        "arrangedSubviews": "subviews", "views": "subviews",
    ]

    /// Returns the found value as the end of a sentence: `, not 'wide'`.
    func found(_ node: Node) -> String {
        node.string?.isEmpty == true ? ", but it is empty" : ", not \(shown(node))"
    }

    private func shown(_ node: Node) -> String {
        guard let words = node.string else { return node.sequence == nil ? "a mapping" : "a list" }
        let line = words.prefix { character in !character.isNewline }
        return line.count < words.count || line.count > Self.mostCharacters
            ? "'\(line.prefix(Self.mostCharacters))…'" : "'\(line)'"
    }

    /// The maximum number of characters of a value in a message.
    static let mostCharacters = 40

    mutating func string(_ node: Node, _ name: String) -> String? { string(node, called: "'\(name)'") }

    mutating func string(_ node: Node, called name: String) -> String? {
        if let text = node.string { return text }
        let sign = firstCharacter(of: node)
        let advice = "[{".contains(sign) ? " Put a text that begins with '\(sign)' in quotation marks." : ""
        reportValue(node, name, expected: "a text" + found(node), advice: advice)
        return nil
    }

    /// Reads a text with at least one character.
    mutating func word(_ node: Node, _ name: String) -> String? {
        guard let word = string(node, name) else { return nil }
        if word.isEmpty { report("layout.bad-value", "'\(name)' must not be empty.", at: node) }
        return word
    }

    /// Reads one of the known words.
    ///
    /// Reports any other value.
    mutating func word(_ node: Node, _ name: String, among known: [String]) -> String? {
        if let word = node.string, known.contains(word) { return word }
        let meant = node.string.map { word in Spelling.candidates(for: word, among: known) } ?? []
        let question = meant.first.map { near in " Did you mean '\(near)'?" } ?? ""
        reportValue(
            node, "'\(name)'", expected: known.listed(by: "or") + found(node), advice: question, meaning: meant)
        return nil
    }

    mutating func bool(_ node: Node, _ name: String) -> Bool {
        if let value = node.bool { return value }
        reportValue(node, "'\(name)'", expected: "true or false" + found(node))
        return false
    }

    private func number(_ node: Node) -> Double? { node.string.flatMap(InterfaceDocument.number) }

    mutating func number(_ node: Node, _ name: String) -> Double? {
        if let value = number(node) { return value }
        reportValue(node, "'\(name)'", expected: "a number" + found(node), advice: unitAdvice(node))
        return nil
    }

    /// Returns the advice for a number with a unit; empty for other values.
    private func unitAdvice(_ node: Node) -> String {
        guard let words = node.string, let end = words.lastIndex(where: \.isNumber) else { return "" }
        let unit = words[words.index(after: end)...].drop { character in character == " " }
        let isUnit = !unit.isEmpty && (unit == "%" || unit.allSatisfy(\.isLetter))
        return isUnit && InterfaceDocument.number(String(words[...end])) != nil ? " Write numbers without units." : ""
    }

    /// Reads the priority of a constraint.
    mutating func priority(_ node: Node) -> Double? {
        guard let priority = number(node, "priority") else { return nil }
        if priority > 0, priority <= 1000 { return priority }
        report("layout.bad-value", "A priority must be greater than 0 and at most 1000.", at: node)
        return nil
    }

    /// Reads the size of a font in points.
    mutating func fontSize(_ node: Node) -> Double? {
        guard let size = number(node, "size") else { return nil }
        if size > 0 { return size }
        report("layout.bad-value", "A font size must be greater than 0.", at: node)
        return nil
    }

    /// Reads a number of lines, 0 for no limit.
    mutating func lines(_ node: Node) -> Int? {
        guard let lines = number(node, "lines") else { return nil }
        guard lines >= 0, lines == lines.rounded() else {
            let expected = "a whole number, or 0 for no limit"
            reportValue(node, "'lines'", expected: expected + found(node))
            return nil
        }
        return Int(min(lines, 1e6))
    }

    /// The expected numbers of a list, with an example.
    struct NumberList {
        let parts: [String]
        let example: String
        /// The alternatives to the list, before "a list of".
        var alternative = ""

        static let picture = NumberList(parts: ["width", "height"], example: "[60, 40]")
        static let size = NumberList(parts: ["width", "height"], example: "[320, 480]")
        static let frame = NumberList(parts: ["x", "y", "width", "height"], example: "[20, 40, 280, 30]")
        static let insets = NumberList(
            parts: ["top", "left", "bottom", "right"], example: "[8, 16, 8, 16]", alternative: "one number or ")
        static let contentSize = axes("100", "20")
        static let priorities = axes("251", "750")

        private static func axes(_ horizontal: String, _ vertical: String) -> NumberList {
            NumberList(
                parts: ["horizontal", "vertical"], example: "[\(horizontal), \(vertical)]",
                alternative: "one number, {horizontal: \(horizontal)} or ")
        }
    }

    mutating func numbers(_ node: Node, _ name: String, _ list: NumberList) -> [Double]? {
        let items = node.sequence.map { items in Array(items) } ?? []
        let numbers = items.compactMap { item in number(item) }
        let count = list.parts.count
        if numbers.count == count, items.count == count { return numbers }
        let expected = "\(list.alternative)a list of \(count) numbers (\(list.parts.listed())), such as \(list.example)"
        if items.count == count, let wrong = items.first(where: { item in number(item) == nil }) {
            reportValue(
                wrong, "'\(name)'", expected: expected,
                advice: " \(shown(wrong).capitalizedFirst) is not a number." + unitAdvice(wrong))
        } else if items.count == 1, items[0].string?.split(separator: " ").count == count {
            reportValue(items[0], "'\(name)'", expected: expected, advice: " Separate the numbers by commas.")
        } else {
            reportValue(node, "'\(name)'", expected: expected + (node.sequence == nil ? found(node) : ""))
        }
        return nil
    }

    mutating func size(_ node: Node, _ name: String, _ list: NumberList = .size) -> LayoutDocument.Size? {
        guard let numbers = numbers(node, name, list) else { return nil }
        guard numbers[0] >= 0, numbers[1] >= 0 else {
            report("layout.bad-value", "A size must not be negative.", at: node)
            return nil
        }
        return .init(width: numbers[0], height: numbers[1])
    }

    /// Reads safe area insets, which must not be negative.
    mutating func safeArea(_ node: Node) -> InterfaceDocument.Insets? {
        guard let insets = insets(node, "safeArea") else { return nil }
        guard min(insets.top, insets.left, insets.bottom, insets.right) >= 0 else {
            report("layout.bad-value", "'safeArea' must not be negative.", at: node)
            return nil
        }
        return insets
    }

    mutating func insets(_ node: Node, _ name: String) -> InterfaceDocument.Insets? {
        if let all = number(node) { return .init(top: all, left: all, bottom: all, right: all) }
        return numbers(node, name, .insets).map { numbers in
            .init(top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3])
        }
    }

    /// Reads the values of both axes: a mapping, a list of two numbers, or one number for both.
    mutating func axes(_ node: Node, _ name: String, isPriority: Bool = false) -> LayoutDocument.Axes {
        var result = LayoutDocument.Axes()
        let known = ["horizontal", "vertical"]
        if case .mapping(let mapping) = node {
            for (key, value) in mapping {
                switch key.string {
                case "horizontal", "width": result.horizontal = number(value, key.string ?? name)
                case "vertical", "height": result.vertical = number(value, key.string ?? name)
                default: reportUnknown(key, value, known: known)
                }
            }
        } else if let both = number(node) {
            (result.horizontal, result.vertical) = (both, both)
        } else if !reportMistake(in: node, among: known),
            let numbers = numbers(node, name, isPriority ? .priorities : .contentSize)
        {
            (result.horizontal, result.vertical) = (numbers[0], numbers[1])
        }
        let values = [result.horizontal, result.vertical].compactMap { value in value }
        if values.contains(where: { value in isPriority ? value <= 0 || value > 1000 : value < 0 }) {
            let range = isPriority ? "be greater than 0 and at most 1000" : "not be negative"
            report("layout.bad-value", "'\(name)' must \(range).", at: node)
            return .init()
        }
        return result
    }

    mutating func sequence(_ node: Node, _ name: String) -> [Node] {
        if case .sequence(let items) = node { return Array(items) }
        let first = node.mapping?.keys.first ?? node
        if case .scalar(let scalar) = first, scalar.style == .plain, scalar.string.hasPrefix("-") {
            report("layout.syntax", "Add a space after this '-'.", at: node)
            return []
        }
        reportValue(node, "'\(name)'", expected: "a list, in brackets or with hyphens" + found(node))
        return []
    }

    /// Returns the message for a list in a list.
    ///
    /// - Parameters:
    ///   - node: The list inside.
    ///   - entry: The kind of entries in the outer list, as the beginning of a sentence.
    ///   - name: The key of the list outside.
    func objection(to node: Node, inListOf entry: String, _ name: String) -> String {
        // A list in brackets begins at its bracket, any other one at its first hyphen.
        if firstCharacter(of: node) == "-" {
            return "Remove this '-'. \(entry) has only one."
        }
        return "Remove these brackets. The list of \(name) already has brackets."
    }
}
