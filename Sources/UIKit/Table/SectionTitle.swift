import Foundation

/// The appearance and the height of section titles.
///
/// The heights for one line come from table views that Xcode stored. A plain table uses 28 points. A grouped table uses 38 for a
/// header, 55.5 for a header at the top, and 30 for a footer; further lines add their height.
///
/// In a grouped table the text ends 5.5 points above the bottom of a header. It begins 7 points below the top of a footer. Both
/// values divide the height that remains beside the title's line, matched to Apple's tables.
@MainActor struct SectionTitle {
    let style: UITableView.Style
    let isFooter: Bool
    /// A Boolean value that indicates whether the section is the first content of the table.
    var isAtTop = false

    private var isGrouped: Bool { style != .plain }
    private static let spaceBelowHeader: CGFloat = 5.5
    private static let spaceAboveFooter: CGFloat = 7

    /// The height with one line of text, in points.
    private var height: CGFloat {
        guard isGrouped else { return 28 }
        return isFooter ? 30 : isAtTop ? 55.5 : 38
    }

    /// Returns the height of a title, in points, in a table whose rows have the given width.
    func height(of title: String, width: CGFloat) -> CGFloat {
        guard isGrouped else { return height }
        let label = UILabel(frame: .zero)
        decorate(label, with: title)
        let room = width - 2 * SystemMargin.sideOfRow(ofWidth: width)
        let lines = label.sizeThatFits(CGSize(width: max(1, room), height: 0)).height
        label.text = "x"
        return height + max(0, lines - label.sizeThatFits(.zero).height)
    }

    /// Sets the text, font and color of a title's label.
    ///
    /// In grouped tables the text is small and gray, and headers are in capitals, as in iOS 7 to 18. In plain tables the text is
    /// bold.
    func decorate(_ label: UILabel, with title: String) {
        label.text = isGrouped && !isFooter ? title.uppercased() : title
        guard isGrouped else { return }
        label.font = .preferredFont(forTextStyle: .footnote)
        label.textColor = .secondaryLabel
        label.numberOfLines = 0
    }

    /// Returns the top of a label with the given height in a view with the given height, all in points.
    func top(of label: CGFloat, in height: CGFloat) -> CGFloat {
        guard isGrouped else { return (height - label) / 2 }
        return isFooter ? Self.spaceAboveFooter : height - Self.spaceBelowHeader - label
    }
}
