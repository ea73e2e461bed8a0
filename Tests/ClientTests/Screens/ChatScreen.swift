import UIKit

struct Message: Hashable {
    let id = UUID()
    let text: String
    let isMine: Bool
    let date = Date()
}

final class BubbleCell: UITableViewCell {
    static let reuseIdentifier = "BubbleCell"
    let bubble = UIView()
    private let label = UILabel()
    private let timeLabel = UILabel()
    private var leading: NSLayoutConstraint!
    private var trailing: NSLayoutConstraint!

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        selectionStyle = .none
        backgroundColor = .clear
        contentView.addSubview(bubble)
        bubble.addSubview(label)
        bubble.addSubview(timeLabel)
        bubble.layer.cornerRadius = 16
        bubble.layer.cornerCurve = .continuous
        bubble.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner]
        label.numberOfLines = 0
        label.font = .preferredFont(forTextStyle: .body)
        label.adjustsFontForContentSizeCategory = true
        timeLabel.font = .preferredFont(forTextStyle: .caption2)
        timeLabel.textColor = .secondaryLabel
        for view in [bubble, label, timeLabel] { view.translatesAutoresizingMaskIntoConstraints = false }
        leading = bubble.leadingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.leadingAnchor)
        trailing = bubble.trailingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.trailingAnchor)
        NSLayoutConstraint.activate([
            bubble.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 4),
            bubble.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -4),
            bubble.widthAnchor.constraint(lessThanOrEqualTo: contentView.widthAnchor, multiplier: 0.75),
            label.topAnchor.constraint(equalTo: bubble.topAnchor, constant: 8),
            label.leadingAnchor.constraint(equalTo: bubble.leadingAnchor, constant: 12),
            label.trailingAnchor.constraint(equalTo: bubble.trailingAnchor, constant: -12),
            timeLabel.topAnchor.constraint(equalToSystemSpacingBelow: label.bottomAnchor, multiplier: 0.5),
            timeLabel.trailingAnchor.constraint(equalTo: label.trailingAnchor),
            timeLabel.leadingAnchor.constraint(greaterThanOrEqualTo: label.leadingAnchor),
            timeLabel.bottomAnchor.constraint(equalTo: bubble.bottomAnchor, constant: -8),
        ])
    }
    required init?(coder: NSCoder) { nil }

    func configure(with message: Message) {
        label.text = message.text
        timeLabel.text = "9:41"
        leading.isActive = !message.isMine
        trailing.isActive = message.isMine
        bubble.backgroundColor = message.isMine ? .systemBlue : .secondarySystemBackground
        label.textColor = message.isMine ? .white : .label
    }
}

final class InputBar: UIView, UITextViewDelegate {
    let textView = UITextView()
    let sendButton = UIButton(type: .system)
    var onSend: ((String) -> Void)?
    private var heightConstraint: NSLayoutConstraint!

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .systemBackground
        textView.isScrollEnabled = false
        textView.font = .preferredFont(forTextStyle: .body)
        textView.delegate = self
        textView.layer.cornerRadius = 18
        textView.layer.borderWidth = 1
        textView.layer.borderColor = UIColor.separator.cgColor
        textView.textContainerInset = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
        textView.textContainer.lineFragmentPadding = 0
        textView.textContainer.maximumNumberOfLines = 6
        sendButton.setImage(
            UIImage(systemName: "arrow.up.circle.fill", withConfiguration: UIImage.SymbolConfiguration(pointSize: 30)),
            for: .normal)
        sendButton.addAction(UIAction { [weak self] _ in self?.send() }, for: .touchUpInside)
        sendButton.isEnabled = false
        sendButton.setContentHuggingPriority(.required, for: .horizontal)
        sendButton.setContentCompressionResistancePriority(.required, for: .horizontal)
        let stack = UIStackView(arrangedSubviews: [textView, sendButton])
        stack.spacing = 8
        stack.alignment = .bottom
        stack.isLayoutMarginsRelativeArrangement = true
        stack.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 8, leading: 12, bottom: 8, trailing: 12)
        stack.translatesAutoresizingMaskIntoConstraints = false
        addSubview(stack)
        heightConstraint = textView.heightAnchor.constraint(lessThanOrEqualToConstant: 120)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: topAnchor),
            stack.leadingAnchor.constraint(equalTo: leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: trailingAnchor),
            stack.bottomAnchor.constraint(equalTo: bottomAnchor),
            heightConstraint,
        ])
    }
    required init?(coder: NSCoder) { nil }

    func textViewDidChange(_ textView: UITextView) {
        sendButton.isEnabled = textView.hasText
        let used = textView.layoutManager.usedRect(for: textView.textContainer)
        textView.isScrollEnabled = used.height > 120
        invalidateIntrinsicContentSize()
    }
    private func send() {
        onSend?(textView.text)
        textView.text = ""
        textViewDidChange(textView)
    }
}

/// Messages in bubbles, and a bar that grows with what is typed.
final class ChatScreen: UIViewController {
    let tableView = UITableView(frame: .zero, style: .plain)
    let inputBar = InputBar()
    private(set) var messages: [Message] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        tableView.dataSource = self
        tableView.delegate = self
        tableView.separatorStyle = .none
        tableView.keyboardDismissMode = .interactive
        tableView.register(BubbleCell.self, forCellReuseIdentifier: BubbleCell.reuseIdentifier)
        tableView.rowHeight = UITableView.automaticDimension
        tableView.estimatedRowHeight = 60
        tableView.allowsSelection = false
        [tableView, inputBar].forEach {
            $0.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview($0)
        }
        NSLayoutConstraint.activate([
            tableView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
            tableView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            tableView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            tableView.bottomAnchor.constraint(equalTo: inputBar.topAnchor),
            inputBar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            inputBar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            inputBar.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
        ])
        inputBar.onSend = { [weak self] in self?.append(Message(text: $0, isMine: true)) }
        _ = NotificationCenter.default.addObserver(
            forName: UIResponder.keyboardWillShowNotification, object: nil, queue: .main
        ) { [weak self] note in
            guard let frame = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect,
                let duration = note.userInfo?[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double
            else { return }
            MainActor.assumeIsolated {
                UIView.animate(withDuration: duration) { self?.tableView.contentInset.bottom = frame.height }
            }
        }
    }

    func append(_ message: Message) {
        messages.append(message)
        let path = IndexPath(row: messages.count - 1, section: 0)
        tableView.performBatchUpdates({ self.tableView.insertRows(at: [path], with: .automatic) }) { _ in
            self.tableView.scrollToRow(at: path, at: .bottom, animated: true)
        }
    }
}

extension ChatScreen: UITableViewDataSource, UITableViewDelegate {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { messages.count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: BubbleCell.reuseIdentifier, for: indexPath)
        (cell as? BubbleCell)?.configure(with: messages[indexPath.row])
        return cell
    }
    func tableView(
        _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? {
        UIContextMenuConfiguration(actionProvider: { _ in UIMenu(title: "", children: []) })
    }
    func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? { nil }
}
