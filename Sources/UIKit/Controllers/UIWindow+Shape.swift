import Foundation

extension UIWindow {
    /// What the size of a window says of its traits.
    enum Shape: Hashable {
        /// Nothing: the screen says all.
        case any
        /// A window of a tablet that is narrow.
        case narrow
        /// A phone held upright.
        case upright
        /// A phone on its side, which is large or is not.
        case onItsSide(isLarge: Bool)

        /// The shape of a window of a size, in points.
        ///
        /// On tablets 639 points are narrow and 678 are not (the table of size classes beside other programs in Apple's guidelines).
        /// Phones are 320 to 440 points by 480 to 956; windows of no such size are pictures in a test, say, and tell nothing.
        @MainActor init(_ size: CGSize) {
            let (short, long) = (min(size.width, size.height), max(size.width, size.height))
            switch UIDevice.current.userInterfaceIdiom {
            case .pad where size.width < 678: self = .narrow
            case .phone where (320...440).contains(short) && (480...956).contains(long):
                self = size.height > size.width ? .upright : .onItsSide(isLarge: short >= 414)
            default: self = .any
            }
        }

        /// The size classes that the window has whatever its screen is; nil for those of the screen.
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
