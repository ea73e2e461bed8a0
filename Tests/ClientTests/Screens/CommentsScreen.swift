import UIKit

/// Comments above a field that follows the keyboard.
final class CommentsScreen: UIViewController, UITableViewDataSource, UITableViewDelegate, UITextFieldDelegate {
    let tableView = UITableView()
    let bar = UIView()
    let field = UITextField()
    let send = UIButton(type: .system)
    private(set) var comments = (0..<30).map { "Comment \($0)" }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.dataSource = self
        tableView.delegate = self
        tableView.keyboardDismissMode = .interactive
        tableView.separatorStyle = .none
        tableView.rowHeight = UITableView.automaticDimension
        tableView.estimatedRowHeight = 60
        tableView.register(CommentCell.self, forCellReuseIdentifier: CommentCell.reuseIdentifier)
        field.borderStyle = .roundedRect
        field.placeholder = "Add a comment…"
        field.returnKeyType = .send
        field.delegate = self
        field.setContentHuggingPriority(.defaultLow, for: .horizontal)
        field.addAction(UIAction { [weak self] _ in self?.textDidChange() }, for: .editingChanged)
        send.setTitle("Post", for: .normal)
        send.isEnabled = false
        send.setContentHuggingPriority(.required, for: .horizontal)
        send.setContentCompressionResistancePriority(.required, for: .horizontal)
        let blur = UIVisualEffectView(effect: UIBlurEffect(style: .systemChromeMaterial))
        let line = UIView()
        line.backgroundColor = .separator
        for view in [blur, line, field, send] as [UIView] {
            view.translatesAutoresizingMaskIntoConstraints = false
            bar.addSubview(view)
        }
        for view in [tableView, bar] as [UIView] {
            view.translatesAutoresizingMaskIntoConstraints = false
            self.view.addSubview(view)
        }
        if #available(iOS 17.0, *) { view.keyboardLayoutGuide.usesBottomSafeArea = true }
        view.keyboardLayoutGuide.followsUndockedKeyboard = true
        let margins = bar.layoutMarginsGuide
        NSLayoutConstraint.activate([
            tableView.topAnchor.constraint(equalTo: view.topAnchor),
            tableView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            tableView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            tableView.bottomAnchor.constraint(equalTo: bar.topAnchor),
            bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            view.keyboardLayoutGuide.topAnchor.constraint(equalTo: bar.bottomAnchor),
            blur.topAnchor.constraint(equalTo: bar.topAnchor), blur.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            blur.leadingAnchor.constraint(equalTo: bar.leadingAnchor),
            blur.trailingAnchor.constraint(equalTo: bar.trailingAnchor),
            line.topAnchor.constraint(equalTo: bar.topAnchor), line.widthAnchor.constraint(equalTo: bar.widthAnchor),
            line.heightAnchor.constraint(equalToConstant: 1 / max(1, traitCollection.displayScale)),
            field.topAnchor.constraint(equalTo: margins.topAnchor),
            field.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
            field.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            send.leadingAnchor.constraint(equalToSystemSpacingAfter: field.trailingAnchor, multiplier: 1),
            send.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
            send.firstBaselineAnchor.constraint(equalTo: field.firstBaselineAnchor),
        ])
    }

    private func textDidChange() { send.isEnabled = field.hasText }
    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        guard let text = textField.text, !text.isEmpty else { return false }
        comments.append(text)
        let path = IndexPath(row: comments.count - 1, section: 0)
        tableView.performBatchUpdates { self.tableView.insertRows(at: [path], with: .automatic) }
        tableView.scrollToRow(at: path, at: .bottom, animated: true)
        textField.text = nil
        return true
    }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { comments.count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: CommentCell.reuseIdentifier, for: indexPath)
        (cell as? CommentCell)?.label.text = comments[indexPath.row]
        return cell
    }
}

final class CommentCell: UITableViewCell {
    static let reuseIdentifier = String(describing: CommentCell.self)
    let avatar = UIImageView(image: UIImage(systemName: "person.circle.fill"))
    let label = UILabel()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        selectionStyle = .none
        label.numberOfLines = 0
        label.font = .preferredFont(forTextStyle: .subheadline)
        label.adjustsFontForContentSizeCategory = true
        avatar.contentMode = .scaleAspectFit
        contentView.directionalLayoutMargins = .init(top: 8, leading: 16, bottom: 8, trailing: 16)
        for view in [avatar, label] as [UIView] {
            view.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(view)
        }
        let margins = contentView.layoutMarginsGuide
        NSLayoutConstraint.activate([
            avatar.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            avatar.topAnchor.constraint(equalTo: margins.topAnchor),
            avatar.widthAnchor.constraint(equalToConstant: 32), avatar.heightAnchor.constraint(equalToConstant: 32),
            avatar.bottomAnchor.constraint(lessThanOrEqualTo: margins.bottomAnchor),
            label.leadingAnchor.constraint(equalTo: avatar.trailingAnchor, constant: 12),
            label.topAnchor.constraint(equalTo: margins.topAnchor),
            label.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
            label.bottomAnchor.constraint(lessThanOrEqualTo: margins.bottomAnchor),
        ])
    }
    @available(*, unavailable) required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}
