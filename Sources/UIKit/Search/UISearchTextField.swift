import Foundation

/// The text field of a search bar.
@preconcurrency @MainActor open class UISearchTextField: UITextField {
    /// The text, which is empty after the property was set to `nil`.
    open override var text: String? {
        didSet { if text != oldValue { (superviewStorage as? UISearchBar)?.searchDidChange() } }
    }
    /// The tokens before the text; in Plumb they take no space.
    open var tokens: [UISearchToken] = []
    /// Inserts a token at an index among the tokens.
    open func insertToken(_ token: UISearchToken, at tokenIndex: Int) {
        tokens.insert(token, at: min(max(tokenIndex, 0), tokens.count))
    }
    /// Removes the token at an index.
    open func removeToken(at tokenIndex: Int) {
        if tokens.indices.contains(tokenIndex) { tokens.remove(at: tokenIndex) }
    }
    /// Replaces a range of the text with a token.
    open func replaceTextualPortion(of textRange: UITextRange, with token: UISearchToken, at tokenIndex: Int) {
        replace(textRange, withText: "")
        insertToken(token, at: tokenIndex)
    }
    /// The range of the text after the tokens.
    open var textualRange: UITextRange {
        textRange(from: beginningOfDocument, to: endOfDocument) ?? UITextRange(NSRange(location: 0, length: 0))
    }
    /// The background color of tokens.
    ///
    /// Plumb stores the value and does not use it.
    open var tokenBackgroundColor: UIColor!
    /// A Boolean value that indicates whether the user can delete tokens.
    ///
    /// Plumb stores the value and does not use it.
    open var allowsDeletingTokens = true
    /// A Boolean value that indicates whether the user can copy tokens.
    ///
    /// Plumb stores the value and does not use it.
    open var allowsCopyingTokens = true
}
