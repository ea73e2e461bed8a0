import Foundation

/// A collection view cell with the appearance of a list row.
@preconcurrency @MainActor open class UICollectionViewListCell: UICollectionViewCell {
    /// The accessories at both ends of the row.
    open var accessories: [UICellAccessory] = [] {
        didSet {
            for case .customView(let view, _) in oldValue.map(\.kind) { view.removeFromSuperview() }
            showAccessories()
        }
    }
    /// The accessories of the current editing state.
    private var shownAccessories: [UICellAccessory] {
        accessories.filter { $0.isDisplayed(whileEditing: isEditing) }
    }
    /// Adds the views of the displayed accessories, and removes those of the others.
    private func showAccessories() {
        for accessory in accessories {
            guard case .customView(let view, _) = accessory.kind else { continue }
            if accessory.isDisplayed(whileEditing: isEditing) {
                addSubview(view)
            } else if view.superviewStorage === self {
                view.removeFromSuperview()
            }
        }
        setNeedsLayout()
    }
    override func editingDidChange() {
        super.editingDidChange()
        showAccessories()
        sizeDidChange()
    }
    /// The indentation level of the row.
    open var indentationLevel = 0 { didSet { setNeedsLayout() } }
    /// The width of one indentation level, in points.
    open var indentationWidth: CGFloat = 10 { didSet { setNeedsLayout() } }

    /// The guide of the separator below the row.
    ///
    /// Plumb does not draw the separator. By default it extends from the content to the end of the row. Custom constraints on its leading
    /// and trailing edges override this default.
    open private(set) lazy var separatorLayoutGuide: UILayoutGuide = {
        let guide = UILayoutGuide()
        addLayoutGuide(guide)
        let sides = [
            guide.leadingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.leadingAnchor),
            guide.trailingAnchor.constraint(equalTo: trailingAnchor),
        ]
        for side in sides { side.priority = .defaultLow }
        NSLayoutConstraint.activate(
            sides + [
                guide.topAnchor.constraint(equalTo: topAnchor), guide.bottomAnchor.constraint(equalTo: bottomAnchor),
            ])
        return guide
    }()

    /// Returns an empty list content configuration for a cell.
    open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }

    private var margin: CGFloat { SystemMargin.sideOfRow(ofWidth: bounds.width) }
    /// The widths that accessories take at the leading and trailing end, in points.
    private var rooms: (leading: CGFloat, trailing: CGFloat) {
        var rooms = (leading: CGFloat(indentationLevel) * indentationWidth, trailing: CGFloat(0))
        for accessory in shownAccessories {
            if accessory.isLeading { rooms.leading += accessory.room } else { rooms.trailing += accessory.room }
        }
        if rooms.trailing > 0 { rooms.trailing += margin }
        return rooms
    }

    override var listMargin: (width: CGFloat, hasAccessory: Bool) { (margin, rooms.trailing > 0) }

    /// Places the content view between the accessories.
    open override func layoutSubviews() {
        giveContentMargins(SystemMargin.row(ofWidth: bounds.width))
        super.layoutSubviews()
        let rooms = rooms
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        contentView.frame = CGRect(
            x: isMirrored ? rooms.trailing : rooms.leading, y: 0,
            width: max(0, bounds.width - rooms.leading - rooms.trailing), height: bounds.height)
        placeViews(isMirrored: isMirrored)
    }

    private func placeViews(isMirrored: Bool) {
        var (start, end) = (CGFloat(indentationLevel) * indentationWidth, bounds.width - margin)
        for accessory in shownAccessories {
            defer { if accessory.isLeading { start += accessory.room } else { end -= accessory.room } }
            guard case .customView(let view, _) = accessory.kind else { continue }
            let size = view.frame.size
            let width = accessory.reserved ?? size.width
            let slot = accessory.isLeading ? start + accessory.room - width : end - width
            let left = slot + (width - size.width) / 2
            view.frame.origin = CGPoint(
                x: isMirrored ? bounds.width - left - size.width : left, y: (bounds.height - size.height) / 2)
        }
    }

    /// Returns the fitting size of the content plus the width of the accessories, in points.
    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        giveContentMargins(SystemMargin.row(ofWidth: bounds.width))
        let beside = rooms.leading + rooms.trailing
        let size = super.systemLayoutSizeFitting(
            CGSize(width: max(0, targetSize.width - beside), height: targetSize.height),
            withHorizontalFittingPriority: horizontalFittingPriority, verticalFittingPriority: verticalFittingPriority)
        return CGSize(width: size.width + beside, height: size.height)
    }
}
