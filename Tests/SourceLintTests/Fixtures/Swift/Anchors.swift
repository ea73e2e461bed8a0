import UIKit

final class GuideController: UIViewController {
    let box = UIView()

    func build() {
        // An anchor of a guide in place of the guide.
        view.addConstraints(
            NSLayoutConstraint.constraints(
                withVisualFormat: "V:[guide][box]", metrics: nil,
                views: ["guide": view.safeAreaLayoutGuide.topAnchor, "box": box]))
        view.addConstraints(
            NSLayoutConstraint.constraints(
                withVisualFormat: "[box(side)]", metrics: nil, views: ["box": box, "side": view.heightAnchor]))

        // The guide itself.
        view.addConstraints(
            NSLayoutConstraint.constraints(
                withVisualFormat: "V:[guide][box]", metrics: nil,
                views: ["guide": view.safeAreaLayoutGuide, "box": box]))
    }
}
