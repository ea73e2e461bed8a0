import Foundation

/// The old guides of a controller's view: what bars cover at the top and at the bottom.
@preconcurrency @MainActor public protocol UILayoutSupport: NSObjectProtocol {
    /// How much the bars cover, in points; valid after layout.
    var length: CGFloat { get }
    /// The anchor of the upper edge.
    var topAnchor: NSLayoutYAxisAnchor { get }
    /// The anchor of the lower edge.
    var bottomAnchor: NSLayoutYAxisAnchor { get }
    /// The anchor of the height.
    var heightAnchor: NSLayoutDimension { get }
}

/// The top or bottom guide of a controller's view: from the edge of the view to the edge of the safe area.
///
/// The name is Apple's, as its logs print it.
final class _UILayoutGuide: UILayoutGuide, UILayoutSupport {
    /// What the bars cover, from the safe area of the view.
    var length: CGFloat {
        guard let view = owningView else { return 0 }
        return isTop ? view.safeAreaInsets.top : view.safeAreaInsets.bottom
    }

    private let isTop: Bool

    /// A guide at an edge of a view.
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
            // The system's, so that no conflict is settled by breaking them.
            constraint.origin = .safeAreaGuide
        }
        NSLayoutConstraint.activate(constraints)
    }

    required init?(coder: NSCoder) { nil }
}
