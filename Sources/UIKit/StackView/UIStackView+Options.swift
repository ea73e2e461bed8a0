import Foundation

extension UIStackView {
    /// The distributions of views along the axis of a stack view.
    ///
    /// Raw values are Apple's.
    public enum Distribution: Int, Hashable, Sendable {
        /// The views fill the length; hugging and compression resistance decide which views grow or shrink.
        case fill = 0
        /// All views have the same length.
        case fillEqually = 1
        /// The views divide the length in proportion to their intrinsic sizes.
        case fillProportionally = 2
        /// The views keep their sizes, and the gaps between them are equal.
        case equalSpacing = 3
        /// The views keep their sizes, and the distances between their centers are equal.
        case equalCentering = 4
    }

    /// The alignments of views across the axis of a stack view.
    ///
    /// Raw values are Apple's.
    public enum Alignment: Int, Hashable, Sendable {
        /// The views fill the stack view across the axis.
        case fill = 0
        /// The views are aligned at their leading edges, or at their top edges in a horizontal stack view.
        case leading = 1
        /// The views are aligned at their first baselines; in a vertical stack view the same as `leading`.
        case firstBaseline = 2
        /// The views are centered.
        case center = 3
        /// The views are aligned at their trailing edges, or at their bottom edges in a horizontal stack view.
        case trailing = 4
        /// The views are aligned at their last baselines; in a vertical stack view the same as `trailing`.
        case lastBaseline = 5

        /// Another name of `leading`, for horizontal stack views.
        public static var top: Alignment { .leading }
        /// Another name of `trailing`, for horizontal stack views.
        public static var bottom: Alignment { .trailing }
    }

    /// A spacing value for the default: the stack view's spacing after a view, or 0 for the stack view itself.
    nonisolated public static var spacingUseDefault: CGFloat { CGFloat(Float.greatestFiniteMagnitude) }
    /// A spacing value for the system's standard spacing, 8 points.
    nonisolated public static var spacingUseSystem: CGFloat { CGFloat(Float.leastNormalMagnitude) }
}
