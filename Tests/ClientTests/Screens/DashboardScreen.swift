import UIKit

/// A tile with a number, a change and a bar.
final class TileView: UIView {
    let title = UILabel()
    let value = UILabel()
    let change = UILabel()
    let progress = UIProgressView(progressViewStyle: .bar)

    init(_ name: String, _ number: Int, share: Float) {
        super.init(frame: .zero)
        title.text = name.uppercased()
        title.font = .systemFont(ofSize: 12, weight: .semibold)
        title.textColor = .secondaryLabel
        value.text = NumberFormatter.localizedString(from: NSNumber(value: number), number: .none)
        value.font = .monospacedDigitSystemFont(ofSize: 28, weight: .bold)
        value.adjustsFontSizeToFitWidth = true
        value.minimumScaleFactor = 0.5
        change.attributedText = NSAttributedString(
            string: "▲ 4 %", attributes: [.foregroundColor: UIColor.systemGreen, .font: UIFont.systemFont(ofSize: 13)])
        progress.progress = share
        progress.trackTintColor = .quaternarySystemFill
        let numbers = UIStackView(arrangedSubviews: [value, change])
        numbers.alignment = .firstBaseline
        numbers.spacing = UIStackView.spacingUseSystem
        let stack = UIStackView(arrangedSubviews: [title, numbers, progress])
        stack.axis = .vertical
        stack.setCustomSpacing(4, after: title)
        stack.setCustomSpacing(12, after: numbers)
        stack.isLayoutMarginsRelativeArrangement = true
        stack.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 12, leading: 12, bottom: 16, trailing: 12)
        stack.translatesAutoresizingMaskIntoConstraints = false
        addSubview(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: topAnchor), stack.leftAnchor.constraint(equalTo: leftAnchor),
            stack.bottomAnchor.constraint(equalTo: bottomAnchor), stack.rightAnchor.constraint(equalTo: rightAnchor),
            progress.heightAnchor.constraint(equalToConstant: 4),
        ])
        backgroundColor = .secondarySystemGroupedBackground
        layer.cornerRadius = 12
        layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMaxYCorner]
        isAccessibilityElement = true
        accessibilityLabel = "\(name), \(number)"
        change.setContentHuggingPriority(.required, for: .horizontal)
    }
    required init?(coder: NSCoder) { nil }
}

/// Tiles in rows, in a stack that scrolls.
final class DashboardScreen: UIViewController {
    let scrollView = UIScrollView()
    let stack = UIStackView()
    private(set) var tiles: [TileView] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        tiles = (0..<5).map { TileView("Tile \($0)", 1000 * ($0 + 1), share: 0.2 * Float($0)) }
        for row in stride(from: 0, to: tiles.count, by: 2) {
            let views = Array(tiles[row..<min(row + 2, tiles.count)])
            let line = UIStackView(arrangedSubviews: views.count == 2 ? views : views + [UIView()])
            line.distribution = .fillEqually
            line.spacing = 16
            stack.addArrangedSubview(line)
        }
        stack.axis = .vertical
        stack.spacing = 16
        stack.translatesAutoresizingMaskIntoConstraints = false
        scrollView.translatesAutoresizingMaskIntoConstraints = false
        scrollView.alwaysBounceVertical = true
        scrollView.addSubview(stack)
        view.addSubview(scrollView)
        let (content, frame) = (scrollView.contentLayoutGuide, scrollView.frameLayoutGuide)
        NSLayoutConstraint.activate([
            scrollView.topAnchor.constraint(equalTo: view.topAnchor),
            scrollView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            stack.topAnchor.constraint(equalTo: content.topAnchor, constant: 16),
            stack.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -16),
            stack.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 16),
            stack.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: -16),
            stack.widthAnchor.constraint(equalTo: frame.widthAnchor, constant: -32),
        ])
    }
}
