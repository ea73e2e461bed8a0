import UIKit

/// A controller with a row of buttons at the lower edge.
public final class ButtonRowController: UIViewController {
    /// The first button.
    public let deleteButton = UIButton(type: .system)
    /// The second button.
    public let cancelButton = UIButton(type: .system)
    /// The last button.
    public let nextButton = UIButton(type: .system)

    override public func viewDidLoad() {
        super.viewDidLoad()
        for (button, title) in [(deleteButton, "Delete"), (cancelButton, "Cancel"), (nextButton, "Next")] {
            button.setTitle(title, for: .normal)
            button.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(button)
        }
        let views: [String: Any] = [
            "deleteButton": deleteButton, "cancelButton": cancelButton, "nextButton": nextButton,
        ]
        var constraints = NSLayoutConstraint.constraints(
            withVisualFormat:
                "H:|-25-[deleteButton(==cancelButton@700)]-(>=8)-[cancelButton(140)]-[nextButton(nextButtonWidth)]-rectY-|",
            options: .alignAllTop, metrics: ["rectY": 5, "nextButtonWidth": 30], views: views)
        view.addConstraints(constraints)
        constraints = NSLayoutConstraint.constraints(
            withVisualFormat: "V:[nextButton]-|", options: [], metrics: nil, views: views)
        view.addConstraints(constraints)
    }
}
