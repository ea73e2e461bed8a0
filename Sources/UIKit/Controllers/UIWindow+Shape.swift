import Foundation

extension UIWindow {
    /// The shape of a window, which determines its size classes.
    enum Shape: Hashable {
        /// Any other shape; the size classes are those of the screen.
        case any
        /// A narrow window on a tablet.
        case narrow
        /// A phone in portrait.
        case upright
        /// A phone in landscape; large or not.
        case onItsSide(isLarge: Bool)

        /// Creates the shape of a window of a size, in points.
        ///
        /// On tablets, 639 points are narrow and 678 are not, by the table of multitasking size classes in Apple's guidelines. Phones are
        /// 320 to 440 points by 480 to 956. Windows of other sizes, such as pictures in a test, have the shape ``any``.
        @MainActor init(_ size: CGSize) {
            let (short, long) = (min(size.width, size.height), max(size.width, size.height))
            switch UIDevice.current.userInterfaceIdiom {
            case .pad where size.width < 678: self = .narrow
            case .phone where (320...440).contains(short) && (480...956).contains(long):
                self = size.height > size.width ? .upright : .onItsSide(isLarge: short >= 414)
            default: self = .any
            }
        }

        /// The size classes that the window's shape determines; nil for those of the screen.
        @MainActor var traits: UITraitCollection? {
            switch self {
            case .any: nil
            case .narrow: UITraitCollection(horizontalSizeClass: .compact)
            case .upright: Self.sizeClasses(.compact, .regular)
            case .onItsSide(let isLarge): Self.sizeClasses(isLarge ? .regular : .compact, .compact)
            }
        }

        @MainActor private static func sizeClasses(
            _ horizontal: UIUserInterfaceSizeClass, _ vertical: UIUserInterfaceSizeClass
        ) -> UITraitCollection {
            UITraitCollection(traitsFrom: [
                UITraitCollection(horizontalSizeClass: horizontal), UITraitCollection(verticalSizeClass: vertical),
            ])
        }
    }
}
