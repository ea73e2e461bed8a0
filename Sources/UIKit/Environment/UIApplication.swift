import Foundation

/// The process as layout code sees it: its windows and its direction of reading.
@preconcurrency @MainActor open class UIApplication: UIResponder {
    /// The one application of the process.
    public static let shared = UIApplication()

    /// The one scene of the process.
    final let scene = UIWindowScene()

    private final class WeakWindow {
        weak var window: UIWindow?
        init(_ window: UIWindow) { self.window = window }
    }
    private var knownWindows: [WeakWindow] = []

    /// The window of a program that has shown none.
    private lazy var hostWindow = UIWindow(frame: UIScreen.main.bounds)

    /// Who begins the application; a host sets it, and it is held.
    open var delegate: (any UIApplicationDelegate)?

    /// The windows that were shown, the key window last.
    ///
    /// Never empty: a program that has shown none gets one of the screen's size, as tests find one in their host application.
    open var windows: [UIWindow] {
        let shown = knownWindows.compactMap { $0.window }
        return shown.isEmpty ? [hostWindow] : shown
    }
    /// The window that takes the keys.
    open var keyWindow: UIWindow? { windows.last }

    func makeKey(_ window: UIWindow) {
        knownWindows.removeAll { $0.window == nil || $0.window === window }
        knownWindows.append(WeakWindow(window))
    }

    /// Whether the program is in front; a host says so.
    ///
    /// Raw values are Apple's.
    public enum State: Int, Hashable, Sendable {
        /// In front, and it gets what the user does.
        case active = 0
        /// In front, and it gets nothing.
        case inactive = 1
        /// Behind.
        case background = 2
    }
    /// Whether the program is in front: it is, until the host says otherwise.
    open var applicationState: State { hostState }
    /// What `applicationState` answers; Apple's follows the system, here the host sets it.
    public var hostState = State.active

    /// Opens an address elsewhere; nothing does here, and the handler hears so before the call returns.
    open func open(
        _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
        completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
    ) { completion?(false) }
    /// Whether an address can be opened elsewhere; nothing opens it here.
    open func canOpenURL(_ url: URL) -> Bool { false }
    /// Sends a message to an object, or to whoever takes it along the chain from the first responder; whether somebody took it.
    @discardableResult open func sendAction(
        _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
    ) -> Bool {
        guard let target = target as? any ActionTarget else { return false }
        target.perform(action, from: sender)
        return true
    }
    /// Whether the screen stays on while nobody touches it; kept.
    open var isIdleTimerDisabled = false
    /// Whether a sign for loading is shown; kept.
    open var isNetworkActivityIndicatorVisible = false
    /// The number at the program's picture; kept.
    open var applicationIconBadgeNumber = 0
    /// The light of the status bar; kept.
    open var statusBarStyle = UIStatusBarStyle.default
    /// Where the status bar is, in points of the screen: what the device covers above.
    open var statusBarFrame: CGRect { scene.statusBarManager?.statusBarFrame ?? .zero }
    /// How much work was said to go on behind.
    final var backgroundTasks = 0
    /// How the interface stands on the device.
    open var statusBarOrientation: UIInterfaceOrientation { scene.interfaceOrientation }
    /// Whether there may be more scenes than one: no.
    open var supportsMultipleScenes: Bool { false }
    /// Has no touches come; there are none.
    open func beginIgnoringInteractionEvents() {}
    /// Has touches come again; there are none.
    open func endIgnoringInteractionEvents() {}

    /// The direction in which the user's language is read; left to right until the host sets another.
    open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { hostLayoutDirection }

    /// What `userInterfaceLayoutDirection` answers, and how views are laid out that have no direction of their own; Apple's follows the
    /// language, here the host sets it, and the windows that were shown turn.
    public var hostLayoutDirection: UIUserInterfaceLayoutDirection {
        get { LayoutEnvironment.layoutDirection }
        set {
            guard newValue != LayoutEnvironment.layoutDirection else { return }
            LayoutEnvironment.layoutDirection = newValue
            for known in knownWindows { known.window?.languageDidChange() }
        }
    }

    /// The size of text that the user has chosen; the host sets it, and the windows that were shown hear of it.
    open var preferredContentSizeCategory: UIContentSizeCategory {
        get { contentSizeCategory }
        set {
            guard newValue != contentSizeCategory else { return }
            tellingWindows { contentSizeCategory = newValue }
            NotificationCenter.default.post(name: UIContentSizeCategory.didChangeNotification, object: self)
        }
    }
    private var contentSizeCategory = UIContentSizeCategory.large

    /// Changes what traits come from, and tells the windows that were shown.
    final func tellingWindows(_ change: () -> Void) {
        let audiences = knownWindows.compactMap { $0.window.map(TraitAudience.init(below:)) }
        change()
        for audience in audiences { audience.tell() }
    }
}
