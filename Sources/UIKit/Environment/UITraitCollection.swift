import Foundation

/// How much room there is along an axis.
///
/// Raw values are Apple's.
public enum UIUserInterfaceSizeClass: Int, Hashable, Sendable {
    /// Not known.
    case unspecified = 0
    /// Little.
    case compact = 1
    /// Enough.
    case regular = 2
}

/// Light or dark.
///
/// Raw values are Apple's.
public enum UIUserInterfaceStyle: Int, Hashable, Sendable {
    /// Not known.
    case unspecified = 0
    /// Light.
    case light = 1
    /// Dark.
    case dark = 2
}

/// The direction of reading as a trait.
///
/// Raw values are Apple's.
public enum UITraitEnvironmentLayoutDirection: Int, Hashable, Sendable {
    /// Not known.
    case unspecified = -1
    /// From left to right.
    case leftToRight = 0
    /// From right to left.
    case rightToLeft = 1
}

/// The size of text that the user has chosen.
///
/// Raw values are Apple's.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
    /// Apple's name.
    public let rawValue: String
    /// A category of Apple's name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Not known.
    public static let unspecified = UIContentSizeCategory(rawValue: "_UICTContentSizeCategoryUnspecified")
    /// The smallest.
    public static let extraSmall = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXS")
    /// Small.
    public static let small = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryS")
    /// A little smaller than the default.
    public static let medium = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryM")
    /// The default.
    public static let large = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryL")
    /// A little larger than the default.
    public static let extraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXL")
    /// Large.
    public static let extraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXL")
    /// The largest of the ordinary ones.
    public static let extraExtraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXXL")
    /// The first of those for readers who need more.
    public static let accessibilityMedium = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityM")
    /// The second of those for readers who need more.
    public static let accessibilityLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityL")
    /// The third of those for readers who need more.
    public static let accessibilityExtraLarge = UIContentSizeCategory(
        rawValue: "UICTContentSizeCategoryAccessibilityXL")
    /// The fourth of those for readers who need more.
    public static let accessibilityExtraExtraLarge = UIContentSizeCategory(
        rawValue: "UICTContentSizeCategoryAccessibilityXXL")
    /// The largest.
    public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory(
        rawValue: "UICTContentSizeCategoryAccessibilityXXXL")
}

extension UIContentSizeCategory: Comparable {
    private static let ascending: [UIContentSizeCategory] = [
        .unspecified, .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
        .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge,
        .accessibilityExtraExtraExtraLarge,
    ]

    private var place: Int { Self.ascending.firstIndex(of: self) ?? 0 }

    /// Whether it is one of those for readers who need more.
    public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }

    /// Whether text is smaller in the one than in the other.
    public static func < (left: Self, right: Self) -> Bool { left.place < right.place }
}

/// What layout adapts to: room, kind of device, scale, size of text.
public final class UITraitCollection: NSObject, @unchecked Sendable {
    /// The room along the horizontal axis.
    public let horizontalSizeClass: UIUserInterfaceSizeClass
    /// The room along the vertical axis.
    public let verticalSizeClass: UIUserInterfaceSizeClass
    /// The kind of device.
    public let userInterfaceIdiom: UIUserInterfaceIdiom
    /// How many pixels there are to a point; 0 where not known.
    public let displayScale: CGFloat
    /// The size of text.
    public let preferredContentSizeCategory: UIContentSizeCategory
    /// Light or dark.
    public let userInterfaceStyle: UIUserInterfaceStyle
    /// The direction of reading.
    public let layoutDirection: UITraitEnvironmentLayoutDirection

    init(
        horizontal: UIUserInterfaceSizeClass = .unspecified, vertical: UIUserInterfaceSizeClass = .unspecified,
        idiom: UIUserInterfaceIdiom = .unspecified, scale: CGFloat = 0,
        contentSize: UIContentSizeCategory = .unspecified, style: UIUserInterfaceStyle = .unspecified,
        direction: UITraitEnvironmentLayoutDirection = .unspecified
    ) {
        horizontalSizeClass = horizontal
        verticalSizeClass = vertical
        userInterfaceIdiom = idiom
        displayScale = scale
        preferredContentSizeCategory = contentSize
        userInterfaceStyle = style
        layoutDirection = direction
    }

