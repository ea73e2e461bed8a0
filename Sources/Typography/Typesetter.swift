/// Fills single lines for `TextLayout`.
struct Typesetter<Measuring: TextMeasuring> {
    let font: Font
    var width: Double
    let byCharacters: Bool
    let measuring: Measuring
    let breaker = LineBreaker()

    /// The tolerance for the width of a line, so a text fits into its own measured width.
    static var slack: Double { 1e-6 }

    /// Returns the end of the longest line that fits, from the beginning of a paragraph.
    ///
    /// It contains at least one character.
    func lineEnd(of paragraph: Substring) -> Substring.Index {
        guard width.isFinite, overflows(paragraph) else { return paragraph.endIndex }
        var sum = 0.0
        var wordStart = paragraph.startIndex
        var fitting: Substring.Index?
        while wordStart < paragraph.endIndex {
            let wordEnd =
                byCharacters ? paragraph.index(after: wordStart) : self.wordEnd(in: paragraph, from: wordStart)
            let word = paragraph[wordStart..<wordEnd]
            if sum + measuring.width(of: trimmed(word), in: font) > width + Self.slack {
                return fitting ?? splitEnd(of: word)
            }
            sum += measuring.width(of: word, in: font)
            fitting = wordEnd
            wordStart = wordEnd
        }
        return paragraph.endIndex
    }

    /// Returns whether a text is wider than a line.
    ///
    /// It reads only as much as needed, since it runs for every line of a paragraph.
    private func overflows(_ text: Substring) -> Bool {
        var count = Self.readAtOnce
        while let end = text.index(text.startIndex, offsetBy: count, limitedBy: text.endIndex), end < text.endIndex {
            if isTooWide(text[..<end]) { return true }
            count *= 2
        }
        return measuring.width(of: text, in: font) > width + Self.slack
    }

    private static var readAtOnce: Int { 64 }

    /// Returns whether a text is so wide that nothing after it could make it fit.
    private func isTooWide(_ text: Substring) -> Bool {
        measuring.width(of: text, in: font) > 2 * max(width, 0) + font.pointSize
    }

    /// Returns a line of a text.
    ///
    /// Spaces hang over its end if it is broken or they do not fit, and count at the end of a paragraph (7 of 9 labels).
    func line(_ text: Substring, isBroken: Bool) -> TextLayout.Line {
        let hangs = isBroken || measuring.width(of: text, in: font) > width + Self.slack
        let shown = hangs ? trimmed(text) : text
        return TextLayout.Line(text: String(shown), width: measuring.width(of: shown, in: font))
    }

    /// Returns the text truncated to the width with "…", or nil if the mode does not truncate or everything fits.
    func truncated(_ text: String, mode: TextLayout.LineBreakMode, hasMore: Bool) -> TextLayout.Line? {
        let ellipsis = "\u{2026}"
        let characters = Array(text)
        func shown(_ kept: Int) -> String? {
            switch mode {
            case .truncatingTail: String(characters.prefix(kept)) + ellipsis
            case .truncatingHead: ellipsis + String(characters.suffix(kept))
            case .truncatingMiddle:
                String(characters.prefix((kept + 1) / 2)) + ellipsis + String(characters.suffix(kept / 2))
            case .wordWrapping, .characterWrapping, .clipping: nil
            }
        }
        var (low, high) = (0, characters.count)
        guard shown(0) != nil, hasMore || measuring.width(of: text, in: font) > width else { return nil }
        while low < high {
            let middle = (low + high + 1) / 2
            if let candidate = shown(middle), measuring.width(of: candidate, in: font) <= width + Self.slack {
                low = middle
            } else {
                high = middle - 1
            }
        }
        return shown(low).map { TextLayout.Line(text: $0, width: measuring.width(of: $0, in: font)) }
    }

    /// Returns the end of a word, or of the part of it that exceeds any line.
    private func wordEnd(in paragraph: Substring, from start: Substring.Index) -> Substring.Index {
        var index = start
        var (count, enough) = (0, Self.readAtOnce)
        while true {
            let next = paragraph.index(after: index)
            count += 1
            if count == enough {
                if isTooWide(paragraph[start..<next]) { return next }
                enough *= 2
            }
            if next >= paragraph.endIndex || breaker.allowsBreak(between: paragraph[index], and: paragraph[next]) {
                return next
            }
            index = next
        }
    }

    /// Returns the end of the longest part of a word that fits alone.
    private func splitEnd(of word: Substring) -> Substring.Index {
        var end = word.index(after: word.startIndex)
        var sum = measuring.width(of: word[..<end], in: font)
        while end < word.endIndex {
            let next = word.index(after: end)
            sum += measuring.width(of: word[end..<next], in: font)
            if sum > width + Self.slack { return end }
            end = next
        }
        return end
    }

    private func trimmed(_ text: Substring) -> Substring {
        var result = text
        while let last = result.last, LineBreaker.isSpace(last) { result.removeLast() }
        return result
    }
}
