import Foundation

/// The root of everything that answers events; here it carries the responder chain.
@preconcurrency @MainActor open class UIResponder: NSObject {
    /// A responder.
    public override init() { super.init() }

    deinit { AssociationTable.forget(ObjectIdentifier(self)) }

    /// The next responder in the chain; nil at its end.
    open var next: UIResponder? { nil }

    /// Called on what a nib has made; nothing calls it here, since documents are read by `InterfaceBuilder`.
    open func awakeFromNib() {}
    /// Called on what is shown on Interface Builder's canvas; nothing calls it here.
    open func prepareForInterfaceBuilder() {}

    /// What takes the place of the keyboard; nil for the keyboard.
    open var inputView: UIView? { nil }
    /// What stands above the keyboard.
    open var inputAccessoryView: UIView? { nil }

    /// The language in which the keyboard writes; nil, as there is none.
    open var textInputMode: UITextInputMode? { nil }
    /// A name under which the user's choice of a keyboard is remembered; nil for that of the program.
    open var textInputContextIdentifier: String? { nil }

    private static weak var first: UIResponder?
    /// Whether the responder takes the keys.
    open var isFirstResponder: Bool { UIResponder.first === self }
    /// Whether the responder may take the keys; false unless a subclass says otherwise.
    open var canBecomeFirstResponder: Bool { false }
    /// Whether the responder may give the keys up.
    open var canResignFirstResponder: Bool { true }

    /// Takes the keys; the former responder gives them up.
    @discardableResult open func becomeFirstResponder() -> Bool {
        guard canBecomeFirstResponder else { return false }
        if let former = UIResponder.first, former !== self, !former.resignFirstResponder() { return false }
        UIResponder.first = self
        return true
    }

    /// Gives the keys up.
    @discardableResult open func resignFirstResponder() -> Bool {
        guard isFirstResponder, canResignFirstResponder else { return !isFirstResponder }
        UIResponder.first = nil
        return true
    }

    // MARK: Observing

    /// Who observes properties of this object.
    @exclusivity(unchecked) final var observations: [KeyValueObservation] = []

