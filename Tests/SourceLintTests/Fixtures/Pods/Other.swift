let x = NSLayoutConstraint.constraints(withVisualFormat: "H:[", views: [:])
