import UIKit

/// Titles with a line below the one that is chosen.
final class TabStrip: UIControl {
    private let stack = UIStackView()
    let indicator = UIView()
    private var indicatorLeading: NSLayoutConstraint?
    private var indicatorWidth: NSLayoutConstraint?
    private(set) var buttons: [UIButton] = []
    var selectedIndex = 0 { didSet { moveIndicator(animated: true) } }
    init(titles: [String]) {
        super.init(frame: .zero)
        stack.distribution = .fillProportionally
        stack.spacing = 24
        stack.translatesAutoresizingMaskIntoConstraints = false
        indicator.translatesAutoresizingMaskIntoConstraints = false
        indicator.backgroundColor = .tintColor
        addSubview(stack)
        addSubview(indicator)
        for (i, t) in titles.enumerated() {
            let b = UIButton(type: .custom)
            b.setTitle(t, for: .normal)
            b.setTitleColor(.label, for: .normal)
            b.titleLabel?.font = .systemFont(ofSize: 15, weight: .semibold)
            b.tag = i
            b.addAction(
                UIAction { [weak self] a in
                    self?.selectedIndex = (a.sender as? UIButton)?.tag ?? 0
                    self?.sendActions(for: .valueChanged)
                }, for: .touchUpInside)
            stack.addArrangedSubview(b)
            buttons.append(b)
        }
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: topAnchor),
            stack.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -2),
            stack.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
            stack.trailingAnchor.constraint(lessThanOrEqualTo: trailingAnchor, constant: -16),
            indicator.bottomAnchor.constraint(equalTo: bottomAnchor),
            indicator.heightAnchor.constraint(equalToConstant: 2),
            heightAnchor.constraint(equalToConstant: 44),
        ])
        moveIndicator(animated: false)
    }
    required init?(coder: NSCoder) { nil }
    private func moveIndicator(animated: Bool) {
        indicatorLeading?.isActive = false
        indicatorWidth?.isActive = false
        let b = buttons[selectedIndex]
        indicatorLeading = indicator.leadingAnchor.constraint(equalTo: b.leadingAnchor)
        indicatorWidth = indicator.widthAnchor.constraint(equalTo: b.widthAnchor)
        NSLayoutConstraint.activate([indicatorLeading, indicatorWidth].compactMap { $0 })
        guard animated else { return }
        UIViewPropertyAnimator.runningPropertyAnimator(
            withDuration: 0.25, delay: 0, options: .curveEaseInOut, animations: { self.layoutIfNeeded() },
            completion: nil)
    }
}
/// Pages beside each other below a strip of titles.
final class PagerScreen: UIViewController, UIScrollViewDelegate {
    let strip = TabStrip(titles: ["For you", "Following", "Popular"])
    let scroll = UIScrollView()
    var pages: [UIViewController] = []
    override func viewDidLoad() {
        super.viewDidLoad()
        scroll.isPagingEnabled = true
        scroll.showsHorizontalScrollIndicator = false
        scroll.delegate = self
        scroll.bounces = false
        for v in [strip, scroll] {
            v.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(v)
        }
        let g = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            strip.topAnchor.constraint(equalTo: g.topAnchor), strip.leadingAnchor.constraint(equalTo: g.leadingAnchor),
            strip.trailingAnchor.constraint(equalTo: g.trailingAnchor),
            scroll.topAnchor.constraint(equalToSystemSpacingBelow: strip.bottomAnchor, multiplier: 1),
            scroll.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            scroll.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            scroll.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        ])
        var previous: UIView?
        for i in 0..<3 {
            let page = UIViewController()
            page.title = "Page \(i)"
            addChild(page)
            page.view.translatesAutoresizingMaskIntoConstraints = false
            scroll.addSubview(page.view)
            page.didMove(toParent: self)
            NSLayoutConstraint.activate([
                page.view.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor),
                page.view.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor),
                page.view.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
                page.view.heightAnchor.constraint(equalTo: scroll.frameLayoutGuide.heightAnchor),
                page.view.leadingAnchor.constraint(
                    equalTo: previous?.trailingAnchor ?? scroll.contentLayoutGuide.leadingAnchor),
            ])
            previous = page.view
            pages.append(page)
        }
        previous?.trailingAnchor.constraint(equalTo: scroll.contentLayoutGuide.trailingAnchor).isActive = true
        strip.addAction(
            UIAction { [unowned self] _ in
                self.scroll.setContentOffset(
                    CGPoint(x: CGFloat(self.strip.selectedIndex) * self.scroll.bounds.width, y: 0), animated: true)
            }, for: .valueChanged)
    }
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
        strip.selectedIndex = Int((scrollView.contentOffset.x / scrollView.bounds.width).rounded())
    }
    override func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {
        super.viewWillTransition(to: size, with: coordinator)
        let page = CGFloat(strip.selectedIndex)
        coordinator.animate(alongsideTransition: { _ in
            self.view.layoutIfNeeded()
            self.scroll.contentOffset.x = page * size.width
        })
    }
}
