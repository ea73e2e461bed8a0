import UIKit

private let placeholderViewTag = 18_181_818

extension UITableView {
    /// Adds an image with a title below it, which is visible while the table is empty.
    public func addPlaceholder(image: UIImage, bottomTitle title: String, configure: ((UILabel) -> Void)? = nil) {
        let placeholderView = UIView()
        placeholderView.tag = placeholderViewTag
        addSubview(placeholderView)

        let imageView = UIImageView()
        imageView.image = image
        placeholderView.addSubview(imageView)
        let label = UILabel()
        label.text = title
        label.textAlignment = .center
        label.numberOfLines = 1
        label.font = UIFont.systemFont(ofSize: 14)
        label.textColor = .darkGray
        configure?(label)
        placeholderView.addSubview(label)

        imageView.translatesAutoresizingMaskIntoConstraints = false
        label.translatesAutoresizingMaskIntoConstraints = false
        placeholderView.translatesAutoresizingMaskIntoConstraints = false

        let views: [String: Any] = ["imageView": imageView, "label": label]
        let metrics: [String: Any] = [
            "imageViewTop": (bounds.size.height - image.size.height * 2) / 2,
            "imageViewLeft": (bounds.size.width - image.size.width * 2) / 2,
            "imageViewHeight": image.size.height * 2,
            "imageViewWidth": image.size.width * 2,
        ]

        let placeholderH = NSLayoutConstraint.constraints(
            withVisualFormat: "H:|-imageViewLeft-[imageView(imageViewHeight)]", options: [], metrics: metrics,
            views: views)
        let placeholderV = NSLayoutConstraint.constraints(
            withVisualFormat: "V:|-imageViewTop-[imageView(imageViewWidth)]-20-[label]", options: [],
            metrics: metrics, views: views)
        let labelH = NSLayoutConstraint.constraints(
            withVisualFormat: "H:|-0-[label]-0-|", options: [], metrics: metrics, views: views)

        placeholderView.addConstraints(labelH)
        placeholderView.addConstraints(placeholderH)
        placeholderView.addConstraints(placeholderV)

        addConstraints(
            NSLayoutConstraint.constraints(
                withVisualFormat: "H:|-0-[placeholderView(width)]", options: [],
                metrics: ["width": bounds.size.width], views: ["placeholderView": placeholderView]))
        addConstraints(
            NSLayoutConstraint.constraints(
                withVisualFormat: "V:|-0-[placeholderView(height)]", options: [],
                metrics: ["height": bounds.size.height], views: ["placeholderView": placeholderView]))
    }

    /// The placeholder, if there is one.
    public var placeholder: UIView? { viewWithTag(placeholderViewTag) }
}
