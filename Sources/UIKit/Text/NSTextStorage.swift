import Foundation

/// A mutable attributed string that layout managers lay out; text views follow its changes.
///
/// Subclasses may store the text elsewhere. They override `string`, `attributes(at:effectiveRange:)`,
/// ``replaceCharacters(in:with:)-(_,String)`` and ``setAttributes(_:range:)``. The last two must call
/// ``edited(_:range:changeInLength:)``, as in Apple's UIKit. All other changes call these two methods.
open class NSTextStorage: NSMutableAttributedString {
    /// The kinds of changes.
    ///
    /// Bits are Apple's.
    public struct EditActions: OptionSet, Hashable, Sendable {
        /// The bits of the actions.
        public let rawValue: UInt
        /// Creates actions from bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Attributes have changed.
        public static let editedAttributes = EditActions(rawValue: 1)
        /// Characters have changed.
        public static let editedCharacters = EditActions(rawValue: 2)
    }

    // Invariant of `nonisolated(unsafe)`: one thread uses a storage at a time, as Apple documents. Test: `TextStorageTests`.
    /// The delegate, which gets a call before and after changes are processed; the reference is weak.
    nonisolated(unsafe) open weak var delegate: (any NSTextStorageDelegate)?
    /// The layout managers of the text.
    public private(set) var layoutManagers: [NSLayoutManager] = []
    /// The kinds of the pending changes.
    open private(set) var editedMask: EditActions = []
    /// The range of the pending changes in the current text; its location is `NSNotFound` without changes.
    open private(set) var editedRange = NSRange(location: NSNotFound, length: 0)
    /// The change in length of the edited range, in UTF-16 units.
    open private(set) var changeInLength = 0
    /// The number of changes so far; layout managers compare it to find out whether their layout is current.
    private(set) var revision = 0
    /// The number of changes that were made while others were processed, by delegates, observers or layout managers.
    private(set) var answerCount = 0
    private var editing = (depth: 0, isProcessing: false)

    /// Adds a layout manager.
    open func addLayoutManager(_ aLayoutManager: NSLayoutManager) {
        guard !layoutManagers.contains(where: { $0 === aLayoutManager }) else { return }
        layoutManagers.append(aLayoutManager)
        actingOnMainActor { aLayoutManager.storage = self }
    }
    /// Removes a layout manager.
    open func removeLayoutManager(_ aLayoutManager: NSLayoutManager) {
        layoutManagers.removeAll { $0 === aLayoutManager }
        actingOnMainActor { if aLayoutManager.storage === self { aLayoutManager.storage = nil } }
    }

    // MARK: Changes

    /// Begins a batch of changes; the last call of ``endEditing()`` processes it.
    open override func beginEditing() { editing.depth += 1 }
    /// Ends a batch of changes.
    open override func endEditing() {
        editing.depth = max(0, editing.depth - 1)
        processWhereDue()
    }

    /// Records a change and processes it unless a batch is in progress.
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

    /// Processes pending changes; changes made during the processing become part of them.
    private func processWhereDue() {
        guard editing.depth == 0, !editing.isProcessing, !editedMask.isEmpty else { return }
        editing.isProcessing = true
        processEditing()
        editing.isProcessing = false
        (editedMask, editedRange, changeInLength) = ([], NSRange(location: NSNotFound, length: 0), 0)
    }

    /// Notifies observers and the delegate, which may make more changes, and then the layout managers.
    open func processEditing() {
        NotificationCenter.default.post(name: Self.willProcessEditingNotification, object: self)
        actingOnMainActor {
            delegate?.textStorage(
                self, willProcessEditing: editedMask, range: editedRange, changeInLength: changeInLength)
        }
        NotificationCenter.default.post(name: Self.didProcessEditingNotification, object: self)
        actingOnMainActor {
            delegate?.textStorage(
                self, didProcessEditing: editedMask, range: editedRange, changeInLength: changeInLength)
        }
        tellManagers()
    }

