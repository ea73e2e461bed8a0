import Foundation

/// A question with buttons; kept, since nothing is shown over other controllers here.
@preconcurrency @MainActor open class UIAlertController: UIViewController {
    /// The kinds of question.
    ///
    /// Raw values are Apple's.
    public enum Style: Int, Hashable, Sendable {
        /// Buttons at the bottom.
        case actionSheet = 0
        /// A box in the middle.
        case alert = 1
    }

    /// The kind.
    open private(set) var preferredStyle = Style.alert
    /// The text below the title.
    open var message: String?
    /// The buttons, in the order in which they were added.
    open private(set) var actions: [UIAlertAction] = []
    /// The button that the return key taps.
    open var preferredAction: UIAlertAction?
    /// The fields, in the order in which they were added; nil for none.
    open private(set) var textFields: [UITextField]?

    /// A question without buttons.
    public convenience init(title: String?, message: String?, preferredStyle: Style) {
        self.init(nibName: nil, bundle: nil)
        self.title = title
        self.message = message
        self.preferredStyle = preferredStyle
        if preferredStyle == .actionSheet { modalPresentationStyle = .popover }
    }

    /// Adds a button; a second one for giving up is misuse.
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
    /// Adds a field, which the closure sets up at once; misuse in a question with buttons at the bottom.
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
