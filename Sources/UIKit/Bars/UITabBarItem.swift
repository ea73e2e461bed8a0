import Foundation

/// A tab of a tab bar.
@preconcurrency @MainActor open class UITabBarItem: UIBarItem {
    /// A tab with a title and a picture.
    public convenience init(title: String?, image: UIImage?, tag: Int) {
        self.init()
        self.title = title
        self.image = image
        self.tag = tag
    }

    /// A tab with a title and two pictures.
    public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
        self.init(title: title, image: image, tag: 0)
        self.selectedImage = selectedImage
    }

    /// The picture while the tab is chosen.
    open var selectedImage: UIImage?
    /// A short text beside the picture.
    open var badgeValue: String?
}
