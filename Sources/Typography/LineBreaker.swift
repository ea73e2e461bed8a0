/// Line breaks: a working subset of Unicode's line breaking algorithm (UAX 14).
///
/// A line may end after spaces, and after hyphens, dashes and slashes without a digit behind them. It may also end between East Asian
/// characters, unless punctuation forbids it. Grapheme clusters are never cut.
struct LineBreaker: Sendable {
    /// Returns whether a line may end between two neighboring characters.
    func allowsBreak(between before: Character, and after: Character) -> Bool {
        // No rule is about two letters or digits of ASCII, which are the most frequent characters.
        if LineBreaker.isPlain(before), LineBreaker.isPlain(after) { return false }
        if LineBreaker.isSpace(after) { return false }
        if LineBreaker.isSpace(before) { return true }
        if LineBreaker.isGlue(before) || LineBreaker.isGlue(after) { return false }
        if LineBreaker.isOne(after, of: LineBreaker.forbidsBreakBefore) { return false }
        if LineBreaker.isOne(before, of: LineBreaker.forbidsBreakAfter) { return false }
        if LineBreaker.isOne(before, of: "-/\u{2010}") { return !after.isNumber && after != before }
        if LineBreaker.isOne(before, of: "\u{2013}\u{2014}\u{200B}") { return true }
        return LineBreaker.breaksAnywhere(before) || LineBreaker.breaksAnywhere(after)
    }

    /// Returns whether a character is a space that may hang over the end of a line.
    static func isSpace(_ character: Character) -> Bool {
        character == " " || character == "\t" || character == "\u{3000}"
    }

    /// Returns whether a character is a letter or digit of ASCII.
    private static func isPlain(_ character: Character) -> Bool {
        let bytes = character.utf8
        guard bytes.count == 1, let byte = bytes.first else { return false }
        return (48...57).contains(byte) || (97...122).contains(byte | 32)
    }

    private static func isGlue(_ character: Character) -> Bool {
        isOne(character, of: "\u{A0}\u{202F}\u{2060}\u{FEFF}")
    }

    /// Returns whether lines may end beside a character, as for East Asian characters and emoji.
    private static func breaksAnywhere(_ character: Character) -> Bool {
        guard let scalar = character.unicodeScalars.first else { return false }
        if scalar.value < 0x1100 { return false }
        return CharacterClass.isWide(scalar.value) || scalar.properties.isEmojiPresentation
            || CharacterClass.isHangul(scalar.value)
    }

    /// Returns whether a character is a single scalar that a text contains.
    private static func isOne(_ character: Character, of text: String) -> Bool {
        let scalars = character.unicodeScalars
        guard scalars.count == 1, let scalar = scalars.first else { return false }
        return text.unicodeScalars.contains { other in other == scalar }
    }

    private static let forbidsBreakBefore =
        ".,:;\u{37E}!?)]}%…\u{2019}\u{201D}»›'\"、。，．：；！？）］｝」』】〉\u{232A}》〕〗〙ー々ゝゞヽヾぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮヵヶ・％"
    private static let forbidsBreakAfter = "([{$£¥€#\u{2018}\u{201C}«‹（［｛「『【〈\u{2329}《〔〖〘＄￥"
}
