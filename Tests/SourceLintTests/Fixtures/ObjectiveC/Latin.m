// café, in Latin 1
[NSLayoutConstraint constraintsWithVisualFormat:@"H:|-[a" options:0 metrics:nil views:v];
