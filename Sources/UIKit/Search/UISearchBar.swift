import Foundation

/// A field for search words, with room around it.
@preconcurrency @MainActor open class UISearchBar: UIView {
    override func didInitialize() { setFixedHeightPriority() }

    var textInputTraits = TextInputTraits()
    /// The search words.
    open var text: String?
    /// What stands in for them while there are none.
    open var placeholder: String?
    /// A line above the field.
    open var prompt: String?
    /// Whether there is a button to give up.
    open var showsCancelButton = false
    /// The looks of a search bar.
    ///
    /// Raw values are Apple's.
    public enum Style: UInt, Hashable, Sendable {
        /// As the system has it.
        case `default` = 0
        /// With a background.
        case prominent = 1
        /// Without a background.
        case minimal = 2
    }

    /// The look; the size does not follow it.
    open var searchBarStyle = Style.default
    /// Whether what is behind shines through.
    open var isTranslucent = true
    /// The colour of the bar.
    open var barTintColor: UIColor?

    /// 56 points high (measured on stored frames; 44 before iOS 11); no width.
    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 56) }
    /// The proposed width, and the height of the bar.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: intrinsicContentSize.height)
    }
}
