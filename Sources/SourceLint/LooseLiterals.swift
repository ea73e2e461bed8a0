import Diagnostics

/// Formats outside known calls: strings that begin like a format, with `H:|`, `H:[`, `V:|` or `V:[`.
enum LooseLiterals {
    /// Returns the strings as calls without any other information.
    static func calls(in syntax: Syntax, beside calls: [FormatCall]) -> [FormatCall] {
        let stream = syntax.stream
        var used: Set<Int> = []
        for call in calls {
            for format in call.formats {
                for segment in format.segments where !segment.isHole { used.insert(segment.source.lowerBound) }
            }
        }
        let reader = TextReader(syntax)
        var loose: [FormatCall] = []
        var behind = 0
        for index in stream.tokens.indices where stream.tokens[index].kind == .string && index >= behind {
            // Text that is joined to a string belongs to it. Text before it was read already.
            guard begins(stream.bytes[stream.tokens[index].range]), stream.punctuation(index - 1) != Byte.plus,
                let (text, end) = reader.leadingText(at: index)
            else { continue }
            behind = end
            // A string with spaces is a sentence, not a format.
            guard let start = text.segments.first?.source.lowerBound, !used.contains(start),
                !text.bytes.contains(where: { byte in byte <= Byte.space })
            else { continue }
            let literal = text.filled(syntax.language == .cSharp ? .braces : .percent)
            loose.append(FormatCall(formats: [literal], isApple: false, source: stream.tokens[index].range))
        }
        return loose
    }

    /// Returns whether a literal with its delimiters begins like a format.
    private static func begins(_ literal: ArraySlice<UInt8>) -> Bool {
        guard let quote = literal.prefix(6).firstIndex(of: Byte.quote), quote + 3 < literal.endIndex else {
            return false
        }
        let (axis, colon, next) = (literal[quote + 1], literal[quote + 2], literal[quote + 3])
        return (axis == 0x48 || axis == 0x56) && colon == Byte.colon && (next == Byte.bar || next == Byte.leftBracket)
    }

    /// Returns a finding as less severe, since the use of the string is unknown.
    static func softened(_ finding: Finding) -> Finding {
        var finding = finding
        if finding.diagnostic.severity == .error { finding.diagnostic.severity = .warning }
        return finding
    }
}
