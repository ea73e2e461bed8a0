import Foundation

/// How far the system keeps content from the sides of what is as wide as a screen.
enum SystemMargin {
    /// 16 points, from a width of 414 on 20 (measured on stored frames).
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

    /// The margins of the content of a row, in a table of a width: 11 points above and below (measured on stored rows of Xcode 12
    /// to 16).
    static func row(ofWidth width: CGFloat) -> UIEdgeInsets {
        let side = sideOfRow(ofWidth: width)
        return UIEdgeInsets(top: 11, left: side, bottom: 11, right: side)
    }

    /// The margins of the content of a header or footer: those of rows beside, and those of every view above and below; a guess.
    static func header(ofWidth width: CGFloat) -> UIEdgeInsets {
        let side = sideOfRow(ofWidth: width)
        return UIEdgeInsets(top: 8, left: side, bottom: 8, right: side)
    }
}
