import Foundation

/// A screen: its size and how many pixels there are to a point.
@preconcurrency @MainActor open class UIScreen: NSObject {
    /// The screen of the process: 375 × 667 points at 2 pixels a point until the host sets another.
    public static let main = UIScreen()

    /// The size of the screen, in points.
    open internal(set) var bounds = CGRect(x: 0, y: 0, width: 375, height: 667)
    /// How many pixels there are to a point.
    open internal(set) var scale: CGFloat = 2
    /// How many device pixels there are to a point.
    open var nativeScale: CGFloat { scale }
    /// The size of the screen in pixels.
    open var nativeBounds: CGRect {
        CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
    }

    /// Makes the screen another one, and tells the windows that were shown of other traits; Apple's is given by the device, here the
    /// host gives it.
    public func configure(size: CGSize, scale: CGFloat) {
        UIApplication.shared.tellingWindows {
            bounds = CGRect(origin: .zero, size: size)
            if scale > 0, scale.isFinite { self.scale = scale }
        }
    }

    /// How many pictures a second the screen shows at most.
    open var maximumFramesPerSecond: Int { 60 }

    /// What layout adapts to.
    open var traitCollection: UITraitCollection { .ofProcess }

    /// All screens: one.
    open class var screens: [UIScreen] { [main] }
    /// How bright the screen is, from 0 to 1; kept.
    open var brightness: CGFloat = 0.5
    /// Whether the screen is recorded; no.
    open var isCaptured: Bool { false }
    /// The rectangle that programs fill: all of it.
    open var applicationFrame: CGRect { bounds }
    /// The screen has another brightness; a host may post it.
    nonisolated public static let brightnessDidChangeNotification = Notification.Name(
        "UIScreenBrightnessDidChangeNotification")
    /// There is another screen; a host may post it.
    nonisolated public static let didConnectNotification = Notification.Name("UIScreenDidConnectNotification")
    /// A screen is gone; a host may post it.
    nonisolated public static let didDisconnectNotification = Notification.Name("UIScreenDidDisconnectNotification")
}
