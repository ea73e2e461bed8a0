/// Measures text with tables inside the package, without system libraries and font files.
///
/// The system font is as exact as its regressed table (`AdvanceTable.system`). Weights add a constant to every advance.
/// Letters are kerned by classes (`Kerning`), and ligatures are ignored. Scripts without a table use the average of
/// their class.
public struct FontTables: TextMeasuring {
    /// Creates the tables.
    public init() {}

    /// Returns the vertical metrics of a font.
    public func metrics(of font: Font) -> FontMetrics {
        Design(font.family).metrics.scaled(by: font.pointSize, adding: font.leading)
    }

    /// Returns the width of a line of text in points, not rounded.
    ///
    /// - Complexity: Linear in the length of the text.
    public func width(of text: Substring, in font: Font) -> Double {
        let design = Design(font.family)
        let style = Style(font: font, design: design)
        var width = 0.0
        if let plain = text.utf8.withContiguousStorageIfAvailable({ asciiWidth($0, design: design, style: style) }),
            let known = plain
        {
            return max(known * font.pointSize + style.points * Double(text.utf8.count), 0)
        }
        var last: UInt8?
        for character in text {
            width += advance(of: character, design: design, style: style, size: font.pointSize)
            let next = character.asciiValue
            if let last, let next { width += style.kerning(between: last, and: next) * font.pointSize }
            last = next
        }
        return max(width, 0)
    }

    /// Returns the sum of the advances of known ASCII characters, in ems and without tracking.
    private func asciiWidth(_ bytes: UnsafeBufferPointer<UInt8>, design: Design, style: Style) -> Double? {
        var sum = 0.0
        var last: UInt8?
        for byte in bytes {
            guard byte < 0x80, let advance = design.advance(of: Unicode.Scalar(byte)) else { return nil }
            sum += advance + style.ems(of: byte)
            if let last { sum += style.kerning(between: last, and: byte) }
            last = byte
        }
        return sum
    }

    private func advance(of character: Character, design: Design, style: Style, size: Double) -> Double {
        guard let first = character.unicodeScalars.first else { return 0 }
        if let known = design.advance(of: first) ?? Homoglyph.base(of: first).flatMap(design.advance(of:)) {
            return (known + style.ems(of: first)) * size + style.points
        }
        let isPicture = character.unicodeScalars.contains { $0.value == 0xFE0F }
        let characterClass = isPicture ? CharacterClass.emoji : CharacterClass(first)
        let spacing = character.unicodeScalars.dropFirst().filter { $0.properties.generalCategory == .spacingMark }
            .count
        let ems = characterClass.advance + 0.3 * Double(spacing)
        if characterClass == .emoji { return CharacterClass.pictureWidth(atSize: size) }
        if characterClass == .wide { return ems * size + style.squarePoints }
        return characterClass.isOfSystemFont ? (ems + style.letterEms) * size + style.points : ems * size
    }
}

extension FontTables {
    /// The additions to every advance for size and weight.
    struct Style {
        let letterEms: Double
        let capitalEms: Double
        let digitEms: Double
        let pointEms: Double
        let spaceEms: Double
        let points: Double
        let squarePoints: Double
        /// A Boolean value that indicates whether pairs of letters are kerned.
        let kerns: Bool
        /// A Boolean value that indicates whether periods are kerned with digits.
        ///
        /// Monospaced digits are not, so clocks do not move.
        let kernsPoints: Bool
        /// A Boolean value that indicates whether the characters are those for large text.
        let isDisplay: Bool

        init(font: Font, design: Design) {
            let isSystem = design == .system || design == .monospacedDigits
            kerns = isSystem
            isDisplay = isSystem && Tracking.isDisplay(font.pointSize)
            kernsPoints = design == .system && !isDisplay
            let emphasis =
                design.isMonospaced
                ? 0 : design.isHelveticaNeue ? Tracking.helveticaEmphasis(font.weight) : Tracking.emphasis(font.weight)
            squarePoints = isSystem ? Tracking.squarePoints(atSize: font.pointSize) : 0
            guard isSystem else {
                (letterEms, capitalEms, spaceEms) = (emphasis, emphasis, emphasis)
                // Clocks in Helvetica Neue have one width in every weight.
                digitEms = design.isHelveticaNeue ? 0 : emphasis
                pointEms = digitEms
                points = design == .formerSystem ? Tracking.formerPoints(atSize: font.pointSize) : 0
                return
            }
            if isDisplay {
                letterEms = Tracking.displayLetter + emphasis
                capitalEms = Tracking.displayCapital + emphasis
                digitEms = Tracking.displayDigit + emphasis
                spaceEms = Tracking.displaySpace + emphasis
                points = Tracking.displayEms(atSize: font.pointSize) * font.pointSize
            } else {
                (letterEms, capitalEms, digitEms, spaceEms) = (emphasis, emphasis, emphasis, emphasis)
                points = Tracking.points(atSize: font.pointSize)
            }
            pointEms = letterEms
        }

        /// Returns the kerning between two ASCII characters, in ems.
        func kerning(between first: UInt8, and second: UInt8) -> Double {
            guard kerns else { return 0 }
            return Kerning.ems(between: first, and: second)
                + (kernsPoints ? Kerning.textEms(between: first, and: second) : 0)
        }

        /// Returns the addition to the advance of an ASCII character, in ems.
        func ems(of byte: UInt8) -> Double {
            switch byte {
            case 0x20: spaceEms
            case 0x2C, 0x2E, 0x3A: pointEms
            case 0x30...0x39: digitEms
            case 0x41...0x5A: capitalEms
            default: letterEms
            }
        }

        /// Returns the addition to the advance of a character, in ems.
        func ems(of scalar: Unicode.Scalar) -> Double {
            if scalar.isASCII { return ems(of: UInt8(scalar.value)) }
            if scalar.properties.numericType == .decimal { return digitEms }
            return scalar.properties.isUppercase ? capitalEms : letterEms
        }
    }
}
