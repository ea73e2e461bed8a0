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

        /// A view at an end.
        public init(customView: UIView, placement: Placement) {
            (self.customView, self.placement) = (customView, placement)
        }
    }

    enum Kind {
        case sign(room: CGFloat)
        case customView(UIView, isLeading: Bool)
    }

    let kind: Kind

    /// An arrow.
    public static func disclosureIndicator(displayed: DisplayedState = .always) -> UICellAccessory {
        UICellAccessory(kind: .sign(room: 11))
    }
    /// An arrow that shows what belongs to the row.
    public static func outlineDisclosure(
        displayed: DisplayedState = .always, actionHandler: (() -> Void)? = nil
    ) -> UICellAccessory { UICellAccessory(kind: .sign(room: 11)) }
    /// A check mark.
    public static func checkmark(displayed: DisplayedState = .always) -> UICellAccessory {
        UICellAccessory(kind: .sign(room: 28))
    }
    /// A button for details.
    public static func detail(
        displayed: DisplayedState = .always, actionHandler: (() -> Void)? = nil
    ) -> UICellAccessory { UICellAccessory(kind: .sign(room: 31)) }
    /// What takes the row away while it is edited; it takes no room here.
    public static func delete(
        displayed: DisplayedState = .whenEditing, actionHandler: (() -> Void)? = nil
    ) -> UICellAccessory { UICellAccessory(kind: .sign(room: 0)) }
    /// What moves the row while it is edited; it takes no room here.
    public static func reorder(displayed: DisplayedState = .whenEditing) -> UICellAccessory {
        UICellAccessory(kind: .sign(room: 0))
    }
    /// What chooses the row while it is edited; it takes no room here.
    public static func multiselect(displayed: DisplayedState = .whenEditing) -> UICellAccessory {
        UICellAccessory(kind: .sign(room: 0))
    }
    /// A text, in the font of body text.
    public static func label(text: String, displayed: DisplayedState = .always) -> UICellAccessory {
        let label = UILabel(frame: .zero)
        label.text = text
        label.textColor = .secondaryLabel
        label.frame.size = label.intrinsicContentSize
        return UICellAccessory(kind: .customView(label, isLeading: false))
    }
    /// A view.
    public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
        var isLeading = false
        if case .leading = configuration.placement { isLeading = true }
        return UICellAccessory(kind: .customView(configuration.customView, isLeading: isLeading))
    }

    var isLeading: Bool { if case .customView(_, true) = kind { true } else { false } }

    /// What it takes of the width; a view a margin more than its own.
    var room: CGFloat {
        switch kind {
        case .sign(let room): room
        case .customView(let view, _): view.frame.width + 16
        }
    }
}
