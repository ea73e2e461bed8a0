extension UIView {
    /// The ways in which content adapts to the size of its view.
    ///
    /// Raw values are Apple's.
    public enum ContentMode: Int, Hashable, Sendable {
        /// The content is stretched to fill the view.
        case scaleToFill = 0
        /// The content is scaled to fit the view and keeps its aspect ratio.
        case scaleAspectFit = 1
        /// The content is scaled to fill the view and keeps its aspect ratio.
        case scaleAspectFill = 2
        /// The content is redrawn for each size.
        case redraw = 3
        /// The content is centered.
        case center = 4
        /// The content is at the top.
        case top = 5
        /// The content is at the bottom.
        case bottom = 6
        /// The content is at the left.
        case left = 7
        /// The content is at the right.
        case right = 8
        /// The content is in the top left corner.
        case topLeft = 9
        /// The content is in the top right corner.
        case topRight = 10
        /// The content is in the bottom left corner.
        case bottomLeft = 11
        /// The content is in the bottom right corner.
        case bottomRight = 12
    }
}
