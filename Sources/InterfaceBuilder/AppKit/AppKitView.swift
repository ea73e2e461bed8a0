import UIKit

/// A view of the Mac: what its class asks for is known from the document.
final class AppKitView: UIView {
    private let insets: UIEdgeInsets
    private let font: UIFont
    private let isLabel: Bool
    private let hasCell: Bool
    private let raisesLine: Bool
    private var marks: (first: UIView, last: UIView)?
    /// A Boolean value that indicates whether it shows a line of text, and so has a baseline of its own.
    let hasText: Bool
    /// A Boolean value that indicates whether what is hidden inside takes no room, as in a stack view.
    let detachesHiddenViews: Bool

    init(_ metrics: AppKitMetrics) {
        insets = metrics.alignmentInsets
        font = .systemFont(ofSize: CGFloat(metrics.fontSize), weight: metrics.isBold ? .bold : .regular)
        isLabel = metrics.isLabel
        hasCell = metrics.hasCell
        raisesLine = metrics.raisesLine
        hasText = metrics.hasText
        detachesHiddenViews = metrics.view.tag == "stackView"
        super.init(frame: .zero)
        intrinsicContentSizeOverride = metrics.contentSize
    }

    required init?(coder: NSCoder) { nil }

    override var alignmentRectInsets: UIEdgeInsets { insets }

    /// Makes the baselines of the text known; a view without a cell keeps its edges.
    ///
    /// A control has its line in the middle of its alignment rectangle, on whole points; a label begins at its top and ends at its
    /// bottom (measured: 580 constraints).
    func markBaseline() {
        guard marks == nil, hasCell else { return }
        // A label is as high as its line.
        let label = font.lineHeight.rounded(.up)
        let ascent = label - (-font.descender).rounded()
        let height = intrinsicContentSizeOverride.map { size in size.height } ?? UIView.noIntrinsicMetric
        if isLabel {
            let last = mark(below: bottomAnchor, by: ascent - label)
            marks = (height < 2 * label ? last : mark(below: topAnchor, by: ascent), last)
        } else {
            let line = font.lineHeight.rounded() + (raisesLine ? 1 : 0)
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
