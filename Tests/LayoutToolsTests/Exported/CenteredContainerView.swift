// Made by `plumb export anchors` from CenteredContainer.yaml.

import UIKit

/// The scene (superview) of CenteredContainer.yaml.
final class CenteredContainerView: UIView {
    let container: UIView = {
        let view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        return view
    }()
    let textField: UITextField = {
        let field = UITextField()
        field.translatesAutoresizingMaskIntoConstraints = false
        field.borderStyle = .roundedRect
        return field
    }()
    let button1: UIButton = {
        let button = UIButton(type: .system)
        button.translatesAutoresizingMaskIntoConstraints = false
        button.setTitle("Send", for: .normal)
        return button
    }()
    let button2: UIButton = {
        let button = UIButton(type: .system)
        button.translatesAutoresizingMaskIntoConstraints = false
        button.setTitle("Cancel", for: .normal)
        return button
    }()
    let label: UILabel = {
        let label = UILabel()
        label.translatesAutoresizingMaskIntoConstraints = false
        label.text = "This label has relatively long text, that should take two lines."
        label.numberOfLines = 0
        return label
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
        addSubview(container)
        container.addSubview(textField)
        container.addSubview(button1)
        container.addSubview(button2)
        container.addSubview(label)
    }

    private func setUpConstraints() {
        NSLayoutConstraint.activate([
            textField.leadingAnchor.constraint(equalTo: container.leadingAnchor, constant: 10),
            textField.widthAnchor.constraint(equalToConstant: 160),
            button1.leadingAnchor.constraint(equalTo: textField.trailingAnchor, constant: 10),
            button1.widthAnchor.constraint(equalTo: button2.widthAnchor),
            button2.leadingAnchor.constraint(equalTo: button1.trailingAnchor, constant: 10),
            button2.trailingAnchor.constraint(equalTo: container.trailingAnchor, constant: -10),
            label.leadingAnchor.constraint(equalTo: container.leadingAnchor, constant: 10),
            label.trailingAnchor.constraint(equalTo: container.trailingAnchor, constant: -10),
            textField.topAnchor.constraint(equalTo: container.topAnchor, constant: 10),
            label.topAnchor.constraint(equalTo: textField.bottomAnchor, constant: 10),
            label.bottomAnchor.constraint(equalTo: container.bottomAnchor, constant: -10),
            button1.topAnchor.constraint(equalTo: container.topAnchor, constant: 10),
            button2.topAnchor.constraint(equalTo: container.topAnchor, constant: 10),
            container.leadingAnchor.constraint(lessThanOrEqualTo: trailingAnchor, constant: 1),
            container.widthAnchor.constraint(lessThanOrEqualTo: widthAnchor),
            container.centerYAnchor.constraint(equalTo: centerYAnchor),
            container.topAnchor.constraint(lessThanOrEqualTo: bottomAnchor, constant: 1),
            container.centerXAnchor.constraint(equalTo: centerXAnchor),
        ])
    }
}
