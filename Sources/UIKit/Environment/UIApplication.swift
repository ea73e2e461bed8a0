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

    /// The direction in which the user's language is read; left to right until the host sets another.
    open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { hostLayoutDirection }

    /// What `userInterfaceLayoutDirection` answers; Apple's follows the language, here the host sets it.
    public var hostLayoutDirection = UIUserInterfaceLayoutDirection.leftToRight

    /// The size of text that the user has chosen; the host sets it, and the windows that were shown hear of it.
    open var preferredContentSizeCategory: UIContentSizeCategory {
        get { contentSizeCategory }
        set {
            guard newValue != contentSizeCategory else { return }
            let audiences = knownWindows.compactMap { $0.window.map(TraitAudience.init(below:)) }
            contentSizeCategory = newValue
            for audience in audiences { audience.tell() }
            NotificationCenter.default.post(name: UIContentSizeCategory.didChangeNotification, object: self)
        }
    }
    private var contentSizeCategory = UIContentSizeCategory.large
}
