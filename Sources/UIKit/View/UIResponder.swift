import Foundation

/// An object that responds to events and is part of the responder chain.
@preconcurrency @MainActor open class UIResponder: NSObject {
    /// Creates a responder.
    public override init() { super.init() }

    deinit { AssociationTable.forget(ObjectIdentifier(self)) }

    /// The next responder in the chain; nil at its end.
    ///
    /// The default is `nil`.
    open var next: UIResponder? { nil }

    /// Prepares an object that was loaded from a nib; Plumb does not call this method, but a host may.
    open func awakeFromNib() {}
    /// Prepares a view for Interface Builder's canvas; Plumb does not call this method, but a host may.
    open func prepareForInterfaceBuilder() {}

    /// The view that replaces the keyboard; nil for the keyboard.
    ///
    /// The default is `nil`.
    open var inputView: UIView? { nil }
    /// The view above the keyboard; nil for none.
    ///
    /// The default is `nil`.
    open var inputAccessoryView: UIView? { nil }

    /// The input mode of the keyboard; always nil in Plumb.
    open var textInputMode: UITextInputMode? { nil }
    /// The identifier under which the system stores the keyboard mode; nil for the mode of the application.
    ///
    /// The default is `nil`.
    open var textInputContextIdentifier: String? { nil }

    static private(set) weak var first: UIResponder?
    /// A Boolean value that indicates whether the responder is the first responder.
    open var isFirstResponder: Bool { UIResponder.first === self }
    /// A Boolean value that indicates whether the responder can become the first responder; false by default.
    open var canBecomeFirstResponder: Bool { false }
    /// A Boolean value that indicates whether the responder can resign the first responder status; true by default.
    open var canResignFirstResponder: Bool { true }

    /// Makes this object the first responder after the former one has resigned; returns whether this succeeded.
    @discardableResult open func becomeFirstResponder() -> Bool {
        guard canBecomeFirstResponder else { return false }
        if let former = UIResponder.first, former !== self, !former.resignFirstResponder() { return false }
        UIResponder.first = self
        return true
    }

    /// Resigns the first responder status; returns whether the object is no longer the first responder.
    @discardableResult open func resignFirstResponder() -> Bool {
        guard isFirstResponder, canResignFirstResponder else { return !isFirstResponder }
        UIResponder.first = nil
        return true
    }

    /// The nearest object of the responder chain that receives actions, from the first responder on.
    static var firstActionTarget: (any ActionTarget)? {
        var responder = first
        while let current = responder, !(current is any ActionTarget) { responder = current.next }
        return responder as? any ActionTarget
    }
    /// Resigns the first responder status, by force also against the delegate; returns whether this succeeded.
    final func endBeingFirst(force: Bool) -> Bool {
        if resignFirstResponder() { return true }
        guard force, isFirstResponder else { return false }
        UIResponder.first = nil
        didResign()
        return true
    }
    /// Handles the end of editing after the object has resigned; does nothing by default.
    func didResign() {}

    // MARK: Observation

    // Invariant of `@exclusivity(unchecked)`: only the main actor accesses the list. It calls observers with a copy of it.
    // Test: `ObservingTests`.
    /// The observations of this object's properties.
    @exclusivity(unchecked) final var observations: [KeyValueObservation] = []

