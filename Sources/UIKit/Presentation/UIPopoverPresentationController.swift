import Foundation

/// A presentation controller of a popover.
@preconcurrency @MainActor open class UIPopoverPresentationController: UIPresentationController {
    /// The frame of the presented view, in the container view's coordinates.
    ///
    /// An iPhone shows a sheet, and an iPad centers the popover.
    open override var frameOfPresentedViewInContainerView: CGRect {
        containerView.map { SheetArrangement(self, in: $0).frame } ?? .zero
    }

    /// The view to which the popover points.
    ///
    /// Plumb stores the value and does not use it.
    open var sourceView: UIView?
    /// The rectangle in the source view, in points.
    ///
    /// Plumb stores the value and does not use it.
    open var sourceRect = CGRect.null
    /// The bar button item to which the popover points.
    ///
    /// Plumb stores the value and does not use it.
    open var barButtonItem: UIBarButtonItem?
    /// The view or the bar button item to which the popover points.
    ///
    /// Setting it sets ``sourceView`` or ``barButtonItem``.
    open var sourceItem: (any UIPopoverPresentationControllerSourceItem)? {
        get { sourceView ?? barButtonItem }
        set {
            sourceView = newValue as? UIView
            barButtonItem = newValue as? UIBarButtonItem
        }
    }
    /// A Boolean value that indicates whether the popover may overlap its source rectangle.
    ///
    /// Plumb stores the value and does not use it.
    open var canOverlapSourceViewRect = false
    /// The permitted directions of the arrow.
    ///
    /// Plumb stores the value and does not use it.
    open var permittedArrowDirections = UIPopoverArrowDirection.any
    /// The direction of the arrow.
    ///
    /// The value is always ``UIPopoverArrowDirection/unknown`` in Plumb.
    open var arrowDirection: UIPopoverArrowDirection { .unknown }
    /// The color of the background, or `nil` for the default.
    ///
    /// Plumb stores the value and does not use it.
    open var backgroundColor: UIColor?
    /// The sheet that replaces the popover on iPhone.
    ///
    /// Its properties determine the frame.
    open private(set) lazy var adaptiveSheetPresentationController: UISheetPresentationController = {
        let sheet = SheetOfBubble(presentedViewController: presentedViewController, presenting: nil)
        sheet.bubble = self
        return sheet
    }()
    /// The views that receive touches while the popover is visible.
    ///
    /// Plumb stores the value and does not use it.
    open var passthroughViews: [UIView]?
    /// The margins between the popover and the edges of the window, in points.
    ///
    /// Plumb stores the value and does not use it.
    open var popoverLayoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
}

/// A delegate of a popover.
///
/// Plumb does not declare the methods that depend on touches.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {}

/// The directions of a popover's arrow.
///
/// The bits equal Apple's.
public struct UIPopoverArrowDirection: OptionSet, Hashable, Sendable {
    /// The bits of the directions, as in UIKit.
    public let rawValue: UInt
    /// Creates directions from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// An arrow that points up.
    public static let up = UIPopoverArrowDirection(rawValue: 1)
    /// An arrow that points down.
    public static let down = UIPopoverArrowDirection(rawValue: 2)
    /// An arrow that points left.
    public static let left = UIPopoverArrowDirection(rawValue: 4)
    /// An arrow that points right.
    public static let right = UIPopoverArrowDirection(rawValue: 8)
    /// An arrow in any direction.
    public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
    /// An unknown direction.
    public static let unknown = UIPopoverArrowDirection(rawValue: .max)
}

/// The sheet that replaces a popover on iPhone.
private final class SheetOfBubble: UISheetPresentationController {
    weak var bubble: UIPopoverPresentationController?
    override var containerView: UIView? { bubble?.containerView }
}

/// An item to which a popover can point: a view or a bar button item.
@preconcurrency @MainActor public protocol UIPopoverPresentationControllerSourceItem: NSObjectProtocol {
    /// Returns the frame of the item in a view's coordinates, in points, or `nil` if it is unknown.
    func frame(in referenceView: UIView) -> CGRect?
}

extension UIView: UIPopoverPresentationControllerSourceItem {
    /// Returns the frame of the view in another view's coordinates, in points, or `nil` for a view in another
    /// hierarchy.
    public func frame(in referenceView: UIView) -> CGRect? {
        root === referenceView.root ? referenceView.convert(bounds, from: self) : nil
    }
}

extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {
    /// Returns the frame of the custom view, in points.
    ///
    /// The result is `nil` for an item without a custom view, because Plumb creates no view for it.
    public func frame(in referenceView: UIView) -> CGRect? { customView?.frame(in: referenceView) }
}
