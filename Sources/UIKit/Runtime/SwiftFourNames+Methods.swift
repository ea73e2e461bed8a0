import Foundation

extension UIView {
    /// The former name of ``bringSubviewToFront(_:)``.
    @available(*, deprecated, renamed: "bringSubviewToFront(_:)")
    public func bringSubview(toFront view: UIView) { bringSubviewToFront(view) }
    /// The former name of ``sendSubviewToBack(_:)``.
    @available(*, deprecated, renamed: "sendSubviewToBack(_:)")
    public func sendSubview(toBack view: UIView) { sendSubviewToBack(view) }
}

extension UIViewController {
    /// The former name of ``children``.
    @available(*, deprecated, renamed: "children")
    public var childViewControllers: [UIViewController] { children }
    /// The former name of ``addChild(_:)``.
    @available(*, deprecated, renamed: "addChild(_:)")
    public func addChildViewController(_ childController: UIViewController) { addChild(childController) }
    /// The former name of ``removeFromParent()``.
    @available(*, deprecated, renamed: "removeFromParent()")
    public func removeFromParentViewController() { removeFromParent() }
    /// The former name of ``willMove(toParent:)``.
    @available(*, deprecated, renamed: "willMove(toParent:)")
    public func willMove(toParentViewController parent: UIViewController?) { willMove(toParent: parent) }
    /// The former name of ``didMove(toParent:)``.
    @available(*, deprecated, renamed: "didMove(toParent:)")
    public func didMove(toParentViewController parent: UIViewController?) { didMove(toParent: parent) }
}

extension UIActivityIndicatorView {
    /// The former name of ``init(style:)``.
    @available(*, deprecated, renamed: "init(style:)")
    public convenience init(activityIndicatorStyle style: Style) { self.init(style: style) }
    /// The former name of ``style``.
    @available(*, deprecated, renamed: "style")
    public var activityIndicatorViewStyle: Style {
        get { style }
        set { style = newValue }
    }
}

/// Returns whether insets are equal; the form of Swift 3.
@available(*, deprecated, message: "compare with ==")
public func UIEdgeInsetsEqualToEdgeInsets(_ insets1: UIEdgeInsets, _ insets2: UIEdgeInsets) -> Bool {
    insets1 == insets2
}

extension NSLayoutXAxisAnchor {
    /// The former name of ``constraint(equalToSystemSpacingAfter:multiplier:)``.
    @available(*, deprecated, renamed: "constraint(equalToSystemSpacingAfter:multiplier:)")
    public func constraintEqualToSystemSpacingAfter(
        _ anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint { constraint(equalToSystemSpacingAfter: anchor, multiplier: multiplier) }
    /// The former name of ``constraint(greaterThanOrEqualToSystemSpacingAfter:multiplier:)``.
    @available(*, deprecated, renamed: "constraint(greaterThanOrEqualToSystemSpacingAfter:multiplier:)")
    public func constraintGreaterThanOrEqualToSystemSpacingAfter(
        _ anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint { constraint(greaterThanOrEqualToSystemSpacingAfter: anchor, multiplier: multiplier) }
    /// The former name of ``constraint(lessThanOrEqualToSystemSpacingAfter:multiplier:)``.
    @available(*, deprecated, renamed: "constraint(lessThanOrEqualToSystemSpacingAfter:multiplier:)")
    public func constraintLessThanOrEqualToSystemSpacingAfter(
        _ anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint { constraint(lessThanOrEqualToSystemSpacingAfter: anchor, multiplier: multiplier) }
}

extension NSLayoutYAxisAnchor {
    /// The former name of ``constraint(equalToSystemSpacingBelow:multiplier:)``.
    @available(*, deprecated, renamed: "constraint(equalToSystemSpacingBelow:multiplier:)")
    public func constraintEqualToSystemSpacingBelow(
        _ anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint { constraint(equalToSystemSpacingBelow: anchor, multiplier: multiplier) }
    /// The former name of ``constraint(greaterThanOrEqualToSystemSpacingBelow:multiplier:)``.
    @available(*, deprecated, renamed: "constraint(greaterThanOrEqualToSystemSpacingBelow:multiplier:)")
    public func constraintGreaterThanOrEqualToSystemSpacingBelow(
        _ anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint { constraint(greaterThanOrEqualToSystemSpacingBelow: anchor, multiplier: multiplier) }
    /// The former name of ``constraint(lessThanOrEqualToSystemSpacingBelow:multiplier:)``.
    @available(*, deprecated, renamed: "constraint(lessThanOrEqualToSystemSpacingBelow:multiplier:)")
    public func constraintLessThanOrEqualToSystemSpacingBelow(
        _ anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint { constraint(lessThanOrEqualToSystemSpacingBelow: anchor, multiplier: multiplier) }
}
