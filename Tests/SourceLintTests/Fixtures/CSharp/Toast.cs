using UIKit;

class Toast : UIView
{
    #region Don't panic
    void Layout(UILabel message, nfloat margin)
    {
        AddConstraints(NSLayoutConstraint.FromVisualFormat("H:|-5-[mesage]-5-|", 0, new NSDictionary(),
            NSDictionary.FromObjectsAndKeys(new NSObject[] { message }, new NSObject[] { new NSString("message") })));
        AddConstraints(NSLayoutConstraint.FromVisualFormat($"V:|-{margin}-[message]--5-|", 0, "message", message));
        AddConstraints(NSLayoutConstraint.FromVisualFormat(@"V:|-(-5)-[message", 0, "message", message));
        AddConstraints(NSLayoutConstraint.FromVisualFormat("H:|-{0}-[message]", 0, "message", message));
        AddConstraints(NSLayoutConstraint.FromVisualFormat("H:|-" + margin + "-[message]", NSLayoutFormatOptions.AlignAllTop, "message", message));
    }
    #endregion
}
