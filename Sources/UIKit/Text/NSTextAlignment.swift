/// How lines of text lie between their margins.
///
/// Raw values are Apple's.
public enum NSTextAlignment: Int, Hashable, Sendable {
    /// At the left.
    case left = 0
    /// In the middle.
    case center = 1
    /// At the right.
    case right = 2
    /// From margin to margin.
    case justified = 3
    /// Where the language begins.
    case natural = 4
}

/// What happens where a line is too long.
///
/// Raw values are Apple's.
public enum NSLineBreakMode: Int, Hashable, Sendable {
    /// The next line begins with the word that does not fit.
    case byWordWrapping = 0
    /// The next line begins with the character that does not fit.
    case byCharWrapping = 1
    /// What does not fit is cut.
    case byClipping = 2
    /// The beginning is left out.
    case byTruncatingHead = 3
    /// The end is left out.
    case byTruncatingTail = 4
    /// The middle is left out.
    case byTruncatingMiddle = 5
}
