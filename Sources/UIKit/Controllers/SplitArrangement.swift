import Foundation

/// The frames of the columns of a split view that is not collapsed.
struct SplitArrangement {
    /// The size of the view, in points.
    let size: CGSize
    /// The width of the line between columns: one pixel.
    ///
    /// Stored frames divide 1024 points into 320, 0.5 and 703.5.
    let line: CGFloat
    /// The widths of the primary and supplementary columns, in points; nil for a column that does not exist.
    let primary: CGFloat?
    let supplementary: CGFloat?
    let mode: UISplitViewController.DisplayMode
    /// A Boolean value that indicates whether the primary column is on the right.
    let isMirrored: Bool

    /// The frames of the visible columns, from back to front.
    var frames: [(column: UISplitViewController.Column, frame: CGRect)] {
        let inner = inner
        let innerWidth = inner.width.map { $0 + line } ?? 0
        let outerWidth = supplementary == nil ? 0 : primary.map { $0 + line } ?? 0
        switch mode {
        case .secondaryOnly, .automatic: return place([(.secondary, 0, size.width)])
        case .oneBesideSecondary:
            return place([(.secondary, innerWidth, size.width - innerWidth), (inner.column, 0, inner.width ?? 0)])
        case .oneOverSecondary: return place([(.secondary, 0, size.width), (inner.column, 0, inner.width ?? 0)])
        case .twoBesideSecondary:
            let left = outerWidth + innerWidth
            return place(outer(outerWidth) + [(.secondary, left, size.width - left)])
        case .twoOverSecondary: return place([(.secondary, 0, size.width)] + outer(outerWidth))
        case .twoDisplaceSecondary:
            return place(
                outer(outerWidth) + [(.secondary, outerWidth + innerWidth, size.width - innerWidth)])
        }
    }

    private typealias Span = (column: UISplitViewController.Column, start: CGFloat, width: CGFloat)

    /// The column next to the secondary column.
    private var inner: (column: UISplitViewController.Column, width: CGFloat?) {
        supplementary == nil ? (.primary, primary) : (.supplementary, supplementary)
    }

    /// The spans of both columns before the secondary column, or of the only one.
    private func outer(_ start: CGFloat) -> [Span] {
        guard let supplementary else { return [(.primary, 0, primary ?? 0)] }
        return [(.primary, 0, primary ?? 0), (.supplementary, start, supplementary)]
    }

    private func place(_ spans: [Span]) -> [(column: UISplitViewController.Column, frame: CGRect)] {
        spans.map { span in
            let width = max(0, span.width)
            let start = isMirrored ? size.width - span.start - width : span.start
            return (span.column, CGRect(x: start, y: 0, width: width, height: size.height))
        }
    }
}
