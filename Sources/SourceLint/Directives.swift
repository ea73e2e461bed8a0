import Diagnostics

/// The `plumb:` comments of a source, which disable findings.
///
/// ```swift
/// // plumb:disable:next vfl.unknown-view -- the view is added by the storyboard
/// ```
struct Directives {
    private enum Extent: Equatable {
        case file
        case line(Int)
        /// From a line to the end of the file, or to the `plumb:enable` for the same rules.
        case from(Int)
        case until(Int)
    }

    private struct Directive {
        var extent: Extent
        /// The ids or groups of rules; empty for all.
        var rules: [String]
    }

    private var directives: [Directive] = []
    /// The findings about invalid directives.
    private(set) var findings: [Finding] = []

    /// Returns the comments of a source that may be directives; most sources have none.
    static func comments(of stream: TokenStream) -> [Range<Int>] {
        stream.comments.filter { comment in
            stream.bytes.withUnsafeBytes { bytes in
                needle.isFound(in: UnsafeRawBufferPointer(rebasing: bytes[comment]))
            }
        }
    }

    private static let needle = Needle("plumb:")

    /// Reads the comments of a source.
    ///
    /// They may name the given rules.
    init(_ comments: [Range<Int>], source: SourceText, rules: [DiagnosticID]) {
        for comment in comments { read(comment, source, rules) }
    }

    /// Returns whether a finding of a rule is disabled on one of the lines.
    ///
    /// A finding in a call is also disabled on the line where the call begins.
    func suppress(_ rule: DiagnosticID, on lines: [Int]) -> Bool {
        lines.contains { line in isDisabled(rule.rawValue, on: line) }
    }

    private func isDisabled(_ rule: String, on line: Int) -> Bool {
        var isDisabled = false
        for directive in directives where directive.rules.isEmpty || directive.rules.contains(where: covers(rule)) {
            switch directive.extent {
            case .file: return true
            case .line(let number): if number == line { return true }
            case .from(let number): if number <= line { isDisabled = true }
            case .until(let number): if number <= line { isDisabled = false }
            }
        }
        return isDisabled
    }

    private func covers(_ rule: String) -> (String) -> Bool {
        { name in name == rule || rule.hasPrefix(name + ".") }
    }

    private mutating func read(_ comment: Range<Int>, _ source: SourceText, _ rules: [DiagnosticID]) {
        let text = source.slice(SourceSpan(comment.lowerBound, comment.upperBound))
        guard let start = text.range(ofWord: "plumb:") else { return }
        let firstLine = source.location(of: comment.lowerBound).line
        let lastLine = source.location(of: comment.upperBound).line
        let words = text[start.upperBound...].prefix { letter in !letter.isNewline }
            .split { letter in letter == " " || letter == "," || letter == "\t" }
            .prefix { word in !word.hasPrefix("-") && !word.hasPrefix("*/") }
            .map { word in word.hasSuffix("*/") ? String(word.dropLast(2)) : String(word) }
        let span = SourceSpan(
            comment.lowerBound + text.utf8.distance(from: text.startIndex, to: start.lowerBound), comment.upperBound)
        guard let verb = words.first, let extent = Directives.extent(verb, first: firstLine, last: lastLine) else {
            return report(
                "Unknown directive 'plumb:\(words.first ?? "")'. Use plumb:disable, plumb:enable, plumb:disable:this, plumb:disable:next or plumb:disable:file.",
                span, source)
        }
        let names = words.dropFirst().map(DiagnosticID.name).filter { name in name != "all" && !name.isEmpty }
        for name in names where !rules.contains(where: { rule in covers(rule.rawValue)(name) }) {
            let near = Spelling.nearest(to: name, among: rules.map(\.rawValue))
            report(
                "Unknown rule '\(name)'." + (near.map { near in " Did you mean '\(near)'?" } ?? ""), span, source)
        }
        directives.append(Directive(extent: extent, rules: names))
    }

    private static func extent(_ verb: String, first: Int, last: Int) -> Extent? {
        switch verb {
        case "disable": .from(first)
        case "enable": .until(first)
        case "disable:this": .line(first)
        case "disable:next": .line(last + 1)
        case "disable:file": .file
        default: nil
        }
    }

    private mutating func report(_ message: String, _ span: SourceSpan, _ source: SourceText) {
        let diagnostic = Diagnostic(
            id: "lint.unknown-directive", severity: .warning, message: message,
            location: source.location(of: span.lower))
        findings.append(Finding(diagnostic, span: span))
    }
}

extension String {
    /// Returns the range of a word without a letter before it.
    fileprivate func range(ofWord word: String) -> Range<String.Index>? {
        var start = startIndex
        while let found = self[start...].firstRange(of: word) {
            if found.lowerBound == startIndex || !self[index(before: found.lowerBound)].isLetter { return found }
            start = found.upperBound
        }
        return nil
    }
}
