import UIKit

/// A picture that grows when the page is drawn down.
final class StretchyScreen: UIViewController, UIScrollViewDelegate {
    let scrollView = UIScrollView(), imageContainer = UIView(), image = UIImageView(), text = UILabel()
    override func viewDidLoad() {
        super.viewDidLoad()
        scrollView.contentInsetAdjustmentBehavior = .never
        scrollView.delegate = self
        text.numberOfLines = 0
        text.text = String(repeating: "Lorem ipsum dolor sit amet. ", count: 60)
        for v in [scrollView, imageContainer, image, text] { v.translatesAutoresizingMaskIntoConstraints = false }
        view.addSubview(scrollView)
        scrollView.addSubview(imageContainer)
        scrollView.addSubview(image)
        scrollView.addSubview(text)
        let imageHeight = image.heightAnchor.constraint(greaterThanOrEqualTo: imageContainer.heightAnchor)
        imageHeight.priority = .required
        let imageTop = image.topAnchor.constraint(equalTo: view.topAnchor)
        imageTop.priority = .defaultHigh
        NSLayoutConstraint.activate([
            scrollView.topAnchor.constraint(equalTo: view.topAnchor),
            scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            scrollView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            imageContainer.topAnchor.constraint(equalTo: scrollView.topAnchor),
            imageContainer.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            imageContainer.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            imageContainer.heightAnchor.constraint(equalTo: imageContainer.widthAnchor, multiplier: 0.7),
            image.leadingAnchor.constraint(equalTo: imageContainer.leadingAnchor),
            image.trailingAnchor.constraint(equalTo: imageContainer.trailingAnchor),
            imageTop, imageHeight, image.bottomAnchor.constraint(equalTo: imageContainer.bottomAnchor),
            text.topAnchor.constraint(equalTo: imageContainer.bottomAnchor, constant: 10),
            text.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 14),
            text.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -14),
            text.bottomAnchor.constraint(equalTo: scrollView.bottomAnchor, constant: -10),
        ])
    }
}
