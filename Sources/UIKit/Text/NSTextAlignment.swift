/// The alignments of text.
///
/// Raw values are Apple's.
public enum NSTextAlignment: Int, Hashable, Sendable {
    /// Left aligned.
    case left = 0
    /// Centerd.
    case center = 1
    /// Right aligned.
    case right = 2
    /// Justified.
    case justified = 3
    /// The default alignment of the language.
    case natural = 4
}

/// The modes for lines that are too long.
///
/// Raw values are Apple's.
public enum NSLineBreakMode: Int, Hashable, Sendable {
    /// Breaks lines between words.
    case byWordWrapping = 0
    /// Breaks lines between characters.
    case byCharWrapping = 1
    /// Clips the text at the end of the line.
    case byClipping = 2
    /// Truncates the beginning of the line.
    case byTruncatingHead = 3
    /// Truncates the end of the line.
    case byTruncatingTail = 4
    /// Truncates the middle of the line.
    case byTruncatingMiddle = 5
}
