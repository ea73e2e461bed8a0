/// Widths of text in the system's font, from its table of advances.
public struct TextRuler: Hashable, Sendable {
    /// The size of the font in points.
    public let pointSize: Double
    /// How heavy the strokes are on Apple's scale from -1 to 1; heavier letters are wider (approximated).
    public let weight: Double
    /// Whether all characters are equally wide.
    public let isMonospaced: Bool

    /// A ruler for a font.
    public init(pointSize: Double, weight: Double = 0, isMonospaced: Bool = false) {
        self.pointSize = pointSize
        self.weight = weight
        self.isMonospaced = isMonospaced
    }

    /// The width of a line of text, in points.
    public func width(of text: some StringProtocol) -> Double {
        text.unicodeScalars.reduce(0) { $0 + advance(of: $1) }
    }

    /// The widths of the lines that a text breaks into: at line ends, between words, and between East Asian characters.
    /// A word that is wider than the line stands on a line of its own, broken between its characters.
    public func lineWidths(of text: String, within width: Double?) -> [Double] {
        text.split(separator: "\n", omittingEmptySubsequences: false).flatMap { paragraph -> [Double] in
            guard let width else { return [self.width(of: paragraph)] }
            return brokenWidths(of: paragraph, within: width)
        }
    }

    private func brokenWidths(of paragraph: Substring, within width: Double) -> [Double] {
        var lines: [Double] = []
        var line = 0.0
        var spaces = 0.0
        for piece in pieces(of: paragraph) {
            let pieceWidth = self.width(of: piece)
            if piece.allSatisfy({ $0 == " " }) {
                spaces += pieceWidth
            } else if line > 0, line + spaces + pieceWidth > width + 1e-6 {
                lines.append(line)
                line = pieceWidth
                spaces = 0
            } else {
                line += spaces + pieceWidth
                spaces = 0
            }
            while line > width + 1e-6, width > 0 {
                let fitting = max(1, (line / width).rounded(.down))
                guard fitting * width < line, lines.count < 10_000 else { break }
                lines.append(width)
                line -= width
            }
        }
        return lines + [line]
    }

    /// Words, runs of spaces, and single East Asian characters.
    private func pieces(of paragraph: Substring) -> [Substring] {
        var pieces: [Substring] = []
        var start = paragraph.startIndex
        var index = start
        func isAlone(_ character: Character) -> Bool { character.unicodeScalars.first.map(Self.isIdeographic) ?? false }
        while index < paragraph.endIndex {
            let next = paragraph.index(after: index)
            let character = paragraph[index]
            let ends =
                next == paragraph.endIndex || isAlone(character) || isAlone(paragraph[next])
                || (character == " ") != (paragraph[next] == " ") || character == "-"
            if ends {
                pieces.append(paragraph[start..<next])
                start = next
            }
            index = next
        }
        return pieces
    }

    private func advance(of scalar: Unicode.Scalar) -> Double {
        if scalar.properties.generalCategory == .nonspacingMark { return 0 }
        if Self.isIdeographic(scalar) { return pointSize }
        if isMonospaced { return pointSize * 0.6 }
        let known = SystemFontAdvances.at17Points[scalar] ?? (scalar.properties.isUppercase ? 11.2 : 9.2)
        return known / 17 * pointSize * (1 + max(-0.05, weight * 0.14))
    }

    private static func isIdeographic(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xA000...0xA4CF,
            0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE4F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1FAFF,
            0x20000...0x3FFFD:
            return true
        default: return false
        }
    }
}
