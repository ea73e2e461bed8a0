import Foundation

/// A text with its attributes that layout managers place; a change of it is a change of the text view that shows it.
open class NSTextStorage: NSMutableAttributedString {
    /// The text view that shows the text.
    nonisolated(unsafe) final weak var owner: UITextView?
    /// The layout managers that place the text.
    public private(set) var layoutManagers: [NSLayoutManager] = []
    private var editing = (depth: 0, isChanged: false)

    /// Has a layout manager place the text.
    open func addLayoutManager(_ aLayoutManager: NSLayoutManager) {
        guard !layoutManagers.contains(where: { $0 === aLayoutManager }) else { return }
        layoutManagers.append(aLayoutManager)
        readingOnMainActor { aLayoutManager.storage = self }
    }
    /// Has a layout manager no longer place the text.
    open func removeLayoutManager(_ aLayoutManager: NSLayoutManager) {
        layoutManagers.removeAll { $0 === aLayoutManager }
        readingOnMainActor { if aLayoutManager.storage === self { aLayoutManager.storage = nil } }
    }

    // MARK: Changes

    /// Begins changes that belong together; the text view takes them over at the last end.
    open override func beginEditing() { editing.depth += 1 }
    /// Ends changes that belong together.
    open override func endEditing() {
        editing.depth = max(0, editing.depth - 1)
        guard editing.depth == 0, editing.isChanged else { return }
        editing.isChanged = false
        readingOnMainActor { owner?.storageDidChange() }
    }

    /// Takes another text over without telling anybody.
    final func follow(_ text: NSAttributedString) {
        let owner = owner
        self.owner = nil
        setAttributedString(text)
        self.owner = owner
    }

    /// Changes a part; one that is not whole in the text is misuse, with Apple's text.
    private func change(in range: NSRange, _ edit: () -> Void) {
        guard range.location >= 0, range.length >= 0, range.location <= length - range.length else {
            let misuse = LayoutMisuse(
                .generic, "NSMutableRLEArray replaceObjectsInRange:withObject:length:: Out of bounds")
            return readingOnMainActor { misuse.report() }
        }
        beginEditing()
        edit()
        editing.isChanged = true
        endEditing()
    }

    /// Puts text in the place of a range.
    open override func replaceCharacters(in range: NSRange, with str: String) {
        change(in: range) { super.replaceCharacters(in: range, with: str) }
    }
    /// Puts text with its attributes in the place of a range.
    open override func replaceCharacters(in range: NSRange, with attrString: NSAttributedString) {
        change(in: range) { super.replaceCharacters(in: range, with: attrString) }
    }
    /// Has only these attributes in a range; nil for none.
    open override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
        change(in: range) { super.setAttributes(attrs, range: range) }
    }
    /// Sets an attribute in a range.
    open override func addAttribute(_ name: NSAttributedString.Key, value: Any, range: NSRange) {
        change(in: range) { super.addAttribute(name, value: value, range: range) }
    }
    /// Sets attributes in a range.
    open override func addAttributes(_ attrs: [NSAttributedString.Key: Any] = [:], range: NSRange) {
        change(in: range) { super.addAttributes(attrs, range: range) }
    }
    /// Takes an attribute out of a range.
    open override func removeAttribute(_ name: NSAttributedString.Key, range: NSRange) {
        change(in: range) { super.removeAttribute(name, range: range) }
    }
    /// Puts text with its attributes at a place.
    open override func insert(_ attrString: NSAttributedString, at loc: Int) {
        change(in: NSRange(location: loc, length: 0)) { super.insert(attrString, at: loc) }
    }
    /// Puts text with its attributes at the end.
    open override func append(_ attrString: NSAttributedString) {
        change(in: NSRange(location: length, length: 0)) { super.append(attrString) }
    }
    /// Takes a range out.
    open override func deleteCharacters(in range: NSRange) {
        change(in: range) { super.deleteCharacters(in: range) }
    }
    /// Has another text in the place of all.
    open override func setAttributedString(_ attrString: NSAttributedString) {
        change(in: NSRange(location: 0, length: length)) { super.setAttributedString(attrString) }
    }
}
