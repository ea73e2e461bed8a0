import Foundation

/// How the titles of sections look, and how high they are.
///
/// Of one line they take what stored tables of Xcode have: in plain tables 28 points, in groups a header 38, at the top 55.5, and
/// a footer 30. In groups further lines are added to that, and the text stands 5.5 points above the end of a header and 7 below
/// the begin of a footer: what is left of the heights when the title's line is taken away, shared out as Apple's tables look.
@MainActor struct SectionTitle {
    let style: UITableView.Style
    let isFooter: Bool
    /// Whether nothing is above the section.
    var isAtTop = false

    private var isGrouped: Bool { style != .plain }
    private static let spaceBelowHeader: CGFloat = 5.5
    private static let spaceAboveFooter: CGFloat = 7

    /// The height with one line, in points.
    private var height: CGFloat {
        guard isGrouped else { return 28 }
        return isFooter ? 30 : isAtTop ? 55.5 : 38
    }

    /// The height of a title in a table whose rows have a width.
    func height(of title: String, width: CGFloat) -> CGFloat {
        guard isGrouped else { return height }
        let label = UILabel(frame: .zero)
        decorate(label, with: title)
        let room = width - 2 * SystemMargin.sideOfRow(ofWidth: width)
        let lines = label.sizeThatFits(CGSize(width: max(1, room), height: 0)).height
        label.text = "x"
        return height + max(0, lines - label.sizeThatFits(.zero).height)
    }

    /// Gives a label title and look: in groups small and grey, and capitals in headers, as of iOS 7 to 18; else bold.
    func decorate(_ label: UILabel, with title: String) {
        label.text = isGrouped && !isFooter ? title.uppercased() : title
        guard isGrouped else { return }
        label.font = .preferredFont(forTextStyle: .footnote)
        label.textColor = .secondaryLabel
        label.numberOfLines = 0
    }

    /// Where a label of a height begins in a view of a height, both in points.
    func top(of label: CGFloat, in height: CGFloat) -> CGFloat {
        guard isGrouped else { return (height - label) / 2 }
        return isFooter ? Self.spaceAboveFooter : height - Self.spaceBelowHeader - label
    }
}
