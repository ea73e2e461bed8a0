import UIKit

/// A form above the keyboard, with errors that come and go.
final class LoginScreen: UIViewController, UITextFieldDelegate {
    let scrollView = UIScrollView()
    let stack = UIStackView()
    let logo = UIImageView(image: UIImage(systemName: "leaf.fill"))
    let emailField = UITextField()
    let passwordField = UITextField()
    let errorLabel = UILabel()
    let activity = UIActivityIndicatorView(style: .medium)
    lazy var signInButton: UIButton = {
        var configuration = UIButton.Configuration.filled()
        configuration.title = "Sign In"
        configuration.subtitle = nil
        configuration.cornerStyle = .large
        configuration.buttonSize = .large
        configuration.imagePadding = 8
        configuration.baseBackgroundColor = .systemGreen
        configuration.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { incoming in
            var outgoing = incoming
            outgoing.font = UIFont.preferredFont(forTextStyle: .headline)
            return outgoing
        }
        let button = UIButton(configuration: configuration, primaryAction: UIAction { [weak self] _ in self?.signIn() })
        button.configurationUpdateHandler = { button in
            button.configuration?.showsActivityIndicator = !button.isEnabled
        }
        return button
    }()
    private lazy var tap = UITapGestureRecognizer()

    override func loadView() {
        view = UIView()
        view.backgroundColor = .systemBackground
        scrollView.alwaysBounceVertical = true
        scrollView.keyboardDismissMode = .onDrag
        stack.axis = .vertical
        stack.spacing = UIStackView.spacingUseSystem
        stack.isLayoutMarginsRelativeArrangement = true
        stack.layoutMargins = UIEdgeInsets(top: 40, left: 24, bottom: 24, right: 24)
        view.addSubview(scrollView)
        scrollView.addSubview(stack)
        scrollView.translatesAutoresizingMaskIntoConstraints = false
        stack.translatesAutoresizingMaskIntoConstraints = false
        let guide = scrollView.contentLayoutGuide
        NSLayoutConstraint.activate([
            scrollView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
            scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            scrollView.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
            stack.topAnchor.constraint(equalTo: guide.topAnchor),
            stack.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
            stack.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
            stack.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
        ])
    }
    override func viewDidLoad() {
        super.viewDidLoad()
        logo.contentMode = .scaleAspectFit
        logo.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 60, weight: .light)
        emailField.placeholder = "Email"
        emailField.textContentType = .username
        emailField.keyboardType = .emailAddress
        emailField.autocapitalizationType = .none
        emailField.autocorrectionType = .no
        emailField.returnKeyType = .next
        passwordField.placeholder = "Password"
        passwordField.isSecureTextEntry = true
        passwordField.textContentType = .password
        passwordField.returnKeyType = .go
        let eye = UIButton(type: .custom)
        eye.setImage(UIImage(systemName: "eye"), for: .normal)
        eye.setImage(UIImage(systemName: "eye.slash"), for: .selected)
        passwordField.rightView = eye
        passwordField.rightViewMode = .always
        for field in [emailField, passwordField] {
            field.borderStyle = .roundedRect
            field.delegate = self
            field.clearButtonMode = .whileEditing
            field.addAction(UIAction { [weak self] _ in self?.validate() }, for: .editingChanged)
            field.heightAnchor.constraint(equalToConstant: 48).isActive = true
            let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
            bar.items = [
                .flexibleSpace(),
                UIBarButtonItem(systemItem: .done, primaryAction: UIAction { _ in field.resignFirstResponder() }),
            ]
            bar.sizeToFit()
            field.inputAccessoryView = bar
        }
        errorLabel.textColor = .systemRed
        errorLabel.font = .preferredFont(forTextStyle: .footnote)
        errorLabel.numberOfLines = 0
        errorLabel.isHidden = true
        let forgot = UIButton(type: .system, primaryAction: UIAction(title: "Forgot password?") { _ in })
        forgot.contentHorizontalAlignment = .trailing
        [logo, emailField, passwordField, errorLabel, signInButton, forgot].forEach(stack.addArrangedSubview)
        stack.setCustomSpacing(32, after: logo)
        stack.setCustomSpacing(4, after: passwordField)
        validate()
        tap.cancelsTouchesInView = false
        view.addGestureRecognizer(tap)
        view.keyboardLayoutGuide.followsUndockedKeyboard = true
    }
    func validate() {
        signInButton.isEnabled = emailField.text?.contains("@") == true && (passwordField.text?.count ?? 0) >= 8
    }
    func showError(_ text: String) {
        errorLabel.text = text
        UIView.animate(withDuration: 0.25) {
            self.errorLabel.isHidden = false
            self.stack.layoutIfNeeded()
        }
        let animation = CAKeyframeAnimation(keyPath: "transform.translation.x")
        animation.timingFunction = CAMediaTimingFunction(name: .linear)
        animation.values = [-10, 10, -6, 6, 0]
        animation.duration = 0.4
        stack.layer.add(animation, forKey: "shake")
        UIAccessibility.post(notification: .announcement, argument: text)
    }
    private func signIn() {
        view.endEditing(true)
        Task { @MainActor in
            try? await Task.sleep(nanoseconds: 1)
            self.showError("Wrong password")
        }
    }
    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        if textField === emailField { passwordField.becomeFirstResponder() } else { signIn() }
        return true
    }
    func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String)
        -> Bool
    {
        guard let text = textField.text, let r = Range(range, in: text) else { return false }
        return text.replacingCharacters(in: r, with: string).count < 100
    }
}
