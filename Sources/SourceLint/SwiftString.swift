/// The delimiter of an open string.
private struct SwiftQuotation {
    var hashes: Int
    var isMultiline: Bool
}

/// The nesting of strings and expressions in a Swift literal.
private enum SwiftNesting {
    case string(SwiftQuotation)
    case interpolation(depth: Int)
}

extension ByteCursor {
    /// Moves over the Swift string literal at the cursor, and passes its pieces to the sink.
    mutating func scanSwiftString(into sink: inout some LiteralSink) {
        let quotation = openSwiftString()
        let indentation = quotation.isMultiline ? swiftIndentation(quotation) : 0
        if quotation.isMultiline { skipOpeningLine(indentation: indentation) }
        var copied = position
        while true {
            guard !isAtEnd, quotation.isMultiline || !Byte.isNewline(byte) else {
                sink.copy(copied..<position)
                return sink.unterminated()
            }
            if byte == Byte.quote, isSwiftEnd(quotation) {
                sink.copy(copied..<position)
                return closeSwiftString(quotation)
            }
            if byte == Byte.backslash, run(of: Byte.hash, at: 1) >= quotation.hashes {
                sink.copy(copied..<position)
                scanSwiftEscape(quotation, indentation: indentation, into: &sink)
                copied = position
            } else if Byte.isNewline(byte) {
                sink.copy(copied..<position)
                if scanSwiftNewline(quotation, indentation: indentation, into: &sink) { return }
                copied = position
            } else {
                position += 1
            }
        }
    }

    /// Skips a line feed of a multi-line string and the indentation after it.
    ///
    /// The last line feed is not in the text: if the closing quotes follow it, moves over them and returns true.
    private mutating func scanSwiftNewline(
        _ quotation: SwiftQuotation, indentation: Int, into sink: inout some LiteralSink
    ) -> Bool {
        let start = position
        skipNewline()
        let line = position
        skipBlanks()
        if byte == Byte.quote, isSwiftEnd(quotation) {
            closeSwiftString(quotation)
            return true
        }
        position = line
        sink.copy(start..<line)
        skipIndentation(indentation)
        return false
    }

    private mutating func closeSwiftString(_ quotation: SwiftQuotation) {
        position += (quotation.isMultiline ? 3 : 1) + quotation.hashes
    }

    private mutating func openSwiftString() -> SwiftQuotation {
        let hashes = run(of: Byte.hash)
        position += hashes
        let isMultiline = peek(1) == Byte.quote && peek(2) == Byte.quote && !(hashes > 0 && peek(3) == Byte.hash)
        position += isMultiline ? 3 : 1
        return SwiftQuotation(hashes: hashes, isMultiline: isMultiline)
    }

    private func isSwiftEnd(_ quotation: SwiftQuotation) -> Bool {
        if quotation.isMultiline {
            guard peek(1) == Byte.quote, peek(2) == Byte.quote else { return false }
            return run(of: Byte.hash, at: 3) >= quotation.hashes
        }
        return run(of: Byte.hash, at: 1) >= quotation.hashes
    }

    private mutating func scanSwiftEscape(
        _ quotation: SwiftQuotation, indentation: Int, into sink: inout some LiteralSink
    ) {
        let start = position
        position += 1 + quotation.hashes
        switch byte {
        case Byte.leftParenthesis:
            skipSwiftInterpolation()
            return sink.hole(start..<position)
        case 0x75 where peek(1) == Byte.leftBrace:
            position += 2
            var value: UInt32 = 0
            while let digit = Byte.hexadecimal(byte) {
                value = value &* 16 &+ digit
                position += 1
            }
            if byte == Byte.rightBrace { position += 1 }
            return sink.replace(start..<position, with: Unicode.Scalar(value) ?? "\u{FFFD}")
        case 0x30: sink.replace(start..<position + 1, with: "\0")
        case 0x6E: sink.replace(start..<position + 1, with: "\n")
        case 0x72: sink.replace(start..<position + 1, with: "\r")
        case 0x74: sink.replace(start..<position + 1, with: "\t")
        case Byte.quote, Byte.backslash, Byte.apostrophe:
            sink.replace(start..<position + 1, with: Unicode.Scalar(byte))
        default:
            return skipHiddenNewline(quotation, indentation: indentation, from: start, into: &sink)
        }
        position += 1
    }