    /// Tells another responder of every change of a property from now on.
    ///
    /// What can be observed of a view: `hidden`, `alpha`, `frame`, `bounds`, `center`; of a scroll view `contentSize` and
    /// `contentOffset` too. Other keys are kept and never heard of. The observer is not retained, and need not leave.
    open func addObserver(
        _ observer: NSObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
        context: UnsafeMutableRawPointer?
    ) {
        observations.removeAll { $0.observer == nil }
        let made = KeyValueObservation(observer: observer, key: keyPath, options: options, context: context)
        observations.append(made)
        didGainObserver()
        if options.contains(.initial) { made.tell(of: self, old: nil, new: observedValue(keyPath)) }
    }
    /// Called when somebody has begun to observe properties.
    func didGainObserver() {}
    /// Stops telling an observer of a property for a context.
    open func removeObserver(_ observer: NSObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?) {
        observations.removeAll { $0.observer === observer && $0.key == keyPath && $0.context == context }
    }
    /// Stops telling an observer of a property.
    open func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) {
        observations.removeAll { $0.observer === observer && $0.key == keyPath }
    }
    /// Called when a property that this responder observes was set.
    open func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
    ) {}

    // MARK: Accessibility

    /// What those who hear the interface are told; nil where nothing was set.
    var accessibilityStorage: AccessibilityProperties? {
        get { AccessibilityProperties.of(self) }
        set { AccessibilityProperties.set(newValue, of: self) }
    }
    /// Whether the object is read aloud.
    open var isAccessibilityElement: Bool {
        get { self[told: \.isElement] }
        set { self[told: \.isElement] = newValue }
    }
    /// What is read aloud for the object.
    open var accessibilityLabel: String? {
        get { self[told: \.label] }
        set { self[told: \.label] = newValue }
    }
    /// What is read aloud about the effect of using the object.
    open var accessibilityHint: String? {
        get { self[told: \.hint] }
        set { self[told: \.hint] = newValue }
    }
    /// What is read aloud of the object's value.
    open var accessibilityValue: String? {
        get { self[told: \.value] }
        set { self[told: \.value] = newValue }
    }
    /// What the object is to somebody who hears it; none until set, also for controls.
    open var accessibilityTraits: UIAccessibilityTraits {
        get { self[told: \.traits] }
        set { self[told: \.traits] = newValue }
    }
    /// What is read aloud in the object, in this order; nil for its subviews.
    open var accessibilityElements: [Any]? {
        get { self[told: \.elements] }
        set { self[told: \.elements] = newValue }
    }
    /// What can be done with the object beside tapping it; nothing calls it here.
    open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
        get { self[told: \.actions] }
        set { self[told: \.actions] = newValue }
    }
    /// Where the object is on the screen, in points.
    open var accessibilityFrame: CGRect {
        get { self[told: \.frame] ?? frameOnScreen }
        set { self[told: \.frame] = newValue }
    }
    /// Where the object is tapped, in points of the screen; the middle until set.
    open var accessibilityActivationPoint: CGPoint {
        get { self[told: \.activationPoint] ?? CGPoint(x: accessibilityFrame.midX, y: accessibilityFrame.midY) }
        set { self[told: \.activationPoint] = newValue }
    }
    /// Where the object is on the screen by its place.
    var frameOnScreen: CGRect { .zero }
    /// Does what a double tap of somebody who hears the interface does; nothing unless overridden, and nothing calls it here.
    open func accessibilityActivate() -> Bool { false }
    /// Makes the value greater; nothing unless overridden, and nothing calls it here.
    open func accessibilityIncrement() {}
    /// Makes the value less; nothing unless overridden, and nothing calls it here.
    open func accessibilityDecrement() {}
    /// Leaves what is shown; not, unless overridden, and nothing calls it here.
    open func accessibilityPerformEscape() -> Bool { false }
    /// Scrolls; not, unless overridden, and nothing calls it here.
    open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }
    /// Called when what is read aloud comes to the object; nothing calls it here.
    open func accessibilityElementDidBecomeFocused() {}
    /// Called when what is read aloud leaves the object; nothing calls it here.
    open func accessibilityElementDidLoseFocus() {}
    /// Does what matters most; not, unless overridden, and nothing calls it here.
    open func accessibilityPerformMagicTap() -> Bool { false }

    // MARK: Commands

    /// Whether the responder can do something that a menu offers; no, unless overridden: no method is found by its name.
    open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { false }
    /// Who can do something that a menu offers: this responder or one further along the chain.
    open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
        canPerformAction(action, withSender: sender) ? self : next?.target(forAction: action, withSender: sender)
    }
    /// Removes what is selected and keeps it to be pasted; nothing unless overridden.
    open func cut(_ sender: Any?) {}
    /// Keeps what is selected to be pasted; nothing unless overridden.
    open func copy(_ sender: Any?) {}
    /// Takes what was kept; nothing unless overridden.
    open func paste(_ sender: Any?) {}
    /// Removes what is selected; nothing unless overridden.
    open func delete(_ sender: Any?) {}
    /// Selects what is next to the cursor; nothing unless overridden.
    open func select(_ sender: Any?) {}
    /// Selects all; nothing unless overridden.
    open func selectAll(_ sender: Any?) {}
    /// The buttons beside the suggestions above the keyboard; kept by those that take text, there is no keyboard.
    open var inputAssistantItem: UITextInputAssistantItem {
        if let made = objc_getAssociatedObject(self, UITextInputAssistantItem.key) as? UITextInputAssistantItem {
            return made
        }
        let made = UITextInputAssistantItem()
        objc_setAssociatedObject(self, UITextInputAssistantItem.key, made, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        return made
    }
    /// Has what takes the keyboard's place be asked for anew; there is no keyboard.
    open func reloadInputViews() {}

    // MARK: Motion

    /// Called when the device begins to be moved; passed on along the chain.
    open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        next?.motionBegan(motion, with: event)
    }
    /// Called when the device was moved; passed on along the chain.
    open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        next?.motionEnded(motion, with: event)
    }
    /// Called when the movement meant nothing; passed on along the chain.
    open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        next?.motionCancelled(motion, with: event)
    }

    /// Called when the user does something from afar, as with headphones; passed on along the chain.
    open func remoteControlReceived(with event: UIEvent?) { next?.remoteControlReceived(with: event) }

    /// What can be undone: that of the next responder, at the end that of the window; nil outside of windows.
    open var undoManager: UndoManager? { next?.undoManager }

    // MARK: Keys

    /// The commands of the keyboard that the responder takes; nil for none.
    open var keyCommands: [UIKeyCommand]? { nil }
    /// Called when buttons are pressed; passed on along the chain.
    open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesBegan(presses, with: event)
    }
    /// Called when buttons are pressed otherwise; passed on along the chain.
    open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesChanged(presses, with: event)
    }
    /// Called when buttons are let go; passed on along the chain.
    open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesEnded(presses, with: event)
    }
    /// Called when the system takes the presses away; passed on along the chain.
    open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesCancelled(presses, with: event)
    }

    // MARK: Touches

    /// Called when fingers come down; passed on along the chain.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesBegan(touches, with: event) }
    /// Called when fingers move; passed on along the chain.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesMoved(touches, with: event) }
    /// Called when fingers are lifted; passed on along the chain.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesEnded(touches, with: event) }
    /// Called when the system takes the touches away; passed on along the chain.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesCancelled(touches, with: event)
    }
}
