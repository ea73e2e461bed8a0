extension UIView {
    /// How content takes the size of its view.
    ///
    /// Raw values are Apple's.
    public enum ContentMode: Int, Hashable, Sendable {
        /// Stretched to fill.
        case scaleToFill = 0
        /// As large as fits, keeping its proportions.
        case scaleAspectFit = 1
        /// As small as fills, keeping its proportions.
        case scaleAspectFill = 2
        /// Drawn anew for every size.
        case redraw = 3
        /// In the middle.
        case center = 4
        /// At the top.
        case top = 5
        /// At the bottom.
        case bottom = 6
        /// At the left.
        case left = 7
        /// At the right.
        case right = 8
        /// In the upper left corner.
        case topLeft = 9
        /// In the upper right corner.
        case topRight = 10
        /// In the lower left corner.
        case bottomLeft = 11
        /// In the lower right corner.
        case bottomRight = 12
    }
}