    /// Registers another responder for changes of a property.
    ///
    /// The observable keys are `hidden`, `alpha`, `frame`, `bounds` and `center` of a view, and `contentSize` and `contentOffset`
    /// of a scroll view. Other keys are stored and never reported. The observer is not retained, and it need not be removed.
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
    /// Handles the registration of an observer.
    func didGainObserver() {}
    /// Removes an observer of a property that was registered with a context.
    open func removeObserver(_ observer: NSObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?) {
        observations.removeAll { $0.observer === observer && $0.key == keyPath && $0.context == context }
    }
    /// Removes an observer of a property.
    open func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) {
        observations.removeAll { $0.observer === observer && $0.key == keyPath }
    }
    /// Handles a change of an observed property; the base implementation does nothing.
    open func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
    ) {}

    // MARK: Accessibility

    /// The accessibility properties; nil if none is set.
    var accessibilityStorage: AccessibilityProperties? {
        get { AccessibilityProperties.of(self) }
        set { AccessibilityProperties.set(newValue, of: self) }
    }
    /// A Boolean value that indicates whether the object is an accessibility element.
    open var isAccessibilityElement: Bool {
        get { self[told: \.isElement] }
        set { self[told: \.isElement] = newValue }
    }
    /// The accessibility label.
    ///
    /// Plumb stores the value and does not use it.
    open var accessibilityLabel: String? {
        get { self[told: \.label] }
        set { self[told: \.label] = newValue }
    }
    /// The accessibility hint.
    ///
    /// Plumb stores the value and does not use it.
    open var accessibilityHint: String? {
        get { self[told: \.hint] }
        set { self[told: \.hint] = newValue }
    }
    /// The accessibility value.
    ///
    /// Plumb stores the value and does not use it.
    open var accessibilityValue: String? {
        get { self[told: \.value] }
        set { self[told: \.value] = newValue }
    }
    /// The accessibility traits; none by default, also for controls.
    ///
    /// Plumb stores the value and does not use it.
    open var accessibilityTraits: UIAccessibilityTraits {
        get { self[told: \.traits] }
        set { self[told: \.traits] = newValue }
    }
    /// The accessibility elements in the object, in order; nil for its subviews.
    open var accessibilityElements: [Any]? {
        get { self[told: \.elements] }
        set { self[told: \.elements] = newValue }
    }
    /// The custom accessibility actions.
    ///
    /// Plumb stores the value and does not use it.
    open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
        get { self[told: \.actions] }
        set { self[told: \.actions] = newValue }
    }
    /// The frame of the object on the screen, in points.
    open var accessibilityFrame: CGRect {
        get { self[told: \.frame] ?? frameOnScreen }
        set { self[told: \.frame] = newValue }
    }
    /// The activation point on the screen, in points; by default the center of ``accessibilityFrame``.
    open var accessibilityActivationPoint: CGPoint {
        get { self[told: \.activationPoint] ?? CGPoint(x: accessibilityFrame.midX, y: accessibilityFrame.midY) }
        set { self[told: \.activationPoint] = newValue }
    }
    /// The frame on the screen that follows from the position of the object.
    var frameOnScreen: CGRect { .zero }
    /// Activates the object; returns false by default.
    ///
    /// Plumb does not call this method; a host may.
    open func accessibilityActivate() -> Bool { false }
    /// Increments the value; does nothing by default.
    ///
    /// Plumb does not call this method; a host may.
    open func accessibilityIncrement() {}
    /// Decrements the value; does nothing by default.
    ///
    /// Plumb does not call this method; a host may.
    open func accessibilityDecrement() {}
    /// Dismisses the current content; returns false by default.
    ///
    /// Plumb does not call this method; a host may.
    open func accessibilityPerformEscape() -> Bool { false }
    /// Scrolls the content; returns false by default.
    ///
    /// Plumb does not call this method; a host may.
    open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }
    /// Responds to accessibility focus on the object.
    ///
    /// Plumb does not call this method; a host may.
    open func accessibilityElementDidBecomeFocused() {}
    /// Responds to the loss of accessibility focus.
    ///
    /// Plumb does not call this method; a host may.
    open func accessibilityElementDidLoseFocus() {}
    /// Performs the most important action; returns false by default.
    ///
    /// Plumb does not call this method; a host may.
    open func accessibilityPerformMagicTap() -> Bool { false }

    // MARK: Commands

    /// Returns whether the responder can perform an action; false by default, because Plumb does not look up selectors.
    open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { false }
    /// Returns the first responder in the chain that can perform an action, beginning with this one; nil if there is none.
    open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
        canPerformAction(action, withSender: sender) ? self : next?.target(forAction: action, withSender: sender)
    }
    /// Cuts the selection to the pasteboard; does nothing by default.
    open func cut(_ sender: Any?) {}
    /// Copies the selection to the pasteboard; does nothing by default.
    open func copy(_ sender: Any?) {}
    /// Pastes the contents of the pasteboard; does nothing by default.
    open func paste(_ sender: Any?) {}
    /// Deletes the selection; does nothing by default.
    open func delete(_ sender: Any?) {}
    /// Selects the object at the cursor; does nothing by default.
    open func select(_ sender: Any?) {}
    /// Selects everything; does nothing by default.
    open func selectAll(_ sender: Any?) {}
    /// The item with the buttons beside the keyboard's suggestions.
    ///
    /// Plumb stores the value and does not use it.
    open var inputAssistantItem: UITextInputAssistantItem {
        if let made = objc_getAssociatedObject(self, UITextInputAssistantItem.key) as? UITextInputAssistantItem {
            return made
        }
        let made = UITextInputAssistantItem()
        objc_setAssociatedObject(self, UITextInputAssistantItem.key, made, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        return made
    }
    /// Reloads the input views.
    @available(*, unavailable, message: "Plumb has no keyboard. Remove the call.")
    open func reloadInputViews() {}

    // MARK: Motion

    /// Responds to the start of a motion; by default passes the event to the next responder.
    ///
    /// Plumb does not call this method; a host may.
    open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        next?.motionBegan(motion, with: event)
    }
    /// Responds to the end of a motion; by default passes the event to the next responder.
    ///
    /// Plumb does not call this method; a host may.
    open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        next?.motionEnded(motion, with: event)
    }
    /// Responds to a cancelled motion; by default passes the event to the next responder.
    ///
    /// Plumb does not call this method; a host may.
    open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        next?.motionCancelled(motion, with: event)
    }

    /// Responds to a remote-control event; by default passes it to the next responder.
    ///
    /// Plumb does not call this method; a host may.
    open func remoteControlReceived(with event: UIEvent?) { next?.remoteControlReceived(with: event) }

    /// The undo manager of the nearest responder in the chain that has one; nil outside of windows.
    open var undoManager: UndoManager? { next?.undoManager }

    // MARK: Keys

    /// The key commands of the responder; nil for none.
    ///
    /// The default is `nil`.
    open var keyCommands: [UIKeyCommand]? { nil }
    /// Responds to the start of presses; by default passes the event to the next responder.
    ///
    /// Plumb does not call this method; a host may.
    open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesBegan(presses, with: event)
    }
    /// Responds to changed presses; by default passes the event to the next responder.
    ///
    /// Plumb does not call this method; a host may.
    open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesChanged(presses, with: event)
    }
    /// Responds to the end of presses; by default passes the event to the next responder.
    ///
    /// Plumb does not call this method; a host may.
    open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesEnded(presses, with: event)
    }
    /// Responds to cancelled presses; by default passes the event to the next responder.
    ///
    /// Plumb does not call this method; a host may.
    open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesCancelled(presses, with: event)
    }

    // MARK: Touches

    /// Responds to the start of touches; by default passes the event to the next responder.
    ///
    /// Plumb does not call this method; a host may.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesBegan(touches, with: event) }
    /// Responds to moved touches; by default passes the event to the next responder.
    ///
    /// Plumb does not call this method; a host may.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesMoved(touches, with: event) }
    /// Responds to the end of touches; by default passes the event to the next responder.
    ///
    /// Plumb does not call this method; a host may.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesEnded(touches, with: event) }
    /// Responds to cancelled touches; by default passes the event to the next responder.
    ///
    /// Plumb does not call this method; a host may.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesCancelled(touches, with: event)
    }
}
