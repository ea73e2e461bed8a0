import Foundation

/// A collection of traits: size classes, device type, scale, text size, and custom traits.
public final class UITraitCollection: NSObject, @unchecked Sendable {
    // Invariant: the values never change, and a lock guards the reading.
    let values: TraitValues
    /// The object that records the traits that a client reads, or `nil` for most collections.
    private let reading: TraitReading?

    init(_ values: TraitValues, reading: TraitReading? = nil) { (self.values, self.reading) = (values, reading) }

    private func values(reading trait: UITrait) -> TraitValues {
        reading?.note(trait)
        return values
    }

    /// The horizontal size class.
    public var horizontalSizeClass: UIUserInterfaceSizeClass {
        values(reading: UITraitHorizontalSizeClass.self).horizontalSizeClass
    }
    /// The vertical size class.
    public var verticalSizeClass: UIUserInterfaceSizeClass {
        values(reading: UITraitVerticalSizeClass.self).verticalSizeClass
    }
    /// The type of device.
    public var userInterfaceIdiom: UIUserInterfaceIdiom {
        values(reading: UITraitUserInterfaceIdiom.self).userInterfaceIdiom
    }
    /// The number of pixels per point, or 0 if it is unspecified.
    public var displayScale: CGFloat {
        values(reading: UITraitDisplayScale.self).displayScale
    }
    /// The preferred text size.
    public var preferredContentSizeCategory: UIContentSizeCategory {
        values(reading: UITraitPreferredContentSizeCategory.self).preferredContentSizeCategory
    }
    /// The light or dark style.
    public var userInterfaceStyle: UIUserInterfaceStyle {
        values(reading: UITraitUserInterfaceStyle.self).userInterfaceStyle
    }
    /// The layout direction.
    public var layoutDirection: UITraitEnvironmentLayoutDirection {
        values(reading: UITraitLayoutDirection.self).layoutDirection
    }
    /// The legibility weight.
    public var legibilityWeight: UILegibilityWeight {
        values(reading: UITraitLegibilityWeight.self).legibilityWeight
    }
    /// The contrast.
    public var accessibilityContrast: UIAccessibilityContrast {
        values(reading: UITraitAccessibilityContrast.self).accessibilityContrast
    }
    /// The level of the content.
    public var userInterfaceLevel: UIUserInterfaceLevel {
        values(reading: UITraitUserInterfaceLevel.self).userInterfaceLevel
    }