    /// Notifies the layout managers, and repeats this if one of them makes more changes.
    private func tellManagers() {
        for _ in 0..<Self.mostAnswers {
            let told = revision
            actingOnMainActor {
                for manager in layoutManagers {
                    manager.processEditing(
                        for: self, edited: editedMask, range: editedRange, changeInLength: changeInLength,
                        invalidatedRange: editedRange)
                }
            }
            if revision == told { return }
        }
    }

    /// The limit of repetitions for layout managers that answer each change with another one.
    private static var mostAnswers: Int { 8 }

    /// Copies the changed text of a subclass to the superclass's storage, which Foundation reads.
    private func takeOver(_ mask: EditActions, range: NSRange, changeInLength delta: Int) {
        guard type(of: self) != NSTextStorage.self else { return }
        // The subclass's length may differ from the superclass's length.
        let (text, length) = (string as NSString, super.length)
        var changed = NSRange(location: range.location, length: range.length + delta)
        let isWhole =
            range.location >= 0 && range.length >= 0 && changed.length >= 0 && NSMaxRange(range) <= length
            && NSMaxRange(changed) <= text.length && length + delta == text.length
        if !isWhole {
            // The text changed without a call of `edited`, so all of it is copied.
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

    // MARK: Primitive methods

    /// Replaces a range of characters; a range outside the text is reported with Apple's text.
    open override func replaceCharacters(in range: NSRange, with str: String) {
        guard isInText(range) else { return }
        super.replaceCharacters(in: range, with: str)
        edited(.editedCharacters, range: range, changeInLength: (str as NSString).length - range.length)
    }
    /// Replaces the attributes of a range; nil removes them.
    open override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
        guard isInText(range) else { return }
        super.setAttributes(attrs, range: range)
        edited(.editedAttributes, range: range, changeInLength: 0)
    }

    /// Returns whether a range is inside the text; reports misuse if it is not.
    final func isInText(_ range: NSRange) -> Bool {
        if range.location >= 0, range.length >= 0, range.location <= length - range.length { return true }
        actingOnMainActor {
            LayoutMisuse(.generic, "NSMutableRLEArray replaceObjectsInRange:withObject:length:: Out of bounds").report()
        }
        return false
    }

    // MARK: Derived methods

    /// Replaces a range with attributed text.
    open override func replaceCharacters(in range: NSRange, with attrString: NSAttributedString) {
        guard isInText(range) else { return }
        // A replacement by the storage itself uses the text as it was before the change.
        let attrString = attrString === self ? NSAttributedString(attributedString: attrString) : attrString
        beginEditing()
        replaceCharacters(in: range, with: attrString.string)
        attrString.enumerateAttributes(in: NSRange(location: 0, length: attrString.length)) { attributes, run, _ in
            setAttributes(attributes, range: NSRange(location: range.location + run.location, length: run.length))
        }
        endEditing()
    }
    /// Adds an attribute to a range.
    open override func addAttribute(_ name: NSAttributedString.Key, value: Any, range: NSRange) {
        addAttributes([name: value], range: range)
    }
    /// Adds attributes to a range.
    open override func addAttributes(_ attrs: [NSAttributedString.Key: Any] = [:], range: NSRange) {
        changeAttributes(in: range) { $0.merge(attrs) { $1 } }
    }
    /// Removes an attribute from a range.
    open override func removeAttribute(_ name: NSAttributedString.Key, range: NSRange) {
        changeAttributes(in: range) { $0[name] = nil }
    }
    /// Inserts attributed text at an offset, in UTF-16 units.
    open override func insert(_ attrString: NSAttributedString, at loc: Int) {
        replaceCharacters(in: NSRange(location: loc, length: 0), with: attrString)
    }
    /// Appends attributed text.
    open override func append(_ attrString: NSAttributedString) { insert(attrString, at: length) }
    /// Deletes a range.
    open override func deleteCharacters(in range: NSRange) { replaceCharacters(in: range, with: "") }
    /// Replaces the whole text.
    open override func setAttributedString(_ attrString: NSAttributedString) {
        replaceCharacters(in: NSRange(location: 0, length: length), with: attrString)
    }
    /// The text without attributes as a mutable string; changes of it are changes of the storage.
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
