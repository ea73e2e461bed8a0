import UIKit

// A client in the style of category methods on views, guides and arrays of views.

@MainActor protocol Pinnable: AnyObject {
    var leadingAnchor: NSLayoutXAxisAnchor { get }
    var trailingAnchor: NSLayoutXAxisAnchor { get }
    var topAnchor: NSLayoutYAxisAnchor { get }
    var bottomAnchor: NSLayoutYAxisAnchor { get }
    var widthAnchor: NSLayoutDimension { get }
    var heightAnchor: NSLayoutDimension { get }
    var centerXAnchor: NSLayoutXAxisAnchor { get }
    var centerYAnchor: NSLayoutYAxisAnchor { get }
}

extension UIView: Pinnable {}
extension UILayoutGuide: Pinnable {}

extension Pinnable {
    @discardableResult
    func pinEdges(
        _ edges: UIRectEdge = .all, to other: Pinnable, insets: UIEdgeInsets = .zero,
        priority: UILayoutPriority = .required
    ) -> [NSLayoutConstraint] {
        (self as? UIView)?.translatesAutoresizingMaskIntoConstraints = false
        var made: [NSLayoutConstraint] = []
        if edges.contains(.top) { made.append(topAnchor.constraint(equalTo: other.topAnchor, constant: insets.top)) }
        if edges.contains(.left) {
            made.append(leadingAnchor.constraint(equalTo: other.leadingAnchor, constant: insets.left))
        }
        if edges.contains(.bottom) {
            made.append(bottomAnchor.constraint(equalTo: other.bottomAnchor, constant: -insets.bottom))
        }
        if edges.contains(.right) {
            made.append(trailingAnchor.constraint(equalTo: other.trailingAnchor, constant: -insets.right))
        }
        for constraint in made { constraint.priority = priority }
        NSLayoutConstraint.activate(made)
        return made
    }

    @discardableResult
    func setDimension(_ dimension: KeyPath<Pinnable, NSLayoutDimension>, to size: CGFloat) -> NSLayoutConstraint {
        (self as? UIView)?.translatesAutoresizingMaskIntoConstraints = false
        let constraint = self[keyPath: dimension].constraint(equalToConstant: size)
        constraint.isActive = true
        return constraint
    }
}

extension Array where Element: UIView {
    /// Lays the views out in a row from edge to edge, all equally wide.
    @MainActor func distributeEqually(in container: UIView, spacing: CGFloat) {
        guard let first, let last else { return }
        var constraints = [
            first.leadingAnchor.constraint(equalTo: container.leadingAnchor),
            last.trailingAnchor.constraint(equalTo: container.trailingAnchor),
        ]
        for (left, right) in zip(self, dropFirst()) {
            constraints.append(right.leadingAnchor.constraint(equalTo: left.trailingAnchor, constant: spacing))
            constraints.append(right.widthAnchor.constraint(equalTo: first.widthAnchor))
        }
        for view in self {
            view.translatesAutoresizingMaskIntoConstraints = false
            constraints.append(view.topAnchor.constraint(equalTo: container.topAnchor))
            constraints.append(view.bottomAnchor.constraint(equalTo: container.bottomAnchor))
        }
        NSLayoutConstraint.activate(constraints)
    }
}
