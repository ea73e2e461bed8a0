import UIKit

/// A controller with two buttons side by side.
public final class TwoButtonsController: UIViewController {
    /// The left button.
    public let leftButton = UIButton(type: .system)
    /// The right button.
    public let rightButton = UIButton(type: .system)

    override public func viewDidLoad() {
        super.viewDidLoad()
        edgesForExtendedLayout = []
        // The buttons need no frame.
        leftButton.layer.borderWidth = 2.0
        leftButton.layer.borderColor = UIColor.black.cgColor
        leftButton.setTitle("Left", for: .normal)
        view.addSubview(leftButton)

        rightButton.layer.borderWidth = 2.0
        rightButton.layer.borderColor = UIColor.black.cgColor
        rightButton.setTitle("Right", for: .normal)
        view.addSubview(rightButton)

        leftButton.translatesAutoresizingMaskIntoConstraints = false
        rightButton.translatesAutoresizingMaskIntoConstraints = false
        let views: [String: Any] = ["leftButton": leftButton, "rightButton": rightButton]
        var constraints: [NSLayoutConstraint] = []
        // The left button is 80 points from the left and 60 wide. The right one is 30 points after it, and as wide.
        constraints += NSLayoutConstraint.constraints(
            withVisualFormat: "H:|-80-[leftButton(==60)]-30-[rightButton(==60)]", options: [], metrics: nil,
            views: views)
        // The left button is 30 points from the top and 30 high.
        constraints += NSLayoutConstraint.constraints(
            withVisualFormat: "V:|-30-[leftButton(==30)]", options: [], metrics: nil, views: views)
        // The right button is 30 points from the top, and as high as the left one.
        constraints += NSLayoutConstraint.constraints(
            withVisualFormat: "V:|-30-[rightButton(==leftButton)]", options: [], metrics: nil, views: views)
        view.addConstraints(constraints)
    }
}
