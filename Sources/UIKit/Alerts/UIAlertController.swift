import Foundation

/// A view controller for an alert or an action sheet.
///
/// Plumb records that an alert is presented and does not draw it.
@preconcurrency @MainActor open class UIAlertController: UIViewController {
    /// The style of an alert.
    ///
    /// The raw values equal Apple's.
    public enum Style: Int, Hashable, Sendable {
        /// An action sheet at the bottom.
        case actionSheet = 0
        /// An alert in the center.
        case alert = 1
    }

    /// The style of the alert.
    open private(set) var preferredStyle = Style.alert
    /// The text below the title.
    open var message: String?
    /// The actions, in the order in which they were added.
    open private(set) var actions: [UIAlertAction] = []
    /// The action of the Return key.
    ///
    /// Plumb stores the value and does not use it.
    open var preferredAction: UIAlertAction?
    /// The text fields, in the order in which they were added; nil for none.
    open private(set) var textFields: [UITextField]?

    /// Creates an alert without actions.
    public convenience init(title: String?, message: String?, preferredStyle: Style) {
        self.init(nibName: nil, bundle: nil)
        self.title = title
        self.message = message
        self.preferredStyle = preferredStyle
        if preferredStyle == .actionSheet { modalPresentationStyle = .popover }
    }

    /// Adds an action.
    ///
    /// A second cancel action is an error with Apple's text.
    open func addAction(_ action: UIAlertAction) {
        if action.style == .cancel, actions.contains(where: { $0.style == .cancel }) {
            LayoutMisuse(
                .internalInconsistency,
                "UIAlertController can only have one action with a style of UIAlertActionStyleCancel"
            ).report()
            return
        }
        actions.append(action)
    }
    /// Adds a text field and configures it at once.
    ///
    /// In an action sheet this is an error with Apple's text.
    open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
        guard preferredStyle == .alert else {
            LayoutMisuse(
                .internalInconsistency,
                "Text fields can only be added to an alert controller of style UIAlertControllerStyleAlert"
            ).report()
            return
        }
        let field = UITextField(frame: .zero)
        textFields = (textFields ?? []) + [field]
        configurationHandler?(field)
    }
}
