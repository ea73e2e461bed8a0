import Foundation

/// Finds a movement in the touches of a view and tells its targets.
///
/// There are no touches here, so that nothing is found by itself: a host or a test that sets ``state`` has the targets told as
/// Apple's recognisers tell them.
@preconcurrency @MainActor open class UIGestureRecognizer: NSObject {
    /// How far a movement was found.
    ///
    /// Raw values are Apple's.
    public enum State: Int, Hashable, Sendable {
        /// Nothing is known yet.
        case possible = 0
        /// A movement began.
        case began = 1
        /// It goes on.
        case changed = 2
        /// It ended, or a single one was found.
        case ended = 3
        /// It was taken away.
        case cancelled = 4
        /// It was another one.
        case failed = 5

        /// A single movement was found: the same as `ended`.
        public static var recognized: State { .ended }
    }

    private struct Message {
        weak var target: AnyObject?
        let action: Selector
    }
    private var messages: [Message] = []

    /// A recogniser that tells nobody yet.
    public convenience override init() { self.init(target: nil, action: nil) }

    /// A recogniser with a first target.
    public init(target: Any?, action: Selector?) {
        super.init()
        if let target, let action { addTarget(target, action: action) }
    }

    /// A recogniser from an archive; nothing but one without targets is read.
    public convenience init?(coder: NSCoder) { self.init(target: nil, action: nil) }

    /// Tells a target of the movement from now on; one that is an ``ActionTarget`` is reached, and none is retained; of
    /// others the log says that they are not.
    open func addTarget(_ target: Any, action: Selector) {
        removeTarget(target, action: action)
        UnreachableTarget.report(target as AnyObject, action)
        messages.append(Message(target: target as AnyObject, action: action))
    }
    /// Tells a target no longer; nil stands for any target, any message.
    open func removeTarget(_ target: Any?, action: Selector?) {
        let object = target.map { $0 as AnyObject }
        messages.removeAll { message in
            (object == nil || message.target === object) && (action == nil || message.action == action)
        }
    }

    /// What may touch, as numbers of ``UITouch/TouchType``; kept.
    open var allowedTouchTypes: [NSNumber] = [0, 1, 2]

    /// How far the movement was found; setting it asks the delegate whether it may begin, and tells the targets.
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

    /// Forgets what was found, so that the next movement can be; Apple's do so by themselves.
    open func reset() { stateStorage = .possible }

    /// The view that the recogniser was added to.
    open internal(set) weak var view: UIView?
    /// Who is asked whether the movement may begin.
    open weak var delegate: (any UIGestureRecognizerDelegate)?
    /// Whether anything is found; switching it off takes away a movement that goes on.
    open var isEnabled = true {
        didSet { if !isEnabled, goesOn { state = .cancelled } }
    }
    /// A name for debugging.
    open var name: String?
    /// Whether the view gets no more of touches that belong to a movement; kept.
    open var cancelsTouchesInView = true
    /// Whether the view waits for the first touches; kept.
    open var delaysTouchesBegan = false
    /// Whether the view waits for the last touches; kept.
    open var delaysTouchesEnded = true
    /// Whether touches of different kinds are not mixed; kept.
    open var requiresExclusiveTouchType = true
    /// Does nothing: without touches there is no other movement to wait for.
    open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {}
    /// How many fingers are down: none.
    open var numberOfTouches: Int { 0 }
    /// Where the movement is in a view, in points; the origin, unless a subclass knows of touches.
    open func location(in view: UIView?) -> CGPoint { .zero }
    /// Where a finger is in a view, in points; the origin, unless a subclass knows of touches.
    open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint { .zero }

    /// Called when fingers come down; nothing calls it here but a host.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// Called when fingers move; nothing calls it here but a host.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// Called when fingers are lifted; nothing calls it here but a host.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// Called when the system takes the touches away; nothing calls it here but a host.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
}
