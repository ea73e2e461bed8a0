import Diagnostics

/// Text as a terminal shows it, in columns and without control characters.
struct DisplayText {
    /// The characters, with spaces for line feeds and control characters.
    let characters: [Character]

    init(_ string: String) {
        characters = string.map { character in
            let isObeyed = character.unicodeScalars.contains { scalar in scalar.commandsTerminal }
            return isObeyed || character.isNewline ? " " : character
        }
    }

    private init(characters: [Character]) { self.characters = characters }

    /// The number of columns of all characters.
    var width: Int { characters.reduce(0) { width, character in width + CaretWriter.columns(of: character) } }

    /// Returns the text, or the part of it that fits with a `…` after it.
    func truncated(to columns: Int) -> DisplayText {
        guard width > columns else { return self }
        guard columns > 0 else { return DisplayText(characters: []) }
        var kept: [Character] = []
        var width = 0
        for character in characters {
            width += CaretWriter.columns(of: character)
            if width > columns - 1 { break }
            kept.append(character)
        }
        return DisplayText(characters: kept + ["…"])
    }

    /// Returns the text with spaces after or before it to fill the columns.
    func padded(to columns: Int, leading: Bool = false) -> String {
        let blanks = String(repeating: " ", count: max(0, columns - width))
        return leading ? blanks + String(characters) : String(characters) + blanks
    }
}
