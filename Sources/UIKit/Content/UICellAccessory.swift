import Foundation

/// What stands at an end of a row: a sign of the system's, or a view.
///
/// Nothing draws the signs; they take the room that they take in tables.
@preconcurrency @MainActor public struct UICellAccessory {
    /// When an accessory is shown; kept, rows are not edited here.
    public enum DisplayedState: Sendable {
        /// Always.
        case always
        /// While the row is edited.
        case whenEditing
        /// While the row is not edited.
        case whenNotEditing
    }

    /// At which end a view stands.
    public enum Placement: Sendable {
        /// Where reading begins.
        case leading(displayed: DisplayedState = .always)
        /// Where reading ends.
        case trailing(displayed: DisplayedState = .always)
    }

    /// A view at an end of a row.
    @preconcurrency @MainActor public struct CustomViewConfiguration {
        /// The view; its size is that of its frame.
        public let customView: UIView
        /// At which end it stands.
        public let placement: Placement

        /// What the view takes of the width; nil for its own.
        public let reservedLayoutWidth: LayoutDimension?
        /// The colour of the view; nil for that of the row.
        public let tintColor: UIColor?
        /// Whether the view keeps the size of its frame; kept: it always does.
        public let maintainsFixedSize: Bool

        /// A view at an end.
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
    /// What a view was to take of the width; nil for its own.
    var reserved: CGFloat?

    /// An arrow.
    public static func disclosureIndicator(
        displayed: DisplayedState = .always, options: DisclosureIndicatorOptions = DisclosureIndicatorOptions()
    ) -> UICellAccessory { sign(11, options) }
    /// An arrow that shows what belongs to the row.
    public static func outlineDisclosure(
        displayed: DisplayedState = .always, options: OutlineDisclosureOptions = OutlineDisclosureOptions(),
        actionHandler: (() -> Void)? = nil
    ) -> UICellAccessory { sign(11, options) }
    /// A check mark.
    public static func checkmark(
        displayed: DisplayedState = .always, options: CheckmarkOptions = CheckmarkOptions()
    ) -> UICellAccessory { sign(28, options) }
    /// A button for details.
    public static func detail(
        displayed: DisplayedState = .always, options: DetailOptions = DetailOptions(),
        actionHandler: (() -> Void)? = nil
    ) -> UICellAccessory { sign(31, options) }
    /// What takes the row away while it is edited; it takes no room here.
    public static func delete(
        displayed: DisplayedState = .whenEditing, options: DeleteOptions = DeleteOptions(),
        actionHandler: (() -> Void)? = nil
    ) -> UICellAccessory { sign(0, options) }
    /// What puts a row in while it is edited; it takes no room here.
    public static func insert(
        displayed: DisplayedState = .whenEditing, options: InsertOptions = InsertOptions(),
        actionHandler: (() -> Void)? = nil
    ) -> UICellAccessory { sign(0, options) }
    /// What moves the row while it is edited; it takes no room here.
    public static func reorder(
        displayed: DisplayedState = .whenEditing, options: ReorderOptions = ReorderOptions()
    ) -> UICellAccessory { sign(0, options) }
    /// What chooses the row while it is edited; it takes no room here.
    public static func multiselect(
        displayed: DisplayedState = .whenEditing, options: MultiselectOptions = MultiselectOptions()
    ) -> UICellAccessory { sign(0, options) }
    /// A sign of the system's with its room, or the one that its options reserve.
    private static func sign(_ room: CGFloat, _ options: some CellAccessoryOptions) -> UICellAccessory {
        UICellAccessory(kind: .sign(room: options.reservedLayoutWidth?.points ?? room))
    }
    /// A text, in the font of body text until its options have another.
    public static func label(
        text: String, displayed: DisplayedState = .always, options: LabelOptions = LabelOptions()
    ) -> UICellAccessory {
        let label = UILabel(frame: .zero)
        label.text = text
        label.font = options.font
        label.textColor = options.tintColor ?? .secondaryLabel
        label.frame.size = label.intrinsicContentSize
        return UICellAccessory(kind: .customView(label, isLeading: false))
    }
    /// A menu's choice with its sign; kept, it takes no room here.
    public static func popUpMenu(
        _ menu: UIMenu, displayed: DisplayedState = .always, options: PopUpMenuOptions = PopUpMenuOptions(),
        selectedElementDidChangeHandler: ((UIMenu) -> Void)? = nil
    ) -> UICellAccessory { sign(0, options) }
    /// A view.
    public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
        var isLeading = false
        if case .leading = configuration.placement { isLeading = true }
        return UICellAccessory(
            kind: .customView(configuration.customView, isLeading: isLeading),
            reserved: configuration.reservedLayoutWidth?.points)
    }

    var isLeading: Bool { if case .customView(_, true) = kind { true } else { false } }

    /// What it takes of the width; a view a margin more than its own.
    var room: CGFloat {
        switch kind {
        case .sign(let room): room
        case .customView(let view, _): (reserved ?? view.frame.width) + 16
        }
    }
}
