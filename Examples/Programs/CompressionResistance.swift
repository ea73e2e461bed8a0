import UIKit

/// A view with two labels of which one gives way.
public final class TwoLabels: UIView {
    /// The label that keeps its text.
    public let red = UILabel()
    /// The label that gives way.
    public let green = UILabel()

    override public init(frame: CGRect) {
        super.init(frame: frame)
        red.text = "Never squeeze this label"
        green.text = "This one gives way first"
        red.setContentCompressionResistancePriority(UILayoutPriority(rawValue: 751), for: .horizontal)
        for label in [red, green] {
            label.translatesAutoresizingMaskIntoConstraints = false
            addSubview(label)
        }
        let views: [String: Any] = ["red": red, "green": green]
        addConstraints(
            NSLayoutConstraint.constraints(
                withVisualFormat: "H:|-10-[red]-8-[green]-10-|", options: .alignAllTop, metrics: nil, views: views))
        addConstraints(
            NSLayoutConstraint.constraints(withVisualFormat: "V:|-20-[red]", options: [], metrics: nil, views: views))
    }

    /// There is no archive of it.
    public required init?(coder: NSCoder) { nil }
}
