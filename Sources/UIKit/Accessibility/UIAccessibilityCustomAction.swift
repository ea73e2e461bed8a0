import Foundation

/// A custom accessibility action of an object.
///
/// Plumb does not run its handler; a host may.
@preconcurrency @MainActor open class UIAccessibilityCustomAction: NSObject {
    /// A closure that performs the action and returns whether it succeeded.
    public typealias Handler = (UIAccessibilityCustomAction) -> Bool

    /// The name of the action.
    open var name: String
    /// The image of the action.
    open var image: UIImage?
    /// The target of the action.
    ///
    /// Plumb stores the value and does not use it.
    open weak var target: AnyObject?
    /// The selector of the action.
    ///
    /// Plumb stores the value and does not use it.
    open var selector: Selector?
    /// The closure that performs the action.
    open var actionHandler: Handler?

    /// Creates an action with a closure.
    public init(name: String, image: UIImage? = nil, actionHandler: Handler?) {
        (self.name, self.image, self.actionHandler) = (name, image, actionHandler)
    }
    /// Creates an action with a target and a selector.
    public init(name: String, image: UIImage? = nil, target: Any?, selector: Selector) {
        (self.name, self.image, self.target, self.selector) = (name, image, target as AnyObject?, selector)
    }
}

/// An accessibility element that is not a view.
@preconcurrency @MainActor open class UIAccessibilityElement: UIResponder {
    /// The container of the element.
    open weak var accessibilityContainer: AnyObject?
    /// The frame in the coordinates of the container, in points.
    open var accessibilityFrameInContainerSpace = CGRect.zero
    /// The identifier of the element for UI tests.
    open var accessibilityIdentifier: String?

    /// Creates an element in a container.
    public init(accessibilityContainer container: Any) { accessibilityContainer = container as AnyObject }

    /// The frame in screen coordinates, in points, converted from the container.
    override var frameOnScreen: CGRect {
        guard let view = accessibilityContainer as? UIView else { return accessibilityFrameInContainerSpace }
        return UIAccessibility.convertToScreenCoordinates(accessibilityFrameInContainerSpace, in: view)
    }
}
