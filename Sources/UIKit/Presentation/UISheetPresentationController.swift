import Foundation

/// A presentation controller of a sheet.
///
/// On iPhone a sheet is as wide as the window. It begins 10 points below the status bar, or directly below it without a
/// home indicator, as in controllers that Xcode stored. In landscape it covers the window.
///
/// On iPad a form sheet is centered and has 540 × 620 points or the preferred content size. A page sheet is as wide as
/// the window in portrait. The source is Apple's documentation of the two styles; the form sheet's size is that of the
/// guidelines before iOS 13.
@preconcurrency @MainActor open class UISheetPresentationController: UIPresentationController {
    /// A height at which a sheet rests.
    @preconcurrency @MainActor open class Detent: NSObject {
        /// The identifier of a detent.
        public struct Identifier: RawRepresentable, Hashable, Sendable {
            /// The name of the identifier.
            public let rawValue: String
            /// Creates an identifier from its name.
            public init(rawValue: String) { self.rawValue = rawValue }
            /// Creates an identifier from its name.
            public init(_ rawValue: String) { self.rawValue = rawValue }
            /// The identifier of the medium detent.
            public static let medium = Identifier("com.apple.UIKit.medium")
            /// The identifier of the large detent.
            public static let large = Identifier("com.apple.UIKit.large")
        }

        /// The identifier of the detent.
        public let identifier: Identifier
        private let resolver: (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?

        init(
            _ identifier: Identifier,
            resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
        ) { (self.identifier, self.resolver) = (identifier, resolver) }

        /// Returns a detent with half the maximum height.
        open class func medium() -> Detent { Detent(.medium) { $0.maximumDetentValue / 2 } }
        /// Returns a detent with the maximum height.
        open class func large() -> Detent { Detent(.large) { $0.maximumDetentValue } }
        /// Returns a detent with the height from a closure, in points.
        ///
        /// A result of `nil` makes the detent unavailable.
        open class func custom(
            identifier: Identifier? = nil,
            resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
        ) -> Detent { Detent(identifier ?? Identifier(UUID().uuidString), resolver: resolver) }

        /// Returns the height in a context, in points, or `nil` for an unavailable detent.
        open func resolvedValue(in context: any UISheetPresentationControllerDetentResolutionContext) -> CGFloat? {
            resolver(context)
        }
    }

    /// The detents of the sheet, in ascending order of height.
    open var detents: [Detent] = [.large()] { didSet { containerView?.setNeedsLayout() } }
    /// The identifier of the selected detent, or `nil` for the first detent.
    open var selectedDetentIdentifier: Detent.Identifier? { didSet { containerView?.setNeedsLayout() } }
    /// The identifier of the largest detent that does not dim the view below, or `nil` for none.
    ///
    /// Plumb stores the value and does not use it.
    open var largestUndimmedDetentIdentifier: Detent.Identifier?
    /// A Boolean value that indicates whether the sheet shows a grabber.
    ///
    /// Plumb stores the value and does not use it.
    open var prefersGrabberVisible = false
    /// The corner radius, in points, or `nil` for the default.
    ///
    /// Plumb stores the value and does not use it.
    open var preferredCornerRadius: CGFloat?
    /// A Boolean value that indicates whether scrolling to the edge expands the sheet.
    ///
    /// Plumb stores the value and does not use it.
    open var prefersScrollingExpandsWhenScrolledToEdge = true
    /// A Boolean value that indicates whether the sheet is attached to the bottom edge in a compact height.
    open var prefersEdgeAttachedInCompactHeight = false { didSet { containerView?.setNeedsLayout() } }
    /// A Boolean value that indicates whether the width of an edge-attached sheet follows the preferred content size.
    ///
    /// Plumb stores the value and does not use it.
    open var widthFollowsPreferredContentSizeWhenEdgeAttached = false
    /// A Boolean value that indicates whether a page sheet on iPad is as wide as the window in portrait.
    ///
    /// Otherwise it has the size of a form sheet.
    open var prefersPageSizing = true { didSet { containerView?.setNeedsLayout() } }
    /// The view from which the sheet appears.
    ///
    /// Plumb stores the value and does not use it.
    open var sourceView: UIView?
    /// The frame of the sheet, in the container view's coordinates.
    open override var frameOfPresentedViewInContainerView: CGRect {
        guard let containerView else { return .zero }
        return SheetArrangement(self, in: containerView).frame
    }
    /// Requests new heights from the detents.
    open func invalidateDetents() { containerView?.setNeedsLayout() }
    /// Applies changes.
    ///
    /// Plumb does not animate them.
    open func animateChanges(_ changes: () -> Void) { changes() }
}

/// The context in which a detent computes its height.
@preconcurrency @MainActor public protocol UISheetPresentationControllerDetentResolutionContext: NSObjectProtocol {
    /// The traits of the sheet.
    var containerTraitCollection: UITraitCollection { get }
    /// The maximum height of a detent, in points.
    var maximumDetentValue: CGFloat { get }
}
