import UIKit

/// A controller that shows a field, two buttons and a label in the middle of its view.
public final class CenteredContainerController: UIViewController {
    /// What stands in the middle.
    public let container = UIView()
    /// The field.
    public let textField = UITextField()
    /// The button beside the field.
    public let button1 = UIButton(type: .system)
    /// The button beside that.
    public let button2 = UIButton(type: .system)
    /// The text below.
    public let label = UILabel()

    override public func viewDidLoad() {
        super.viewDidLoad()
        addView()
    }

    private func addView() {
        // First a container for our views, which autoresizing masks must not place.
        container.translatesAutoresizingMaskIntoConstraints = false
        container.backgroundColor = .gray

        textField.translatesAutoresizingMaskIntoConstraints = false
        textField.borderStyle = .roundedRect

        button1.translatesAutoresizingMaskIntoConstraints = false
        button1.setTitle("Send", for: .normal)

        button2.translatesAutoresizingMaskIntoConstraints = false
        button2.setTitle("Cancel", for: .normal)

        label.translatesAutoresizingMaskIntoConstraints = false
        // The text goes on in the next line where it has to.
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
        // Margins of the same size between all views, a fixed width for the field, equal widths for the buttons.
        let horizontalFormat =
            "H:|-(margin)-[textField(textFieldWidth)]-(margin)-[button1(==button2)]-(margin)-[button2]-(margin)-|"
        add(horizontalFormat, to: container, metrics: metrics, views: bindings)
        add("H:|-(margin)-[label]-(margin)-|", to: container, metrics: metrics, views: bindings)
        // The vertical format of field and label also gives the height of the container.
        let verticalFormat = "V:|-(margin)-[textField]-(margin)-[label]-(margin)-|"
        add(verticalFormat, to: container, metrics: metrics, views: bindings)
        add("V:|-(margin)-[button1]", to: container, metrics: metrics, views: bindings)
        add("V:|-(margin)-[button2]", to: container, metrics: metrics, views: bindings)

        view.addSubview(container)

        // Centring is a trick: the alignment option is what counts, and the space of at most 1 is always possible.
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
