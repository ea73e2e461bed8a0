import VisualFormatMacros

final class LoginView: UIView {
    let find = UIButton(type: .system)
    var field: UITextField! = UITextField()

    func place(in guide: UILayoutGuide) {
        let minimum = 20
        let gap: CGFloat = 8
        let `default` = UIView()
        NSLayoutConstraint.activate(
            #constraints("H:|-[find]-gap-[field(>=minimum,==find)]-|", options: .alignAllLastBaseline))
        NSLayoutConstraint.activate(#constraints("V:|-margin-[default(guide)][guide]", metrics: ["margin": 4]))
        NSLayoutConstraint.activate(#constraints("[find(==field.width*2)]", dialect: .extended))
        let views = #variableBindings(self.find, guide)
        _ = NSLayoutConstraint.constraints(withVisualFormat: "V:|[find][guide]", metrics: nil, views: views)
    }
}
