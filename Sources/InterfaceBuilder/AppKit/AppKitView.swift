import UIKit

/// A view of a macOS document, with content sizes from the document.
final class AppKitView: UIView {
    private let insets: UIEdgeInsets
    private let font: UIFont
    private let isLabel: Bool
    private let hasLine: Bool
    private let lineRise: CGFloat
    private let baselines: (first: CGFloat?, last: CGFloat)?
    private var marks: (first: UIView, last: UIView)?
    /// A Boolean value that indicates whether the view shows a line of text, and so has its own baseline.
    let hasText: Bool
    /// A Boolean value that indicates whether hidden subviews take no space, as in a stack view.
    let detachesHiddenViews: Bool

    init(_ metrics: AppKitMetrics) {
        insets = metrics.alignmentInsets
        font = .systemFont(ofSize: CGFloat(metrics.fontSize), weight: metrics.isBold ? .bold : .regular)
        isLabel = metrics.isLabel
        hasLine = metrics.hasLine
        lineRise = metrics.lineRise
        baselines = metrics.baselines
        hasText = metrics.view.kind.hasAppKitText
        detachesHiddenViews = metrics.view.tag == "stackView"
        super.init(frame: .zero)
        intrinsicContentSizeOverride = metrics.contentSize
    }

    required init?(coder: NSCoder) { nil }

    override var alignmentRectInsets: UIEdgeInsets { insets }

    /// Sets the baselines of the text.
    ///
    /// A view without a cell keeps its edges. The line of a control is in the middle of its alignment rectangle, on whole points. A label
    /// begins at its top and ends at its bottom (measured: 580 constraints).
    func markBaseline() {
        guard marks == nil, hasLine else { return }
        // The height of a label is that of its line.
        let label = font.lineHeight.rounded(.up)
        let ascent = label - (-font.descender).rounded()
        let height = intrinsicContentSizeOverride.map { size in size.height } ?? UIView.noIntrinsicMetric
        if let baselines {
            let last = mark(below: bottomAnchor, by: -baselines.last)
            marks = (baselines.first.map { first in mark(below: topAnchor, by: first) } ?? last, last)
        } else if isLabel {
            let last = mark(below: bottomAnchor, by: ascent - label)
            marks = (height < 2 * label ? last : mark(below: topAnchor, by: ascent), last)
        } else {
            let line = font.lineHeight.rounded() + lineRise
            let room = height < 0 ? -line / 2 : ((height - line) / 2).rounded(.down) - height / 2
            let first = mark(below: centerYAnchor, by: room + ascent)
            marks = (first, first)
        }
    }

    private func mark(below anchor: NSLayoutYAxisAnchor, by distance: CGFloat) -> UIView {
        let mark = UIView(frame: .zero)
        mark.translatesAutoresizingMaskIntoConstraints = false
        addSubview(mark)
        NSLayoutConstraint.activate([
            mark.leadingAnchor.constraint(equalTo: leadingAnchor), mark.widthAnchor.constraint(equalToConstant: 0),
            mark.heightAnchor.constraint(equalToConstant: 0),
            mark.bottomAnchor.constraint(equalTo: anchor, constant: distance),
        ])
        return mark
    }

    override var forFirstBaselineLayout: UIView { marks?.first ?? self }
    override var forLastBaselineLayout: UIView { marks?.last ?? self }
}
