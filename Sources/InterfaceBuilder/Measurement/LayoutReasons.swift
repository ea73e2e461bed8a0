import UIKit

/// The constraints that determine the position and size of a view, by axis.
public struct LayoutReasons: Hashable, Sendable {
    /// A reason for a value of the view.
    public enum Reason: Hashable, Sendable {
        /// A constraint of the document, by id.
        case constraint(String)
        /// A constraint of the system, in words, such as `the content size of 'Title'`.
        case system(String)
    }

    /// The reasons for the horizontal position and the width, those that name the view first.
    public let horizontal: [Reason]
    /// The reasons for the vertical position and the height, those that name the view first.
    public let vertical: [Reason]
}

extension InterfaceDocument {
    /// Returns the reasons for the frame of a view; nil if the document has no such view.
    ///
    /// - Complexity: That of the layout of the scene.
    @MainActor public func layoutReasons(of id: String, options: LayoutOptions = LayoutOptions()) -> LayoutReasons? {
        guard case .view(let index) = items[id] else { return nil }
        let root = sceneRoot(of: index)
        let environment = ReferredEnvironment(document: self, options: options)
        return LayoutEnvironment(
            scale: DocumentLayout.scale(of: self, options: options), direction: options.direction, runtime: runtime
        ).performAsCurrent {
            var instantiation = SceneInstantiation(
                document: self, options: options, root: root, environment: environment)
            var scene = instantiation.instantiate()
            scene.layOut(in: environment)
            guard let view = scene.views.first(where: { $0.index == index })?.view else { return nil }
            return LayoutReasons(
                horizontal: reasons(for: .horizontal, of: view, in: scene),
                vertical: reasons(for: .vertical, of: view, in: scene))
        }
    }

    @MainActor private func reasons(
        for axis: NSLayoutConstraint.Axis, of view: UIView, in scene: InstantiatedScene
    ) -> [LayoutReasons.Reason] {
        let indices = Dictionary(
            scene.constraints.map { (ObjectIdentifier($0.constraint), $0.index) },
            uniquingKeysWith: { first, _ in first })
        let found = view.constraintsAffectingLayout(for: axis)
        let own = found.filter { constraint in constraint.firstItem === view || constraint.secondItem === view }
        let others = found.filter { constraint in constraint.firstItem !== view && constraint.secondItem !== view }
        return (own + others).compactMap { constraint in
            if let index = indices[ObjectIdentifier(constraint)] { return .constraint(constraints[index].id) }
            return ConflictWording.words(for: constraint) { view in
                view.documentIdentifier.flatMap { id in self.view(withID: id) }.map(label)
            }.map { words in .system(words) }
        }.unique()
    }
}
