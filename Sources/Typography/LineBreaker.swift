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
        if LineBreaker.forbidsBreakBefore.contains(after) { return false }
        if LineBreaker.forbidsBreakAfter.contains(before) { return false }
        if "-/\u{2010}".contains(before) { return !after.isNumber && after != before }
        if "\u{2013}\u{2014}\u{200B}".contains(before) { return true }
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
        character == "\u{A0}" || character == "\u{202F}" || character == "\u{2060}" || character == "\u{FEFF}"
    }

    /// Returns whether lines may end beside a character, as for East Asian characters and emoji.
    private static func breaksAnywhere(_ character: Character) -> Bool {
        guard let scalar = character.unicodeScalars.first else { return false }
        if scalar.value < 0x1100 { return false }
        return CharacterClass.isWide(scalar.value) || scalar.properties.isEmojiPresentation
            || CharacterClass.isHangul(scalar.value)
    }

    private static let forbidsBreakBefore = Set<Character>(
        ".,:;!?)]}%…\u{2019}\u{201D}»›'\"、。，．：；！？）］｝」』】〉》〕〗〙ー々ゝゞヽヾぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮヵヶ・％")
    private static let forbidsBreakAfter = Set<Character>("([{$£¥€#\u{2018}\u{201C}«‹（［｛「『【〈《〔〖〘＄￥")
}
