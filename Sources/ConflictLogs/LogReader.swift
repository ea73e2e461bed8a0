import LayoutEngine
import Simplex

/// Finds the logs of a text and the descriptions of constraints in them.
struct LogReader {
    private let text: Bytes
    private var index = 0
    private var line = 1
    private var logs: [LogBuilder] = []
    private var current: LogBuilder?
    /// The start of the first sentence of the current log.
    private var sentence = 0
    /// Whether the next description is the one that is broken.
    private var expectsBroken = false

    init(_ bytes: [UInt8]) { text = bytes[...] }

    mutating func read() -> [ConflictLog] {
        while index < text.endIndex {
            switch text[index] {
            case 0x0A: line += 1
            case UInt8(ascii: "s") where text.has("simultaneously satisfy constraints", at: index): begin()
            case UInt8(ascii: "C") where text.has("Conflicting constraints detected", at: index):
                begin()
                current?.evidence = .appKit
            case UInt8(ascii: "P") where text.has("Probably at least one of the constraints", at: index):
                current?.hasPreamble = true
            case UInt8(ascii: "U") where text.has("UIViewAlertForUnsatisfiableConstraints", at: index):
                current?.evidence = .uiKit
            case UInt8(ascii: "N") where text.has("NSConstraintBasedLayoutVisualize", at: index):
                current?.evidence = .appKit
            case UInt8(ascii: "r") where text.has("recover by breaking ", at: index): expectsBroken = true
            case UInt8(ascii: "(") where isAtEndOfLine(index): current?.beginList()
            case UInt8(ascii: ")"): current?.endList()
            case UInt8(ascii: "<"):
                if readDescription() { continue }
                if text.has("<private>", at: index) { current?.hideList() }
            default: break
            }
            index += 1
        }
        finish()
        return merged()
    }

    private mutating func begin() {
        finish()
        current = LogBuilder(line: line)
        sentence = index
    }

    private mutating func finish() {
        // The line of the sentence can have a time at its beginning and a point at its end.
        let following = text[sentence..<index].drop { byte in byte != 0x0A }
        current?.finish(
            expectsBroken: expectsBroken, endsWithSentence: following.allSatisfy { byte in byte.isSpace })
        if let current { logs.append(current) }
        current = nil
        expectsBroken = false
    }

    /// Returns whether only spaces follow a character in its line.
    private func isAtEndOfLine(_ index: Int) -> Bool {
        let rest = text[(index + 1)...].prefix { byte in byte == 0x20 || byte == 0x09 }
        return rest.endIndex == text.endIndex || text[rest.endIndex] == 0x0A
    }

    /// Reads the description that begins here, if one does, and steps behind it.
    private mutating func readDescription() -> Bool {
        guard Self.beginsDescription(in: text, at: index) else { return false }
        if current == nil || (current?.isClosed == true && !expectsBroken) {
            finish()
            current = LogBuilder(line: line)
        }
        let start = index
        let found = description(from: start)
        current?.add(found.description, print: text[start..<found.end], line: line, isBroken: expectsBroken)
        expectsBroken = false
        for byte in text[start..<found.end] where byte == 0x0A { line += 1 }
        index = found.end
        return true
    }

    /// Returns whether `<`, a class of constraints and a colon stand at an index.
    private static func beginsDescription(in text: Bytes, at start: Int) -> Bool {
        guard text.has("<", at: start) else { return false }
        var end = start + 1
        while end < text.endIndex, end - start < 120, text[end].isNamePart { end += 1 }
        return text.has(":", at: end) && text[start..<end].ends(with: "Constraint")
    }

    // MARK: The end of a description

    /// The most bytes of a description, and the most lines that it can be broken into.
    private static let mostBytes = 2_000
    private static let mostLines = 4

