import Foundation

/// Kinds of device.
///
/// Raw values are Apple's.
public enum UIUserInterfaceIdiom: Int, Hashable, Sendable {
    /// Not known.
    case unspecified = -1
    /// A phone.
    case phone = 0
    /// A tablet.
    case pad = 1
    /// A television.
    case tv = 2
    /// A car.
    case carPlay = 3
    /// A Mac.
    case mac = 5
    /// A headset.
    case vision = 6
}

/// The device that the process pretends to run on.
@preconcurrency @MainActor open class UIDevice: NSObject {
    /// The one device of the process.
    public static let current = UIDevice()
    /// Its kind; a phone until the host sets another.
    open var userInterfaceIdiom: UIUserInterfaceIdiom { hostIdiom }
    /// What `userInterfaceIdiom` answers; Apple's follows the hardware, here the host sets it.
    public var hostIdiom = UIUserInterfaceIdiom.phone
    /// How the device is held; not known until the host sets it, as Apple's before it is asked to watch.
    open var orientation: UIDeviceOrientation { hostOrientation }
    /// What `orientation` answers; Apple's follows the hardware, here the host sets it.
    public var hostOrientation = UIDeviceOrientation.unknown
    /// Has the device watch how it is held; the host does.
    open func beginGeneratingDeviceOrientationNotifications() {}
    /// Has the device watch no longer.
    open func endGeneratingDeviceOrientationNotifications() {}
    /// The device is held another way; a host may post it.
    nonisolated public static let orientationDidChangeNotification = Notification.Name(
        "UIDeviceOrientationDidChangeNotification")
    /// The version of the system whose layout is followed.
    open var systemVersion: String { "17.0" }
    /// What the user calls the device: its model.
    open var name: String { model }
    /// The model in the user's language.
    open var localizedModel: String { model }
    /// What tells the device apart from others for programs of one maker; none here.
    open var identifierForVendor: UUID? { nil }
    /// How full the battery is, from 0 to 1; not known.
    open var batteryLevel: Float { -1 }
    /// Whether the battery is watched; kept.
    open var isBatteryMonitoringEnabled = false
    /// Whether something near is watched for; kept.
    open var isProximityMonitoringEnabled = false
    /// Whether several programs run.
    open var isMultitaskingSupported: Bool { true }
    /// Clicks as a key does; nothing is heard.
    open func playInputClick() {}
    /// The name of the system.
    open var systemName: String { "iOS" }
    /// The model.
    open var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
}

/// The kind of the device, as old code asks for it.
@preconcurrency @MainActor public func UI_USER_INTERFACE_IDIOM() -> UIUserInterfaceIdiom {
    UIDevice.current.userInterfaceIdiom
}
