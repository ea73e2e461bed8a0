import Foundation

/// The application, with its windows and its layout direction.
@preconcurrency @MainActor open class UIApplication: UIResponder {
    /// The shared application.
    public static let shared = UIApplication()

    /// The only scene of the application.
    final let scene = UIWindowScene()

    private final class WeakWindow {
        weak var window: UIWindow?
        init(_ window: UIWindow) { self.window = window }
    }
    private var knownWindows: [WeakWindow] = []

    /// The window of an application that has not shown a window.
    private lazy var hostWindow = UIWindow(frame: UIScreen.main.bounds)

    /// The delegate, which the application retains.
    ///
    /// A host sets it.
    open var delegate: (any UIApplicationDelegate)?

    /// The windows that the application has shown, with the key window last.
    ///
    /// The array is never empty. An application without windows gets one window of the screen's size, because tests
    /// expect the window of a host application.
    open var windows: [UIWindow] {
        let shown = knownWindows.compactMap { $0.window }
        return shown.isEmpty ? [hostWindow] : shown
    }
    /// The key window.
    open var keyWindow: UIWindow? { windows.last }

    /// Makes a window the key window, and notifies the former one.
    func makeKey(_ window: UIWindow) {
        let former = knownWindows.last { $0.window != nil }?.window
        guard former !== window else { return }
        knownWindows.removeAll { $0.window == nil || $0.window === window }
        knownWindows.append(WeakWindow(window))
        former?.didResignKey()
        window.didBecomeKey()
    }

    /// The states of an application.
    ///
    /// The raw values equal Apple's.
    public enum State: Int, Hashable, Sendable {
        /// The application is in the foreground and receives events.
        case active = 0
        /// The application is in the foreground and receives no events.
        case inactive = 1
        /// The application is in the background.
        case background = 2
    }
    /// The state of the application.
    ///
    /// The value is ``hostState``.
    open var applicationState: State { hostState }
    /// The value of ``applicationState``.
    ///
    /// In UIKit the system determines it; in Plumb the host sets it. The default is ``State/active``.
    @_spi(Host) public var hostState = State.active

    /// Opens a URL with the host, and calls the handler before the method returns.
    ///
    /// Without a host, nothing opens and the handler gets `false`.
    open func open(
        _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
        completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
    ) { completion?(hostOpensURL?(url) ?? false) }
    /// Returns whether the application can open a URL: whether the host opens URLs.
    open func canOpenURL(_ url: URL) -> Bool { hostOpensURL != nil }
    /// The closure that opens a URL and returns whether it opened.
    @_spi(Host) public final var hostOpensURL: ((URL) -> Bool)?
    /// Sends a selector to a target that is an ``ActionTarget``, and returns whether the target received it.
    ///
    /// For `nil`, the nearest action target of the responder chain receives it, from the first responder on. For other targets the method
    /// returns `false`.
    @discardableResult open func sendAction(
        _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
    ) -> Bool {
        guard let target = target as? any ActionTarget ?? (target == nil ? UIResponder.firstActionTarget : nil) else {
            return false
        }
        target.perform(action, from: sender)
        return true
    }
    /// A Boolean value that indicates whether the screen stays on without user interaction.
    ///
    /// Plumb stores the value and does not use it.
    open var isIdleTimerDisabled = false
    /// A Boolean value that indicates whether the network activity indicator is visible.
    ///
    /// Plumb stores the value and does not use it.
    open var isNetworkActivityIndicatorVisible = false
    /// The number on the application's icon.
    ///
    /// Plumb stores the value and does not use it.
    open var applicationIconBadgeNumber = 0
    /// The style of the status bar.
    ///
    /// Plumb stores the value and does not use it.
    open var statusBarStyle = UIStatusBarStyle.default
    /// The frame of the status bar, in points of the screen.
    ///
    /// Its height is the top inset of the device's safe area.
    open var statusBarFrame: CGRect { scene.statusBarManager?.statusBarFrame ?? .zero }
    /// The number of background tasks that the application has begun.
    final var beganTasks = 0
    /// The background tasks that the application has begun and not ended.
    @_spi(Host) public internal(set) final var backgroundTasks: Set<UIBackgroundTaskIdentifier> = []
    /// The orientation of the interface.
    open var statusBarOrientation: UIInterfaceOrientation { scene.interfaceOrientation }
    /// A Boolean value that indicates whether the application supports more than one scene.
    ///
    /// The value is always `false` in Plumb.
    open var supportsMultipleScenes: Bool { false }
    /// Suspends the delivery of touch events until the matching ``endIgnoringInteractionEvents()``.
    open func beginIgnoringInteractionEvents() { suspensions += 1 }
    /// Resumes the delivery of touch events.
    open func endIgnoringInteractionEvents() { suspensions = max(0, suspensions - 1) }
    /// A Boolean value that indicates whether the delivery of touch events is suspended.
    open var isIgnoringInteractionEvents: Bool { suspensions > 0 }
    private var suspensions = 0

    /// The layout direction of the user's language.
    ///
    /// The value is ``hostLayoutDirection``.
    open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { hostLayoutDirection }

    /// The value of ``userInterfaceLayoutDirection``, and the direction of views without a direction of their own.
    ///
    /// In UIKit the language determines it; in Plumb the host sets it. The default is left to right. A change updates
    /// the windows that the application has shown.
    @_spi(Host) public var hostLayoutDirection: UIUserInterfaceLayoutDirection {
        get { LayoutEnvironment.current.layoutDirection }
        set {
            guard newValue != LayoutEnvironment.current.layoutDirection else { return }
            LayoutEnvironment.current.layoutDirection = newValue
            for known in knownWindows { known.window?.languageDidChange() }
        }
    }

    /// The user's preferred text size.
    ///
    /// The host sets it. A change notifies the windows that the application has shown and posts a notification.
    open var preferredContentSizeCategory: UIContentSizeCategory {
        get { contentSizeCategory }
        set {
            guard newValue != contentSizeCategory else { return }
            tellingWindows { contentSizeCategory = newValue }
            NotificationCenter.default.post(name: UIContentSizeCategory.didChangeNotification, object: self)
        }
    }
    private var contentSizeCategory = UIContentSizeCategory.large

    /// Applies a change that affects traits, and notifies the windows that the application has shown.
    final func tellingWindows(_ change: () -> Void) {
        let audiences = knownWindows.compactMap { $0.window.map(TraitAudience.init(below:)) }
        change()
        for audience in audiences { audience.tell() }
    }
}
