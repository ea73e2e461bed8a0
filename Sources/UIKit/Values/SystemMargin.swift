import Foundation

/// The system's margins at the sides of content that is as wide as the screen.
enum SystemMargin {
    /// Returns the side margin: 16 points, or 20 at a width of 414 and more (measured on stored frames).
    static func side(ofWidth width: CGFloat) -> CGFloat { width >= 414 ? 20 : 16 }

    /// The same for the view of a controller; 16 points on a phone in landscape that is compact both ways (3 of 3 devices, 812 and
    /// 844 points wide).
    @MainActor static func side(ofWidth width: CGFloat, in traits: UITraitCollection) -> CGFloat {
        let isCompact = traits.horizontalSizeClass == .compact && traits.verticalSizeClass == .compact
        return isCompact ? 16 : side(ofWidth: width)
    }

    /// Of the content of a row in a table of a width: 16 points, from a width of 393 on 20 (measured on stored rows; those of 390
    /// have both).
    static func sideOfRow(ofWidth width: CGFloat) -> CGFloat { width >= 393 ? 20 : 16 }

    /// Returns the margins of a row's content in a table of a width; the vertical ones are 11 points.
    ///
    /// The values are measured on stored rows of Xcode 12 to 16.
    static func row(ofWidth width: CGFloat) -> UIEdgeInsets {
        let side = sideOfRow(ofWidth: width)
        return UIEdgeInsets(top: 11, left: side, bottom: 11, right: side)
    }

    /// Returns the margins of a header's or footer's content in a table of a width.
    ///
    /// The side margins equal those of rows, and the vertical ones the default margins of views; these values are an assumption.
    static func header(ofWidth width: CGFloat) -> UIEdgeInsets {
        let side = sideOfRow(ofWidth: width)
        return UIEdgeInsets(top: 8, left: side, bottom: 8, right: side)
    }
}
