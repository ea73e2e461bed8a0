import UIKit

/// A field whose placeholder stands above the text.
final class FloatingField: UITextField {
    private let floatingLabel = UILabel()
    private let underline = CALayer()
    var padding = UIEdgeInsets(top: 18, left: 12, bottom: 4, right: 12)
    override init(frame: CGRect) {
        super.init(frame: frame)
        floatingLabel.font = .systemFont(ofSize: 11)
        floatingLabel.textColor = .tertiaryLabel
        addSubview(floatingLabel)
        layer.addSublayer(underline)
        underline.backgroundColor = UIColor.separator.cgColor
        borderStyle = .none
        clearButtonMode = .whileEditing
        addAction(
            UIAction { [weak self] _ in self?.updateLabel() }, for: [.editingChanged, .editingDidBegin, .editingDidEnd])
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }
    override var placeholder: String? {
        didSet {
            floatingLabel.text = placeholder
            setNeedsLayout()
        }
    }
    override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 52) }
    override func textRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: padding) }
    override func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
    override func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
    override func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
        var r = super.clearButtonRect(forBounds: bounds)
        r.origin.x -= 4
        return r
    }
    override func layoutSubviews() {
        super.layoutSubviews()
        floatingLabel.sizeToFit()
        floatingLabel.frame.origin = CGPoint(x: padding.left, y: 6)
        underline.frame = CGRect(x: 0, y: bounds.maxY - 1, width: bounds.width, height: 1)
    }
    func updateLabel() { floatingLabel.isHidden = !(text ?? "").isEmpty ? false : true }
    var label: UILabel { floatingLabel }
    var line: CALayer { underline }
}
/// A field with what is wrong with it below.
final class SignUpRow: UIStackView {
    let field = FloatingField()
    let errorLabel = UILabel()
    convenience init(title: String, keyboard: UIKeyboardType = .default) {
        self.init(frame: .zero)
        axis = .vertical
        spacing = 4
        field.placeholder = title
        field.keyboardType = keyboard
        field.autocapitalizationType = .none
        field.autocorrectionType = .no
        field.textContentType = .emailAddress
        field.returnKeyType = .next
        field.enablesReturnKeyAutomatically = true
        errorLabel.font = .preferredFont(forTextStyle: .caption1)
        errorLabel.textColor = .systemRed
        errorLabel.numberOfLines = 0
        errorLabel.isHidden = true
        addArrangedSubview(field)
        addArrangedSubview(errorLabel)
    }
    var error: String? {
        didSet {
            errorLabel.text = error
            errorLabel.isHidden = error == nil
        }
    }
}
/// A form that fills the screen above the keyboard and shows what is wrong.
final class SignUpScreen: UIViewController, UITextFieldDelegate {
    let scrollView = UIScrollView()
    let stack = UIStackView()
    let email = SignUpRow(title: "Email", keyboard: .emailAddress), password = SignUpRow(title: "Password")
    let terms = UISwitch()
    let termsLabel = UILabel()
    lazy var submit: UIButton = {
        var c = UIButton.Configuration.filled()
        c.title = "Create account"
        c.cornerStyle = .large
        c.buttonSize = .large
        c.imagePadding = 8
        let b = UIButton(configuration: c, primaryAction: UIAction { [unowned self] _ in self.validate() })
        b.configurationUpdateHandler = { button in
            var c = button.configuration
            c?.showsActivityIndicator = !button.isEnabled
            button.configuration = c
        }
        return b
    }()
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        scrollView.translatesAutoresizingMaskIntoConstraints = false
        stack.translatesAutoresizingMaskIntoConstraints = false
        stack.axis = .vertical
        stack.spacing = 16
        stack.isLayoutMarginsRelativeArrangement = true
        stack.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 24, leading: 20, bottom: 24, trailing: 20)
        termsLabel.text = "I have read and accept the terms of service and the privacy policy"
        termsLabel.numberOfLines = 0
        termsLabel.font = .preferredFont(forTextStyle: .footnote)
        let row = UIStackView(arrangedSubviews: [termsLabel, terms])
        row.alignment = .center
        row.spacing = 12
        terms.setContentHuggingPriority(.required, for: .horizontal)
        [email, password, row, submit].forEach { stack.addArrangedSubview($0) }
        stack.setCustomSpacing(32, after: row)
        view.addSubview(scrollView)
        scrollView.addSubview(stack)
        let contentHeight = stack.heightAnchor.constraint(
            greaterThanOrEqualTo: scrollView.frameLayoutGuide.heightAnchor)
        contentHeight.priority = .defaultLow
        NSLayoutConstraint.activate([
            scrollView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
            scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            scrollView.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
            stack.topAnchor.constraint(equalTo: scrollView.contentLayoutGuide.topAnchor),
            stack.leadingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.trailingAnchor),
            stack.bottomAnchor.constraint(equalTo: scrollView.contentLayoutGuide.bottomAnchor),
            stack.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor), contentHeight,
        ])
        email.field.delegate = self
        _ = NotificationCenter.default.addObserver(
            forName: UIResponder.keyboardWillShowNotification, object: nil, queue: .main
        ) { [weak self] n in
            guard let frame = n.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
            MainActor.assumeIsolated { self?.scrollView.contentInset.bottom = frame.height }
        }
    }
    func validate() {
        email.error =
            (email.field.text ?? "").contains("@")
            ? nil : "Please enter a valid email address so that we can reach you when something happens"
        password.error = (password.field.text ?? "").count >= 8 ? nil : "Too short"
        UIView.animate(
            withDuration: 0.25, delay: 0, usingSpringWithDamping: 0.8, initialSpringVelocity: 0,
            options: [.curveEaseOut, .allowUserInteraction]
        ) { self.view.layoutIfNeeded() }
    }
    func textFieldShouldReturn(_ textField: UITextField) -> Bool { password.field.becomeFirstResponder() }
}
