// Made by `plumb export swift` from ButtonRow.yaml.

import UIKit

/// The scene (view) of ButtonRow.yaml.
final class ButtonRowView: UIView {
    let deleteButton: UIButton = {
        let button = UIButton(type: .system)
        button.translatesAutoresizingMaskIntoConstraints = false
        button.setTitle("Delete", for: .normal)
        return button
    }()
    let cancelButton: UIButton = {
        let button = UIButton(type: .system)
        button.translatesAutoresizingMaskIntoConstraints = false
        button.setTitle("Cancel", for: .normal)
        return button
    }()
    let nextButton: UIButton = {
        let button = UIButton(type: .system)
        button.translatesAutoresizingMaskIntoConstraints = false
        button.setTitle("Next", for: .normal)
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
        addSubview(deleteButton)
        addSubview(cancelButton)
        addSubview(nextButton)
    }

    private func setUpConstraints() {
        let views: [String: UIView] = [
            "deleteButton": deleteButton, "cancelButton": cancelButton, "nextButton": nextButton,
        ]
        let formats: [(String, NSLayoutConstraint.FormatOptions)] = [
            ("H:|-25-[deleteButton(cancelButton@700)]-(>=8)-[cancelButton(140)]-[nextButton(30)]-5-|", .alignAllTop),
            ("V:[nextButton]-20-|", []),
        ]
        for (format, options) in formats {
            NSLayoutConstraint.activate(
                NSLayoutConstraint.constraints(
                    withVisualFormat: format, options: options, metrics: nil, views: views))
        }
    }
}
