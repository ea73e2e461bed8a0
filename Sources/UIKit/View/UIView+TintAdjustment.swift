import Foundation

extension UIView {
    /// How the colour of what can be tapped is shown.
    ///
    /// Raw values are Apple's.
    public enum TintAdjustmentMode: Int, Hashable, Sendable {
        /// As in the view above.
        case automatic = 0
        /// As it is.
        case normal = 1
        /// Grey.
        case dimmed = 2
    }

    /// Whether that colour is grey, as behind what is shown over the view; kept.
    public var tintAdjustmentMode: TintAdjustmentMode {
        get { uncommonStorage?.tintAdjustmentMode ?? .automatic }
        set { if uncommonStorage != nil || newValue != .automatic { uncommon.tintAdjustmentMode = newValue } }
    }
}
