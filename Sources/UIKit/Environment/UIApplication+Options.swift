import Foundation

extension UIApplication {
    /// The keys of the options for opening a URL.
    public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
        /// The name of the key, as in UIKit.
        public let rawValue: String
        /// Creates a key from its name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The key for opening the URL only as a universal link.
        public static let universalLinksOnly = OpenExternalURLOptionsKey(
            rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
    }

    /// The keys of the options of a URL that the application opens.
    public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
        /// The name of the key, as in UIKit.
        public let rawValue: String
        /// Creates a key from its name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The key for the application that sent the request.
        public static let sourceApplication = OpenURLOptionsKey(
            rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
        /// The key for a property list from the application that sent the request.
        public static let annotation = OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsAnnotationKey")
        /// The key for opening a document in place instead of a copy.
        public static let openInPlace = OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsOpenInPlaceKey")
    }

    /// The URL string of the application's settings.
    nonisolated public static let openSettingsURLString = "app-settings:"

    // MARK: Notifications

    /// A notification that the application has become active.
    ///
    /// Plumb does not post it; a host may.
    nonisolated public static let didBecomeActiveNotification = Notification.Name(
        "UIApplicationDidBecomeActiveNotification")
    /// A notification that the application is about to become inactive.
    ///
    /// Plumb does not post it; a host may.
    nonisolated public static let willResignActiveNotification = Notification.Name(
        "UIApplicationWillResignActiveNotification")
    /// A notification that the application has entered the background.
    ///
    /// Plumb does not post it; a host may.
    nonisolated public static let didEnterBackgroundNotification = Notification.Name(
        "UIApplicationDidEnterBackgroundNotification")
    /// A notification that the application is about to enter the foreground.
    ///
    /// Plumb does not post it; a host may.
    nonisolated public static let willEnterForegroundNotification = Notification.Name(
        "UIApplicationWillEnterForegroundNotification")
    /// A notification that the application has finished launching.
    ///
    /// Plumb does not post it; a host may.
    nonisolated public static let didFinishLaunchingNotification = Notification.Name(
        "UIApplicationDidFinishLaunchingNotification")
    /// A notification that the application is about to terminate.
    ///
    /// Plumb does not post it; a host may.
    nonisolated public static let willTerminateNotification = Notification.Name(
        "UIApplicationWillTerminateNotification")
    /// A notification of a memory warning.
    ///
    /// Plumb does not post it; a host may.
    nonisolated public static let didReceiveMemoryWarningNotification = Notification.Name(
        "UIApplicationDidReceiveMemoryWarningNotification")
    /// A notification that the user has taken a screenshot.
    ///
    /// Plumb does not post it; a host may.
    nonisolated public static let userDidTakeScreenshotNotification = Notification.Name(
        "UIApplicationUserDidTakeScreenshotNotification")
    /// A notification of a significant time change, such as a new day.
    ///
    /// Plumb does not post it; a host may.
    nonisolated public static let significantTimeChangeNotification = Notification.Name(
        "UIApplicationSignificantTimeChangeNotification")
    /// A notification that the interface orientation is about to change.
    ///
    /// Plumb does not post it; a host may.
    nonisolated public static let willChangeStatusBarOrientationNotification = Notification.Name(
        "UIApplicationWillChangeStatusBarOrientationNotification")
    /// A notification that the interface orientation has changed.
    ///
    /// Plumb does not post it; a host may.
    nonisolated public static let didChangeStatusBarOrientationNotification = Notification.Name(
        "UIApplicationDidChangeStatusBarOrientationNotification")
    /// A notification that the frame of the status bar is about to change.
    ///
    /// Plumb does not post it; a host may.
    nonisolated public static let willChangeStatusBarFrameNotification = Notification.Name(
        "UIApplicationWillChangeStatusBarFrameNotification")
    /// A notification that the frame of the status bar has changed.
    ///
    /// Plumb does not post it; a host may.
    nonisolated public static let didChangeStatusBarFrameNotification = Notification.Name(
        "UIApplicationDidChangeStatusBarFrameNotification")
}

extension UIScene {
    /// The activation states of a scene.
    ///
    /// The raw values equal Apple's.
    public enum ActivationState: Int, Hashable, Sendable {
        /// The scene is not connected.
        case unattached = -1
        /// The scene is in the foreground and receives events.
        case foregroundActive = 0
        /// The scene is in the foreground and receives no events.
        case foregroundInactive = 1
        /// The scene is in the background.
        case background = 2
    }
    /// The activation state, derived from the application's state.
    public var activationState: ActivationState {
        switch UIApplication.shared.applicationState {
        case .active: .foregroundActive
        case .inactive: .foregroundInactive
        case .background: .background
        }
    }

    /// A notification that the scene is about to connect.
    ///
    /// Plumb does not post it; a host may.
    nonisolated public static let willConnectNotification = Notification.Name("UISceneWillConnectNotification")
    /// A notification that the scene has disconnected.
    ///
    /// Plumb does not post it; a host may.
    nonisolated public static let didDisconnectNotification = Notification.Name("UISceneDidDisconnectNotification")
    /// A notification that the scene has become active.
    ///
    /// Plumb does not post it; a host may.
    nonisolated public static let didActivateNotification = Notification.Name("UISceneDidActivateNotification")
    /// A notification that the scene is about to become inactive.
    ///
    /// Plumb does not post it; a host may.
    nonisolated public static let willDeactivateNotification = Notification.Name("UISceneWillDeactivateNotification")
    /// A notification that the scene is about to enter the foreground.
    ///
    /// Plumb does not post it; a host may.
    nonisolated public static let willEnterForegroundNotification = Notification.Name(
        "UISceneWillEnterForegroundNotification")
    /// A notification that the scene has entered the background.
    ///
    /// Plumb does not post it; a host may.
    nonisolated public static let didEnterBackgroundNotification = Notification.Name(
        "UISceneDidEnterBackgroundNotification")
}

extension UIWindow {
    /// A notification that the window has become visible.
    ///
    /// Plumb does not post it; a host may.
    nonisolated public static let didBecomeVisibleNotification = Notification.Name(
        "UIWindowDidBecomeVisibleNotification")
    /// A notification that the window has become hidden.
    ///
    /// Plumb does not post it; a host may.
    nonisolated public static let didBecomeHiddenNotification = Notification.Name("UIWindowDidBecomeHiddenNotification")
    /// A notification that the window has become the key window.
    nonisolated public static let didBecomeKeyNotification = Notification.Name("UIWindowDidBecomeKeyNotification")
    /// A notification that the window has resigned its key status.
    nonisolated public static let didResignKeyNotification = Notification.Name("UIWindowDidResignKeyNotification")
}
