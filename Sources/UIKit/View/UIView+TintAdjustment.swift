import Foundation

extension UIView {
    /// The modes for the appearance of the tint color.
    ///
    /// Raw values are Apple's.
    public enum TintAdjustmentMode: Int, Hashable, Sendable {
        /// The mode of the superview.
        case automatic = 0
        /// The unmodified tint color.
        case normal = 1
        /// A desaturated tint color.
        case dimmed = 2
    }

    /// The tint adjustment mode, normal or dimmed: the first mode of this view and its superviews that is not automatic.
    public var tintAdjustmentMode: TintAdjustmentMode {
        get {
            let own = uncommonStorage?.tintAdjustmentMode ?? .automatic
            return own == .automatic ? superviewStorage?.tintAdjustmentMode ?? .normal : own
        }
        set { if uncommonStorage != nil || newValue != .automatic { uncommon.tintAdjustmentMode = newValue } }
    }
}
