import Foundation

/// The top or bottom layout guide of a view controller, which marks the area that bars cover.
@preconcurrency @MainActor public protocol UILayoutSupport: NSObjectProtocol {
    /// The height that the bars cover, in points; valid after layout.
    var length: CGFloat { get }
    /// The anchor of the top edge.
    var topAnchor: NSLayoutYAxisAnchor { get }
    /// The anchor of the bottom edge.
    var bottomAnchor: NSLayoutYAxisAnchor { get }
    /// The anchor of the height.
    var heightAnchor: NSLayoutDimension { get }
}

/// The top or bottom layout guide: the area between an edge of the view and the safe area.
///
/// The class name is Apple's, as it appears in Apple's logs.
final class _UILayoutGuide: UILayoutGuide, UILayoutSupport {
    /// The height that the bars cover, in points, taken from the view's safe area insets.
    var length: CGFloat {
        guard let view = owningView else { return 0 }
        return isTop ? view.safeAreaInsets.top : view.safeAreaInsets.bottom
    }

    private let isTop: Bool

    /// Creates a guide at the top or bottom edge of a view.
    init(at edge: UIRectEdge, of view: UIView) {
        isTop = edge == .top
        super.init()
        view.addLayoutGuide(self)
        let safeArea = view.safeAreaLayoutGuide
        let constraints = [
            topAnchor.constraint(equalTo: isTop ? view.topAnchor : safeArea.bottomAnchor),
            bottomAnchor.constraint(equalTo: isTop ? safeArea.topAnchor : view.bottomAnchor),
            leftAnchor.constraint(equalTo: view.leftAnchor), widthAnchor.constraint(equalToConstant: 0),
        ]
        for constraint in constraints {
            constraint.identifier = "_UILayoutSupportConstraint"
            // The origin is the system, so that no conflict is resolved by breaking these constraints.
            constraint.origin = .safeAreaGuide
        }
        NSLayoutConstraint.activate(constraints)
    }

    required init?(coder: NSCoder) { nil }
}