    /// The value of a trait, or its default value if the collection does not specify it.
    public subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
        values(reading: trait)[trait]
    }

    /// Creates a collection without specified traits.
    public convenience override init() { self.init(TraitValues()) }
    private convenience init<Value>(_ path: WritableKeyPath<TraitValues, Value>, _ value: Value) {
        var values = TraitValues()
        values[keyPath: path] = value
        self.init(values)
    }
    /// Creates a collection with the traits that a closure sets.
    public convenience init(mutations: (inout any UIMutableTraits) -> Void) {
        self.init(TraitValues().changed(by: mutations))
    }
    /// Creates a collection with a horizontal size class.
    public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
        self.init(\.horizontalSizeClass, horizontalSizeClass)
    }
    /// Creates a collection with a vertical size class.
    public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
        self.init(\.verticalSizeClass, verticalSizeClass)
    }
    /// Creates a collection with a type of device.
    public convenience init(userInterfaceIdiom: UIUserInterfaceIdiom) {
        self.init(\.userInterfaceIdiom, userInterfaceIdiom)
    }
    /// Creates a collection with a display scale.
    public convenience init(displayScale: CGFloat) { self.init(\.displayScale, displayScale) }
    /// Creates a collection with a preferred text size.
    public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
        self.init(\.preferredContentSizeCategory, preferredContentSizeCategory)
    }
    /// Creates a collection with a light or dark style.
    public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
        self.init(\.userInterfaceStyle, userInterfaceStyle)
    }
    /// Creates a collection with a layout direction.
    public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
        self.init(\.layoutDirection, layoutDirection)
    }
    /// Creates a collection with a legibility weight.
    public convenience init(legibilityWeight: UILegibilityWeight) { self.init(\.legibilityWeight, legibilityWeight) }
    /// Creates a collection with a contrast.
    public convenience init(accessibilityContrast: UIAccessibilityContrast) {
        self.init(\.accessibilityContrast, accessibilityContrast)
    }
    /// Creates a collection with a level of the content.
    public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
        self.init(\.userInterfaceLevel, userInterfaceLevel)
    }

    /// Creates a collection that combines several collections.
    ///
    /// Later collections take precedence.
    public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
        var values = TraitValues()
        for collection in traitCollections { values.take(collection.values) }
        self.init(values)
    }

    /// Returns this collection with the changes of a closure.
    public func modifyingTraits(_ mutations: (inout any UIMutableTraits) -> Void) -> UITraitCollection {
        UITraitCollection(values.changed(by: mutations))
    }
    /// Returns this collection with another value of a trait.
    public func replacing<Trait: UITraitDefinition>(_ trait: Trait.Type, value: Trait.Value) -> UITraitCollection {
        var values = self.values
        values[trait] = value
        return UITraitCollection(values)
    }

    /// Returns whether this collection contains all specified traits of another collection.
    public func containsTraits(in trait: UITraitCollection?) -> Bool {
        guard let trait else { return true }
        return UITraitCollection(traitsFrom: [self, trait]) == self
    }

    /// The traits that affect colors.
    public static let systemTraitsAffectingColorAppearance: [UITrait] = [
        UITraitUserInterfaceIdiom.self, UITraitUserInterfaceStyle.self, UITraitAccessibilityContrast.self,
        UITraitUserInterfaceLevel.self,
    ]
    /// The traits that affect the choice of images.
    public static let systemTraitsAffectingImageLookup: [UITrait] = [
        UITraitUserInterfaceIdiom.self, UITraitUserInterfaceStyle.self, UITraitAccessibilityContrast.self,
        UITraitDisplayScale.self, UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self,
        UITraitLayoutDirection.self, UITraitPreferredContentSizeCategory.self,
    ]

    /// Returns whether two collections have equal traits.
    public override func isEqual(_ object: Any?) -> Bool { (object as? UITraitCollection)?.values == values }

    /// The hash value, which equal collections share.
    public override var hash: Int { horizontalSizeClass.rawValue * 31 + verticalSizeClass.rawValue }

    /// The current traits: the last set value, or the traits of the screen and the device.
    ///
    /// UIKit sets it before it calls views and controllers. Plumb does not set it; a program may.
    @preconcurrency @MainActor public static var current: UITraitCollection {
        get { given ?? ofProcess }
        set { given = newValue }
    }
    @MainActor private static var given: UITraitCollection?

    /// Makes this collection the current traits while a closure runs.
    @preconcurrency @MainActor public func performAsCurrent(_ actions: () -> Void) {
        let outer = UITraitCollection.given
        UITraitCollection.given = self
        actions()
        UITraitCollection.given = outer
    }

    /// The traits of the screen and the device.
    ///
    /// A phone is compact by regular in portrait, and a tablet is regular by regular.
    @MainActor static var ofProcess: UITraitCollection {
        let screen = UIScreen.main
        let isPad = UIDevice.current.userInterfaceIdiom == .pad
        let isUpright = screen.bounds.height >= screen.bounds.width
        let isLarge = min(screen.bounds.width, screen.bounds.height) >= 414
        var values = TraitValues()
        values.horizontalSizeClass = isPad || (!isUpright && isLarge) ? .regular : .compact
        values.verticalSizeClass = isPad || isUpright ? .regular : .compact
        values.userInterfaceIdiom = UIDevice.current.userInterfaceIdiom
        values.displayScale = screen.scale
        values.preferredContentSizeCategory = UIApplication.shared.preferredContentSizeCategory
        values.userInterfaceStyle = .light
        values.layoutDirection =
            UIApplication.shared.userInterfaceLayoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
        values.legibilityWeight = .regular
        values.accessibilityContrast = .normal
        values.userInterfaceLevel = .base
        return UITraitCollection(values)
    }
}

/// An object with traits.
@preconcurrency @MainActor public protocol UITraitEnvironment: NSObjectProtocol {
    /// The traits of the object.
    var traitCollection: UITraitCollection { get }
    /// Notifies the object that its traits have changed.
    func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

extension UIView: UITraitEnvironment {}
extension UIViewController: UITraitEnvironment {}
