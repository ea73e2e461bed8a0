import Foundation

/// Measures text from tables inside the package: no library of the system and no font file is read.
///
/// The system's font is as right as its regressed table (`AdvanceTable.system`); weights are a constant change of every
/// advance, kerning and ligatures are left out, and scripts without a table count by the average of their class.
public struct FontTables: TextMeasuring {
    /// The measures of the package.
    public init() {}

    /// The vertical measures of a font, from the table of its design.
    public func metrics(of font: Font) -> FontMetrics {
        Design(font.family).metrics.scaled(by: font.pointSize, adding: font.leading)
    }

    /// The width of one line of text in points, not rounded; linear in its length.
    public func width(of text: Substring, in font: Font) -> Double {
        let design = Design(font.family)
        let style = Style(font: font, design: design)
        var width = 0.0
        if let plain = text.utf8.withContiguousStorageIfAvailable({ asciiWidth($0, design: design, style: style) }),
            let known = plain
        {
            return max(known * font.pointSize + style.points * Double(text.utf8.count), 0)
        }
        for character in text { width += advance(of: character, design: design, style: style, size: font.pointSize) }
        return max(width, 0)
    }

    /// The advances of a text of nothing but known ASCII characters, in ems and without tracking.
    private func asciiWidth(_ bytes: UnsafeBufferPointer<UInt8>, design: Design, style: Style) -> Double? {
        var sum = 0.0
        for byte in bytes {
            guard byte < 0x80, let advance = design.advance(of: Unicode.Scalar(byte)) else { return nil }
            sum += advance + (byte >= 0x30 && byte <= 0x39 ? style.digitEms : style.letterEms)
        }
        return sum
    }

    private func advance(of character: Character, design: Design, style: Style, size: Double) -> Double {
        guard let first = character.unicodeScalars.first else { return 0 }
        if let known = design.advance(of: first) ?? Homoglyph.base(of: first).flatMap(design.advance(of:)) {
            let isDigit = first.properties.numericType == .decimal
            return (known + (isDigit ? style.digitEms : style.letterEms)) * size + style.points
        }
        let isPicture = character.unicodeScalars.contains { $0.value == 0xFE0F }
        let characterClass = isPicture ? CharacterClass.emoji : CharacterClass(first)
        let spacing = character.unicodeScalars.dropFirst().filter { $0.properties.generalCategory == .spacingMark }
            .count
        let ems = characterClass.advance + 0.3 * Double(spacing)
        if characterClass == .wide { return ems * size + style.squarePoints }
        return characterClass.isOfSystemFont ? (ems + style.letterEms) * size + style.points : ems * size
    }
}

extension FontTables {
    /// What size and weight add to every advance.
    struct Style {
        let letterEms: Double
        let digitEms: Double
        let points: Double
        let squarePoints: Double

        init(font: Font, design: Design) {
            let isSystem = design == .system || design == .monospacedDigits
            let emphasis =
                design.isHelveticaNeue ? Tracking.helveticaEmphasis(font.weight) : Tracking.emphasis(font.weight)
            squarePoints = isSystem ? Tracking.squarePoints(atSize: font.pointSize) : 0
            guard isSystem else {
                (letterEms, digitEms) = (emphasis, emphasis)
                points = design == .formerSystem ? Tracking.formerPoints(atSize: font.pointSize) : 0
                return
            }
            if Tracking.isDisplay(font.pointSize) {
                letterEms = Tracking.displayLetter + emphasis
                digitEms = Tracking.displayDigit + emphasis
                points = 0
            } else {
                (letterEms, digitEms, points) = (emphasis, emphasis, Tracking.points(atSize: font.pointSize))
            }
        }
    }
}
