import Diagnostics

/// Text as a terminal shows it: in columns, with nothing that a terminal would obey.
struct DisplayText {
    /// The characters; line feeds and what a terminal would obey are blanks.
    let characters: [Character]

    init(_ string: String) {
        characters = string.map { character in
            let isObeyed = character.unicodeScalars.contains { scalar in scalar.commandsTerminal }
            return isObeyed || character.isNewline ? " " : character
        }
    }

    private init(characters: [Character]) { self.characters = characters }

    /// The columns that all characters take.
    var width: Int { characters.reduce(0) { width, character in width + CaretWriter.columns(of: character) } }

    /// The text, or as much of it as fits with a `…` after it.
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

    /// The text followed or preceded by as many blanks as the columns leave.
    func padded(to columns: Int, leading: Bool = false) -> String {
        let blanks = String(repeating: " ", count: max(0, columns - width))
        return leading ? blanks + String(characters) : String(characters) + blanks
    }
}
