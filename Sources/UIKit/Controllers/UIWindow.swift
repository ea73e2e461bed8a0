import Foundation

/// The root of a view hierarchy on a screen.
@preconcurrency @MainActor open class UIWindow: UIView {
    /// Creates a window in the size of the main screen.
    public convenience init() { self.init(frame: UIScreen.main.bounds) }

    /// Creates a window with a frame on the screen.
    public override init(frame: CGRect) { super.init(frame: frame) }

    /// Creates a window in the size of a scene's screen.
    public init(windowScene: UIWindowScene) { super.init(frame: windowScene.screen.bounds) }

    /// Creates a window from an archive.
    ///
    /// Plumb reads no properties from the archive.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// The controller whose view fills the window.
    open var rootViewController: UIViewController? {
        didSet {
            guard rootViewController !== oldValue else { return }
            oldValue?.takeAllPresentedAway()
            if isShown { oldValue?.beginAppearanceTransition(false, animated: false) }
            oldValue?.viewIfLoaded?.removeFromSuperview()
            showRoot()
            if isShown {
                oldValue?.endAppearanceTransition()
                tellAppearance()
            }
        }
    }

    /// The screen of the window.
    open var screen: UIScreen = .main

    /// The scene of the window; by default, the scene of the app.
    open var windowScene: UIWindowScene? {
        get { givenScene ?? UIApplication.shared.scene }
        set { givenScene = newValue }
    }
    private weak var givenScene: UIWindowScene?

    /// The undo manager of the window.
    open override var undoManager: UndoManager? { undo }
    private lazy var undo = UndoManager()

    /// The level of the window.
    ///
    /// Plumb stores the value and does not use it.
    open var windowLevel = Level.normal
    /// A Boolean value that indicates whether the window can become the key window.
    ///
    /// The default is true.
    open var canBecomeKey: Bool { true }
    /// Notifies the window that it became the key window.
    open func becomeKey() {}
    /// Notifies the window that it is no longer the key window.
    open func resignKey() {}
    final func didBecomeKey() {
        becomeKey()
        NotificationCenter.default.post(name: UIWindow.didBecomeKeyNotification, object: self)
    }
    final func didResignKey() {
        resignKey()
        NotificationCenter.default.post(name: UIWindow.didResignKeyNotification, object: self)
    }
    /// Dispatches an event to the views of the window.
    ///
    /// Plumb does not call this method; a host may.
    open func sendEvent(_ event: UIEvent) {}

    /// A Boolean value that indicates whether the window is the key window.
    open var isKeyWindow: Bool { UIApplication.shared.keyWindow === self }

    /// The insets of the window that the status bar and the device cover, in points; zero by default.
    ///
    /// Apple's windows read them from the device. In Plumb, the host sets them.
    @_spi(Host) public var deviceSafeAreaInsets = UIEdgeInsets.zero {
        didSet { if deviceSafeAreaInsets != oldValue { invalidateSafeArea() } }
    }

    override func didInitialize() {
        super.didInitialize()
        flags.insert(.isWindow)
    }

    override var ownSafeAreaInsets: UIEdgeInsets { deviceSafeAreaInsets }
    /// The number of pixels in a point, from the window's screen.
    override var pixelsPerPoint: CGFloat { screen.scale }

    /// Makes the window the key window; the former key window resigns.
    open func makeKey() { if canBecomeKey { UIApplication.shared.makeKey(self) } }

    /// Shows the window, makes it the key window, and sends the appearance calls to the root controller.
    open func makeKeyAndVisible() {
        isHidden = false
        makeKey()
        isShown = true
        tellAppearance()
    }
    /// A Boolean value that indicates whether the window was shown.
    final private(set) var isShown = false

    private func tellAppearance() {
        rootViewController?.beginAppearanceTransition(true, animated: false)
        rootViewController?.endAppearanceTransition()
    }

    // MARK: Size

    /// The frame on the screen; a change of size calls the root controller's `viewWillTransition(to:with:)`.
    open override var frame: CGRect {
        get { super.frame }
        set { change(to: newValue.standardized.size) { super.frame = newValue } }
    }
    /// The rectangle in the window's own coordinates.
    ///
    /// A change of size calls the root controller's `viewWillTransition(to:with:)`.
    open override var bounds: CGRect {
        get { super.bounds }
        set { change(to: newValue.size) { super.bounds = newValue } }
    }

    private func change(to size: CGSize, _ change: () -> Void) {
        guard Shape(size) != Shape(boundsStorage.size) else { return resize(to: size, change) }
        let audience = TraitAudience(below: self)
        resize(to: size, change)
        audience.tell()
    }

    private func resize(to size: CGSize, _ change: () -> Void) {
        guard size != boundsStorage.size, let controller = rootViewController, controller.isViewLoaded else {
            return change()
        }
        let transition = ImmediateTransition(in: self)
        controller.viewWillTransition(to: size, with: transition)
        for presented in controller.presentedChain {
            presented.presentation?.viewWillTransition(to: size, with: transition)
        }
        change()
        transition.finish()
    }

    private func showRoot() {
        guard let view = rootViewController?.view else { return }
        view.frame = bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(view)
    }
}
