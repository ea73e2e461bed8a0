import UIKit

/// Views whose upper edges are at the baselines of texts, which show the positions of the baselines.
@MainActor struct BaselineProbes {
    /// A scale at which edges and baselines are not rounded.
    nonisolated static let scale = 4096.0

    /// The distances of baselines from the edges of the alignment rectangle: the first from the top, the last from the bottom.
    struct Baselines {
        let first: Double
        let last: Double
    }

    private let root: UIView
    private var probes: [ObjectIdentifier: (first: UIView, last: UIView)] = [:]

    init(_ views: [UIView], in root: UIView) {
        self.root = root
        for view in views where view !== root && Self.hasText(view) {
            (view as? AppKitView)?.markBaseline()
            probes[ObjectIdentifier(view)] = (
                Self.probe(view.firstBaselineAnchor, in: root), Self.probe(view.lastBaselineAnchor, in: root)
            )
        }
    }

    private static func hasText(_ view: UIView) -> Bool {
        view is UILabel || view is UIButton || view is UITextField || view is UITextView
            || (view as? AppKitView)?.hasText == true
            || (view is UIStackView && view.forLastBaselineLayout !== view)
    }

    private static func probe(_ baseline: NSLayoutYAxisAnchor, in root: UIView) -> UIView {
        let probe = UIView(frame: .zero)
        probe.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(probe)
        // Only the upper edge of a probe is read.
        probe.topAnchor.constraint(equalTo: baseline).isActive = true
        return probe
    }

    /// Returns the baselines of a view after the layout, or nil for a view without text.
    func baselines(of view: UIView) -> Baselines? {
        guard let (first, last) = probes[ObjectIdentifier(view)] else { return nil }
        let frame = CGRect(origin: view.origin(in: root), size: view.frame.size)
        let rectangle = frame.inset(by: view.alignmentRectInsets)
        return Baselines(
            first: Double(first.origin(in: root).y - rectangle.minY),
            last: Double(rectangle.maxY - last.origin(in: root).y))
    }
}
