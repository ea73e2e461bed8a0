import Foundation

/// Something that is dragged.
@preconcurrency @MainActor open class UIDragItem: NSObject {
    /// What hands the thing over.
    public let itemProvider: NSItemProvider
    /// What the program itself knows of the thing; nobody else sees it.
    open var localObject: Any?
    /// What gives the picture under the finger; nil for that of the view.
    open var previewProvider: (() -> UIDragPreview?)?

    /// A thing that a provider hands over.
    public init(itemProvider: NSItemProvider) { self.itemProvider = itemProvider }
}

/// The picture under the finger that drags.
@preconcurrency @MainActor open class UIDragPreview: NSObject {
    /// What is shown.
    public let view: UIView
    /// How it is shown.
    public let parameters: UIDragPreviewParameters

    /// A view as a picture.
    public init(view: UIView, parameters: UIDragPreviewParameters) {
        (self.view, self.parameters) = (view, parameters)
    }
    /// A view as a picture on a background of the system's.
    public convenience init(view: UIView) { self.init(view: view, parameters: UIDragPreviewParameters()) }
}

/// How the picture under the finger that drags is shown; kept.
@preconcurrency @MainActor open class UIDragPreviewParameters: NSObject {
    /// The outline of what is seen; nil for all.
    open var visiblePath: UIBezierPath?
    /// What is behind it.
    open var backgroundColor: UIColor!

    /// All on a background of the system's.
    public override init() { super.init() }
}
