import Foundation

/// A delegate of a picker view.
///
/// Plumb shows no wheels and has no touches, so that the protocol has no methods.
@preconcurrency @MainActor public protocol UIPickerViewDelegate: NSObjectProtocol {}
