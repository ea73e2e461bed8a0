import Foundation

/// A text with its attributes that layout managers place; a change of it is a change of the text views that show it.
///
/// Subclasses may keep the text elsewhere: they override `string`, `attributes(at:effectiveRange:)`,
/// ``replaceCharacters(in:with:)-(_,String)`` and ``setAttributes(_:range:)``, and call ``edited(_:range:changeInLength:)`` in the
/// latter two, as with Apple's. All other changes are made of these two.
open class NSTextStorage: NSMutableAttributedString {
    /// What was changed.
    ///
    /// Bits are Apple's.
    public struct EditActions: OptionSet, Hashable, Sendable {
        /// Apple's bits.
        public let rawValue: UInt
        /// Actions of Apple's bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Attributes.
        public static let editedAttributes = EditActions(rawValue: 1)
        /// Characters.
        public static let editedCharacters = EditActions(rawValue: 2)
    }

    /// Who hears of changes before and after they count.
    nonisolated(unsafe) open weak var delegate: (any NSTextStorageDelegate)?
    /// The layout managers that place the text.
    public private(set) var layoutManagers: [NSLayoutManager] = []
    /// What was changed and has not been processed yet.
    open private(set) var editedMask: EditActions = []
    /// Where that was, in the text as it is now; nowhere while nothing was changed.
    open private(set) var editedRange = NSRange(location: NSNotFound, length: 0)
    /// By how much the text became longer there, in UTF-16 units.
    open private(set) var changeInLength = 0
    /// Counts changes, so that managers know whether they have placed this text.
    private(set) var revision = 0
    /// How many of them came while others were processed, from whoever hears of those.
    private(set) var answerCount = 0
    private var editing = (depth: 0, isProcessing: false)

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

    /// Begins changes that belong together; they are processed at the last end.
    open override func beginEditing() { editing.depth += 1 }
    /// Ends changes that belong together.
    open override func endEditing() {
        editing.depth = max(0, editing.depth - 1)
        processWhereDue()
    }

    /// Notes a change, and processes it unless it is one of several.
    ///
    /// The range is that before the change, in UTF-16 units.
    open func edited(_ editedMask: EditActions, range editedRange: NSRange, changeInLength delta: Int) {
        takeOver(editedMask, range: editedRange, changeInLength: delta)
        self.editedMask.formUnion(editedMask)
        var range = self.editedRange.location == NSNotFound ? editedRange : NSUnionRange(self.editedRange, editedRange)
        range.length = max(0, range.length + delta)
        self.editedRange = range
        changeInLength += delta
        revision += 1
        if editing.isProcessing { answerCount += 1 }
        processWhereDue()
    }

    /// What is changed while changes are processed belongs to them.
    private func processWhereDue() {
        guard editing.depth == 0, !editing.isProcessing, !editedMask.isEmpty else { return }
        editing.isProcessing = true
        processEditing()
        editing.isProcessing = false
        (editedMask, editedRange, changeInLength) = ([], NSRange(location: NSNotFound, length: 0), 0)
    }

    /// Tells the delegate, who may change more, and then the layout managers.
    open func processEditing() {
        NotificationCenter.default.post(name: Self.willProcessEditingNotification, object: self)
        readingOnMainActor {
            delegate?.textStorage(
                self, willProcessEditing: editedMask, range: editedRange, changeInLength: changeInLength)
        }
        NotificationCenter.default.post(name: Self.didProcessEditingNotification, object: self)
        readingOnMainActor {
            delegate?.textStorage(
                self, didProcessEditing: editedMask, range: editedRange, changeInLength: changeInLength)
        }
        tellManagers()
    }

    /// Tells the layout managers, and again where one of them has changed more.
    private func tellManagers() {
        for _ in 0..<Self.mostAnswers {
            let told = revision
            readingOnMainActor {
                for manager in layoutManagers {
                    manager.processEditing(
                        for: self, edited: editedMask, range: editedRange, changeInLength: changeInLength,
                        invalidatedRange: editedRange)
                }
            }
            if revision == told { return }
        }
    }

    /// Managers that answer every change with another one would go on for ever.
    private static var mostAnswers: Int { 8 }

