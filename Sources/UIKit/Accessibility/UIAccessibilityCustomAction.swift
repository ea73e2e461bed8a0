import Foundation

/// Something that somebody who hears the interface can do with an object; a host may run its handler.
@preconcurrency @MainActor open class UIAccessibilityCustomAction: NSObject {
    /// What runs it, and tells whether it could.
    public typealias Handler = (UIAccessibilityCustomAction) -> Bool

    /// What is read aloud for it.
    open var name: String
    /// What is shown for it.
    open var image: UIImage?
    /// Who would be sent the message.
    open weak var target: AnyObject?
    /// The message.
    open var selector: Selector?
    /// What runs it.
    open var actionHandler: Handler?

    /// An action that runs a closure.
    public init(name: String, image: UIImage? = nil, actionHandler: Handler?) {
        (self.name, self.image, self.actionHandler) = (name, image, actionHandler)
    }
    /// An action that would send a message.
    public init(name: String, image: UIImage? = nil, target: Any?, selector: Selector) {
        (self.name, self.image, self.target, self.selector) = (name, image, target as AnyObject?, selector)
    }
}

/// Something that is read aloud and is no view.
@preconcurrency @MainActor open class UIAccessibilityElement: UIResponder {
    /// What holds it.
    open weak var accessibilityContainer: AnyObject?
    /// Where it is in what holds it, in points.
    open var accessibilityFrameInContainerSpace = CGRect.zero
    /// A name for tests of the interface.
    open var accessibilityIdentifier: String?

    /// An element of something that holds it.
    public init(accessibilityContainer container: Any) { accessibilityContainer = container as AnyObject }

    /// Where it is on the screen by its place in what holds it.
    override var frameOnScreen: CGRect {
        guard let view = accessibilityContainer as? UIView else { return accessibilityFrameInContainerSpace }
        return UIAccessibility.convertToScreenCoordinates(accessibilityFrameInContainerSpace, in: view)
    }
}
