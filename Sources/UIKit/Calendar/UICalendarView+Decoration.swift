import Foundation

extension UICalendarView {
    /// The size of a decoration.
    ///
    /// The raw values equal Apple's.
    public enum DecorationSize: Int, Hashable, Sendable {
        /// A small decoration.
        case small = 0
        /// A decoration of medium size.
        case medium = 1
        /// A large decoration.
        case large = 2
    }

    /// The decoration of a date.
    @preconcurrency @MainActor open class Decoration: NSObject {
        /// The image; nil for a dot or a custom view.
        let image: UIImage?
        let color: UIColor?
        let size: DecorationSize
        let viewProvider: (() -> UIView)?

        private init(image: UIImage?, color: UIColor?, size: DecorationSize, viewProvider: (() -> UIView)?) {
            (self.image, self.color, self.size, self.viewProvider) = (image, color, size, viewProvider)
        }
        /// Creates a gray dot.
        public convenience override init() { self.init(image: nil, color: nil, size: .medium, viewProvider: nil) }
        /// Creates an image decoration; a dot if the image is nil.
        public convenience init(image: UIImage?, color: UIColor? = nil, size: DecorationSize = .medium) {
            self.init(image: image, color: color, size: size, viewProvider: nil)
        }
        /// Creates a decoration with a closure that provides its view.
        public convenience init(customViewProvider: @escaping () -> UIView) {
            self.init(image: nil, color: nil, size: .medium, viewProvider: customViewProvider)
        }

        /// Creates a dot.
        public static func `default`(color: UIColor? = nil, size: DecorationSize = .medium) -> Decoration {
            Decoration(image: nil, color: color, size: size)
        }
        /// Creates an image decoration; a dot if the image is nil.
        public static func image(
            _ image: UIImage?, color: UIColor? = nil, size: DecorationSize = .medium
        ) -> Decoration { Decoration(image: image, color: color, size: size) }
        /// Creates a decoration with a closure that provides its view.
        public static func customView(_ customViewProvider: @escaping () -> UIView) -> Decoration {
            Decoration(customViewProvider: customViewProvider)
        }
    }
}
