import Foundation

/// A view for the input area above the keyboard or in its place.
@preconcurrency @MainActor open class UIInputView: UIView {
    /// The styles of an input view.
    ///
    /// The raw values equal Apple's.
    public enum Style: Int, Hashable, Sendable {
        /// The style of an ordinary view.
        case `default` = 0
        /// The style of the keyboard.
        case keyboard = 1
    }

    /// The style of the view.
    ///
    /// Plumb stores the value and does not use it.
    public let inputViewStyle: Style
    /// A Boolean value that indicates whether the constraints determine the height of the view.
    ///
    /// Plumb stores the value and does not use it.
    open var allowsSelfSizing = false

    /// Creates a view with a frame, in its superview's coordinates, and a style.
    public init(frame: CGRect, inputViewStyle: Style) {
        self.inputViewStyle = inputViewStyle
        super.init(frame: frame)
    }
    /// Creates a view with a frame, in its superview's coordinates, and the default style.
    public convenience override init(frame: CGRect) { self.init(frame: frame, inputViewStyle: .default) }
    /// Creates a view from an archive.
    ///
    /// Plumb reads no properties from the archive.
    public required init?(coder: NSCoder) {
        inputViewStyle = .default
        super.init(coder: coder)
    }
}
