import Foundation

/// A column of rows that scrolls; here a container whose cells are laid out one by one.
@preconcurrency @MainActor open class UITableView: UIScrollView {
    /// As a height: the one that the content asks for.
    nonisolated public static var automaticDimension: CGFloat { -1 }

    /// The looks of a table.
    ///
    /// Raw values are Apple's.
    public enum Style: Int, Hashable, Sendable {
        /// Rows from edge to edge.
        case plain = 0
        /// Sections apart from one another.
        case grouped = 1
        /// Sections apart from one another and from the edges.
        case insetGrouped = 2
    }

    /// The look of the table.
    public let style: Style

    /// A table view of no size at the origin.
    public convenience init() { self.init(frame: .zero, style: .plain) }

    /// A plain table view at a place in its superview.
    public convenience override init(frame: CGRect) { self.init(frame: frame, style: .plain) }

    /// A table view at a place in its superview.
    public init(frame: CGRect, style: Style) {
        self.style = style
        super.init(frame: frame)
    }

    /// A table view from an archive; nothing but an empty view is read.
    public required init?(coder: NSCoder) {
        style = .plain
        super.init(coder: coder)
    }

    /// The height of rows, in points.
    open var rowHeight: CGFloat = UITableView.automaticDimension
    /// What rows are taken to be high before they are laid out, in points.
    open var estimatedRowHeight: CGFloat = UITableView.automaticDimension
    /// The height of section headers, in points.
    open var sectionHeaderHeight: CGFloat = UITableView.automaticDimension
    /// The height of section footers, in points.
    open var sectionFooterHeight: CGFloat = UITableView.automaticDimension
    /// Whether the margins of cells follow the readable width; false since iOS 12.
    open var cellLayoutMarginsFollowReadableWidth = false
    /// Whether content views keep inside the safe area.
    open var insetsContentViewsToSafeArea = true
    /// How far separators are inset, in points.
    open var separatorInset = UIEdgeInsets(top: 0, left: 15, bottom: 0, right: 0)

    /// The view behind the rows.
    open var backgroundView: UIView? {
        didSet {
            guard backgroundView !== oldValue else { return }
            oldValue?.removeFromSuperview()
            if let backgroundView { insertSubview(backgroundView, at: 0) }
        }
    }

    /// The view above the first section.
    open var tableHeaderView: UIView? { didSet { replace(oldValue, by: tableHeaderView) } }
    /// The view below the last section.
    open var tableFooterView: UIView? { didSet { replace(oldValue, by: tableFooterView) } }

    private func replace(_ old: UIView?, by new: UIView?) {
        guard old !== new else { return }
        old?.removeFromSuperview()
        if let new { addSubview(new) }
    }
}
