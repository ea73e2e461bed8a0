import Foundation

/// An item of a drag.
@preconcurrency @MainActor open class UIDragItem: NSObject {
    /// The provider of the item's data.
    public let itemProvider: NSItemProvider
    /// The object of the application for the item.
    ///
    /// Other applications cannot access it.
    ///
    /// Plumb stores the value and does not use it.
    open var localObject: Any?
    /// The closure that returns the preview, or `nil` for a preview of the view.
    open var previewProvider: (() -> UIDragPreview?)?

    /// Creates an item with a provider.
    public init(itemProvider: NSItemProvider) { self.itemProvider = itemProvider }
}

/// A preview of a drag item.
@preconcurrency @MainActor open class UIDragPreview: NSObject {
    /// The view of the preview.
    public let view: UIView
    /// The parameters of the preview.
    public let parameters: UIDragPreviewParameters

    /// Creates a preview of a view with parameters.
    public init(view: UIView, parameters: UIDragPreviewParameters) {
        (self.view, self.parameters) = (view, parameters)
    }
    /// Creates a preview of a view with default parameters.
    public convenience init(view: UIView) { self.init(view: view, parameters: UIDragPreviewParameters()) }
}

/// The parameters of a drag preview.
///
/// Plumb stores the values and does not use them.
@preconcurrency @MainActor open class UIDragPreviewParameters: NSObject {
    /// The visible part of the view, or `nil` for the whole view.
    ///
    /// Plumb stores the value and does not use it.
    open var visiblePath: UIBezierPath?
    /// The color of the background.
    open var backgroundColor: UIColor!

    /// Creates default parameters.
    public override init() { super.init() }
}
