import UIKit

/// Which class of UIKit stands for an element of a document; every element without one of its own is a plain view.
@MainActor enum ViewClass {
    /// A view for an element, without content.
    static func make(for element: InterfaceDocument.View) -> UIView {
        switch element.tag {
        case "stackView": UIStackView()
        case "scrollView": UIScrollView()
        case "label": UILabel()
        case "button": UIButton()
        case "textField", "secureTextField": UITextField()
        case "imageView": UIImageView()
        default: UIView()
        }
    }
}
