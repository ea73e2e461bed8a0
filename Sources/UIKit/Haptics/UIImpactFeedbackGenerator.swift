import Foundation

/// A knock; nothing can be felt here.
@preconcurrency @MainActor open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
    /// How strong a knock is.
    ///
    /// Raw values are Apple's.
    public enum FeedbackStyle: Int, Hashable, Sendable {
        /// Light.
        case light = 0
        /// Between the two.
        case medium = 1
        /// Heavy.
        case heavy = 2
        /// Soft.
        case soft = 3
        /// Hard.
        case rigid = 4
    }

    /// A knock of middle strength.
    public convenience override init() { self.init(style: .medium) }
    /// A knock of a strength.
    public init(style: FeedbackStyle) { super.init() }
    /// Does nothing.
    open func impactOccurred() {}
    /// Does nothing.
    open func impactOccurred(intensity: CGFloat) {}
}
