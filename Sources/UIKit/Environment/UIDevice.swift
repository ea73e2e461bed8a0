import Foundation

/// The types of device.
///
/// The raw values equal Apple's.
public enum UIUserInterfaceIdiom: Int, Hashable, Sendable {
    /// An unspecified device.
    case unspecified = -1
    /// An iPhone.
    case phone = 0
    /// An iPad.
    case pad = 1
    /// An Apple TV.
    case tv = 2
    /// A CarPlay display.
    case carPlay = 3
    /// A Mac.
    case mac = 5
    /// An Apple Vision device.
    case vision = 6
}

/// The device that Plumb simulates.
@preconcurrency @MainActor open class UIDevice: NSObject {
    /// The current device.
    public static let current = UIDevice()
    /// The type of the device.
    ///
    /// The value is ``hostIdiom``.
    open var userInterfaceIdiom: UIUserInterfaceIdiom { hostIdiom }
    /// The value of ``userInterfaceIdiom``.
    ///
    /// In UIKit the hardware determines it; in Plumb the host sets it. The default is a phone.
    @_spi(Host) public var hostIdiom = UIUserInterfaceIdiom.phone
    /// The orientation of the device.
    ///
    /// The value is ``hostOrientation``.
    open var orientation: UIDeviceOrientation { hostOrientation }
    /// The value of ``orientation``.
    ///
    /// In UIKit the hardware determines it; in Plumb the host sets it. The default is unknown.
    @_spi(Host) public var hostOrientation = UIDeviceOrientation.unknown
    /// Starts the generation of orientation notifications until the matching end.
    open func beginGeneratingDeviceOrientationNotifications() { orientationObservers += 1 }
    /// Ends the generation of orientation notifications.
    open func endGeneratingDeviceOrientationNotifications() { orientationObservers = max(0, orientationObservers - 1) }
    /// A Boolean value that indicates whether orientation notifications are generated, which a host posts.
    open var isGeneratingDeviceOrientationNotifications: Bool { orientationObservers > 0 }
    private var orientationObservers = 0
    /// A notification that the orientation of the device has changed.
    ///
    /// Plumb does not post it; a host may.
    nonisolated public static let orientationDidChangeNotification = Notification.Name(
        "UIDeviceOrientationDidChangeNotification")
    /// The version of the system whose layout Plumb reproduces.
    open var systemVersion: String { "17.0" }
    /// The name of the device.
    ///
    /// The value is the model.
    open var name: String { model }
    /// The localized name of the model.
    ///
    /// The value is the model.
    open var localizedModel: String { model }
    /// The identifier of the device for one vendor.
    ///
    /// The value is always `nil` in Plumb.
    open var identifierForVendor: UUID? { nil }
    /// The battery level, from 0 to 1.
    ///
    /// The value is always -1, which means unknown, in Plumb.
    open var batteryLevel: Float { -1 }
    /// A Boolean value that indicates whether the device monitors its battery.
    ///
    /// Plumb stores the value and does not use it.
    open var isBatteryMonitoringEnabled = false
    /// A Boolean value that indicates whether the device monitors its proximity sensor.
    ///
    /// Plumb stores the value and does not use it.
    open var isProximityMonitoringEnabled = false
    /// A Boolean value that indicates whether the device supports multitasking.
    ///
    /// The value is always `true` in Plumb.
    open var isMultitaskingSupported: Bool { true }
    /// The name of the system.
    open var systemName: String { "iOS" }
    /// The model of the device.
    open var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
}

/// Returns the type of the current device, for old code.
@preconcurrency @MainActor public func UI_USER_INTERFACE_IDIOM() -> UIUserInterfaceIdiom {
    UIDevice.current.userInterfaceIdiom
}
