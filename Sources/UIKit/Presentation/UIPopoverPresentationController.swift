import Foundation

/// How a controller is shown in a bubble.
@preconcurrency @MainActor open class UIPopoverPresentationController: UIPresentationController {
    /// Where the bubble stands, in the view in which it is shown: on phones as a sheet, on tablets in the middle.
    open override var frameOfPresentedViewInContainerView: CGRect {
        containerView.map { SheetArrangement(self, in: $0).frame } ?? .zero
    }

    /// The view that the bubble points at.
    open var sourceView: UIView?
    /// The part of that view, in points.
    open var sourceRect = CGRect.null
    /// The button that the bubble points at.
    open var barButtonItem: UIBarButtonItem?
    /// The view or button that the bubble points at; setting it sets `sourceView` or `barButtonItem`.
    open var sourceItem: (any UIPopoverPresentationControllerSourceItem)? {
        get { sourceView ?? barButtonItem }
        set {
            sourceView = newValue as? UIView
            barButtonItem = newValue as? UIBarButtonItem
        }
    }
    /// Whether the bubble may cover what it points at; kept.
    open var canOverlapSourceViewRect = false
    /// On which sides the arrow may be.
    open var permittedArrowDirections = UIPopoverArrowDirection.any
    /// On which side the arrow is; unknown, since there is none.
    open var arrowDirection: UIPopoverArrowDirection { .unknown }
    /// The fill; nil for the system's.
    open var backgroundColor: UIColor?
    /// The sheet that the bubble becomes on phones: what it is told decides about the place there.
    open private(set) lazy var adaptiveSheetPresentationController: UISheetPresentationController = {
        let sheet = SheetOfBubble(presentedViewController: presentedViewController, presenting: nil)
        sheet.bubble = self
        return sheet
    }()
    /// What may be touched while the bubble is there.
    open var passthroughViews: [UIView]?
    /// How far the bubble stays from the edges, in points.
    open var popoverLayoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
}

/// Who decides about a bubble.
///
/// What follows from touches is not declared, since there are none.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {}

/// On which sides of a bubble its arrow is.
///
/// Bits are Apple's.
public struct UIPopoverArrowDirection: OptionSet, Hashable, Sendable {
    /// Apple's bits.
    public let rawValue: UInt
    /// Sides of Apple's bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Above.
    public static let up = UIPopoverArrowDirection(rawValue: 1)
    /// Below.
    public static let down = UIPopoverArrowDirection(rawValue: 2)
    /// At the left.
    public static let left = UIPopoverArrowDirection(rawValue: 4)
    /// At the right.
    public static let right = UIPopoverArrowDirection(rawValue: 8)
    /// On any side.
    public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
    /// It is not known.
    public static let unknown = UIPopoverArrowDirection(rawValue: .max)
}

/// The sheet that a bubble becomes on phones.
private final class SheetOfBubble: UISheetPresentationController {
    weak var bubble: UIPopoverPresentationController?
    override var containerView: UIView? { bubble?.containerView }
}

/// Something that a bubble can point at: a view or a button of a bar.
@preconcurrency @MainActor public protocol UIPopoverPresentationControllerSourceItem: NSObjectProtocol {
    /// Where it is in the coordinates of a view, in points; nil where that is not known.
    func frame(in referenceView: UIView) -> CGRect?
}

extension UIView: UIPopoverPresentationControllerSourceItem {
    /// Where the view is in the coordinates of another; nil where they stand in different hierarchies.
    public func frame(in referenceView: UIView) -> CGRect? {
        root === referenceView.root ? referenceView.convert(bounds, from: self) : nil
    }
}

extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {
    /// Where the view of the item is; nil for an item without a view of its own, since bars do not show it.
    public func frame(in referenceView: UIView) -> CGRect? { customView?.frame(in: referenceView) }
}
