import UIKit

/// A view with two labels, one of which is truncated.
public final class TwoLabels: UIView {
    /// The label with the higher compression resistance.
    public let red = UILabel()
    /// The label that is truncated.
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

    /// The view does not support archives.
    public required init?(coder: NSCoder) { nil }
}
