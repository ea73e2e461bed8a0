import Foundation

/// The view of a controller that places the views of others.
///
/// It has them placed itself, so that they are where a subclass overrides `viewWillLayoutSubviews()` without calling super too.
final class ContainerView: UIView {
    /// Places the views.
    var arrange: (() -> Void)?

    override func layoutSubviews() {
        arrange?()
        super.layoutSubviews()
    }

    override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        setNeedsLayout()
    }
}
