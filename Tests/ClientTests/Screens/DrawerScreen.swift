import UIKit

/// A controller over another one, which can be drawn up.
final class DrawerScreen: UIViewController {
    enum State { case collapsed, half, full }
    let main: UIViewController, drawer: UIViewController
    let handle = UIView()
    private var top: NSLayoutConstraint!
    var state = State.collapsed { didSet { update() } }
    init(main: UIViewController, drawer: UIViewController) {
        (self.main, self.drawer) = (main, drawer)
        super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { nil }
    override func loadView() {
        view = UIView()
        view.backgroundColor = .black
    }
    override func viewDidLoad() {
        super.viewDidLoad()
        for c in [main, drawer] {
            addChild(c)
            view.addSubview(c.view)
            c.view.translatesAutoresizingMaskIntoConstraints = false
            c.didMove(toParent: self)
        }
        drawer.view.layer.cornerRadius = 12
        drawer.view.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
        handle.translatesAutoresizingMaskIntoConstraints = false
        handle.layer.cornerRadius = 2.5
        drawer.view.addSubview(handle)
        drawer.additionalSafeAreaInsets.top = 20
        top = drawer.view.topAnchor.constraint(equalTo: view.bottomAnchor, constant: -100)
        NSLayoutConstraint.activate([
            main.view.topAnchor.constraint(equalTo: view.topAnchor),
            main.view.bottomAnchor.constraint(equalTo: drawer.view.topAnchor, constant: 12),
            main.view.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            main.view.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            top, drawer.view.heightAnchor.constraint(equalTo: view.heightAnchor, multiplier: 0.9),
            drawer.view.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            drawer.view.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            handle.centerXAnchor.constraint(equalTo: drawer.view.centerXAnchor),
            handle.topAnchor.constraint(equalTo: drawer.view.topAnchor, constant: 8),
            handle.widthAnchor.constraint(equalToConstant: 36), handle.heightAnchor.constraint(equalToConstant: 5),
        ])
        let pan = UIPanGestureRecognizer()
        drawer.view.addGestureRecognizer(pan)
    }
    private func update() {
        switch state {
        case .collapsed: top.constant = -100
        case .half: top.constant = -view.bounds.height / 2
        case .full: top.constant = -view.bounds.height * 0.9
        }
        let animator = UIViewPropertyAnimator(duration: 0.4, dampingRatio: 0.8) { self.view.layoutIfNeeded() }
        animator.addCompletion { _ in }
        animator.startAnimation()
    }
    override var childForStatusBarStyle: UIViewController? { main }
    override var childForHomeIndicatorAutoHidden: UIViewController? { drawer }
}
