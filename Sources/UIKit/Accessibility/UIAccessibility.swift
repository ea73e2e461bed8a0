import Foundation

/// The accessibility notifications and settings.
///
/// Plumb runs no assistive technology.
@preconcurrency @MainActor public enum UIAccessibility {
    /// A notification to assistive technologies.
    ///
    /// The raw values equal Apple's.
    public struct Notification: RawRepresentable, Hashable, Sendable {
        /// The number of the notification, as in UIKit.
        public let rawValue: UInt32
        /// Creates a notification from its number.
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        /// A major part of the screen changed.
        public static let screenChanged = Notification(rawValue: 1000)
        /// An element appeared or disappeared.
        public static let layoutChanged = Notification(rawValue: 1001)
        /// An announcement to read aloud.
        public static let announcement = Notification(rawValue: 1008)
        /// A page scrolled.
        public static let pageScrolled = Notification(rawValue: 1009)
    }

    /// Posts a notification to assistive technologies: the host receives it.
    public static func post(notification: Notification, argument: Any?) { hostHandler?(notification, argument) }
    /// The closure that receives the notifications in place of assistive technologies.
    @_spi(Host) public static var hostHandler: ((Notification, Any?) -> Void)?
    /// A Boolean value that indicates whether VoiceOver is running: always false in Plumb.
    public static var isVoiceOverRunning: Bool { false }
    /// A Boolean value that indicates whether Reduce Motion is enabled: always false in Plumb.
    public static var isReduceMotionEnabled: Bool { false }
    /// A Boolean value that indicates whether Reduce Transparency is enabled: always false in Plumb.
    public static var isReduceTransparencyEnabled: Bool { false }
    /// A Boolean value that indicates whether Bold Text is enabled: always false in Plumb.
    public static var isBoldTextEnabled: Bool { false }
    /// A Boolean value that indicates whether Increase Contrast is enabled: always false in Plumb.
    public static var isDarkerSystemColorsEnabled: Bool { false }
    /// A Boolean value that indicates whether colors are inverted: always false in Plumb.
    public static var isInvertColorsEnabled: Bool { false }
    /// A Boolean value that indicates whether the grayscale filter is enabled: always false in Plumb.
    public static var isGrayscaleEnabled: Bool { false }
    /// A Boolean value that indicates whether Switch Control is running: always false in Plumb.
    public static var isSwitchControlRunning: Bool { false }
    /// A Boolean value that indicates whether Guided Access is enabled: always false in Plumb.
    public static var isGuidedAccessEnabled: Bool { false }
    /// A Boolean value that indicates whether Button Shapes is enabled: always false in Plumb.
    public static var buttonShapesEnabled: Bool { false }
    /// A Boolean value that indicates whether Differentiate Without Color is enabled: always false in Plumb.
    public static var shouldDifferentiateWithoutColor: Bool { false }
    /// A Boolean value that indicates whether Prefer Cross-Fade Transitions is enabled: always false in Plumb.
    public static var prefersCrossFadeTransitions: Bool { false }

    /// Converts a rectangle of a view to screen coordinates, in points.
    public static func convertToScreenCoordinates(_ rect: CGRect, in view: UIView) -> CGRect {
        let inWindow = view.convert(rect, to: nil)
        guard let window = view.window else { return inWindow }
        return inWindow.offsetBy(dx: window.frame.minX, dy: window.frame.minY)
    }

    /// A notification of a change of the VoiceOver status.
    ///
    /// Plumb does not post it; a host may.
    nonisolated public static let voiceOverStatusDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityVoiceOverStatusDidChangeNotification")
    /// A notification of a change of Reduce Motion.
    ///
    /// Plumb does not post it; a host may.
    nonisolated public static let reduceMotionStatusDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityReduceMotionStatusDidChangeNotification")
    /// A notification of a change of Reduce Transparency.
    ///
    /// Plumb does not post it; a host may.
    nonisolated public static let reduceTransparencyStatusDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityReduceTransparencyStatusDidChangeNotification")
    /// A notification of a change of Bold Text.
    ///
    /// Plumb does not post it; a host may.
    nonisolated public static let boldTextStatusDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityBoldTextStatusDidChangeNotification")
    /// A notification of a change of Increase Contrast.
    ///
    /// Plumb does not post it; a host may.
    nonisolated public static let darkerSystemColorsStatusDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityDarkerSystemColorsStatusDidChangeNotification")
}
