/// Two texts that differ, each on one line.
///
/// They begin shortly before the difference, so that it is visible.
public struct TextChange: Hashable, Sendable {
    /// The old text: `“Sign in”`, `“…in once mor…”`.
    public let old: String
    /// The new text.
    public let new: String

    /// Creates the change from one text to another.
    ///
    /// Nil means that there is no text, which is written as `absence`.
    public init(from old: String?, to new: String?, absence: String) {
        let texts = [old, new].map { text in (text ?? "").map(Self.visible) }
        let common = zip(texts[0], texts[1]).prefix { first, second in first == second }.count
        let isShort = texts.allSatisfy { text in text.count <= Self.length }
        let start = isShort || common < Self.length / 2 ? 0 : common - Self.length / 4
        self.old = old == nil ? absence : Self.excerpt(of: texts[0], from: start)
        self.new = new == nil ? absence : Self.excerpt(of: texts[1], from: start)
    }

    /// The maximum number of characters shown of a text.
    private static let length = 40

    private static func excerpt(of text: [String], from start: Int) -> String {
        let shown = text.dropFirst(start)
        let isCut = shown.count > length
        let line = (isCut ? shown.prefix(length - 1) : shown).joined()
        return "“" + (start > 0 ? "…" : "") + line + (isCut ? "…" : "") + "”"
    }

    /// Returns a character for one line: line ends as arrows, unusual spaces by their numbers.
    private static func visible(_ character: Character) -> String {
        if character == "\r\n" { return "␍↵" }
        if character == "\r" { return "␍" }
        if character.isNewline { return "↵" }
        guard character != " ", let scalar = character.unicodeScalars.first, character.unicodeScalars.count == 1,
            character.isWhitespace || scalar.properties.isDefaultIgnorableCodePoint
        else { return String(character) }
        let digits = String(scalar.value, radix: 16, uppercase: true)
        return "⟨U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits + "⟩"
    }
}
