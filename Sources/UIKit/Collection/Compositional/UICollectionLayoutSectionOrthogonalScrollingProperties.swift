import Foundation

/// The properties of orthogonal scrolling.
///
/// Plumb stores the values and does not use them.
@preconcurrency @MainActor open class UICollectionLayoutSectionOrthogonalScrollingProperties: NSObject {
    /// The bounce behavior at the ends of the content.
    ///
    /// The raw values equal Apple's.
    public enum Bounce: Int, Hashable, Sendable {
        /// The behavior that the system chooses.
        case automatic = 0
        /// Scrolling always bounces.
        case always = 1
        /// Scrolling never bounces.
        case never = 2
    }

    /// The rate of deceleration; nil for the default.
    ///
    /// Plumb stores the value and does not use it.
    open var decelerationRate: UIScrollView.DecelerationRate?
    /// The bounce behavior at the ends of the content.
    ///
    /// Plumb stores the value and does not use it.
    open var bounce = Bounce.automatic
    /// Creates the default properties.
    public override init() { super.init() }
}
