/// What a `-` beside a bar stands for; between siblings it is 8 points in any case.
public enum StandardSpacing: Hashable, Sendable {
    /// 20 points from the superview's edge, as Apple's documentation of the language and macOS have it. The default.
    case documented
    /// To the superview's layout margins, as iOS 8 and later do; the space follows later changes of the margins.
    case layoutMargins

    /// The standard space between siblings, in points.
    public static let betweenSiblings = 8.0
    /// The standard space to the superview, in points.
    public static let toSuperview = 20.0
}
