import UIKit

/// The measurement of a view after layout.
public struct ViewMeasurement: Hashable, Sendable {
    /// The measured content size, in points; `UIView.noIntrinsicMetric` on an axis without one.
    public let contentSize: CGSize
    /// The alignment insets of the frame.
    public let alignmentInsets: UIEdgeInsets
    /// The distance of the first baseline from the top of the alignment rectangle; nil if there is no text.
    public let firstBaseline: Double?
    /// The distance of the last baseline from the bottom of the alignment rectangle; nil if there is no text.
    public let lastBaseline: Double?
    /// The alignment rectangle in the coordinate space of the scene's root.
    public let rectangle: CGRect
    /// The ambiguous attributes among left, top, width and height.
    ///
    /// The position is relative to the superview.
    public let openAttributes: [NSLayoutConstraint.Attribute]
    /// The ambiguous attributes of the content size of a scroll view.
    public let openContentSizes: [NSLayoutConstraint.Attribute]
    /// The content size of a scroll view; nil for other views.
    public let scrolledSize: CGSize?
}

/// The views and constraints of an Interface Builder document after layout.
public struct DocumentMeasurement: Sendable {
    /// The installed views, by id.
    public internal(set) var views: [String: ViewMeasurement] = [:]
    /// The minimal sets of conflicting required constraints, by id.
    public internal(set) var conflicts: [[String]] = []
}

extension InterfaceDocument {
    /// Lays out every scene of the document and measures its views.
    ///
    /// The frames are those of `DocumentLayout` with the same options. Baselines are not rounded to pixels.
    @MainActor public func measurement(
        options: LayoutOptions = LayoutOptions(), trial: LayoutTrial = LayoutTrial()
    ) -> DocumentMeasurement {
        var found = DocumentMeasurement()
        let environment = ReferredEnvironment(document: self, options: options)
        var work = LayoutEnvironment.documentWork
        var surroundings = LayoutEnvironment(self, options: options)
        for root in views.indices where views[root].isSceneRoot {
            let baselines = baselines(of: root, environment: environment, work: &work)
            surroundings.layoutWork = work
            surroundings.performAsCurrent {
                var instantiation = SceneInstantiation(
                    document: self, options: options, root: root, environment: environment)
                var scene = instantiation.instantiate()
                apply(trial, to: &scene)
                let sizes = scene.views.map { $0.view.intrinsicContentSize }
                scene.layOut(in: environment)
                for ((index, view), size) in zip(scene.views, sizes) {
                    found.views[views[index].id] = ViewMeasurement(
                        view, in: scene.rootView, contentSize: size, baselines: baselines[index])
                }
                found.conflicts += conflicts(of: scene)
                work = scene.rootView.remainingLayoutWork
            }
        }
        return found
    }

    @MainActor private func apply(_ trial: LayoutTrial, to scene: inout InstantiatedScene) {
        for (index, view) in scene.views { trial.apply(to: view, called: views[index].id) }
        let removed = scene.constraints.filter { trial.removed.contains(constraints[$0.index].id) }
        NSLayoutConstraint.deactivate(removed.map { $0.constraint })
        scene.constraints.removeAll { trial.removed.contains(constraints[$0.index].id) }
    }

    @MainActor private func conflicts(of scene: InstantiatedScene) -> [[String]] {
        let ids = Dictionary(
            scene.constraints.map { (ObjectIdentifier($0.constraint), constraints[$0.index].id) },
            uniquingKeysWith: { first, _ in first })
        return scene.conflicts.map { conflict in conflict.constraints.compactMap { ids[ObjectIdentifier($0)] } }
    }

    /// Returns the baselines of a scene's texts by the index of the view, from a layout with stored content sizes.
    @MainActor private func baselines(
        of root: Int, environment: ReferredEnvironment, work: inout Int
    ) -> [Int: BaselineProbes.Baselines] {
        var found: [Int: BaselineProbes.Baselines] = [:]
        work = LayoutEnvironment(
            scale: BaselineProbes.scale, direction: .leftToRight, runtime: runtime, work: work
        ).performAsCurrent {
            var instantiation = SceneInstantiation(
                document: self, options: LayoutOptions(intrinsicSizes: .stored), root: root, environment: environment)
            var scene = instantiation.instantiate()
            let probes = BaselineProbes(scene.views.map { $0.view }, in: scene.rootView)
            scene.layOut(in: environment)
            for (index, view) in scene.views { found[index] = probes.baselines(of: view) }
            return scene.rootView.remainingLayoutWork
        }
        return found
    }
}

extension ViewMeasurement {
    /// Creates the measurement of a laid out view in a root.
    @MainActor init(
        _ view: UIView, in root: UIView, contentSize: CGSize, baselines: BaselineProbes.Baselines?
    ) {
        let insets = view.alignmentRectInsets
        self.init(
            contentSize: contentSize, alignmentInsets: insets, firstBaseline: baselines?.first,
            lastBaseline: baselines?.last,
            rectangle: CGRect(origin: view.origin(in: root), size: view.frame.size).inset(by: insets),
            openAttributes: view === root || view.translatesAutoresizingMaskIntoConstraints ? [] : view.openAttributes,
            openContentSizes: (view as? UIScrollView)?.openContentSizes ?? [],
            scrolledSize: (view as? UIScrollView)?.contentSize)
    }
}

extension UIView {
    /// Returns the origin of the frame in the coordinates of a root, with all scroll offsets at zero, as in documents.
    func origin(in root: UIView) -> CGPoint {
        var origin = CGPoint.zero
        var next = self
        while next !== root, let superview = next.superview {
            origin.x += next.frame.minX
            origin.y += next.frame.minY
            next = superview
        }
        return origin
    }
}
