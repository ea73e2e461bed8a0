/// The classes of characters without an advance in a table, by script.
enum CharacterClass: Hashable, Sendable {
    /// Wide East Asian characters.
    case wide
    /// Korean syllables, which are a little narrower.
    case hangul
    /// Emoji.
    case emoji
    /// Combining marks.
    case combining
    /// A space of a fixed fraction of an em.
    case space(Double)
    /// A letter or sign of another script.
    case letter(Double)

    /// The class of the first scalar of a character.
    init(_ scalar: Unicode.Scalar) {
        if let space = CharacterClass.space(scalar) {
            self = space
            return
        }
        switch scalar.properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .format, .control: self = .combining
        default:
            if CharacterClass.isHangul(scalar.value) {
                self = .hangul
            } else if CharacterClass.isWide(scalar.value) {
                self = .wide
            } else if scalar.properties.isEmojiPresentation {
                self = .emoji
            } else {
                self = .letter(CharacterClass.average(scalar))
            }
        }
    }

    /// Returns the width of an emoji in points.
    ///
    /// Large ones have 4.5 points of space, the largest a share of their size (labels of 34, 38, 45, 60 and 75 points match to a point).
    static func pictureWidth(atSize size: Double) -> Double { max(min(1.25 * size, size + 4.5), 1.08 * size) }

    /// The advance in ems.
    var advance: Double {
        switch self {
        case .wide: 1
        case .hangul: 0.868
        case .emoji: 1.25
        case .combining: 0
        case .space(let ems), .letter(let ems): ems
        }
    }

    /// A Boolean value that indicates whether tracking, weight and the display design apply.
    ///
    /// They belong to the alphabets of the system font.
    var isOfSystemFont: Bool {
        switch self {
        case .letter, .space: true
        case .wide, .hangul, .emoji, .combining: false
        }
    }

    private static func space(_ scalar: Unicode.Scalar) -> CharacterClass? {
        switch scalar.value {
        case 0x09: .space(1.127)  // four spaces
        case 0xA0, 0x202F: .space(0.2819)
        case 0x2002: .space(0.5)
        case 0x2003: .space(1)
        case 0x2009: .space(0.2)
        case 0x200B...0x200F, 0xFEFF: .combining
        default: nil
        }
    }

    static func isHangul(_ value: UInt32) -> Bool {
        switch value {
        case 0x1100...0x115F, 0x3131...0x318E, 0xAC00...0xD7A3: true
        default: false
        }
    }

    /// Returns whether a character has the East Asian width W or F, by block.
    static func isWide(_ value: UInt32) -> Bool {
        switch value {
        case 0x2E80...0x303E, 0x3041...0x3130, 0x3190...0x4DBF, 0x4E00...0xA4CF, 0xF900...0xFAFF, 0xFE30...0xFE4F,
            0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x1F200...0x1F2FF, 0x20000...0x3FFFD:
            true
        default: false
        }
    }

    /// Returns the average advance of a script, from the proportions of its letters to the Latin ones.
    private static func average(_ scalar: Unicode.Scalar) -> Double {
        switch scalar.value {
        case 0x0590...0x05FF: return 0.58
        case 0x0600...0x06FF, 0x0750...0x077F, 0xFB50...0xFEFC: return 0.52
        case 0x0900...0x0DFF: return 0.62
        case 0x0E00...0x0EFF: return 0.60
        default: break
        }
        switch scalar.properties.generalCategory {
        case .uppercaseLetter, .titlecaseLetter: return 0.66
        case .lowercaseLetter: return 0.575
        case .decimalNumber, .currencySymbol: return 0.62
        case .mathSymbol: return 0.66
        case .otherSymbol: return 0.9
        case .openPunctuation, .closePunctuation, .otherPunctuation: return 0.35
        default: return 0.575
        }
    }
}
