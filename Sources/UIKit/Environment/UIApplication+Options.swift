import Foundation

extension UIApplication {
    /// The keys of what is wished when an address is opened.
    public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
        /// Apple's name.
        public let rawValue: String
        /// A key of Apple's name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Whether only the program that the address belongs to may open it.
        public static let universalLinksOnly = OpenExternalURLOptionsKey(
            rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
    }

    /// The keys of what is said about an address that is to be opened.
    public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
        /// Apple's name.
        public let rawValue: String
        /// A key of Apple's name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The program that asks.
        public static let sourceApplication = OpenURLOptionsKey(
            rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
        /// What that program adds.
        public static let annotation = OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsAnnotationKey")
        /// Whether the file must be copied before it is changed.
        public static let openInPlace = OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsOpenInPlaceKey")
    }

    /// The address of the program's settings.
    nonisolated public static let openSettingsURLString = "app-settings:"

    // MARK: Notifications

    /// The program has come to the front; a host may post it.
    nonisolated public static let didBecomeActiveNotification = Notification.Name(
        "UIApplicationDidBecomeActiveNotification")
    /// The program is about to leave the front; a host may post it.
    nonisolated public static let willResignActiveNotification = Notification.Name(
        "UIApplicationWillResignActiveNotification")
    /// The program is behind; a host may post it.
    nonisolated public static let didEnterBackgroundNotification = Notification.Name(
        "UIApplicationDidEnterBackgroundNotification")
    /// The program is about to come to the front; a host may post it.
    nonisolated public static let willEnterForegroundNotification = Notification.Name(
        "UIApplicationWillEnterForegroundNotification")
    /// The program has begun; a host may post it.
    nonisolated public static let didFinishLaunchingNotification = Notification.Name(
        "UIApplicationDidFinishLaunchingNotification")
    /// The program is about to end; a host may post it.
    nonisolated public static let willTerminateNotification = Notification.Name(
        "UIApplicationWillTerminateNotification")
    /// There is little memory left; a host may post it.
    nonisolated public static let didReceiveMemoryWarningNotification = Notification.Name(
        "UIApplicationDidReceiveMemoryWarningNotification")
    /// A picture of the screen was taken; a host may post it.
    nonisolated public static let userDidTakeScreenshotNotification = Notification.Name(
        "UIApplicationUserDidTakeScreenshotNotification")
    /// A day has begun or the clock was set; a host may post it.
    nonisolated public static let significantTimeChangeNotification = Notification.Name(
        "UIApplicationSignificantTimeChangeNotification")
    /// The interface is about to stand otherwise; a host may post it.
    nonisolated public static let willChangeStatusBarOrientationNotification = Notification.Name(
        "UIApplicationWillChangeStatusBarOrientationNotification")
    /// The interface stands otherwise; a host may post it.
    nonisolated public static let didChangeStatusBarOrientationNotification = Notification.Name(
        "UIApplicationDidChangeStatusBarOrientationNotification")
    /// The status bar is about to have another place; a host may post it.
    nonisolated public static let willChangeStatusBarFrameNotification = Notification.Name(
        "UIApplicationWillChangeStatusBarFrameNotification")
    /// The status bar has another place; a host may post it.
    nonisolated public static let didChangeStatusBarFrameNotification = Notification.Name(
        "UIApplicationDidChangeStatusBarFrameNotification")
}

extension UIScene {
    /// Whether the scene is in front.
    ///
    /// Raw values are Apple's.
    public enum ActivationState: Int, Hashable, Sendable {
        /// Not yet.
        case unattached = -1
        /// In front, and it gets what the user does.
        case foregroundActive = 0
        /// In front, and it gets nothing.
        case foregroundInactive = 1
        /// Behind.
        case background = 2
    }
    /// Whether the scene is in front, as the program is.
    public var activationState: ActivationState {
        switch UIApplication.shared.applicationState {
        case .active: .foregroundActive
        case .inactive: .foregroundInactive
        case .background: .background
        }
    }

    /// The scene is about to be there; a host may post it.
    nonisolated public static let willConnectNotification = Notification.Name("UISceneWillConnectNotification")
    /// The scene is gone; a host may post it.
    nonisolated public static let didDisconnectNotification = Notification.Name("UISceneDidDisconnectNotification")
    /// The scene has come to the front; a host may post it.
    nonisolated public static let didActivateNotification = Notification.Name("UISceneDidActivateNotification")
    /// The scene is about to leave the front; a host may post it.
    nonisolated public static let willDeactivateNotification = Notification.Name("UISceneWillDeactivateNotification")
    /// The scene is about to come to the front; a host may post it.
    nonisolated public static let willEnterForegroundNotification = Notification.Name(
        "UISceneWillEnterForegroundNotification")
    /// The scene is behind; a host may post it.
    nonisolated public static let didEnterBackgroundNotification = Notification.Name(
        "UISceneDidEnterBackgroundNotification")
}

extension UIWindow {
    /// The window is seen; a host may post it.
    nonisolated public static let didBecomeVisibleNotification = Notification.Name(
        "UIWindowDidBecomeVisibleNotification")
    /// The window is not seen; a host may post it.
    nonisolated public static let didBecomeHiddenNotification = Notification.Name("UIWindowDidBecomeHiddenNotification")
    /// The window takes the keys; a host may post it.
    nonisolated public static let didBecomeKeyNotification = Notification.Name("UIWindowDidBecomeKeyNotification")
    /// The window takes the keys no longer; a host may post it.
    nonisolated public static let didResignKeyNotification = Notification.Name("UIWindowDidResignKeyNotification")
}
