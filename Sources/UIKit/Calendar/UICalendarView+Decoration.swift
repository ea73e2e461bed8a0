import Foundation

extension UICalendarView {
    /// How large the mark of a day is.
    ///
    /// Raw values are Apple's.
    public enum DecorationSize: Int, Hashable, Sendable {
        /// Small.
        case small = 0
        /// Between.
        case medium = 1
        /// Large.
        case large = 2
    }

    /// The mark of a day.
    @preconcurrency @MainActor open class Decoration: NSObject {
        /// The picture; nil for a dot or a view.
        let image: UIImage?
        let color: UIColor?
        let size: DecorationSize
        let viewProvider: (() -> UIView)?

        private init(image: UIImage?, color: UIColor?, size: DecorationSize, viewProvider: (() -> UIView)?) {
            (self.image, self.color, self.size, self.viewProvider) = (image, color, size, viewProvider)
        }
        /// A grey dot.
        public convenience override init() { self.init(image: nil, color: nil, size: .medium, viewProvider: nil) }
        /// A picture; a dot where there is none.
        public convenience init(image: UIImage?, color: UIColor? = nil, size: DecorationSize = .medium) {
            self.init(image: image, color: color, size: size, viewProvider: nil)
        }
        /// A view that is made when it is shown.
        public convenience init(customViewProvider: @escaping () -> UIView) {
            self.init(image: nil, color: nil, size: .medium, viewProvider: customViewProvider)
        }

        /// A dot.
        public static func `default`(color: UIColor? = nil, size: DecorationSize = .medium) -> Decoration {
            Decoration(image: nil, color: color, size: size)
        }
        /// A picture; a dot where there is none.
        public static func image(
            _ image: UIImage?, color: UIColor? = nil, size: DecorationSize = .medium
        ) -> Decoration { Decoration(image: image, color: color, size: size) }
        /// A view that is made when it is shown.
        public static func customView(_ customViewProvider: @escaping () -> UIView) -> Decoration {
            Decoration(customViewProvider: customViewProvider)
        }
    }
}
