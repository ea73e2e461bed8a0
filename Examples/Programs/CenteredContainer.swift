import UIKit

/// A controller that centers a text field, two buttons and a label in its view.
public final class CenteredContainerController: UIViewController {
    /// The centered container.
    public let container = UIView()
    /// The text field.
    public let textField = UITextField()
    /// The first button after the text field.
    public let button1 = UIButton(type: .system)
    /// The second button after the text field.
    public let button2 = UIButton(type: .system)
    /// The label below the text field.
    public let label = UILabel()

    override public func viewDidLoad() {
        super.viewDidLoad()
        addView()
    }

    private func addView() {
        // The container has constraints, so it needs no autoresizing mask.
        container.translatesAutoresizingMaskIntoConstraints = false
        container.backgroundColor = .gray

        textField.translatesAutoresizingMaskIntoConstraints = false
        textField.borderStyle = .roundedRect

        button1.translatesAutoresizingMaskIntoConstraints = false
        button1.setTitle("Send", for: .normal)

        button2.translatesAutoresizingMaskIntoConstraints = false
        button2.setTitle("Cancel", for: .normal)

        label.translatesAutoresizingMaskIntoConstraints = false
        // The text wraps if necessary.
        label.numberOfLines = 0
        label.text = "This label has relatively long text, that should take two lines."

        // Views must be in the hierarchy before constraints are added.
        container.addSubview(textField)
        container.addSubview(button1)
        container.addSubview(button2)
        container.addSubview(label)

        let metrics: [String: Any] = ["margin": 10, "textFieldWidth": 160, "buttonWidth": 44]
        let bindings: [String: Any] = [
            "textField": textField, "button1": button1, "button2": button2, "label": label,
        ]
        // Equal margins between all views, a fixed width for the text field, and equal widths for the buttons.
        let horizontalFormat =
            "H:|-(margin)-[textField(textFieldWidth)]-(margin)-[button1(==button2)]-(margin)-[button2]-(margin)-|"
        add(horizontalFormat, to: container, metrics: metrics, views: bindings)
        add("H:|-(margin)-[label]-(margin)-|", to: container, metrics: metrics, views: bindings)
        // The vertical format of text field and label also determines the height of the container.
        let verticalFormat = "V:|-(margin)-[textField]-(margin)-[label]-(margin)-|"
        add(verticalFormat, to: container, metrics: metrics, views: bindings)
        add("V:|-(margin)-[button1]", to: container, metrics: metrics, views: bindings)
        add("V:|-(margin)-[button2]", to: container, metrics: metrics, views: bindings)

        view.addSubview(container)

        // The alignment option centers the container. The space of at most 1 is always possible.
        let containerBindings: [String: Any] = ["superview": view!, "container": container]
        view.addConstraints(
            NSLayoutConstraint.constraints(
                withVisualFormat: "H:[superview]-(<=1)-[container(<=superview)]", options: .alignAllCenterY,
                metrics: nil, views: containerBindings))
        view.addConstraints(
            NSLayoutConstraint.constraints(
                withVisualFormat: "V:[superview]-(<=1)-[container]", options: .alignAllCenterX, metrics: nil,
                views: containerBindings))
    }

    private func add(_ format: String, to view: UIView, metrics: [String: Any], views: [String: Any]) {
        view.addConstraints(
            NSLayoutConstraint.constraints(withVisualFormat: format, options: [], metrics: metrics, views: views))
    }
}
