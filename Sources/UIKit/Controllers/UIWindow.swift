import Foundation

/// The root of a view hierarchy on a screen.
@preconcurrency @MainActor open class UIWindow: UIView {
    /// A window of the screen's size.
    public convenience init() { self.init(frame: UIScreen.main.bounds) }

    /// A window at a place on the screen.
    public override init(frame: CGRect) { super.init(frame: frame) }

    /// A window of the screen of a scene.
    public init(windowScene: UIWindowScene) { super.init(frame: windowScene.screen.bounds) }

    /// A window from an archive; nothing but an empty window is read.
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

    /// The screen that the window is on.
    open var screen: UIScreen = .main

    /// The scene of the process; another is kept.
    open var windowScene: UIWindowScene? {
        get { givenScene ?? UIApplication.shared.scene }
        set { givenScene = newValue }
    }
    private weak var givenScene: UIWindowScene?

    /// What can be undone in the window.
    open override var undoManager: UndoManager? { undo }
    private lazy var undo = UndoManager()

    /// Who is in front among windows; kept, since nothing is shown.
    open var windowLevel = Level.normal
    /// Whether the window can take the keys.
    open var canBecomeKey: Bool { true }
    /// Called when the window takes the keys.
    open func becomeKey() {}
    /// Called when the window takes the keys no longer; nothing calls it here.
    open func resignKey() {}
    /// Hands what the user did on to the views; nothing calls it here.
    open func sendEvent(_ event: UIEvent) {}

    /// Whether the window is the one that takes the keys.
    open var isKeyWindow: Bool { UIApplication.shared.keyWindow === self }

    /// What the status bar and the device cover of the window, in points; 0 until set.
    ///
    /// Apple's windows learn it from the device; here it is the host's to set.
    public var deviceSafeAreaInsets = UIEdgeInsets.zero {
        didSet { if deviceSafeAreaInsets != oldValue { invalidateSafeArea() } }
    }

    override func didInitialize() {
        super.didInitialize()
        flags.insert(.isWindow)
    }

    override var ownSafeAreaInsets: UIEdgeInsets { deviceSafeAreaInsets }
    /// Pixels a point, of the screen that the window is on.
    override var pixelsPerPoint: CGFloat { screen.scale }

    /// Makes the window the one that takes the keys.
    open func makeKey() {
        guard canBecomeKey else { return }
        UIApplication.shared.makeKey(self)
        becomeKey()
    }

    /// Shows the window, makes it the one that takes the keys, and tells the root controller that it appears.
    open func makeKeyAndVisible() {
        isHidden = false
        makeKey()
        isShown = true
        tellAppearance()
    }
    /// Whether the window was shown.
    final private(set) var isShown = false

    private func tellAppearance() {
        rootViewController?.beginAppearanceTransition(true, animated: false)
        rootViewController?.endAppearanceTransition()
    }

    // MARK: Size

    /// The place on the screen; the root controller hears of another size before and after.
    open override var frame: CGRect {
        get { super.frame }
        set { change(to: newValue.standardized.size) { super.frame = newValue } }
    }
    /// The rectangle in the window's own coordinates; the root controller hears of another size before and after.
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
