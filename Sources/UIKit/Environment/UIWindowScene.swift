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
}

/// The windows on a screen; the process has one scene.
@preconcurrency @MainActor open class UIWindowScene: UIScene {
    /// The windows that were shown, the key window last.
    open var windows: [UIWindow] { UIApplication.shared.windows }
    /// The window that takes the keys.
    open var keyWindow: UIWindow? { UIApplication.shared.keyWindow }
    /// The screen.
    open var screen: UIScreen { .main }
    /// Upright where the screen is at least as high as wide, else on its side.
    open var interfaceOrientation: UIInterfaceOrientation {
        screen.bounds.height >= screen.bounds.width ? .portrait : .landscapeRight
    }
    /// The traits of the process.
    open var traitCollection: UITraitCollection { .current }
}

extension UIApplication {
    /// The scenes: the one of the process.
    public var connectedScenes: Set<UIScene> { [scene] }
}

extension UIWindow {
    /// The scene of the process.
    public var windowScene: UIWindowScene? { UIApplication.shared.scene }
    /// A window of the scene's screen.
    public convenience init(windowScene: UIWindowScene) { self.init(frame: windowScene.screen.bounds) }
}
