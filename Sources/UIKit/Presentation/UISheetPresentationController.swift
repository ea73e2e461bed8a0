import Foundation

/// A controller that is shown on a sheet from below.
///
/// On phones a sheet is as wide as the window and begins 10 points below the status bar, without a home indicator at its end, as
/// stored controllers of Xcode have it; on their side it covers all. On tablets a form sheet is 540 × 620 points or as large as
/// the controller would like, in the middle; a page sheet is as wide as the window is upright (Apple's documentation of the two
/// styles; the size of the first as in the guidelines before iOS 13).
@preconcurrency @MainActor open class UISheetPresentationController: UIPresentationController {
    /// A height at which a sheet may rest.
    @preconcurrency @MainActor open class Detent: NSObject {
        /// What tells heights apart.
        public struct Identifier: RawRepresentable, Hashable, Sendable {
            /// The name.
            public let rawValue: String
            /// An identifier of a name.
            public init(rawValue: String) { self.rawValue = rawValue }
            /// An identifier of a name.
            public init(_ rawValue: String) { self.rawValue = rawValue }
            /// Half of the screen.
            public static let medium = Identifier("com.apple.UIKit.medium")
            /// Nearly the whole screen.
            public static let large = Identifier("com.apple.UIKit.large")
        }

        /// What tells the height apart.
        public let identifier: Identifier
        private let resolver: (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?

        init(
            _ identifier: Identifier,
            resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
        ) { (self.identifier, self.resolver) = (identifier, resolver) }

        /// Half of the screen.
        open class func medium() -> Detent { Detent(.medium) { $0.maximumDetentValue / 2 } }
        /// As high as can be.
        open class func large() -> Detent { Detent(.large) { $0.maximumDetentValue } }
        /// A height that a closure gives, in points; nil for one that is not to be had now.
        open class func custom(
            identifier: Identifier? = nil,
            resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
        ) -> Detent { Detent(identifier ?? Identifier(UUID().uuidString), resolver: resolver) }

        /// The height in a context, in points; nil for one that is not to be had.
        open func resolvedValue(in context: any UISheetPresentationControllerDetentResolutionContext) -> CGFloat? {
            resolver(context)
        }
    }

    /// The heights at which the sheet may rest, the lowest first.
    open var detents: [Detent] = [.large()] { didSet { containerView?.setNeedsLayout() } }
    /// The height at which it rests; nil for the first.
    open var selectedDetentIdentifier: Detent.Identifier? { didSet { containerView?.setNeedsLayout() } }
    /// Up to which height what is behind is not darker; nil for none.
    open var largestUndimmedDetentIdentifier: Detent.Identifier?
    /// Whether there is a line to take hold of it.
    open var prefersGrabberVisible = false
    /// The radius of the corners, in points; nil for the system's.
    open var preferredCornerRadius: CGFloat?
    /// Whether scrolling to the end makes it higher.
    open var prefersScrollingExpandsWhenScrolledToEdge = true
    /// Whether it reaches to the lower edge where there is little height.
    open var prefersEdgeAttachedInCompactHeight = false
    /// Whether its width is that which the controller would like.
    open var widthFollowsPreferredContentSizeWhenEdgeAttached = false
    /// Whether a page sheet on a tablet is as wide as the window is upright; else it has the size of a form.
    open var prefersPageSizing = true { didSet { containerView?.setNeedsLayout() } }
    /// A view that the sheet would come out of; kept.
    open var sourceView: UIView?
    /// Where the sheet stands, in the view in which it is shown.
    open override var frameOfPresentedViewInContainerView: CGRect {
        guard let containerView else { return .zero }
        return SheetArrangement(self, in: containerView).frame
    }
    /// Has the heights be asked for anew.
    open func invalidateDetents() { containerView?.setNeedsLayout() }
    /// Makes changes; there is no animation.
    open func animateChanges(_ changes: () -> Void) { changes() }
}

/// What the height of a sheet is found from.
@preconcurrency @MainActor public protocol UISheetPresentationControllerDetentResolutionContext: NSObjectProtocol {
    /// The traits of the sheet.
    var containerTraitCollection: UITraitCollection { get }
    /// How high a sheet can be, in points.
    var maximumDetentValue: CGFloat { get }
}
