import Foundation

/// A view that stands above the keyboard or in its place.
@preconcurrency @MainActor open class UIInputView: UIView {
    /// How the view looks.
    ///
    /// Raw values are Apple's.
    public enum Style: Int, Hashable, Sendable {
        /// As any view.
        case `default` = 0
        /// As the keyboard.
        case keyboard = 1
    }

    /// How the view looks; nothing is drawn of a keyboard.
    public let inputViewStyle: Style
    /// Whether the view is as high as its constraints say; kept, a host places it.
    open var allowsSelfSizing = false

    /// A view at a place, with a look.
    public init(frame: CGRect, inputViewStyle: Style) {
        self.inputViewStyle = inputViewStyle
        super.init(frame: frame)
    }
    /// A view that looks like any.
    public convenience override init(frame: CGRect) { self.init(frame: frame, inputViewStyle: .default) }
    /// A view from an archive; nothing but an empty one is read.
    public required init?(coder: NSCoder) {
        inputViewStyle = .default
        super.init(coder: coder)
    }
}
