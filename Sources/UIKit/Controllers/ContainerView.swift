import Foundation

/// The view of a container controller, which places the views of its child controllers.
///
/// It runs the placement itself. A subclass of the controller may override `viewWillLayoutSubviews()` without calling super.
final class ContainerView: UIView {
    /// The closure that places the child views.
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
