import Foundation

/// A screen with its size and its scale.
@preconcurrency @MainActor open class UIScreen: NSObject {
    /// The screen of the process, by default 375 × 667 points with 2 pixels per point.
    ///
    /// ``configure(size:scale:)`` changes it.
    public static let main = UIScreen()

    /// The bounds of the screen, in points.
    open internal(set) var bounds = CGRect(x: 0, y: 0, width: 375, height: 667)
    /// The number of pixels per point.
    open internal(set) var scale: CGFloat = 2
    /// The number of physical pixels per point.
    ///
    /// The value is ``scale``.
    open var nativeScale: CGFloat { scale }
    /// The bounds of the screen, in pixels.
    open var nativeBounds: CGRect {
        CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
    }

    /// Sets the size, in points, and the scale of the screen.
    ///
    /// The method notifies the windows that the application has shown of new traits. In UIKit the device determines the
    /// screen; in Plumb the host sets it. A scale that is not positive and finite is ignored.
    @_spi(Host) public func configure(size: CGSize, scale: CGFloat) {
        UIApplication.shared.tellingWindows {
            bounds = CGRect(origin: .zero, size: size)
            if scale > 0, scale.isFinite { self.scale = scale }
        }
    }

    /// The maximum number of frames per second.
    ///
    /// The value is always 60 in Plumb.
    open var maximumFramesPerSecond: Int { 60 }

    /// The traits of the process.
    open var traitCollection: UITraitCollection { .ofProcess }

    /// The screens.
    ///
    /// Plumb has one screen.
    open class var screens: [UIScreen] { [main] }
    /// The brightness, from 0 to 1.
    ///
    /// Plumb stores the value and does not use it.
    open var brightness: CGFloat = 0.5
    /// A Boolean value that indicates whether the screen is being captured.
    ///
    /// The value is always `false` in Plumb.
    open var isCaptured: Bool { false }
    /// The frame of the application's window: the bounds of the screen.
    open var applicationFrame: CGRect { bounds }
    /// A notification that the brightness has changed.
    ///
    /// Plumb does not post it; a host may.
    nonisolated public static let brightnessDidChangeNotification = Notification.Name(
        "UIScreenBrightnessDidChangeNotification")
    /// A notification that a screen has connected.
    ///
    /// Plumb does not post it; a host may.
    nonisolated public static let didConnectNotification = Notification.Name("UIScreenDidConnectNotification")
    /// A notification that a screen has disconnected.
    ///
    /// Plumb does not post it; a host may.
    nonisolated public static let didDisconnectNotification = Notification.Name("UIScreenDidDisconnectNotification")
}
