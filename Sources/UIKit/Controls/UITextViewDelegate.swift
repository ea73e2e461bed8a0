import Foundation

/// Who decides about the editing of a text view, and hears of it and of scrolling.
///
/// A text view asks and tells when it takes the keys and gives them up. Nothing is typed here: what Apple's text view tells while
/// typing is not declared.
@preconcurrency @MainActor public protocol UITextViewDelegate: UIScrollViewDelegate {
    /// Whether the view may take the keys.
    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
    /// The view took the keys.
    func textViewDidBeginEditing(_ textView: UITextView)
    /// Whether the view may give the keys up.
    func textViewShouldEndEditing(_ textView: UITextView) -> Bool
    /// The view gave the keys up.
    func textViewDidEndEditing(_ textView: UITextView)
    /// The text was edited, not by the program's setting it.
    func textViewDidChange(_ textView: UITextView)
}

extension UITextViewDelegate {
    /// Yes.
    public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
    /// Nothing.
    public func textViewDidBeginEditing(_ textView: UITextView) {}
    /// Yes.
    public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
    /// Nothing.
    public func textViewDidEndEditing(_ textView: UITextView) {}
    /// Nothing.
    public func textViewDidChange(_ textView: UITextView) {}
}
