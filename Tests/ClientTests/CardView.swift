import UIKit

// Subclasses that override methods as layout code does, each with the initializers that Xcode generates.

class CardView: UIView {
    let titleLabel = UILabel()
    let button = UIButton(type: .system)
    private(set) var calls: [String] = []
    private var didSetUpConstraints = false

    override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    required init?(coder aDecoder: NSCoder) {
        super.init(coder: aDecoder)
        setUp()
    }

    private func setUp() {
        titleLabel.translatesAutoresizingMaskIntoConstraints = false
        titleLabel.text = "Title"
        titleLabel.setContentHuggingPriority(.defaultLow + 1, for: .horizontal)
        button.translatesAutoresizingMaskIntoConstraints = false
        button.setTitle("Go", for: .normal)
        button.setContentCompressionResistancePriority(.required, for: .horizontal)
        addSubview(titleLabel)
        addSubview(button)
        layer.cornerRadius = 8
        layer.borderColor = UIColor.gray.cgColor
        layoutMargins = UIEdgeInsets(top: 10, left: 12, bottom: 10, right: 12)
        setNeedsUpdateConstraints()
    }

    override class var requiresConstraintBasedLayout: Bool { true }
    override class var layerClass: AnyClass { CATransformLayer.self }

    override func updateConstraints() {
        calls.append("updateConstraints")
        if !didSetUpConstraints {
            didSetUpConstraints = true
            let views = ["title": titleLabel, "button": button]
            let metrics = ["gap": 16]
            NSLayoutConstraint.activate(
                NSLayoutConstraint.constraints(
                    withVisualFormat: "H:|-12-[title]-(gap)-[button]-12-|", options: .alignAllFirstBaseline,
                    metrics: metrics, views: views))
            addConstraint(titleLabel.topAnchor.constraint(equalTo: layoutMarginsGuide.topAnchor))
            addConstraints([
                titleLabel.bottomAnchor.constraint(lessThanOrEqualTo: layoutMarginsGuide.bottomAnchor)
            ])
        }
        super.updateConstraints()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        calls.append("layoutSubviews")
    }

    override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 60) }
    override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 2, left: 3, bottom: 4, right: 5) }
    override var forFirstBaselineLayout: UIView { titleLabel }
    override var forLastBaselineLayout: UIView { titleLabel }
    override func layoutMarginsDidChange() {
        super.layoutMarginsDidChange()
        calls.append("layoutMarginsDidChange")
    }
    override func didMoveToSuperview() {
        super.didMoveToSuperview()
        calls.append("didMoveToSuperview")
    }
    override func willMove(toWindow newWindow: UIWindow?) {
        super.willMove(toWindow: newWindow)
        calls.append("willMoveToWindow")
    }
    override func didMoveToWindow() {
        super.didMoveToWindow()
        calls.append("didMoveToWindow")
    }
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.insetBy(dx: -10, dy: -10).contains(point)
    }
    override func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
        super.systemLayoutSizeFitting(targetSize)
    }
    override var isHidden: Bool { didSet { calls.append("isHidden") } }
    override var frame: CGRect { didSet { setNeedsLayout() } }
}

final class RowCell: UITableViewCell {
    let label = UILabel()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        label.numberOfLines = 0
        contentView.addSubview(label)
        label.pinEdges(to: contentView, insets: UIEdgeInsets(top: 10, left: 16, bottom: 10, right: 16))
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

final class CardController: UIViewController {
    let card = CardView()
    var steps: [String] = []

    override func loadView() {
        steps.append("loadView")
        view = UIView()
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        steps.append("viewDidLoad")
        view.addSubview(card)
        card.translatesAutoresizingMaskIntoConstraints = false
        let guide: any UILayoutSupport = topLayoutGuide
        NSLayoutConstraint.activate([
            card.topAnchor.constraint(equalTo: guide.bottomAnchor, constant: 8),
            card.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor, constant: 16),
            card.trailingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.trailingAnchor, constant: -16),
        ])
    }

    override func updateViewConstraints() {
        steps.append("updateViewConstraints")
        super.updateViewConstraints()
    }

    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        steps.append("viewWillLayoutSubviews")
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        steps.append("viewDidLayoutSubviews")
    }
}
