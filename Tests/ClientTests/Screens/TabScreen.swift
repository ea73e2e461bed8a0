import UIKit

/// A bar of tabs that is made of buttons.
final class TabScreen: UIViewController {
    let bar = UIStackView(), content = UIView()
    var buttons: [UIButton] = []
    private(set) var selected = 0
    let controllers: [UIViewController]
    init(_ c: [UIViewController]) {
        controllers = c
        super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { nil }
    override func viewDidLoad() {
        super.viewDidLoad()
        bar.distribution = .fillEqually
        bar.backgroundColor = .systemBackground
        bar.isLayoutMarginsRelativeArrangement = true
        bar.insetsLayoutMarginsFromSafeArea = true
        bar.layoutMargins = .zero
        for (i, c) in controllers.enumerated() {
            let b = UIButton(
                configuration: {
                    var p = UIButton.Configuration.plain()
                    p.image = UIImage(systemName: "star")
                    p.title = c.title
                    p.imagePlacement = .top
                    p.imagePadding = 4
                    return p
                }(), primaryAction: UIAction { [weak self] _ in self?.select(i) })
            buttons.append(b)
            bar.addArrangedSubview(b)
        }
        for v in [content, bar] {
            v.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(v)
        }
        NSLayoutConstraint.activate([
            bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            bar.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            bar.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -56),
            content.topAnchor.constraint(equalTo: view.topAnchor),
            content.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            content.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            content.bottomAnchor.constraint(equalTo: bar.topAnchor),
        ])
        select(0)
    }
    func select(_ i: Int) {
        children.forEach {
            $0.willMove(toParent: nil)
            $0.view.removeFromSuperview()
            $0.removeFromParent()
        }
        let c = controllers[i]
        addChild(c)
        c.view.frame = content.bounds
        c.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        content.addSubview(c.view)
        c.didMove(toParent: self)
        selected = i
    }
}
