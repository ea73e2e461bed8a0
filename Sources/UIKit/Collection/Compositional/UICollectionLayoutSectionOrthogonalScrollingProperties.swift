import Foundation

/// How scrolling of a section across its collection ends; kept, since nothing scrolls.
@preconcurrency @MainActor open class UICollectionLayoutSectionOrthogonalScrollingProperties: NSObject {
    /// Whether scrolling goes past the ends and comes back.
    ///
    /// Raw values are Apple's.
    public enum Bounce: Int, Hashable, Sendable {
        /// As the system has it.
        case automatic = 0
        /// It does.
        case always = 1
        /// It does not.
        case never = 2
    }

    /// How fast scrolling that was let go slows down; nil for as the system has it.
    open var decelerationRate: UIScrollView.DecelerationRate?
    /// Whether scrolling goes past the ends and comes back.
    open var bounce = Bounce.automatic
    /// As the system has it.
    public override init() { super.init() }
}
