import UIKit

/// Pages side by side in a scroll view, with dots and a button that stands at the bottom.
final class TourScreen: UIViewController, UIScrollViewDelegate {
    let scrollView = UIScrollView()
    let pageControl = UIPageControl()
    let button = UIButton(configuration: .borderedProminent())
    private(set) var pages: [UIView] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        scrollView.isPagingEnabled = true
        scrollView.delegate = self
        scrollView.showsHorizontalScrollIndicator = false
        pages = ["Welcome", "Collect", "Share"].map(page)
        let row = UIStackView(arrangedSubviews: pages)
        pageControl.numberOfPages = pages.count
        pageControl.currentPageIndicatorTintColor = .label
        pageControl.pageIndicatorTintColor = .tertiaryLabel
        pageControl.addAction(
            UIAction { [weak self] _ in self.map { $0.turn(to: $0.pageControl.currentPage) } }, for: .valueChanged)
        button.configuration?.title = "Continue"
        button.configuration?.buttonSize = .large
        button.configuration?.cornerStyle = .capsule
        button.addAction(
            UIAction { [weak self] _ in self.map { $0.turn(to: $0.pageControl.currentPage + 1) } },
            for: .primaryActionTriggered)
        for view in [scrollView, pageControl, button] as [UIView] {
            view.translatesAutoresizingMaskIntoConstraints = false
            self.view.addSubview(view)
        }
        row.translatesAutoresizingMaskIntoConstraints = false
        scrollView.addSubview(row)
        let (safe, content) = (view.safeAreaLayoutGuide, scrollView.contentLayoutGuide)
        let bottom = button.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -16)
        bottom.priority = .defaultHigh
        NSLayoutConstraint.activate([
            scrollView.topAnchor.constraint(equalTo: safe.topAnchor),
            scrollView.leadingAnchor.constraint(equalTo: safe.leadingAnchor),
            scrollView.trailingAnchor.constraint(equalTo: safe.trailingAnchor),
            pageControl.topAnchor.constraint(equalTo: scrollView.bottomAnchor),
            pageControl.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            button.topAnchor.constraint(equalTo: pageControl.bottomAnchor, constant: 8),
            button.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            button.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
            button.bottomAnchor.constraint(lessThanOrEqualTo: safe.bottomAnchor), bottom,
            row.topAnchor.constraint(equalTo: content.topAnchor),
            row.bottomAnchor.constraint(equalTo: content.bottomAnchor),
            row.leadingAnchor.constraint(equalTo: content.leadingAnchor),
            row.trailingAnchor.constraint(equalTo: content.trailingAnchor),
            row.heightAnchor.constraint(equalTo: scrollView.frameLayoutGuide.heightAnchor),
        ])
        for page in pages {
            page.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor).isActive = true
        }
    }

    private func page(_ title: String) -> UIView {
        let (page, label, icon) = (UIView(), UILabel(), UIImageView(image: UIImage(systemName: "sparkles")))
        label.text = title
        label.font = UIFont(
            descriptor: UIFontDescriptor.preferredFontDescriptor(withTextStyle: .largeTitle).withSymbolicTraits(
                .traitBold)
                ?? .preferredFontDescriptor(withTextStyle: .largeTitle), size: 0)
        label.textAlignment = .center
        icon.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 80, weight: .light)
        let guide = UILayoutGuide()
        page.addLayoutGuide(guide)
        for view in [label, icon] as [UIView] {
            view.translatesAutoresizingMaskIntoConstraints = false
            page.addSubview(view)
        }
        NSLayoutConstraint.activate([
            guide.centerYAnchor.constraint(equalTo: page.centerYAnchor),
            icon.topAnchor.constraint(equalTo: guide.topAnchor),
            icon.centerXAnchor.constraint(equalTo: page.centerXAnchor),
            label.topAnchor.constraint(equalTo: icon.bottomAnchor, constant: 24),
            label.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
            label.leadingAnchor.constraint(equalTo: page.layoutMarginsGuide.leadingAnchor),
            label.trailingAnchor.constraint(equalTo: page.layoutMarginsGuide.trailingAnchor),
        ])
        return page
    }

    func turn(to page: Int) {
        guard pages.indices.contains(page) else { return }
        let place = CGPoint(x: CGFloat(page) * scrollView.bounds.width, y: 0)
        scrollView.setContentOffset(place, animated: false)
    }
    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        guard scrollView.bounds.width > 0 else { return }
        pageControl.currentPage = Int((scrollView.contentOffset.x / scrollView.bounds.width).rounded())
    }
}
