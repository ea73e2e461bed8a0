import Foundation

/// What those who hear the interface are told and have chosen; nobody listens here.
@preconcurrency @MainActor public enum UIAccessibility {
    /// What somebody who hears the interface is told.
    ///
    /// Raw values are Apple's.
    public struct Notification: RawRepresentable, Hashable, Sendable {
        /// Apple's number.
        public let rawValue: UInt32
        /// A notification of Apple's number.
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        /// Other things are shown.
        public static let screenChanged = Notification(rawValue: 1000)
        /// Something came or went.
        public static let layoutChanged = Notification(rawValue: 1001)
        /// A text to be read.
        public static let announcement = Notification(rawValue: 1008)
        /// Something scrolled.
        public static let pageScrolled = Notification(rawValue: 1009)
    }

    /// Tells nobody.
    public static func post(notification: Notification, argument: Any?) {}
    /// Whether somebody hears the interface: nobody.
    public static var isVoiceOverRunning: Bool { false }
    /// Whether movement is to be avoided; nothing moves here.
    public static var isReduceMotionEnabled: Bool { false }
    /// Whether transparency is to be avoided.
    public static var isReduceTransparencyEnabled: Bool { false }
    /// Whether text is bold everywhere.
    public static var isBoldTextEnabled: Bool { false }
    /// Whether colours are to be darker.
    public static var isDarkerSystemColorsEnabled: Bool { false }
    /// Whether colours are inverted.
    public static var isInvertColorsEnabled: Bool { false }
    /// Whether the screen is grey.
    public static var isGrayscaleEnabled: Bool { false }
    /// Whether somebody uses the device by switches.
    public static var isSwitchControlRunning: Bool { false }
    /// Whether only one application may be used.
    public static var isGuidedAccessEnabled: Bool { false }
    /// Whether the outlines of buttons are to be shown.
    public static var buttonShapesEnabled: Bool { false }
    /// Whether colours alone may not tell things apart.
    public static var shouldDifferentiateWithoutColor: Bool { false }
    /// Whether things are to fade where they would move.
    public static var prefersCrossFadeTransitions: Bool { false }

    /// A rectangle of a view on the screen, in points.
    public static func convertToScreenCoordinates(_ rect: CGRect, in view: UIView) -> CGRect {
        let inWindow = view.convert(rect, to: nil)
        guard let window = view.window else { return inWindow }
        return inWindow.offsetBy(dx: window.frame.minX, dy: window.frame.minY)
    }

    /// Somebody begins or stops hearing the interface; nobody does here, and a host may post it.
    nonisolated public static let voiceOverStatusDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityVoiceOverStatusDidChangeNotification")
    /// Movement is to be avoided, or no longer; a host may post it.
    nonisolated public static let reduceMotionStatusDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityReduceMotionStatusDidChangeNotification")
    /// Transparency is to be avoided, or no longer; a host may post it.
    nonisolated public static let reduceTransparencyStatusDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityReduceTransparencyStatusDidChangeNotification")
    /// Text is to be bold, or no longer; a host may post it.
    nonisolated public static let boldTextStatusDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityBoldTextStatusDidChangeNotification")
    /// Colours are to be darker, or no longer; a host may post it.
    nonisolated public static let darkerSystemColorsStatusDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityDarkerSystemColorsStatusDidChangeNotification")
}
