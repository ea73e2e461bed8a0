// Made by `plumb export swift` from SignIn.storyboard.

import UIKit

/// The scene “Sign In” (sIg-nI-vw1) of SignIn.storyboard.
final class SignInView: UIView {
    /// Is to show the picture “logo”.
    let logo: UIImageView = {
        let view = SizedImageView().sized(width: 96, height: 96)
        view.translatesAutoresizingMaskIntoConstraints = false
        view.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
        view.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
        return view
    }()
    let welcomeBackLabel: UILabel = {
        let label = UILabel()
        label.translatesAutoresizingMaskIntoConstraints = false
        label.text = "Welcome back"
        label.font = .systemFont(ofSize: 28, weight: .bold)
        label.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
        label.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
        return label
    }()
    let form: UIStackView = {
        let stack = UIStackView()
        stack.translatesAutoresizingMaskIntoConstraints = false
        stack.axis = .vertical
        stack.spacing = 12
        return stack
    }()
    let emailTextField: UITextField = {
        let field = UITextField()
        field.placeholder = "Email"
        field.font = .systemFont(ofSize: 14)
        field.borderStyle = .roundedRect
        return field
    }()
    let passwordTextField: UITextField = {
        let field = UITextField()
        field.placeholder = "Password"
        field.font = .systemFont(ofSize: 14)
        field.borderStyle = .roundedRect
        return field
    }()
    let keep: UIStackView = {
        let stack = UIStackView()
        stack.alignment = .center
        stack.spacing = 12
        return stack
    }()
    let keepMeSignedInLabel: UILabel = {
        let label = UILabel()
        label.text = "Keep me signed in"
        label.setContentHuggingPriority(UILayoutPriority(249), for: .horizontal)
        label.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
        return label
    }()
    let toggle = UISwitch()
    let signInButton: UIButton = {
        let button = UIButton(type: .system)
        button.setTitle("Sign In", for: .normal)
        button.titleLabel?.font = .systemFont(ofSize: 17, weight: .bold)
        return button
    }()
    let forgotPasswordButton: UIButton = {
        let button = UIButton(type: .system)
        button.translatesAutoresizingMaskIntoConstraints = false
        button.setTitle("Forgot password?", for: .normal)
        return button
    }()
    let createAnAccountButton: UIButton = {
        let button = UIButton(type: .system)
        button.translatesAutoresizingMaskIntoConstraints = false
        button.setTitle("Create an account", for: .normal)
        return button
    }()

    override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        setUpHierarchy()
        setUpConstraints()
    }

    private func setUpHierarchy() {
        addSubview(logo)
        addSubview(welcomeBackLabel)
        addSubview(form)
        form.addArrangedSubview(emailTextField)
        form.addArrangedSubview(passwordTextField)
        form.addArrangedSubview(keep)
        keep.addArrangedSubview(keepMeSignedInLabel)
        keep.addArrangedSubview(toggle)
        form.addArrangedSubview(signInButton)
        addSubview(forgotPasswordButton)
        addSubview(createAnAccountButton)
    }

    private func setUpConstraints() {
        let views: [String: UIView] = [
            "logo": logo, "welcomeBackLabel": welcomeBackLabel, "form": form, "signInButton": signInButton,
            "forgotPasswordButton": forgotPasswordButton, "createAnAccountButton": createAnAccountButton,
        ]
        let formats: [(String, NSLayoutConstraint.FormatOptions)] = [
            ("V:[logo]-16-[welcomeBackLabel]", []),
            ("V:[welcomeBackLabel]-32-[form]", [.alignAllLeading, .alignAllTrailing]),
            ("V:[form]-16-[forgotPasswordButton]-(>=16)-[createAnAccountButton]", []),
            ("V:[signInButton(44)]", []),
        ]
        for (format, options) in formats {
            NSLayoutConstraint.activate(
                NSLayoutConstraint.constraints(
                    withVisualFormat: format, options: options, metrics: nil, views: views))
        }
        NSLayoutConstraint.activate([
            logo.topAnchor.constraint(equalTo: safeAreaLayoutGuide.topAnchor, constant: 48),
            logo.centerXAnchor.constraint(equalTo: centerXAnchor),
            form.leadingAnchor.constraint(equalTo: safeAreaLayoutGuide.leadingAnchor, constant: 24),
            form.trailingAnchor.constraint(equalTo: safeAreaLayoutGuide.trailingAnchor, constant: -24),
            forgotPasswordButton.centerXAnchor.constraint(equalTo: centerXAnchor),
            createAnAccountButton.centerXAnchor.constraint(equalTo: centerXAnchor),
            createAnAccountButton.bottomAnchor.constraint(equalTo: safeAreaLayoutGuide.bottomAnchor, constant: -24),
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
