import Foundation

/// The orientations of the interface.
///
/// The raw values equal Apple's.
public enum UIInterfaceOrientation: Int, Hashable, Sendable {
    /// An unknown orientation.
    case unknown = 0
    /// The interface is upright.
    case portrait = 1
    /// The interface is upside down.
    case portraitUpsideDown = 2
    /// The interface is in landscape, with the home button on the right.
    case landscapeRight = 3
    /// The interface is in landscape, with the home button on the left.
    case landscapeLeft = 4

    /// A Boolean value that indicates whether the orientation is a landscape orientation.
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
    /// A Boolean value that indicates whether the orientation is a portrait orientation.
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
}

/// An instance of the application's user interface.
@preconcurrency @MainActor open class UIScene: UIResponder {
    override init() { super.init() }

    /// The session of the scene.
    public let session = UISceneSession()
    /// The delegate, which the scene retains.
    ///
    /// A host sets it.
    open var delegate: (any UISceneDelegate)?
    /// The title of the scene.
    ///
    /// Plumb stores the value and does not use it.
    open var title: String! = ""
}

/// A scene with windows.
///
/// Plumb has one scene for each process.
@preconcurrency @MainActor open class UIWindowScene: UIScene {
    /// The windows that the application has shown, with the key window last.
    open var windows: [UIWindow] { UIApplication.shared.windows }
    /// The key window.
    open var keyWindow: UIWindow? { UIApplication.shared.keyWindow }
    /// The screen.
    open var screen: UIScreen { .main }
    /// The orientation of the key window or, without a fixed orientation, of the screen.
    ///
    /// A screen that is at least as high as wide is in portrait.
    open var interfaceOrientation: UIInterfaceOrientation {
        switch (keyWindow?.boundsStorage.size).map(UIWindow.Shape.init) {
        case .upright: .portrait
        case .onItsSide: .landscapeRight
        default: screen.bounds.height >= screen.bounds.width ? .portrait : .landscapeRight
        }
    }
    /// The traits of the process.
    open var traitCollection: UITraitCollection { .ofProcess }
    /// The manager of the status bar.
    open private(set) lazy var statusBarManager: UIStatusBarManager? = UIStatusBarManager()
    /// The size restrictions of the scene.
    ///
    /// The value is always `nil` in Plumb, as on iPhone.
    open var sizeRestrictions: UISceneSizeRestrictions? { nil }
}

/// A manager of the status bar.
///
/// A host sets the safe area of its windows.
@preconcurrency @MainActor open class UIStatusBarManager: NSObject {
    override init() { super.init() }
    /// The frame of the status bar, in points of the screen.
    ///
    /// Its height is the top inset of the device's safe area in the key window.
    open var statusBarFrame: CGRect {
        guard let window = UIApplication.shared.keyWindow, !isStatusBarHidden else { return .zero }
        return CGRect(x: 0, y: 0, width: window.bounds.width, height: window.deviceSafeAreaInsets.top)
    }
    /// A Boolean value that indicates whether the controller of the key window hides the status bar.
    open var isStatusBarHidden: Bool {
        var controller = UIApplication.shared.keyWindow?.rootViewController
        while let child = controller?.childForStatusBarHidden { controller = child }
        return controller?.prefersStatusBarHidden ?? false
    }
    /// The status bar style of the key window's controller.
    open var statusBarStyle: UIStatusBarStyle {
        var controller = UIApplication.shared.keyWindow?.rootViewController
        while let child = controller?.childForStatusBarStyle { controller = child }
        return controller?.preferredStatusBarStyle ?? .default
    }
}

/// The minimum and maximum size of a scene, in points.
///
/// Plumb stores the values and does not use them.
@preconcurrency @MainActor open class UISceneSizeRestrictions: NSObject {
    /// The minimum size, in points.
    ///
    /// Plumb stores the value and does not use it.
    open var minimumSize = CGSize.zero
    /// The maximum size, in points.
    open var maximumSize = CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
}

extension UIApplication {
    /// The connected scenes.
    ///
    /// Plumb has one scene.
    public var connectedScenes: Set<UIScene> { [scene] }
}
