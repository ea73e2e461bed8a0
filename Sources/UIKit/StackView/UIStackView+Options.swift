import Foundation

extension UIStackView {
    /// How a stack view shares its length out along its axis.
    ///
    /// Raw values are Apple's.
    public enum Distribution: Int, Hashable, Sendable {
        /// The views fill the length; what is over or missing goes by hugging and compression resistance.
        case fill = 0
        /// All views are equally long.
        case fillEqually = 1
        /// The views share the length in proportion to their intrinsic sizes.
        case fillProportionally = 2
        /// The views keep their sizes, and the gaps between them are equal.
        case equalSpacing = 3
        /// The views keep their sizes, and the distances of their centres are equal.
        case equalCentering = 4
    }

    /// Where a stack view puts its views across its axis.
    ///
    /// Raw values are Apple's.
    public enum Alignment: Int, Hashable, Sendable {
        /// The views fill the stack from edge to edge.
        case fill = 0
        /// The views lie at the edge where the axis across begins.
        case leading = 1
        /// The first baselines lie on one line; in a vertical stack the same as `leading`.
        case firstBaseline = 2
        /// The centres lie on one line.
        case center = 3
        /// The views lie at the edge where the axis across ends.
        case trailing = 4
        /// The last baselines lie on one line; in a vertical stack the same as `trailing`.
        case lastBaseline = 5

        /// The name of `leading` in a horizontal stack.
        public static var top: Alignment { .leading }
        /// The name of `trailing` in a horizontal stack.
        public static var bottom: Alignment { .trailing }
    }

    /// As a spacing: that of the stack view, which as its own means 0.
    nonisolated public static var spacingUseDefault: CGFloat { CGFloat(Float.greatestFiniteMagnitude) }
    /// As a spacing: the system's standard, 8 points.
    nonisolated public static var spacingUseSystem: CGFloat { CGFloat(Float.leastNormalMagnitude) }
}
