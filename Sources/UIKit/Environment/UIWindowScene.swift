import Foundation

/// How the interface stands on the device.
///
/// Raw values are Apple's.
public enum UIInterfaceOrientation: Int, Hashable, Sendable {
    /// Not known.
    case unknown = 0
    /// Upright.
    case portrait = 1
    /// Upside down.
    case portraitUpsideDown = 2
    /// On its side, with the button at the right.
    case landscapeRight = 3
    /// On its side, with the button at the left.
    case landscapeLeft = 4

    /// Whether it stands on its side.
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
    /// Whether it stands upright or upside down.
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
}

/// A part of the interface that the system shows by itself.
@preconcurrency @MainActor open class UIScene: UIResponder {
    override init() { super.init() }

    /// The scene as the system remembers it.
    public let session = UISceneSession()
    /// Who begins the scene; a host sets it, and it is held.
    open var delegate: (any UISceneDelegate)?
    /// What the system calls the scene; kept.
    open var title: String! = ""
}

/// The windows on a screen; the process has one scene.
@preconcurrency @MainActor open class UIWindowScene: UIScene {
    /// The windows that were shown, the key window last.
    open var windows: [UIWindow] { UIApplication.shared.windows }
    /// The window that takes the keys.
    open var keyWindow: UIWindow? { UIApplication.shared.keyWindow }
    /// The screen.
    open var screen: UIScreen { .main }
    /// Upright where the window that takes the keys is held so, or the screen is at least as high as wide; else on its side.
    open var interfaceOrientation: UIInterfaceOrientation {
        switch (keyWindow?.boundsStorage.size).map(UIWindow.Shape.init) {
        case .upright: .portrait
        case .onItsSide: .landscapeRight
        default: screen.bounds.height >= screen.bounds.width ? .portrait : .landscapeRight
        }
    }
    /// The traits of the process.
    open var traitCollection: UITraitCollection { .ofProcess }
    /// What is known of the status bar.
    open private(set) lazy var statusBarManager: UIStatusBarManager? = UIStatusBarManager()
    /// What the scene may be no smaller and no larger than; nil, as on phones.
    open var sizeRestrictions: UISceneSizeRestrictions? { nil }
}

/// What is known of the status bar; a host says what covers its windows.
@preconcurrency @MainActor open class UIStatusBarManager: NSObject {
    override init() { super.init() }
    /// Where the status bar is, in points of the screen: what the device covers above in the window that takes the keys.
    open var statusBarFrame: CGRect {
        guard let window = UIApplication.shared.keyWindow, !isStatusBarHidden else { return .zero }
        return CGRect(x: 0, y: 0, width: window.bounds.width, height: window.deviceSafeAreaInsets.top)
    }
    /// Whether the controller of the window that takes the keys wants no status bar.
    open var isStatusBarHidden: Bool {
        var controller = UIApplication.shared.keyWindow?.rootViewController
        while let child = controller?.childForStatusBarHidden { controller = child }
        return controller?.prefersStatusBarHidden ?? false
    }
    /// The light that the controller of the window that takes the keys wants.
    open var statusBarStyle: UIStatusBarStyle {
        var controller = UIApplication.shared.keyWindow?.rootViewController
        while let child = controller?.childForStatusBarStyle { controller = child }
        return controller?.preferredStatusBarStyle ?? .default
    }
}

/// What a scene may be no smaller and no larger than, in points; kept.
@preconcurrency @MainActor open class UISceneSizeRestrictions: NSObject {
    /// The least size.
    open var minimumSize = CGSize.zero
    /// The greatest size.
    open var maximumSize = CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
}

extension UIApplication {
    /// The scenes: the one of the process.
    public var connectedScenes: Set<UIScene> { [scene] }
}