    /// Skips the line feed after a backslash at the end of a line of a multi-line string.
    ///
    /// Elsewhere a backslash is a character.
    private mutating func skipHiddenNewline(
        _ quotation: SwiftQuotation, indentation: Int, from start: Int, into sink: inout some LiteralSink
    ) {
        let resume = position
        skipBlanks()
        guard quotation.isMultiline, Byte.isNewline(byte) else {
            position = resume
            return sink.copy(start..<position)
        }
        skipNewline()
        skipIndentation(indentation)
        sink.replace(start..<position, with: nil)
    }

    /// Moves over the parenthesis after `\` with everything nested in it.
    private mutating func skipSwiftInterpolation() {
        var nesting: [SwiftNesting] = [.interpolation(depth: 0)]
        while !isAtEnd, let innermost = nesting.last {
            switch innermost {
            case .interpolation(let depth): skipInInterpolation(depth: depth, &nesting)
            case .string(let quotation):
                if byte == Byte.quote, isSwiftEnd(quotation) {
                    closeSwiftString(quotation)
                    nesting.removeLast()
                } else if byte == Byte.backslash, run(of: Byte.hash, at: 1) >= quotation.hashes {
                    position += 1 + quotation.hashes
                    if byte == Byte.leftParenthesis {
                        nesting.append(.interpolation(depth: 0))
                    } else if !isAtEnd {
                        position += 1
                    }
                } else if Byte.isNewline(byte), !quotation.isMultiline {
                    return
                } else {
                    position += 1
                }
            }
        }
    }

    private mutating func skipInInterpolation(depth: Int, _ nesting: inout [SwiftNesting]) {
        switch byte {
        case Byte.leftParenthesis:
            nesting[nesting.count - 1] = .interpolation(depth: depth + 1)
            position += 1
        case Byte.rightParenthesis:
            if depth == 1 {
                nesting.removeLast()
            } else {
                nesting[nesting.count - 1] = .interpolation(depth: depth - 1)
            }
            position += 1
        case Byte.quote: nesting.append(.string(openSwiftString()))
        case Byte.hash where peek(run(of: Byte.hash)) == Byte.quote: nesting.append(.string(openSwiftString()))
        case Byte.slash where peek(1) == Byte.asterisk: skipBlockComment(nested: true)
        default: position += 1
        }
    }
}

extension ByteCursor {
    /// Skips the line feed after the opening quotes of a multi-line string.
    private mutating func skipOpeningLine(indentation: Int) {
        let start = position
        skipBlanks()
        guard Byte.isNewline(byte) else {
            position = start
            return
        }
        skipNewline()
        skipIndentation(indentation)
    }

    private mutating func skipIndentation(_ indentation: Int) {
        var left = indentation
        while left > 0, byte == Byte.space || byte == Byte.tab {
            position += 1
            left -= 1
        }
    }

    /// Returns the spaces before the closing quotes, which every line of a multi-line string loses.
    private func swiftIndentation(_ quotation: SwiftQuotation) -> Int {
        var end = self
        var sink = NoSink()
        end.scanToSwiftEnd(quotation, into: &sink)
        var index = end.position
        while index > position, bytes[index - 1] == Byte.space || bytes[index - 1] == Byte.tab { index -= 1 }
        return index > position && Byte.isNewline(bytes[index - 1]) ? end.position - index : 0
    }

    /// Moves to the closing quotes.
    private mutating func scanToSwiftEnd(_ quotation: SwiftQuotation, into sink: inout NoSink) {
        while !isAtEnd, !(byte == Byte.quote && isSwiftEnd(quotation)) {
            if byte == Byte.backslash, run(of: Byte.hash, at: 1) >= quotation.hashes {
                scanSwiftEscape(quotation, indentation: 0, into: &sink)
            } else {
                position += 1
            }
        }
    }
}
