import UIKit

final class LoginController: UIViewController {
    let find = UIButton(type: .system)
    let field = UITextField()

    override func viewDidLoad() {
        super.viewDidLoad()
        let views = ["find": find, "field": field]
        let metrics = ["margin": 20, "field": 4]

        // Right.
        NSLayoutConstraint.activate(
            NSLayoutConstraint.constraints(
                withVisualFormat: "H:|-margin-[find]-[field(>=20)]-|", options: .alignAllLastBaseline,
                metrics: metrics, views: views))

        // The colon is missing, a view is misspelt, a metric is unknown, the options do not fit.
        view.addConstraints(
            NSLayoutConstraint.constraints(withVisualFormat: "V|-[find]", metrics: metrics, views: views))
        view.addConstraints(NSLayoutConstraint.constraints(withVisualFormat: "H:[fnid]", metrics: nil, views: views))
        view.addConstraints(
            NSLayoutConstraint.constraints(
                withVisualFormat: "V:|-gap-[find]-(\(field.bounds.height))-[feild]", options: [.alignAllTop],
                metrics: metrics, views: views))
        view.addConstraints(
            NSLayoutConstraint.constraints(
                withVisualFormat: "H:[find(field)]", options: .alignAllTop, metrics: metrics,
                views: views as [String: Any]))

        // Several literals, an escape, a raw string: the caret must stand in the right one.
        let format = "H:|-" + "[find]-\u{5B}field>=20)]" + #"-|"#
        view.addConstraints(NSLayoutConstraint.constraints(withVisualFormat: format, metrics: nil, views: views))
        view.addConstraints(
            NSLayoutConstraint.constraints(
                withVisualFormat: """
                    V:|-[find]-[field
                    """, options: [], metrics: nil, views: views))

        // Changed after its declaration: nothing is known.
        var more = views
        more["label"] = UILabel()
        view.addConstraints(NSLayoutConstraint.constraints(withVisualFormat: "H:[label]", metrics: nil, views: more))
    }

    func suppressed(_ views: [String: Any]) {
        _ = NSLayoutConstraint.constraints(withVisualFormat: "H:[a", metrics: nil, views: views)  // plumb:disable:this
        // plumb:disable:next vfl.expected-view-end -- known
        _ = NSLayoutConstraint.constraints(withVisualFormat: "H:[a", metrics: nil, views: views)
        // plumb:disable vfl
        _ = NSLayoutConstraint.constraints(withVisualFormat: "H:[a", metrics: nil, views: views)
        // plumb:enable vfl
        // plumb:disable:next vfl.expected-veiw
        for format in ["H:|-10-[a]-10-|", "V:|-10-[a-10-|"] {
            _ = NSLayoutConstraint.constraints(withVisualFormat: format, metrics: nil, views: views)
        }
    }
}
