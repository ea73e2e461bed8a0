import UIKit

final class StretchyHeader: UIView {
    let imageView = UIImageView()
    let avatar = UIImageView()
    let nameLabel = UILabel()
    private var heightConstraint: NSLayoutConstraint!
    private var topConstraint: NSLayoutConstraint!
    override init(frame: CGRect) {
        super.init(frame: frame)
        imageView.contentMode = .scaleAspectFill
        imageView.clipsToBounds = true
        avatar.layer.masksToBounds = true
        avatar.layer.borderColor = UIColor.systemBackground.cgColor
        avatar.layer.borderWidth = 3
        nameLabel.font = .preferredFont(forTextStyle: .title1)
        [imageView, avatar, nameLabel].forEach {
            $0.translatesAutoresizingMaskIntoConstraints = false; addSubview($0)
        }
        topConstraint = imageView.topAnchor.constraint(equalTo: topAnchor)
        heightConstraint = imageView.heightAnchor.constraint(equalToConstant: 200)
        NSLayoutConstraint.activate([
            topConstraint, heightConstraint,
            imageView.leadingAnchor.constraint(equalTo: leadingAnchor),
            imageView.trailingAnchor.constraint(equalTo: trailingAnchor),
            avatar.widthAnchor.constraint(equalToConstant: 96),
            avatar.heightAnchor.constraint(equalTo: avatar.widthAnchor),
            avatar.centerXAnchor.constraint(equalTo: centerXAnchor),
            avatar.centerYAnchor.constraint(equalTo: imageView.bottomAnchor),
            nameLabel.topAnchor.constraint(equalTo: avatar.bottomAnchor, constant: 8),
            nameLabel.centerXAnchor.constraint(equalTo: centerXAnchor),
            nameLabel.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -16),
        ])
    }
    required init?(coder: NSCoder) { nil }
    override func layoutSubviews() {
        super.layoutSubviews()
        avatar.layer.cornerRadius = avatar.bounds.height / 2
        layer.shadowPath = UIBezierPath(roundedRect: bounds, cornerRadius: 8).cgPath
    }
    func stretch(by offset: CGFloat) {
        topConstraint.constant = min(0, offset)
        heightConstraint.constant = max(200, 200 - offset)
    }
    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        let colors = [UIColor.systemPink.cgColor, UIColor.systemPurple.cgColor] as CFArray
        guard let gradient = CGGradient(colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: colors, locations: [0, 1])
        else { return }
        context.saveGState()
        context.drawLinearGradient(gradient, start: .zero, end: CGPoint(x: 0, y: rect.maxY), options: [])
        context.restoreGState()
    }
}

/// A table below a header that stretches.
final class ProfileScreen: UITableViewController {
    let header = StretchyHeader()
    private let posts = (1...30).map { "Post \($0)" }
    init() { super.init(style: .plain) }
    required init?(coder: NSCoder) { nil }
    override func viewDidLoad() {
        super.viewDidLoad()
        let appearance = UINavigationBarAppearance()
        appearance.configureWithTransparentBackground()
        appearance.titleTextAttributes = [.foregroundColor: UIColor.white]
        navigationItem.standardAppearance = appearance
        navigationItem.scrollEdgeAppearance = appearance
        navigationItem.title = "Profile"
        header.nameLabel.text = "Jane"
        tableView.contentInsetAdjustmentBehavior = .never
        tableView.tableHeaderView = header
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        tableView.sectionHeaderTopPadding = 0
        tableView.tableFooterView = UIView()
        tableView.cellLayoutMarginsFollowReadableWidth = true
    }
    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let size = header.systemLayoutSizeFitting(
            CGSize(width: tableView.bounds.width, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        if header.frame.height != size.height {
            header.frame.size = size
            tableView.tableHeaderView = header
        }
    }
    override func scrollViewDidScroll(_ scrollView: UIScrollView) { header.stretch(by: scrollView.contentOffset.y) }
    override func numberOfSections(in tableView: UITableView) -> Int { 1 }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { posts.count }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        var content = UIListContentConfiguration.subtitleCell()
        content.text = posts[indexPath.row]
        content.secondaryAttributedText = NSAttributedString(string: "Two minutes ago")
        cell.contentConfiguration = content
        return cell
    }
    override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        let control = UISegmentedControl(items: ["Posts", "Likes"])
        control.selectedSegmentIndex = 0
        let container = UIView()
        container.backgroundColor = .systemBackground
        container.addSubview(control)
        control.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            control.topAnchor.constraint(equalTo: container.topAnchor, constant: 8),
            control.bottomAnchor.constraint(equalTo: container.bottomAnchor, constant: -8),
            control.leadingAnchor.constraint(equalTo: container.layoutMarginsGuide.leadingAnchor),
            control.trailingAnchor.constraint(equalTo: container.layoutMarginsGuide.trailingAnchor),
        ])
        return container
    }
    override func tableView(_ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath)
        -> UISwipeActionsConfiguration?
    {
        UISwipeActionsConfiguration(actions: [UIContextualAction(style: .normal, title: "Pin") { $2(true) }])
    }
}
