import Foundation

/// An action or a target and selector that a control sends for events.
struct ControlMessage {
    /// The content of the message.
    enum Content {
        case action(UIAction)
        case selector(Selector)
    }

    let content: Content
    /// The target of the selector, or `nil` for the responder chain.
    private(set) weak var target: AnyObject?
    let hasTarget: Bool
    var events: UIControl.Event

    init(_ content: Content, target: AnyObject? = nil, events: UIControl.Event) {
        self.content = content
        self.target = target
        self.events = events
        hasTarget = target != nil
    }

    func isAction(_ identifier: UIAction.Identifier) -> Bool {
        guard case .action(let action) = content else { return false }
        return action.identifier == identifier
    }

    func isSelector(_ wanted: Selector?, to wantedTarget: AnyObject?) -> Bool {
        guard case .selector(let selector) = content, wanted == nil || selector == wanted else { return false }
        return wantedTarget == nil || target === wantedTarget
    }
}

extension UIControl {
    /// Adds a message, or adds its events to an equal message.
    func add(_ message: ControlMessage, isSame: (ControlMessage) -> Bool) {
        if let index = messages.firstIndex(where: isSame) {
            messages[index].events.formUnion(message.events)
        } else {
            messages.append(message)
        }
    }

    /// Removes events from the matching messages, and then each message without events.
    func remove(_ events: Event, where isMeant: (ControlMessage) -> Bool) {
        for index in messages.indices where isMeant(messages[index]) { messages[index].events.subtract(events) }
        messages.removeAll { $0.events.isEmpty || ($0.hasTarget && $0.target == nil) }
    }

    func send(_ events: Event) {
        // A message may add or remove other messages.
        for message in messages where !message.events.isDisjoint(with: events) {
            switch message.content {
            case .action(let action): sendAction(action)
            case .selector(let selector):
                if !message.hasTarget || message.target != nil { sendAction(selector, to: message.target, for: nil) }
            }
        }
    }

    /// Returns the target, or the first responder from the control on that is an ``ActionTarget``.
    func receiver(of target: Any?) -> (any ActionTarget)? {
        if let target { return target as? any ActionTarget }
        var responder: UIResponder? = self
        while let current = responder {
            if let found = current as? any ActionTarget { return found }
            responder = current.next
        }
        return nil
    }
}
