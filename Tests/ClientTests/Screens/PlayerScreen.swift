import UIKit

/// A picture beside or above what plays.
final class PlayerScreen: UIViewController {
    let artwork = UIImageView()
    let titleLabel = UILabel()
    let artistLabel = UILabel()
    let progress = UISlider()
    let elapsed = UILabel()
    let remaining = UILabel()
    let playButton = UIButton()
    private var isPlaying = false { didSet { updatePlayButton() } }
    private var portrait: [NSLayoutConstraint] = []
    private var landscape: [NSLayoutConstraint] = []
    private var observation: NSKeyValueObservation?
    let main = UIStackView()
    private lazy var animator = UIViewPropertyAnimator(duration: 0.3, dampingRatio: 0.8)

    override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
    override var prefersHomeIndicatorAutoHidden: Bool { true }
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
    override var canBecomeFirstResponder: Bool { true }
    override var keyCommands: [UIKeyCommand]? {
        [
            UIKeyCommand(title: "Play", action: Selector("toggle"), input: " "),
            UIKeyCommand(input: UIKeyCommand.inputLeftArrow, modifierFlags: [], action: Selector("back")),
        ]
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        overrideUserInterfaceStyle = .dark
        view.backgroundColor = .black
        artwork.backgroundColor = .systemGray
        artwork.layer.cornerRadius = 12
        artwork.setContentHuggingPriority(.init(249), for: .vertical)
        titleLabel.text = "A song with a rather long name"
        titleLabel.font = .preferredFont(forTextStyle: .title3, compatibleWith: nil)
        titleLabel.lineBreakMode = .byTruncatingTail
        artistLabel.text = "The Band"
        artistLabel.textColor = .secondaryLabel
        progress.setThumbImage(
            UIImage(systemName: "circle.fill", withConfiguration: UIImage.SymbolConfiguration(scale: .small)),
            for: .normal)
        progress.minimumTrackTintColor = .white
        elapsed.text = "1:03"
        remaining.text = "-2:27"
        for label in [elapsed, remaining] {
            label.font = .monospacedDigitSystemFont(ofSize: 12, weight: .regular)
            label.textColor = .secondaryLabel
        }
        let times = UIStackView(arrangedSubviews: [elapsed, UIView(), remaining])
        let backward = button("backward.fill"), forward = button("forward.fill")
        updatePlayButton()
        playButton.addAction(UIAction { [weak self] _ in self?.isPlaying.toggle() }, for: .touchUpInside)
        playButton.accessibilityLabel = "Play"
        let controls = UIStackView(arrangedSubviews: [backward, playButton, forward])
        controls.distribution = .equalCentering
        controls.alignment = .center
        let details = UIStackView(arrangedSubviews: [titleLabel, artistLabel, progress, times, controls])
        details.axis = .vertical
        details.spacing = 8
        details.setCustomSpacing(24, after: times)
        main.addArrangedSubview(artwork)
        main.addArrangedSubview(details)
        main.spacing = 24
        main.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(main)
        let guide = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            main.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: 24),
            main.trailingAnchor.constraint(equalTo: guide.trailingAnchor, constant: -24),
            main.topAnchor.constraint(equalToSystemSpacingBelow: guide.topAnchor, multiplier: 2),
            main.bottomAnchor.constraint(lessThanOrEqualTo: guide.bottomAnchor, constant: -16),
        ])
        portrait = [artwork.heightAnchor.constraint(equalTo: artwork.widthAnchor)]
        landscape = [
            artwork.widthAnchor.constraint(equalTo: main.widthAnchor, multiplier: 0.4),
            artwork.heightAnchor.constraint(equalTo: artwork.widthAnchor),
        ]
        updateAxis()
        observation = progress.observe(\.bounds, options: [.new]) { slider, change in _ = change.newValue }
        let pan = UIPanGestureRecognizer()
        pan.delegate = self
        view.addGestureRecognizer(pan)
        let menu = UIButton(configuration: .tinted())
        menu.menu = UIMenu(
            title: "Speed", options: .singleSelection, children: ["1x", "2x"].map { UIAction(title: $0) { _ in } })
        menu.showsMenuAsPrimaryAction = true
        menu.changesSelectionAsPrimaryAction = true
        details.addArrangedSubview(menu)
    }
    private func button(_ name: String) -> UIButton {
        let button = UIButton(type: .system)
        button.setImage(UIImage(systemName: name), for: .normal)
        button.setPreferredSymbolConfiguration(.init(pointSize: 28), forImageIn: .normal)
        button.tintColor = .white
        button.widthAnchor.constraint(equalToConstant: 44).isActive = true
        button.heightAnchor.constraint(equalToConstant: 44).isActive = true
        return button
    }
    private func updatePlayButton() {
        var configuration = UIButton.Configuration.plain()
        configuration.image = UIImage(systemName: isPlaying ? "pause.fill" : "play.fill")
        configuration.preferredSymbolConfigurationForImage = UIImage.SymbolConfiguration(pointSize: 44)
        playButton.configuration = configuration
        animator.addAnimations {
            self.artwork.transform = self.isPlaying ? .identity : CGAffineTransform(scaleX: 0.9, y: 0.9)
        }
        animator.startAnimation()
    }
    private func updateAxis() {
        let isWide = traitCollection.verticalSizeClass == .compact
        NSLayoutConstraint.deactivate(isWide ? portrait : landscape)
        main.axis = isWide ? .horizontal : .vertical
        main.alignment = isWide ? .center : .fill
        NSLayoutConstraint.activate(isWide ? landscape : portrait)
    }
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if previousTraitCollection?.verticalSizeClass != traitCollection.verticalSizeClass { updateAxis() }
    }
    func goFullScreen() {
        view.window?.windowScene?.requestGeometryUpdate(.iOS(interfaceOrientations: .landscapeRight)) { error in
            _ = error.localizedDescription
        }
        setNeedsUpdateOfSupportedInterfaceOrientations()
    }
}

extension PlayerScreen: UIGestureRecognizerDelegate {
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
    ) -> Bool { true }
}

@MainActor func makeRoot() -> UITabBarController {
    let tabs = UITabBarController()
    if #available(iOS 18.0, *) {
        tabs.tabs = [
            UITab(title: "Feed", image: UIImage(systemName: "house"), identifier: "feed") { _ in
                UINavigationController(rootViewController: FeedScreen())
            },
            UITab(title: "Chat", image: UIImage(systemName: "message"), identifier: "chat") { _ in ChatScreen() },
            UISearchTab { _ in UINavigationController(rootViewController: SettingsScreen()) },
        ]
        tabs.mode = .tabSidebar
    } else {
        let feed = UINavigationController(rootViewController: FeedScreen())
        feed.tabBarItem = UITabBarItem(title: "Feed", image: UIImage(systemName: "house"), selectedImage: nil)
        feed.tabBarItem.badgeValue = "3"
        tabs.viewControllers = [feed]
    }
    let appearance = UITabBarAppearance()
    appearance.configureWithOpaqueBackground()
    tabs.tabBar.standardAppearance = appearance
    tabs.tabBar.scrollEdgeAppearance = appearance
    return tabs
}
