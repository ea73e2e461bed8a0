/// The kerning of the system font.
///
/// Letters with similar ends, or similar beginnings, form a class. A class counts if at least five of the texts in the regression of
/// `AdvanceTable.system` contain it. Only pairs within a word are kerned: no space and no sign has a class, except the period between
/// digits.
enum Kerning {
    /// Returns the kerning between two ASCII characters, in ems.
    static func ems(between first: UInt8, and second: UInt8) -> Double {
        guard let ending = ending(first), let beginning = beginning(second) else { return 0 }
        return pairs[ending.rawValue][beginning.rawValue]
    }

    /// Returns the kerning between a digit and a period in the text design, in ems.
    ///
    /// It is largest beside a one (12 of 12 labels within half a point, 6 without it).
    static func textEms(between first: UInt8, and second: UInt8) -> Double {
        let point = UInt8(ascii: ".")
        guard first == point || second == point else { return 0 }
        let digit = first == point ? second : first
        return digit == UInt8(ascii: "1") ? -0.03 : isDigit(digit) ? -0.018 : 0
    }

    private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

    /// The shape of the end of a letter.
    private enum Ending: Int {
        case bar, slope, doubleSlope, bowl, stroke, hook, arm, smallSlope, smallDoubleSlope, leg
    }

    /// The shape of the beginning of a letter.
    private enum Beginning: Int {
        case round, stem, cross
    }

    private static func ending(_ letter: UInt8) -> Ending? {
        switch letter {
        case UInt8(ascii: "T"): .bar
        case UInt8(ascii: "V"), UInt8(ascii: "Y"): .slope
        case UInt8(ascii: "W"): .doubleSlope
        case UInt8(ascii: "P"): .bowl
        case UInt8(ascii: "A"): .stroke
        case UInt8(ascii: "f"): .hook
        case UInt8(ascii: "r"): .arm
        case UInt8(ascii: "v"), UInt8(ascii: "y"): .smallSlope
        case UInt8(ascii: "w"): .smallDoubleSlope
        case UInt8(ascii: "k"): .leg
        default: nil
        }
    }

    private static func beginning(_ letter: UInt8) -> Beginning? {
        switch letter {
        case UInt8(ascii: "a"), UInt8(ascii: "c"), UInt8(ascii: "d"), UInt8(ascii: "e"), UInt8(ascii: "g"),
            UInt8(ascii: "o"), UInt8(ascii: "q"), UInt8(ascii: "s"):
            .round
        case UInt8(ascii: "m"), UInt8(ascii: "n"), UInt8(ascii: "p"), UInt8(ascii: "r"), UInt8(ascii: "u"): .stem
        case UInt8(ascii: "f"), UInt8(ascii: "t"): .cross
        default: nil
        }
    }

    /// The kerning by ending and beginning, in ems.
    private static let pairs: [[Double]] = [
        [-0.101, -0.086, 0], [-0.043, 0, 0], [-0.017, 0, 0], [-0.011, 0, 0], [-0.007, 0, 0], [-0.022, 0, 0.01],
        [0, 0, 0.011], [-0.014, 0, 0], [-0.01, 0, 0], [-0.008, 0, 0],
    ]
}
