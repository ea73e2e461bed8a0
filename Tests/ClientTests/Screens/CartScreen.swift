import UIKit

/// Things to buy, and a foot that always stands above the bottom with the sum.
final class CartScreen: UIViewController {
    let tableView = UITableView(frame: .zero, style: .plain)
    let footer = UIView()
    let total = UILabel()
    let pay = UIButton(type: .custom)
    private var amounts = [1, 2, 1]

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        tableView.register(CartCell.self, forCellReuseIdentifier: "cart")
        tableView.dataSource = self
        tableView.allowsSelection = false
        tableView.sectionHeaderTopPadding = 0
        let hint = UILabel()
        hint.text = "Prices include taxes. Parcels take two days."
        hint.numberOfLines = 0
        hint.font = .preferredFont(forTextStyle: .footnote)
        tableView.tableFooterView = hint
        var configuration = UIButton.Configuration.filled()
        configuration.title = "Pay"
        configuration.subtitle = "Next: address"
        configuration.image = UIImage(systemName: "creditcard")
        configuration.imagePadding = 8
        configuration.titleAlignment = .center
        configuration.contentInsets = .init(top: 12, leading: 20, bottom: 12, trailing: 20)
        pay.configuration = configuration
        pay.configurationUpdateHandler = { button in
            button.configuration?.showsActivityIndicator = button.state.contains(.selected)
            button.alpha = button.isHighlighted ? 0.8 : 1
        }
        total.font = .monospacedDigitSystemFont(ofSize: 17, weight: .semibold)
        total.textAlignment = .natural
        footer.backgroundColor = .secondarySystemBackground
        footer.layer.shadowPath = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 390, height: 4)).cgPath
        footer.preservesSuperviewLayoutMargins = true
        let stack = UIStackView(arrangedSubviews: [total, pay])
        stack.alignment = .center
        stack.distribution = .equalSpacing
        for view in [tableView, footer] as [UIView] {
            view.translatesAutoresizingMaskIntoConstraints = false
            self.view.addSubview(view)
        }
        stack.translatesAutoresizingMaskIntoConstraints = false
        footer.addSubview(stack)
        let views: [String: Any] = ["table": tableView, "footer": footer]
        NSLayoutConstraint.activate(
            ["H:|[table]|", "H:|[footer]|", "V:|[table]-0-[footer]|"].flatMap {
                NSLayoutConstraint.constraints(withVisualFormat: $0, metrics: nil, views: views)
            } + [
                stack.topAnchor.constraint(equalTo: footer.topAnchor, constant: 12),
                stack.leadingAnchor.constraint(equalTo: footer.layoutMarginsGuide.leadingAnchor),
                stack.trailingAnchor.constraint(equalTo: footer.layoutMarginsGuide.trailingAnchor),
                stack.bottomAnchor.constraint(equalTo: footer.safeAreaLayoutGuide.bottomAnchor, constant: -12),
            ])
        updateTotal()
    }
    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        guard let foot = tableView.tableFooterView else { return }
        let size = foot.systemLayoutSizeFitting(
            CGSize(width: tableView.bounds.width, height: UIView.layoutFittingCompressedSize.height),
            withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
        if foot.frame.height != size.height {
            foot.frame.size.height = size.height
            tableView.tableFooterView = foot
        }
    }
    private func updateTotal() {
        let formatter = NumberFormatter()
        formatter.numberStyle = .currency
        formatter.locale = Locale(identifier: "en_US")
        total.text = formatter.string(from: NSNumber(value: amounts.reduce(0, +) * 5))
    }
}

extension CartScreen: UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { amounts.count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        guard let cell = tableView.dequeueReusableCell(withIdentifier: "cart", for: indexPath) as? CartCell else {
            return UITableViewCell()
        }
        cell.name.text = "Thing \(indexPath.row)"
        cell.stepper.value = Double(amounts[indexPath.row])
        cell.amountDidChange = { [weak self] amount in
            self?.amounts[indexPath.row] = amount
            self?.updateTotal()
        }
        return cell
    }
    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
    func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {
        guard editingStyle == .delete else { return }
        amounts.remove(at: indexPath.row)
        tableView.deleteRows(at: [indexPath], with: .fade)
    }
}

final class CartCell: UITableViewCell {
    let thumbnail = UIImageView()
    let name = UILabel()
    let stepper = UIStepper()
    var amountDidChange: ((Int) -> Void)?

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        thumbnail.backgroundColor = .systemFill
        thumbnail.layer.masksToBounds = true
        thumbnail.layer.cornerRadius = 6
        stepper.minimumValue = 1
        stepper.maximumValue = 9
        stepper.addAction(
            UIAction { [weak self] _ in self.map { $0.amountDidChange?(Int($0.stepper.value)) } }, for: .valueChanged)
        let stack = UIStackView(arrangedSubviews: [thumbnail, name, stepper])
        stack.alignment = .center
        stack.spacing = 12
        stack.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(stack)
        let bottom = stack.bottomAnchor.constraint(equalTo: contentView.layoutMarginsGuide.bottomAnchor)
        bottom.priority = .required - 1
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: contentView.layoutMarginsGuide.topAnchor), bottom,
            stack.leadingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.trailingAnchor),
            thumbnail.widthAnchor.constraint(equalToConstant: 60),
            thumbnail.heightAnchor.constraint(equalTo: thumbnail.widthAnchor),
        ])
        name.setContentHuggingPriority(.defaultLow - 1, for: .horizontal)
    }
    required init?(coder: NSCoder) { nil }
    override func prepareForReuse() {
        super.prepareForReuse()
        amountDidChange = nil
    }
}