    /// A collection that knows nothing.
    public convenience override init() { self.init(horizontal: .unspecified) }
    /// A collection that knows the room along the horizontal axis.
    public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
        self.init(horizontal: horizontalSizeClass)
    }
    /// A collection that knows the room along the vertical axis.
    public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) { self.init(vertical: verticalSizeClass) }
    /// A collection that knows the kind of device.
    public convenience init(userInterfaceIdiom: UIUserInterfaceIdiom) { self.init(idiom: userInterfaceIdiom) }
    /// A collection that knows the scale.
    public convenience init(displayScale: CGFloat) { self.init(scale: displayScale) }
    /// A collection that knows the size of text.
    public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
        self.init(contentSize: preferredContentSizeCategory)
    }
    /// A collection that knows whether it is light or dark.
    public convenience init(userInterfaceStyle: UIUserInterfaceStyle) { self.init(style: userInterfaceStyle) }
    /// A collection that knows the direction of reading.
    public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
        self.init(direction: layoutDirection)
    }

    /// What several collections know together; a later one wins.
    public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
        func last<Value: Equatable>(_ value: (UITraitCollection) -> Value, _ unknown: Value) -> Value {
            traitCollections.map(value).last { $0 != unknown } ?? unknown
        }
        self.init(
            horizontal: last({ $0.horizontalSizeClass }, .unspecified),
            vertical: last({ $0.verticalSizeClass }, .unspecified),
            idiom: last({ $0.userInterfaceIdiom }, .unspecified),
            scale: last({ $0.displayScale }, 0),
            contentSize: last({ $0.preferredContentSizeCategory }, .unspecified),
            style: last({ $0.userInterfaceStyle }, .unspecified), direction: last({ $0.layoutDirection }, .unspecified))
    }

    /// Whether this collection agrees with everything that another knows.
    public func containsTraits(in trait: UITraitCollection?) -> Bool {
        guard let trait else { return true }
        return UITraitCollection(traitsFrom: [self, trait]) == self
    }

    /// Two collections are equal when they know the same.
    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UITraitCollection else { return false }
        return horizontalSizeClass == other.horizontalSizeClass && verticalSizeClass == other.verticalSizeClass
            && userInterfaceIdiom == other.userInterfaceIdiom && displayScale == other.displayScale
            && preferredContentSizeCategory == other.preferredContentSizeCategory
            && userInterfaceStyle == other.userInterfaceStyle && layoutDirection == other.layoutDirection
    }

    /// A number that equal collections share.
    public override var hash: Int { horizontalSizeClass.rawValue * 31 + verticalSizeClass.rawValue }

    /// What the process's screen and device give: phones upright are compact by regular, tablets regular by regular.
    @MainActor public static var current: UITraitCollection {
        let screen = UIScreen.main
        let isPad = UIDevice.current.userInterfaceIdiom == .pad
        let isUpright = screen.bounds.height >= screen.bounds.width
        let isLarge = min(screen.bounds.width, screen.bounds.height) >= 414
        return UITraitCollection(
            horizontal: isPad || (!isUpright && isLarge) ? .regular : .compact,
            vertical: isPad || isUpright ? .regular : .compact, idiom: UIDevice.current.userInterfaceIdiom,
            scale: screen.scale, contentSize: UIApplication.shared.preferredContentSizeCategory, style: .light,
            direction: UIApplication.shared.userInterfaceLayoutDirection == .rightToLeft ? .rightToLeft : .leftToRight)
    }
}

/// Something that has traits.
@preconcurrency @MainActor public protocol UITraitEnvironment: NSObjectProtocol {
    /// What layout adapts to.
    var traitCollection: UITraitCollection { get }
    /// Called after the traits have changed.
    func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

extension UIView: UITraitEnvironment {}
extension UIViewController: UITraitEnvironment {}
