import Foundation

/// Something in a bar: a title or a picture.
///
/// It is no view.
@preconcurrency @MainActor open class UIBarItem: NSObject {
    /// An item without a title.
    public override init() { super.init() }
    /// An item from an archive; nothing but an empty one is read.
    public required init?(coder: NSCoder) { super.init() }
    /// The title.
    open var title: String?
    /// The picture.
    open var image: UIImage?
    /// Whether it can be tapped.
    open var isEnabled = true
    /// A number to find an item by.
    open var tag = 0
}
