import Foundation

/// A recognizer that notifies its targets of a gesture in a view.
///
/// Plumb has no touches, so that it recognizes no gestures. A host or a test sets ``state``, and the recognizer then
/// notifies its targets as in UIKit.
@preconcurrency @MainActor open class UIGestureRecognizer: NSObject {
    /// The states of a gesture recognizer.
    ///
    /// The raw values equal Apple's.
    public enum State: Int, Hashable, Sendable {
        /// The gesture has not been recognized yet.
        case possible = 0
        /// A continuous gesture has begun.
        case began = 1
        /// A continuous gesture has changed.
        case changed = 2
        /// A continuous gesture has ended, or a discrete gesture was recognized.
        case ended = 3
        /// The gesture was cancelled.
        case cancelled = 4
        /// The touches are not the gesture.
        case failed = 5

        /// A discrete gesture was recognized.
        ///
        /// The value equals ``ended``.
        public static var recognized: State { .ended }
    }

    private struct Message {
        weak var target: AnyObject?
        let action: Selector
    }
    private var messages: [Message] = []

    /// Creates a recognizer without targets.
    public convenience override init() { self.init(target: nil, action: nil) }

    /// Creates a recognizer with a target and a selector.
    public init(target: Any?, action: Selector?) {
        super.init()
        if let target, let action { addTarget(target, action: action) }
    }

    /// Creates a recognizer from an archive.
    ///
    /// Plumb reads no properties from the archive.
    public convenience init?(coder: NSCoder) { self.init(target: nil, action: nil) }

    /// Adds a target and a selector.
    ///
    /// The recognizer calls only an ``ActionTarget``, and logs any other target. The recognizer does not retain the
    /// target.
    open func addTarget(_ target: Any, action: Selector) {
        removeTarget(target, action: action)
        UnreachableTarget.report(target as AnyObject, action)
        messages.append(Message(target: target as AnyObject, action: action))
    }
    /// Removes a target and a selector.
    ///
    /// `nil` matches any target or any selector.
    open func removeTarget(_ target: Any?, action: Selector?) {
        let object = target.map { $0 as AnyObject }
        messages.removeAll { message in
            (object == nil || message.target === object) && (action == nil || message.action == action)
        }
    }

    /// The raw values of the permitted ``UITouch/TouchType`` cases.
    ///
    /// Plumb stores the value and does not use it.
    open var allowedTouchTypes: [NSNumber] = [0, 1, 2]

    /// The state of the recognizer.
    ///
    /// Setting it asks the delegate whether the gesture may begin, and notifies the targets.
    open var state: State {
        get { stateStorage }
        set { move(to: newValue) }
    }
    private var stateStorage = State.possible

    private var goesOn: Bool { stateStorage == .began || stateStorage == .changed }

    private func move(to new: State) {
        let isBegin = !goesOn && [.began, .changed, .ended].contains(new)
        guard !isBegin || mayBegin else {
            stateStorage = .failed
            return
        }
        stateStorage = new
        guard new != .possible, new != .failed else { return }
        for message in messages { (message.target as? any ActionTarget)?.perform(message.action, from: self) }
    }

    private var mayBegin: Bool {
        isEnabled && delegate?.gestureRecognizerShouldBegin(self) ?? true
            && view?.gestureRecognizerShouldBegin(self) ?? true
    }

    /// Resets the state to ``State/possible``, so that the next gesture can begin.
    ///
    /// UIKit calls it after each gesture; Plumb does not.
    open func reset() { stateStorage = .possible }

    /// The view of the recognizer.
    open internal(set) weak var view: UIView?
    /// The delegate, which the recognizer holds weakly.
    open weak var delegate: (any UIGestureRecognizerDelegate)?
    /// A Boolean value that indicates whether the recognizer is enabled.
    ///
    /// Disabling it cancels the current gesture.
    open var isEnabled = true {
        didSet { if !isEnabled, goesOn { state = .cancelled } }
    }
    /// The name of the recognizer, for debugging.
    open var name: String?
    /// A Boolean value that indicates whether a recognized gesture cancels the view's touches.
    ///
    /// Plumb stores the value and does not use it.
    open var cancelsTouchesInView = true
    /// A Boolean value that indicates whether the recognizer delays the first touches to the view.
    ///
    /// Plumb stores the value and does not use it.
    open var delaysTouchesBegan = false
    /// A Boolean value that indicates whether the recognizer delays the last touches to the view.
    ///
    /// Plumb stores the value and does not use it.
    open var delaysTouchesEnded = true
    /// A Boolean value that indicates whether the recognizer ignores touches of other types.
    ///
    /// Plumb stores the value and does not use it.
    open var requiresExclusiveTouchType = true
    /// Requires another recognizer to fail first; a host reads ``requiredFailures``.
    open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
        let other = WeakRecognizer(recognizer: otherGestureRecognizer)
        required = required.filter { $0.recognizer != nil && $0.recognizer !== otherGestureRecognizer } + [other]
    }
    private struct WeakRecognizer { weak var recognizer: UIGestureRecognizer? }
    private var required: [WeakRecognizer] = []
    /// The recognizers that must fail before this one recognizes its gesture, in the order of the calls.
    @_spi(Host) public final var requiredFailures: [UIGestureRecognizer] { required.compactMap(\.recognizer) }
    /// The location of the gesture in the coordinates of its view, in points, which a host sets.
    @_spi(Host) public final var hostLocation = CGPoint.zero
    /// The number of touches of the gesture.
    ///
    /// The value is always 0 in Plumb.
    open var numberOfTouches: Int { 0 }
    /// Returns the location of the gesture in a view's coordinates, in points.
    ///
    /// The default is the origin of the recognizer's view.
    open func location(in view: UIView?) -> CGPoint { self.view?.convert(hostLocation, to: view) ?? hostLocation }
    /// Returns the location of a touch in a view's coordinates, in points.
    ///
    /// The location of each touch is that of the gesture.
    open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint { location(in: view) }

    /// Notifies the recognizer that touches have begun.
    ///
    /// Plumb does not call this method; a host may.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// Notifies the recognizer that touches have moved.
    ///
    /// Plumb does not call this method; a host may.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// Notifies the recognizer that touches have ended.
    ///
    /// Plumb does not call this method; a host may.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// Notifies the recognizer that the system has cancelled touches.
    ///
    /// Plumb does not call this method; a host may.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
}
