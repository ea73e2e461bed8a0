// Made by `plumb export swift` from Profile.xib.

import UIKit

/// The scene “ProfileViewController” (rOo-t0-vew) of Profile.xib.
final class ProfileView: UIView {
    /// Is to show the picture “avatar”.
    let avatar: UIImageView = {
        let view = SizedImageView().sized(width: 64, height: 64)
        view.translatesAutoresizingMaskIntoConstraints = false
        return view
    }()
    let nameLabel: UILabel = {
        let label = UILabel()
        label.translatesAutoresizingMaskIntoConstraints = false
        label.text = "Ada Lovelace & “Co.”"
        label.font = .preferredFont(forTextStyle: .headline)
        label.numberOfLines = 0
        label.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
        label.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
        return label
    }()
    let segmentedControl: UISegmentedControl = {
        let view = UISegmentedControl(items: ["Posts", "Likes"])
        view.translatesAutoresizingMaskIntoConstraints = false
        view.setContentHuggingPriority(.defaultLow, for: .vertical)
        return view
    }()
    let scrollView: UIScrollView = {
        let view = UIScrollView()
        view.translatesAutoresizingMaskIntoConstraints = false
        return view
    }()
    let about: UIStackView = {
        let stack = UIStackView()
        stack.translatesAutoresizingMaskIntoConstraints = false
        stack.axis = .vertical
        stack.distribution = .equalSpacing
        stack.alignment = .leading
        stack.spacing = 6
        stack.isLayoutMarginsRelativeArrangement = true
        stack.layoutMargins = UIEdgeInsets(top: 10, left: 20, bottom: 10, right: 20)
        return stack
    }()
    let born1815Label: UILabel = {
        let label = UILabel()
        label.text = "Born 1815"
        label.font = .systemFont(ofSize: 17, weight: .light)
        return label
    }()
    let map: UIView = SizedView().sized(width: 120, height: 40)
    let moreButton: UIButton = {
        let button = UIButton(type: .system)
        button.setTitle("More", for: .normal)
        button.contentEdgeInsets = UIEdgeInsets(top: 2, left: 4, bottom: 2, right: 4)
        return button
    }()
    let footer: UIView = {
        let view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        view.frame = CGRect(x: 0, y: 588.5, width: 375, height: 78.5)
        return view
    }()
    let progressView: UIProgressView = {
        let view = UIProgressView()
        view.frame = CGRect(x: 20, y: 20, width: 335, height: 4)
        view.autoresizingMask = [.flexibleWidth, .flexibleBottomMargin]
        return view
    }()
    private(set) var avatarWidth: NSLayoutConstraint?

    /// The size at which the scene was drawn; views without constraints grow and shrink from it.
    static let drawnSize = CGSize(width: 375, height: 667)

    override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        layoutMargins = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16)
        let frame = self.frame
        self.frame.size = Self.drawnSize
        setUpHierarchy()
        setUpConstraints()
        if frame.size != .zero { self.frame = frame }
    }

    private func setUpHierarchy() {
        addSubview(avatar)
        addSubview(nameLabel)
        addSubview(segmentedControl)
        addSubview(scrollView)
        scrollView.addSubview(about)
        about.addArrangedSubview(born1815Label)
        about.addArrangedSubview(map)
        about.addArrangedSubview(moreButton)
        addSubview(footer)
        footer.addSubview(progressView)
    }

    private func setUpConstraints() {
        let views: [String: UIView] = [
            "avatar": avatar, "nameLabel": nameLabel, "segmentedControl": segmentedControl, "scrollView": scrollView,
            "footer": footer,
        ]
        let formats: [(String, NSLayoutConstraint.FormatOptions)] = [
            ("H:|[scrollView]|", []),
            ("H:|[footer]|", []),
            ("V:[avatar]-12-[nameLabel]", []),
            ("V:[nameLabel]-12-[segmentedControl]", .alignAllLeading),
            ("V:[segmentedControl]-[scrollView][footer]|", []),
        ]
        for (format, options) in formats {
            NSLayoutConstraint.activate(
                NSLayoutConstraint.constraints(
                    withVisualFormat: format, options: options, metrics: nil, views: views))
        }
        let segmentedControlTrailing = segmentedControl.trailingAnchor.constraint(equalTo: nameLabel.trailingAnchor)
        segmentedControlTrailing.priority = .defaultHigh
        segmentedControlTrailing.identifier = "segments fill"
        let avatarWidth = avatar.widthAnchor.constraint(equalToConstant: 88)
        self.avatarWidth = avatarWidth
        NSLayoutConstraint.activate([
            avatar.topAnchor.constraint(equalTo: safeAreaLayoutGuide.topAnchor, constant: 32),
            avatar.centerXAnchor.constraint(equalTo: centerXAnchor),
            nameLabel.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
            nameLabel.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor),
            segmentedControlTrailing,
            NSLayoutConstraint(
                item: footer, attribute: .top, relatedBy: .equal, toItem: self, attribute: .bottom, multiplier: 0.8825,
                constant: 0),
            avatarWidth,
            avatar.widthAnchor.constraint(equalTo: avatar.heightAnchor),
            about.topAnchor.constraint(equalTo: scrollView.contentLayoutGuide.topAnchor),
            about.leadingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.leadingAnchor),
            about.trailingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.trailingAnchor),
            about.bottomAnchor.constraint(equalTo: scrollView.contentLayoutGuide.bottomAnchor),
            about.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
        ])
    }
}

/// Asks for the size of the picture that it will show.
private final class SizedImageView: UIImageView {
    private var askedSize = CGSize.zero

    override var intrinsicContentSize: CGSize { image == nil ? askedSize : super.intrinsicContentSize }

    func sized(width: CGFloat, height: CGFloat) -> Self {
        askedSize = CGSize(width: width, height: height)
        invalidateIntrinsicContentSize()
        return self
    }
}

/// Asks for a size of its own.
private final class SizedView: UIView {
    private var askedSize = CGSize.zero

    override var intrinsicContentSize: CGSize { askedSize }

    func sized(width: CGFloat, height: CGFloat) -> Self {
        askedSize = CGSize(width: width, height: height)
        invalidateIntrinsicContentSize()
        return self
    }
}