    /// Keeps here too what a subclass keeps elsewhere, for Foundation reads what is here.
    private func takeOver(_ mask: EditActions, range: NSRange, changeInLength delta: Int) {
        guard type(of: self) != NSTextStorage.self else { return }
        // A subclass may say another length than that of what is here.
        let (text, length) = (string as NSString, super.length)
        var changed = NSRange(location: range.location, length: range.length + delta)
        let isWhole =
            range.location >= 0 && range.length >= 0 && changed.length >= 0 && NSMaxRange(range) <= length
            && NSMaxRange(changed) <= text.length && length + delta == text.length
        if !isWhole {
            // It was changed before, without a word: so all of it is taken over.
            changed = NSRange(location: 0, length: text.length)
            super.replaceCharacters(in: NSRange(location: 0, length: length), with: string)
        } else if mask.contains(.editedCharacters) {
            super.replaceCharacters(in: range, with: text.substring(with: changed))
        }
        let end = NSMaxRange(changed)
        while changed.location < end {
            var run = NSRange()
            let attributes = attributes(at: changed.location, effectiveRange: &run)
            run = NSIntersectionRange(run, NSRange(location: changed.location, length: end - changed.location))
            guard run.length > 0 else { return }
            super.setAttributes(attributes, range: run)
            changed.location = NSMaxRange(run)
        }
    }

    // MARK: The two that all others are made of

    /// Puts text in the place of a range; one that is not whole in the text is misuse, with Apple's text.
    open override func replaceCharacters(in range: NSRange, with str: String) {
        guard isInText(range) else { return }
        super.replaceCharacters(in: range, with: str)
        edited(.editedCharacters, range: range, changeInLength: (str as NSString).length - range.length)
    }
    /// Has only these attributes in a range; nil for none.
    open override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
        guard isInText(range) else { return }
        super.setAttributes(attrs, range: range)
        edited(.editedAttributes, range: range, changeInLength: 0)
    }

    /// Whether a range is whole in the text; misuse otherwise.
    final func isInText(_ range: NSRange) -> Bool {
        if range.location >= 0, range.length >= 0, range.location <= length - range.length { return true }
        readingOnMainActor {
            LayoutMisuse(.generic, "NSMutableRLEArray replaceObjectsInRange:withObject:length:: Out of bounds").report()
        }
        return false
    }

    // MARK: What is made of them

    /// Puts text with its attributes in the place of a range.
    open override func replaceCharacters(in range: NSRange, with attrString: NSAttributedString) {
        guard isInText(range) else { return }
        // Of itself it is what was there before.
        let attrString = attrString === self ? NSAttributedString(attributedString: attrString) : attrString
        beginEditing()
        replaceCharacters(in: range, with: attrString.string)
        attrString.enumerateAttributes(in: NSRange(location: 0, length: attrString.length)) { attributes, run, _ in
            setAttributes(attributes, range: NSRange(location: range.location + run.location, length: run.length))
        }
        endEditing()
    }
    /// Sets an attribute in a range.
    open override func addAttribute(_ name: NSAttributedString.Key, value: Any, range: NSRange) {
        addAttributes([name: value], range: range)
    }
    /// Sets attributes in a range.
    open override func addAttributes(_ attrs: [NSAttributedString.Key: Any] = [:], range: NSRange) {
        changeAttributes(in: range) { $0.merge(attrs) { $1 } }
    }
    /// Takes an attribute out of a range.
    open override func removeAttribute(_ name: NSAttributedString.Key, range: NSRange) {
        changeAttributes(in: range) { $0[name] = nil }
    }
    /// Puts text with its attributes at a place.
    open override func insert(_ attrString: NSAttributedString, at loc: Int) {
        replaceCharacters(in: NSRange(location: loc, length: 0), with: attrString)
    }
    /// Puts text with its attributes at the end.
    open override func append(_ attrString: NSAttributedString) { insert(attrString, at: length) }
    /// Takes a range out.
    open override func deleteCharacters(in range: NSRange) { replaceCharacters(in: range, with: "") }
    /// Has another text in the place of all.
    open override func setAttributedString(_ attrString: NSAttributedString) {
        replaceCharacters(in: NSRange(location: 0, length: length), with: attrString)
    }
    /// The text without attributes, to be changed in place; what it is told is told to the storage.
    open override var mutableString: NSMutableString { TextStorageString(self) }

    private func changeAttributes(in range: NSRange, _ change: (inout [NSAttributedString.Key: Any]) -> Void) {
        guard isInText(range), range.length > 0 else { return }
        beginEditing()
        var runs: [([NSAttributedString.Key: Any], NSRange)] = []
        enumerateAttributes(in: range) { attributes, run, _ in runs.append((attributes, run)) }
        for (attributes, run) in runs {
            var changed = attributes
            change(&changed)
            setAttributes(changed, range: run)
        }
        endEditing()
    }
}
