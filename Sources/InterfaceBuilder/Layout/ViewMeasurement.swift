import UIKit

/// What a view of a document turns out to be when it is laid out and its content is measured.
public struct ViewMeasurement: Hashable, Sendable {
    /// The size that its content asks for when it is measured, in points; `UIView.noIntrinsicMetric` on an axis without one.
    public let contentSize: CGSize
    /// How far its frame reaches beyond its alignment rectangle.
    public let alignmentInsets: UIEdgeInsets
    /// The distance of the first baseline from the top edge of the alignment rectangle; nil where it has no text.
    public let firstBaseline: Double?
    /// The distance of the last baseline from the bottom edge, upwards; nil where it has no text.
    public let lastBaseline: Double?
    /// The alignment rectangle that the layout gives it, in the coordinate space of its scene's root.
    public let rectangle: CGRect
}

extension InterfaceDocument {
    /// The measurements of all views that are installed, by identifier.
    ///
    /// Places come from a layout in which texts and pictures are as large as they are stored, so that nothing moves for
    /// being measured elsewhere. Lays every scene of the document out.
    @MainActor public func measurements() -> [String: ViewMeasurement] {
        var found: [String: ViewMeasurement] = [:]
        let environment = ReferredEnvironment(document: self, options: LayoutOptions())
        var work = LayoutSurroundings.documentWork
        for root in views.indices where views[root].isSceneRoot {
            let sizes = LayoutSurroundings.with(scale: scale, direction: .leftToRight) {
                var scene = SceneInstantiation(
                    document: self, options: LayoutOptions(), root: root, environment: environment)
                return scene.instantiate().views.map { $0.view.intrinsicContentSize }
            }
            LayoutSurroundings.with(scale: BaselineProbes.scale, direction: .leftToRight, work: work) {
                var instantiation = SceneInstantiation(
                    document: self, options: LayoutOptions(intrinsicSizes: .stored), root: root,
                    environment: environment)
                var scene = instantiation.instantiate()
                let probes = BaselineProbes(scene.views.map { $0.view }, in: scene.rootView, scale: scale)
                scene.layOut()
                work = scene.rootView.remainingLayoutWork
                for ((index, view), size) in zip(scene.views, sizes) {
                    found[views[index].id] = probes.measurement(of: view, contentSize: size)
                }
            }
        }
        return found
    }
}

/// Views without size that lie on the baselines of texts, to read from where those are.
@MainActor struct BaselineProbes {
    /// So fine that edges and baselines come out unrounded.
    static let scale = 4096.0

    private let root: UIView
    /// The pixels of a point to which rectangles are rounded.
    private let documentScale: CGFloat
    private var probes: [ObjectIdentifier: (first: UIView, last: UIView)] = [:]

    init(_ views: [UIView], in root: UIView, scale: Double) {
        self.root = root
        documentScale = CGFloat(scale)
        for view in views where view !== root && Self.hasText(view) {
            probes[ObjectIdentifier(view)] = (
                Self.probe(view.firstBaselineAnchor, in: root), Self.probe(view.lastBaselineAnchor, in: root)
            )
        }
    }

    private static func hasText(_ view: UIView) -> Bool {
        view is UILabel || view is UIButton || view is UITextField || view is UITextView
            || (view is UIStackView && view.forLastBaselineLayout !== view)
    }

    private static func probe(_ baseline: NSLayoutYAxisAnchor, in root: UIView) -> UIView {
        let probe = UIView(frame: .zero)
        probe.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(probe)
        NSLayoutConstraint.activate([
            probe.topAnchor.constraint(equalTo: baseline), probe.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            probe.widthAnchor.constraint(equalToConstant: 0), probe.heightAnchor.constraint(equalToConstant: 0),
        ])
        return probe
    }

    func measurement(of view: UIView, contentSize: CGSize) -> ViewMeasurement {
        let insets = view.alignmentRectInsets
        let rectangle = CGRect(origin: origin(of: view), size: view.frame.size).inset(by: insets)
        let probes = probes[ObjectIdentifier(view)]
        return ViewMeasurement(
            contentSize: contentSize, alignmentInsets: insets,
            firstBaseline: probes.map { Double(origin(of: $0.first).y - rectangle.minY) },
            lastBaseline: probes.map { Double(rectangle.maxY - origin(of: $0.last).y) }, rectangle: snapped(rectangle))
    }

    /// Every edge rounded half up to the document's pixels, as `UIKit` rounds them.
    private func snapped(_ rectangle: CGRect) -> CGRect {
        func snap(_ edge: CGFloat) -> CGFloat {
            ((edge + 0.001) * documentScale + 0.5).rounded(.down) / documentScale
        }
        let (x, y) = (snap(rectangle.minX), snap(rectangle.minY))
        return CGRect(x: x, y: y, width: snap(rectangle.maxX) - x, height: snap(rectangle.maxY) - y)
    }

    /// Where a view lies in the root's coordinates.
    private func origin(of view: UIView) -> CGPoint {
        var origin = CGPoint.zero
        var next = view
        while next !== root, let superview = next.superview {
            origin.x += next.frame.minX - superview.bounds.minX
            origin.y += next.frame.minY - superview.bounds.minY
            next = superview
        }
        return origin
    }
}
