import Foundation

/// An accessory at an end of a list cell: a system accessory or a custom view.
///
/// Plumb does not draw system accessories. They take the same width as in tables.
@preconcurrency @MainActor public struct UICellAccessory {
    /// The editing state of the collection view in which an accessory is displayed.
    public enum DisplayedState: Sendable {
        /// In every state.
        case always
        /// While the cell is edited.
        case whenEditing
        /// While the cell is not edited.
        case whenNotEditing
    }

    /// The end of the cell at which a custom view is placed.
    public enum Placement: Sendable {
        /// The leading end.
        case leading(displayed: DisplayedState = .always)
        /// The trailing end.
        case trailing(displayed: DisplayedState = .always)
    }

    /// The configuration of a custom view accessory.
    @preconcurrency @MainActor public struct CustomViewConfiguration {
        /// The custom view.
        ///
        /// Its size is that of its frame.
        public let customView: UIView
        /// The end of the cell at which the view is placed.
        public let placement: Placement

        /// The width that the view reserves; nil for its own.
        public let reservedLayoutWidth: LayoutDimension?
        /// The tint color of the view; nil for that of the row.
        public let tintColor: UIColor?
        /// A Boolean value that indicates whether the view keeps the size of its frame.
        ///
        /// Plumb stores the value and does not use it; the view always keeps its size.
        public let maintainsFixedSize: Bool

        /// Creates a configuration of a custom view.
        public init(
            customView: UIView, placement: Placement, isHidden: Bool? = nil,
            reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil, maintainsFixedSize: Bool? = nil
        ) {
            (self.customView, self.placement) = (customView, placement)
            (self.reservedLayoutWidth, self.tintColor) = (reservedLayoutWidth, tintColor)
            self.maintainsFixedSize = maintainsFixedSize ?? false
            if let isHidden { customView.isHidden = isHidden }
            if let tintColor { customView.tintColor = tintColor }
        }
    }

    enum Kind {
        case sign(room: CGFloat)
        case customView(UIView, isLeading: Bool)
    }

    let kind: Kind
    /// The editing state in which the accessory is displayed and takes space.
    let displayed: DisplayedState
    /// The width that a custom view reserves, in points; nil for its own.
    var reserved: CGFloat?

    /// Creates a disclosure indicator.
    public static func disclosureIndicator(
        displayed: DisplayedState = .always, options: DisclosureIndicatorOptions = DisclosureIndicatorOptions()
    ) -> UICellAccessory { sign(11, displayed, options) }
    /// Creates an outline disclosure indicator.
    ///
    /// Plumb ignores the action handler.
    public static func outlineDisclosure(
        displayed: DisplayedState = .always, options: OutlineDisclosureOptions = OutlineDisclosureOptions(),
        actionHandler: (() -> Void)? = nil
    ) -> UICellAccessory { sign(11, displayed, options) }
    /// Creates a checkmark.
    public static func checkmark(
        displayed: DisplayedState = .always, options: CheckmarkOptions = CheckmarkOptions()
    ) -> UICellAccessory { sign(28, displayed, options) }
    /// Creates a detail button.
    ///
    /// Plumb ignores the action handler.
    public static func detail(
        displayed: DisplayedState = .always, options: DetailOptions = DetailOptions(),
        actionHandler: (() -> Void)? = nil
    ) -> UICellAccessory { sign(31, displayed, options) }
    /// Creates a delete control.
    ///
    /// In Plumb it takes no width by default.
    public static func delete(
        displayed: DisplayedState = .whenEditing, options: DeleteOptions = DeleteOptions(),
        actionHandler: (() -> Void)? = nil
    ) -> UICellAccessory { sign(0, displayed, options) }
    /// Creates an insert control.
    ///
    /// In Plumb it takes no width by default.
    public static func insert(
        displayed: DisplayedState = .whenEditing, options: InsertOptions = InsertOptions(),
        actionHandler: (() -> Void)? = nil
    ) -> UICellAccessory { sign(0, displayed, options) }
    /// Creates a reorder control.
    ///
    /// In Plumb it takes no width by default.
    public static func reorder(
        displayed: DisplayedState = .whenEditing, options: ReorderOptions = ReorderOptions()
    ) -> UICellAccessory { sign(0, displayed, options) }
    /// Creates a multiselect control.
    ///
    /// In Plumb it takes no width by default.
    public static func multiselect(
        displayed: DisplayedState = .whenEditing, options: MultiselectOptions = MultiselectOptions()
    ) -> UICellAccessory { sign(0, displayed, options) }
    /// Creates a system accessory with its default width or the reserved one, in points.
    private static func sign(
        _ room: CGFloat, _ displayed: DisplayedState, _ options: some CellAccessoryOptions
    ) -> UICellAccessory {
        UICellAccessory(kind: .sign(room: options.reservedLayoutWidth?.points ?? room), displayed: displayed)
    }
    /// Creates a label; the default font is that of body text.
    public static func label(
        text: String, displayed: DisplayedState = .always, options: LabelOptions = LabelOptions()
    ) -> UICellAccessory {
        let label = UILabel(frame: .zero)
        label.text = text
        label.font = options.font
        label.textColor = options.tintColor ?? .secondaryLabel
        label.frame.size = label.intrinsicContentSize
        label.isHidden = options.isHidden
        return UICellAccessory(
            kind: .customView(label, isLeading: false), displayed: displayed,
            reserved: options.reservedLayoutWidth?.points)
    }
    /// Creates a pop-up menu.
    ///
    /// In Plumb it takes no width by default, and the menu is ignored.
    public static func popUpMenu(
        _ menu: UIMenu, displayed: DisplayedState = .always, options: PopUpMenuOptions = PopUpMenuOptions(),
        selectedElementDidChangeHandler: ((UIMenu) -> Void)? = nil
    ) -> UICellAccessory { sign(0, displayed, options) }
    /// Creates an accessory with a custom view.
    public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
        let (isLeading, displayed) =
            switch configuration.placement {
            case .leading(let displayed): (true, displayed)
            case .trailing(let displayed): (false, displayed)
            }
        return UICellAccessory(
            kind: .customView(configuration.customView, isLeading: isLeading), displayed: displayed,
            reserved: configuration.reservedLayoutWidth?.points)
    }

    /// Returns whether the accessory is displayed in an editing state.
    func isDisplayed(whileEditing isEditing: Bool) -> Bool {
        switch displayed {
        case .always: true
        case .whenEditing: isEditing
        case .whenNotEditing: !isEditing
        }
    }

    var isLeading: Bool { if case .customView(_, true) = kind { true } else { false } }

    /// The width that the accessory takes, in points; a custom view adds a margin of 16 points.
    var room: CGFloat {
        switch kind {
        case .sign(let room): room
        case .customView(let view, _): (reserved ?? view.frame.width) + 16
        }
    }
}
