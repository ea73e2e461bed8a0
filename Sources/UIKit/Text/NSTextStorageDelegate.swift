import Foundation

/// Hears of changes of a text, and may change more: characters and attributes before they count, attributes after that.
///
/// Both methods are optional, as with Apple's.
@preconcurrency @MainActor public protocol NSTextStorageDelegate: NSObjectProtocol {
    /// Called before changes count; the range is that of the changed text, in UTF-16 units.
    func textStorage(
        _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange, changeInLength delta: Int)
    /// Called when changes count, before the text is placed.
    func textStorage(
        _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange, changeInLength delta: Int)
}

extension NSTextStorageDelegate {
    /// Does nothing.
    public func textStorage(
        _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange, changeInLength delta: Int
    ) {}
    /// Does nothing.
    public func textStorage(
        _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange, changeInLength delta: Int
    ) {}
}

extension NSTextStorage {
    /// Posted before changes count.
    public static let willProcessEditingNotification =
        NSNotification.Name("NSTextStorageWillProcessEditingNotification")
    /// Posted when changes count.
    public static let didProcessEditingNotification =
        NSNotification.Name("NSTextStorageDidProcessEditingNotification")
}
