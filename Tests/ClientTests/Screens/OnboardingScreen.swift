import UIKit

final class OnboardingPage: UIViewController {
    let index: Int
    private let titleText: String
    init(index: Int, title: String) {
        self.index = index
        titleText = title
        super.init(nibName: nil, bundle: nil)
    }
    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }
    let imageView = UIImageView()
    let titleLabel = UILabel()
    let bodyLabel = UILabel()
    override func viewDidLoad() {
        super.viewDidLoad()
        imageView.image = UIImage(
            systemName: "star", withConfiguration: UIImage.SymbolConfiguration(textStyle: .largeTitle, scale: .large))?
            .withTintColor(.systemOrange, renderingMode: .alwaysOriginal)
        imageView.contentMode = .center
        titleLabel.text = titleText
        titleLabel.font = .systemFont(ofSize: 34, weight: .bold)
        titleLabel.textAlignment = .center
        titleLabel.adjustsFontSizeToFitWidth = true
        titleLabel.minimumScaleFactor = 0.5
        let style = NSMutableParagraphStyle()
        style.lineSpacing = 4
        style.alignment = .center
        bodyLabel.numberOfLines = 0
        bodyLabel.attributedText = NSAttributedString(
            string: "Everything you need, in one place. Swipe to see what is new.",
            attributes: [
                .font: UIFont.systemFont(ofSize: 17), .foregroundColor: UIColor.secondaryLabel, .paragraphStyle: style,
            ])
        let text = UIStackView(arrangedSubviews: [titleLabel, bodyLabel])
        text.axis = .vertical
        text.spacing = 12
        let spacer = UILayoutGuide()
        view.addLayoutGuide(spacer)
        [imageView, text].forEach {
            $0.translatesAutoresizingMaskIntoConstraints = false; view.addSubview($0)
        }
        NSLayoutConstraint.activate([
            imageView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
            imageView.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            imageView.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.6),
            imageView.heightAnchor.constraint(equalTo: view.safeAreaLayoutGuide.heightAnchor, multiplier: 0.5),
            spacer.topAnchor.constraint(equalTo: imageView.bottomAnchor),
            spacer.bottomAnchor.constraint(equalTo: text.topAnchor),
            spacer.heightAnchor.constraint(equalToConstant: 32),
            text.leadingAnchor.constraint(equalTo: view.readableContentGuide.leadingAnchor),
            text.trailingAnchor.constraint(equalTo: view.readableContentGuide.trailingAnchor),
        ])
    }
}

/// Pages with dots and a button below.
final class OnboardingScreen: UIPageViewController {
    let pageControl = UIPageControl()
    let nextButton = UIButton(configuration: .borderedProminent())
    private(set) lazy var pages = ["Welcome", "Organise", "Share"].enumerated().map {
        OnboardingPage(index: $0.offset, title: $0.element)
    }
    init() {
        super.init(transitionStyle: .scroll, navigationOrientation: .horizontal, options: [.interPageSpacing: 16])
    }
    required init?(coder: NSCoder) { nil }
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        dataSource = self
        delegate = self
        setViewControllers([pages[0]], direction: .forward, animated: false)
        pageControl.numberOfPages = pages.count
        pageControl.currentPageIndicatorTintColor = .label
        pageControl.pageIndicatorTintColor = .tertiaryLabel
        pageControl.addAction(
            UIAction { [weak self] _ in self?.go(to: self?.pageControl.currentPage ?? 0) }, for: .valueChanged)
        nextButton.configuration?.title = "Continue"
        nextButton.configuration?.image = UIImage(systemName: "arrow.right")
        nextButton.configuration?.imagePlacement = .trailing
        nextButton.configuration?.imagePadding = 6
        nextButton.configuration?.cornerStyle = .capsule
        nextButton.addAction(
            UIAction { [unowned self] _ in go(to: pageControl.currentPage + 1) }, for: .primaryActionTriggered)
        let bottom = UIStackView(arrangedSubviews: [pageControl, nextButton])
        bottom.axis = .vertical
        bottom.alignment = .center
        bottom.spacing = 16
        bottom.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(bottom)
        NSLayoutConstraint.activate([
            bottom.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            bottom.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -16),
        ])
        let gradient = CAGradientLayer()
        gradient.type = .radial
        gradient.startPoint = CGPoint(x: 0.5, y: 0.5)
        gradient.endPoint = CGPoint(x: 1, y: 1)
        view.layer.insertSublayer(gradient, at: 0)
    }
    func go(to index: Int) {
        guard pages.indices.contains(index) else { return }
        setViewControllers(
            [pages[index]], direction: index > pageControl.currentPage ? .forward : .reverse, animated: true
        ) { _ in
            self.pageControl.currentPage = index
        }
    }
}

extension OnboardingScreen: UIPageViewControllerDataSource, UIPageViewControllerDelegate {
    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController? {
        guard let page = viewController as? OnboardingPage, page.index > 0 else { return nil }
        return pages[page.index - 1]
    }
    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController? {
        guard let page = viewController as? OnboardingPage, page.index + 1 < pages.count else { return nil }
        return pages[page.index + 1]
    }
    func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController], transitionCompleted completed: Bool
    ) {
        if let page = viewControllers?.first as? OnboardingPage { pageControl.currentPage = page.index }
    }
}
