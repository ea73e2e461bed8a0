import Foundation

/// A generator of impact feedback.
///
/// Plumb generates no feedback.
@preconcurrency @MainActor open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
    /// The styles of an impact.
    ///
    /// The raw values equal Apple's.
    public enum FeedbackStyle: Int, Hashable, Sendable {
        /// A light impact.
        case light = 0
        /// A medium impact.
        case medium = 1
        /// A heavy impact.
        case heavy = 2
        /// A soft impact.
        case soft = 3
        /// A rigid impact.
        case rigid = 4
    }

    /// Creates a generator of medium impacts.
    public convenience override init() { self.init(style: .medium) }
    /// Creates a generator of a style.
    ///
    /// Plumb ignores the style.
    public init(style: FeedbackStyle) { super.init() }
    /// Generates an impact.
    ///
    /// This method has no effect in Plumb.
    open func impactOccurred() {}
    /// Generates an impact of an intensity.
    ///
    /// This method has no effect in Plumb.
    open func impactOccurred(intensity: CGFloat) {}
}
