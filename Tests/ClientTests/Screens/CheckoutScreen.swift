import UIKit

final class FormRow: UIStackView {
    let titleLabel = UILabel()
    let field = UITextField()
    init(title: String, placeholder: String) {
        super.init(frame: .zero)
        titleLabel.text = title
        titleLabel.setContentHuggingPriority(.defaultHigh, for: .horizontal)
        titleLabel.widthAnchor.constraint(equalToConstant: 90).isActive = true
        field.placeholder = placeholder
        field.textAlignment = .right
        field.defaultTextAttributes[.kern] = 0.5
        addArrangedSubview(titleLabel)
        addArrangedSubview(field)
        alignment = .firstBaseline
        spacing = 12
    }
    required init(coder: NSCoder) { super.init(coder: coder) }
}

/// A long form with a bar that covers its end.
final class CheckoutScreen: UIViewController, UIPickerViewDataSource, UIPickerViewDelegate {
    let nameRow = FormRow(title: "Name", placeholder: "Jane Appleseed")
    let cardRow = FormRow(title: "Card", placeholder: "1234 5678")
    let datePicker = UIDatePicker()
    let quantity = UIStepper()
    let quantityLabel = UILabel()
    let shipping = UISegmentedControl(items: ["Standard", "Express"])
    let tip = UISlider()
    let giftSwitch = UISwitch()
    let giftColor = UIView()
    let countryPicker = UIPickerView()
    let notes = UITextView()
    let payButton = UIButton(type: .system)
    let total = UILabel()
    let content = UIStackView()
    let scroll = UIScrollView()
    let footer = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
    private lazy var formatter: NumberFormatter = {
        let formatter = NumberFormatter()
        formatter.numberStyle = .currency
        return formatter
    }()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        isModalInPresentation = true
        navigationItem.leftBarButtonItem = UIBarButtonItem(
            systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true) })
        datePicker.datePickerMode = .date
        datePicker.preferredDatePickerStyle = .compact
        datePicker.minimumDate = Date()
        quantity.minimumValue = 1
        quantity.addAction(
            UIAction { [weak self] action in
                guard let stepper = action.sender as? UIStepper else { return }
                self?.quantityLabel.text = "\(Int(stepper.value))"
                self?.undoManager?.registerUndo(withTarget: stepper) { $0.value -= 1 }
            }, for: .valueChanged)
        shipping.selectedSegmentIndex = 0
        shipping.apportionsSegmentWidthsByContent = true
        tip.minimumValue = 0
        tip.maximumValue = 30
        tip.setValue(10, animated: false)
        giftColor.backgroundColor = .systemRed
        giftColor.layer.cornerRadius = 14
        NSLayoutConstraint.activate([
            giftColor.widthAnchor.constraint(equalToConstant: 28),
            giftColor.heightAnchor.constraint(equalTo: giftColor.widthAnchor),
        ])
        countryPicker.dataSource = self
        countryPicker.delegate = self
        notes.font = .preferredFont(forTextStyle: .callout)
        notes.isScrollEnabled = false
        notes.textContainerInset = .zero
        notes.text = "Leave at the door"
        notes.textStorage.addAttribute(
            .foregroundColor, value: UIColor.systemRed, range: NSRange(location: 0, length: 5))
        content.axis = .vertical
        content.spacing = 16
        content.isLayoutMarginsRelativeArrangement = true
        content.directionalLayoutMargins = .init(top: 16, leading: 16, bottom: 16, trailing: 16)
        let rows: [UIView] = [
            nameRow, cardRow, row("Delivery", datePicker), row("Quantity", quantityLabel, quantity), shipping, tip,
            row("Gift wrap", giftSwitch), row("Paper", giftColor), countryPicker, notes,
        ]
        rows.forEach(content.addArrangedSubview(_:))
        content.setCustomSpacing(24, after: cardRow)
        scroll.addSubview(content)
        view.addSubview(scroll)
        view.addSubview(footer)
        total.font = UIFont.monospacedDigitSystemFont(ofSize: 20, weight: .semibold)
        total.text = "$42.00"
        payButton.setTitle("Pay", for: .normal)
        payButton.titleLabel?.font = .boldSystemFont(ofSize: 18)
        payButton.role = .primary
        let pay = UIStackView(arrangedSubviews: [total, payButton])
        pay.distribution = .equalSpacing
        footer.contentView.addSubview(pay)
        [scroll, content, footer, pay].forEach { $0.translatesAutoresizingMaskIntoConstraints = false }
        NSLayoutConstraint.activate([
            scroll.topAnchor.constraint(equalTo: view.topAnchor),
            scroll.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            scroll.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            scroll.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            content.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor),
            content.leadingAnchor.constraint(equalTo: scroll.contentLayoutGuide.leadingAnchor),
            content.trailingAnchor.constraint(equalTo: scroll.contentLayoutGuide.trailingAnchor),
            content.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor),
            content.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
            footer.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            footer.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            footer.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            pay.topAnchor.constraint(equalTo: footer.contentView.topAnchor, constant: 12),
            pay.leadingAnchor.constraint(equalTo: footer.contentView.layoutMarginsGuide.leadingAnchor),
            pay.trailingAnchor.constraint(equalTo: footer.contentView.layoutMarginsGuide.trailingAnchor),
            pay.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -12),
        ])
    }
    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let bottom = footer.frame.height - view.safeAreaInsets.bottom
        scroll.contentInset.bottom = bottom
        scroll.verticalScrollIndicatorInsets.bottom = bottom
    }
    private func row(_ title: String, _ views: UIView...) -> UIStackView {
        let label = UILabel()
        label.text = title
        let row = UIStackView(arrangedSubviews: [label] + views)
        row.spacing = 8
        row.alignment = .center
        label.setContentHuggingPriority(.init(1), for: .horizontal)
        return row
    }
    func confirm() {
        let alert = UIAlertController(
            title: "Pay \(formatter.string(from: 42) ?? "")?", message: nil, preferredStyle: .actionSheet)
        alert.addAction(UIAlertAction(title: "Pay", style: .default) { _ in })
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        alert.popoverPresentationController?.sourceView = payButton
        alert.popoverPresentationController?.sourceRect = payButton.bounds
        present(alert, animated: true)
    }
    func pickColor() {
        let picker = UIViewController()
        if let sheet = picker.sheetPresentationController {
            sheet.detents = [.medium(), .large(), .custom(identifier: .init("small")) { $0.maximumDetentValue * 0.3 }]
            sheet.prefersGrabberVisible = true
            sheet.largestUndimmedDetentIdentifier = .medium
        }
        present(picker, animated: true)
    }
    func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 3 }
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
        ["UK", "US", "FR"][row]
    }
}
