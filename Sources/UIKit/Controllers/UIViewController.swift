import Foundation

/// Owns a view and takes part in its passes.
@preconcurrency @MainActor open class UIViewController: UIResponder {
    /// Changes constraints in the update pass in place of the view; calls the view's own.
    open func updateViewConstraints() {}
    /// Called before the view lays out its subviews.
    open func viewWillLayoutSubviews() {}
    /// Called after the view has laid out its subviews.
    open func viewDidLayoutSubviews() {}
    /// What the controller adds to the safe area of its view.
    open var additionalSafeAreaInsets = UIEdgeInsets.zero
    /// The least margins of the view.
    open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets { .zero }
    /// Whether the least margins count.
    open var viewRespectsSystemMinimumLayoutMargins = true
}
