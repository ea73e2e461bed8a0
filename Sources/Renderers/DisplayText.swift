/// Text as a terminal shows it: in columns, with nothing that a terminal would obey.
struct DisplayText {
    /// The characters; line feeds and control characters are blanks.
    let characters: [Character]

    init(_ string: String) {
        characters = string.map { character in
            let isControl = character.unicodeScalars.contains { scalar in
                scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value)
            }
            return isControl || character.isNewline ? " " : character
        }
    }

    private init(characters: [Character]) { self.characters = characters }

    /// The columns that all characters take.
    var width: Int { characters.reduce(0) { width, character in width + DisplayText.width(of: character) } }

    /// The columns that a terminal gives a character: its widest scalar's, so that joined emoji count once.
    static func width(of character: Character) -> Int {
        character.unicodeScalars.reduce(0) { width, scalar in max(width, columns(of: scalar)) }
    }

    /// The text, or as much of it as fits with a `…` after it.
    func truncated(to columns: Int) -> DisplayText {
        guard width > columns else { return self }
        guard columns > 0 else { return DisplayText(characters: []) }
        var kept: [Character] = []
        var width = 0
        for character in characters {
            width += DisplayText.width(of: character)
            if width > columns - 1 { break }
            kept.append(character)
        }
        return DisplayText(characters: kept + ["…"])
    }

    /// The text followed or preceded by as many blanks as the columns leave.
    func padded(to columns: Int, leading: Bool = false) -> String {
        let blanks = String(repeating: " ", count: max(0, columns - width))
        return leading ? blanks + String(characters) : String(characters) + blanks
    }

    /// The columns of a scalar: 0 for combining ones, 2 for East Asian wide ones and emoji, else 1.
    private static func columns(of scalar: Unicode.Scalar) -> Int {
        switch scalar.properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .format: return 0
        default: break
        }
        switch scalar.value {
        case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x4DBF, 0x4E00...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3,
            0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x17000...0x18D08,
            0x1B000...0x1B2FB, 0x20000...0x3FFFD:
            return 2
        default: return scalar.properties.isEmojiPresentation ? 2 : 1
        }
    }
}