    /// The description that begins at an index, if it is understood, and the index behind it.
    ///
    /// A text in it can contain `>`, so each possible end is tried.
    private func description(from start: Int) -> (description: Description?, end: Int) {
        var (end, lines, tries) = (start + 1, 1, 0)
        var firstEnd: Int?
        let limit = min(text.endIndex, start + Self.mostBytes)
        while end < limit {
            let byte = text[end]
            if byte == 0x0A {
                // One on a line of its own is whole; only one without an end goes on.
                if firstEnd != nil || lines == Self.mostLines || !goesOn(after: end) { break }
                lines += 1
            } else if byte == UInt8(ascii: "<"), Self.beginsDescription(in: text, at: end) {
                break
            } else if byte == UInt8(ascii: ">"), isEnd(end) {
                firstEnd = firstEnd ?? end + 1
                tries += 1
                if let description = read(text[(start + 1)..<end], isBroken: lines > 1) {
                    return (description, end + 1)
                }
                if tries == 8 { break }
            }
            end += 1
        }
        return (nil, firstEnd ?? end)
    }

    /// Returns whether the `>` at an index can end a description: no relation, and before a space, a quote or a comma.
    private func isEnd(_ index: Int) -> Bool {
        guard index + 1 < text.endIndex else { return true }
        switch text[index + 1] {
        case UInt8(ascii: "."): return index + 2 >= text.endIndex || text[index + 2].isSpace
        case 0x30...0x39, UInt8(ascii: "="), UInt8(ascii: "("), UInt8(ascii: ":"): return false
        default: return true
        }
    }

    /// Returns whether the line after a line feed can be the rest of a description.
    private func goesOn(after lineFeed: Int) -> Bool {
        var next = lineFeed + 1
        while next < text.endIndex, text[next] == 0x20 || text[next] == 0x09 { next += 1 }
        guard next < text.endIndex else { return false }
        switch text[next] {
        case 0x0A, UInt8(ascii: ")"), UInt8(ascii: "<"), UInt8(ascii: "\""): return false
        default: return true
        }
    }

    private func read(_ print: Bytes, isBroken: Bool) -> Description? {
        guard isBroken else { return Description(print) }
        // A mail breaks lines at spaces, a terminal anywhere.
        return Description(Self.joined(print, by: " ")) ?? Description(Self.joined(print, by: ""))
    }

    private static func joined(_ print: Bytes, by separator: StaticString) -> Bytes {
        var joined: [UInt8] = []
        var isIndent = false
        for byte in print {
            if byte == 0x0A {
                joined += Bytes(separator)
                isIndent = true
            } else if !isIndent || !byte.isSpace {
                joined.append(byte)
                isIndent = false
            }
        }
        return joined[...]
    }

    // MARK: The logs

    /// The logs with their repetitions, without mentions of the sentence in other text.
    private func merged() -> [ConflictLog] {
        let hasLists = logs.contains { builder in !builder.isEmpty }
        var merged: [ConflictLog] = []
        var places: [String: Int] = [:]
        for builder in logs {
            if builder.isEmpty, hasLists, !builder.hasPreamble { continue }
            let log = builder.log
            let key = builder.isEmpty ? "" : log.signature
            if !key.isEmpty, let place = places[key] {
                merged[place].repetitions.append(log.line)
            } else {
                places[key] = merged.count
                merged.append(log)
            }
        }
        return merged
    }
}

extension ConflictLog {
    /// The constraints and items without addresses, which is equal for repetitions of a log.
    fileprivate var signature: String {
        var parts: [String] = []
        for item in items { parts.append((item.className ?? item.name ?? "") + "'" + (item.text ?? "")) }
        for constraint in constraints {
            parts.append("\(constraint.first)." + constraint.firstAttribute.name + constraint.relation.sign)
            parts.append("\(constraint.second ?? -1)." + constraint.secondAttribute.name)
            parts.append("\(constraint.multiplier) \(constraint.constant) " + (constraint.identifier ?? ""))
        }
        for constraint in unread { parts.append(constraint.text) }
        parts.append("\(broken ?? -1)")
        return parts.joined(separator: ";")
    }
}

extension Relation {
    /// The relation as Apple prints it.
    var sign: String { " " + symbol + " " }

    var symbol: String {
        switch self {
        case .lessThanOrEqual: "<="
        case .equal: "=="
        case .greaterThanOrEqual: ">="
        }
    }
}
