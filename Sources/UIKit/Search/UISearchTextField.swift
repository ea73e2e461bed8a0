import Foundation

/// The field of a search bar.
@preconcurrency @MainActor open class UISearchTextField: UITextField {
    /// The words that stand before the text; they take no room in it here.
    open var tokens: [UISearchToken] = []
    /// Puts a word in at a place among the words.
    open func insertToken(_ token: UISearchToken, at tokenIndex: Int) {
        tokens.insert(token, at: min(max(tokenIndex, 0), tokens.count))
    }
    /// Takes a word away.
    open func removeToken(at tokenIndex: Int) {
        if tokens.indices.contains(tokenIndex) { tokens.remove(at: tokenIndex) }
    }
    /// Takes a part of the text away and has a word instead of it.
    open func replaceTextualPortion(of textRange: UITextRange, with token: UISearchToken, at tokenIndex: Int) {
        replace(textRange, withText: "")
        insertToken(token, at: tokenIndex)
    }
    /// The text behind the words.
    open var textualRange: UITextRange {
        textRange(from: beginningOfDocument, to: endOfDocument) ?? UITextRange(NSRange(location: 0, length: 0))
    }
    /// The colour behind words; nil for the system's.
    open var tokenBackgroundColor: UIColor!
    /// Whether the user can take words away; kept.
    open var allowsDeletingTokens = true
    /// Whether the user can take words elsewhere; kept.
    open var allowsCopyingTokens = true
}
