import Foundation

/// The methods that respond to changes of a text storage.
///
/// Before the processing the delegate may change characters and attributes, after it only attributes. Both methods are optional, as
/// in Apple's UIKit.
@preconcurrency @MainActor public protocol NSTextStorageDelegate: NSObjectProtocol {
    /// Notifies the delegate that changes are about to be processed.
    ///
    /// The range is in the changed text, in UTF-16 units.
    func textStorage(
        _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange, changeInLength delta: Int)
    /// Notifies the delegate that changes are processed, before the text is laid out.
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
    /// A notification that a storage posts before it processes changes.
    public static let willProcessEditingNotification =
        NSNotification.Name("NSTextStorageWillProcessEditingNotification")
    /// A notification that a storage posts after it has processed changes.
    public static let didProcessEditingNotification =
        NSNotification.Name("NSTextStorageDidProcessEditingNotification")
}
