/// The meaning of a `-` beside a bar.
///
/// Between siblings it is always 8 points.
public enum StandardSpacing: Hashable, Sendable {
    /// 20 points from the edge of the superview, as in Apple's documentation of the language and on macOS. This is the
    /// default.
    case documented
    /// The layout margin of the superview, as in iOS 8 and later.
    ///
    /// The space follows changes of the margins.
    case layoutMargins

    /// The standard space between siblings, in points.
    public static let betweenSiblings = 8.0
    /// The standard space to the superview, in points.
    public static let toSuperview = 20.0
}
