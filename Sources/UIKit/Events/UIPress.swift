import Foundation

/// A press of a physical button.
///
/// Plumb creates no presses; the class exists for overrides of responder methods.
@preconcurrency @MainActor open class UIPress: NSObject {
    /// Creates a press.
    public override init() { super.init() }
}

/// An event of presses.
///
/// Plumb creates no such events.
@preconcurrency @MainActor open class UIPressesEvent: UIEvent {}
