import UIKit

/// A picture that can be zoomed, sliders below it, and kinds of tools.
final class PhotoEditorScreen: UIViewController, UIScrollViewDelegate {
    let scrollView = UIScrollView()
    let imageView = UIImageView()
    let sliders = UIStackView()
    let toolbar = UIToolbar()
    private(set) lazy var tools = UISegmentedControl(
        frame: .zero,
        actions: ["Light", "Color", "Crop"].map { name in UIAction(title: name) { [weak self] _ in self?.choose(name) }
        })
    private(set) var chosen = "Light"

    override var prefersStatusBarHidden: Bool { true }
    override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
    override var prefersHomeIndicatorAutoHidden: Bool { true }

    override func viewDidLoad() {
        super.viewDidLoad()
        overrideUserInterfaceStyle = .dark
        view.backgroundColor = .black
        imageView.image = UIGraphicsImageRenderer(size: CGSize(width: 600, height: 400)).image { context in
            UIColor.systemTeal.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 600, height: 400))
        }
        scrollView.delegate = self
        scrollView.maximumZoomScale = 4
        scrollView.contentInsetAdjustmentBehavior = .never
        scrollView.showsHorizontalScrollIndicator = false
        scrollView.decelerationRate = .fast
        scrollView.addSubview(imageView)
        imageView.frame = CGRect(origin: .zero, size: imageView.image?.size ?? .zero)
        scrollView.contentSize = imageView.frame.size
        for (name, value) in [("sun.max", 0.5), ("circle.lefthalf.filled", 0.2)] as [(String, Float)] {
            let slider = UISlider()
            slider.minimumValue = -1
            slider.maximumValue = 1
            slider.setValue(value, animated: false)
            slider.isContinuous = true
            slider.minimumTrackTintColor = .systemYellow
            slider.addTarget(nil, action: Selector("changed:"), for: .valueChanged)
            let icon = UIImageView(image: UIImage(systemName: name)?.withRenderingMode(.alwaysTemplate))
            icon.tintColor = .white
            icon.contentMode = .center
            icon.widthAnchor.constraint(equalToConstant: 32).isActive = true
            let number = UILabel()
            number.text = String(format: "%.0f", value * 100)
            number.textAlignment = .right
            number.widthAnchor.constraint(equalToConstant: 40).isActive = true
            let row = UIStackView(arrangedSubviews: [icon, slider, number])
            row.spacing = 8
            sliders.addArrangedSubview(row)
        }
        sliders.axis = .vertical
        sliders.spacing = 12
        tools.selectedSegmentIndex = 0
        toolbar.items = [
            UIBarButtonItem(systemItem: .cancel), .flexibleSpace(),
            UIBarButtonItem(image: UIImage(systemName: "wand.and.stars"), primaryAction: UIAction { _ in }),
            .flexibleSpace(), UIBarButtonItem(systemItem: .done),
        ]
        for view in [scrollView, sliders, tools, toolbar] as [UIView] {
            view.translatesAutoresizingMaskIntoConstraints = false
            self.view.addSubview(view)
        }
        let (safe, margins) = (view.safeAreaLayoutGuide, view.layoutMarginsGuide)
        NSLayoutConstraint.activate([
            scrollView.topAnchor.constraint(equalTo: safe.topAnchor),
            scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            scrollView.bottomAnchor.constraint(equalTo: sliders.topAnchor, constant: -16),
            sliders.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            sliders.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
            tools.topAnchor.constraint(equalTo: sliders.bottomAnchor, constant: 16),
            tools.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            tools.widthAnchor.constraint(lessThanOrEqualTo: margins.widthAnchor),
            toolbar.topAnchor.constraint(equalTo: tools.bottomAnchor, constant: 8),
            toolbar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            toolbar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            toolbar.bottomAnchor.constraint(equalTo: safe.bottomAnchor),
        ])
    }
    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        guard let image = imageView.image, scrollView.bounds.width > 0 else { return }
        let fit = min(scrollView.bounds.width / image.size.width, scrollView.bounds.height / image.size.height)
        scrollView.minimumZoomScale = fit
        if scrollView.zoomScale < fit || scrollView.zoomScale == 1 { scrollView.zoomScale = fit }
        centre()
    }
    private func centre() {
        let (bounds, content) = (scrollView.bounds.size, scrollView.contentSize)
        scrollView.contentInset = UIEdgeInsets(
            top: max(0, (bounds.height - content.height) / 2), left: max(0, (bounds.width - content.width) / 2),
            bottom: 0, right: 0)
    }
    private func choose(_ name: String) { chosen = name }
    func viewForZooming(in scrollView: UIScrollView) -> UIView? { imageView }
    func scrollViewDidZoom(_ scrollView: UIScrollView) { centre() }
}
