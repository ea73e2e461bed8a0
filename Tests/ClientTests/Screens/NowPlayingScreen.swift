import UIKit

/// A song with its picture: beside each other on large text or a phone on its side, one above the other elsewhere.
final class NowPlayingScreen: UIViewController {
    let artwork = UIImageView()
    let titleLabel = UILabel()
    let artist = UILabel()
    let scrubber = UISlider()
    let elapsed = UILabel()
    let remaining = UILabel()
    let content = UIStackView()
    private(set) var upright: [NSLayoutConstraint] = []
    private(set) var onItsSide: [NSLayoutConstraint] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        artwork.backgroundColor = .systemPurple
        artwork.setContentHuggingPriority(.defaultLow, for: .vertical)
        titleLabel.text = "A song"
        titleLabel.font = .preferredFont(forTextStyle: .title2, compatibleWith: nil)
        titleLabel.adjustsFontForContentSizeCategory = true
        titleLabel.maximumContentSizeCategory = .accessibilityLarge
        artist.text = "Somebody"
        artist.textColor = .secondaryLabel
        artist.font = .preferredFont(forTextStyle: .body)
        artist.adjustsFontForContentSizeCategory = true
        scrubber.setThumbImage(UIImage(systemName: "circle.fill"), for: .normal)
        scrubber.value = 0.3
        let digits = UIFontMetrics(forTextStyle: .caption1).scaledFont(
            for: .monospacedDigitSystemFont(ofSize: 12, weight: .regular), maximumPointSize: 20)
        for (label, text) in [(elapsed, "1:02"), (remaining, "−2:41")] {
            label.text = text
            label.font = digits
        }
        let times = UIStackView(arrangedSubviews: [elapsed, UIView(), remaining])
        let buttons = UIStackView(
            arrangedSubviews: ["backward.fill", "play.fill", "forward.fill"].map { name in
                let button = UIButton(
                    type: .system,
                    primaryAction: UIAction(
                        image: UIImage(systemName: name, withConfiguration: UIImage.SymbolConfiguration(pointSize: 28))
                    ) { _ in })
                button.accessibilityLabel = name
                return button
            })
        buttons.distribution = .fillEqually
        let details = UIStackView(arrangedSubviews: [titleLabel, artist, scrubber, times, buttons])
        details.axis = .vertical
        details.spacing = 8
        details.setCustomSpacing(24, after: times)
        content.addArrangedSubview(artwork)
        content.addArrangedSubview(details)
        content.spacing = 24
        content.alignment = .center
        content.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(content)
        upright = [details.widthAnchor.constraint(equalTo: content.widthAnchor)]
        onItsSide = [artwork.widthAnchor.constraint(equalTo: content.widthAnchor, multiplier: 0.3)]
        NSLayoutConstraint.activate([
            artwork.heightAnchor.constraint(equalTo: artwork.widthAnchor),
            content.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            content.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
            content.centerYAnchor.constraint(equalTo: view.safeAreaLayoutGuide.centerYAnchor),
            artwork.widthAnchor.constraint(lessThanOrEqualToConstant: 300),
            artwork.widthAnchor.constraint(equalToConstant: 300).withPriority(.defaultHigh),
        ])
        registerForTraitChanges([UITraitVerticalSizeClass.self, UITraitPreferredContentSizeCategory.self]) {
            (self: Self, _: UITraitCollection) in self.arrange()
        }
        arrange()
    }
    private func arrange() {
        let isFlat = traitCollection.verticalSizeClass == .compact
        content.axis = isFlat ? .horizontal : .vertical
        NSLayoutConstraint.deactivate(isFlat ? upright : onItsSide)
        NSLayoutConstraint.activate(isFlat ? onItsSide : upright)
        titleLabel.numberOfLines = traitCollection.preferredContentSizeCategory.isAccessibilityCategory ? 0 : 1
    }
    override func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        super.viewWillTransition(to: size, with: coordinator)
        coordinator.animate(alongsideTransition: { _ in self.view.layoutIfNeeded() }, completion: nil)
    }
}
