import Foundation

/// Who gives the titles of values and hears which is chosen.
///
/// Nothing shows the wheels here and there are no touches, so that nothing is asked or told.
@preconcurrency @MainActor public protocol UIPickerViewDelegate: NSObjectProtocol {}
