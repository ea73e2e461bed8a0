import Foundation

/// What layout adapts to: room, kind of device, scale, size of text, and traits of one's own.
public final class UITraitCollection: NSObject, @unchecked Sendable {
    let values: TraitValues
    /// Who notes which traits are read; nil for most collections.
    private let reading: TraitReading?

    init(_ values: TraitValues, reading: TraitReading? = nil) { (self.values, self.reading) = (values, reading) }

    private func values(reading trait: UITrait) -> TraitValues {
        reading?.note(trait)
        return values
    }

    /// The room along the horizontal axis.
    public var horizontalSizeClass: UIUserInterfaceSizeClass {
        values(reading: UITraitHorizontalSizeClass.self).horizontalSizeClass
    }
    /// The room along the vertical axis.
    public var verticalSizeClass: UIUserInterfaceSizeClass {
        values(reading: UITraitVerticalSizeClass.self).verticalSizeClass
    }
    /// The kind of device.
    public var userInterfaceIdiom: UIUserInterfaceIdiom {
        values(reading: UITraitUserInterfaceIdiom.self).userInterfaceIdiom
    }
    /// How many pixels there are to a point; 0 where not known.
    public var displayScale: CGFloat {
        values(reading: UITraitDisplayScale.self).displayScale
    }
    /// The size of text.
    public var preferredContentSizeCategory: UIContentSizeCategory {
        values(reading: UITraitPreferredContentSizeCategory.self).preferredContentSizeCategory
    }
    /// Light or dark.
    public var userInterfaceStyle: UIUserInterfaceStyle {
        values(reading: UITraitUserInterfaceStyle.self).userInterfaceStyle
    }
    /// The direction of reading.
    public var layoutDirection: UITraitEnvironmentLayoutDirection {
        values(reading: UITraitLayoutDirection.self).layoutDirection
    }
    /// Whether letters are drawn bolder.
    public var legibilityWeight: UILegibilityWeight {
        values(reading: UITraitLegibilityWeight.self).legibilityWeight
    }
    /// How strongly colours differ.
    public var accessibilityContrast: UIAccessibilityContrast {
        values(reading: UITraitAccessibilityContrast.self).accessibilityContrast
    }
    /// Whether content lies above other content.
    public var userInterfaceLevel: UIUserInterfaceLevel {
        values(reading: UITraitUserInterfaceLevel.self).userInterfaceLevel
    }

    /// The value of a trait by its type; its default where the collection does not know it.
    public subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
        values(reading: trait)[trait]
    }

    /// A collection that knows nothing.
    public convenience override init() { self.init(TraitValues()) }
    private convenience init<Value>(_ path: WritableKeyPath<TraitValues, Value>, _ value: Value) {
        var values = TraitValues()
        values[keyPath: path] = value
        self.init(values)
    }
    /// A collection that knows what a closure sets.
    public convenience init(mutations: (inout any UIMutableTraits) -> Void) {
        self.init(TraitValues().changed(by: mutations))
    }
    /// A collection that knows the room along the horizontal axis.
    public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
        self.init(\.horizontalSizeClass, horizontalSizeClass)
    }
    /// A collection that knows the room along the vertical axis.
    public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
        self.init(\.verticalSizeClass, verticalSizeClass)
    }
    /// A collection that knows the kind of device.
    public convenience init(userInterfaceIdiom: UIUserInterfaceIdiom) {
        self.init(\.userInterfaceIdiom, userInterfaceIdiom)
    }
    /// A collection that knows the scale.
    public convenience init(displayScale: CGFloat) { self.init(\.displayScale, displayScale) }
    /// A collection that knows the size of text.
    public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
        self.init(\.preferredContentSizeCategory, preferredContentSizeCategory)
    }
    /// A collection that knows whether it is light or dark.
    public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
        self.init(\.userInterfaceStyle, userInterfaceStyle)
    }
    /// A collection that knows the direction of reading.
    public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
        self.init(\.layoutDirection, layoutDirection)
    }
    /// A collection that knows whether letters are drawn bolder.
    public convenience init(legibilityWeight: UILegibilityWeight) { self.init(\.legibilityWeight, legibilityWeight) }
    /// A collection that knows how strongly colours differ.
    public convenience init(accessibilityContrast: UIAccessibilityContrast) {
        self.init(\.accessibilityContrast, accessibilityContrast)
    }
    /// A collection that knows whether content lies above other content.
    public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
        self.init(\.userInterfaceLevel, userInterfaceLevel)
    }

    /// What several collections know together; a later one wins.
    public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
        var values = TraitValues()
        for collection in traitCollections { values.take(collection.values) }
        self.init(values)
    }

    /// What this collection knows with what a closure changes.
    public func modifyingTraits(_ mutations: (inout any UIMutableTraits) -> Void) -> UITraitCollection {
        UITraitCollection(values.changed(by: mutations))
    }
    /// What this collection knows with another value of a trait.
    public func replacing<Trait: UITraitDefinition>(_ trait: Trait.Type, value: Trait.Value) -> UITraitCollection {
        var values = self.values
        values[trait] = value
        return UITraitCollection(values)
    }

    /// Whether this collection agrees with everything that another knows.
    public func containsTraits(in trait: UITraitCollection?) -> Bool {
        guard let trait else { return true }
        return UITraitCollection(traitsFrom: [self, trait]) == self
    }

    /// The traits that colours depend on.
    public static let systemTraitsAffectingColorAppearance: [UITrait] = [
        UITraitUserInterfaceIdiom.self, UITraitUserInterfaceStyle.self, UITraitAccessibilityContrast.self,
        UITraitUserInterfaceLevel.self,
    ]
    /// The traits by which pictures are chosen.
    public static let systemTraitsAffectingImageLookup: [UITrait] = [
        UITraitUserInterfaceIdiom.self, UITraitUserInterfaceStyle.self, UITraitAccessibilityContrast.self,
        UITraitDisplayScale.self, UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self,
        UITraitLayoutDirection.self, UITraitPreferredContentSizeCategory.self,
    ]

    /// Two collections are equal when they know the same.
    public override func isEqual(_ object: Any?) -> Bool { (object as? UITraitCollection)?.values == values }

    /// A number that equal collections share.
    public override var hash: Int { horizontalSizeClass.rawValue * 31 + verticalSizeClass.rawValue }

    /// What was last set, else what the process's screen and device give.
    ///
    /// Apple's system sets it before it calls views and controllers; here it is the program that does.
    @preconcurrency @MainActor public static var current: UITraitCollection {
        get { given ?? ofProcess }
        set { given = newValue }
    }
    @MainActor private static var given: UITraitCollection?

    /// Makes these traits the current ones while a closure runs.
    @preconcurrency @MainActor public func performAsCurrent(_ actions: () -> Void) {
        let outer = UITraitCollection.given
        UITraitCollection.given = self
        actions()
        UITraitCollection.given = outer
    }

    /// What the process's screen and device give: phones upright are compact by regular, tablets regular by regular.
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

/// Something that has traits.
@preconcurrency @MainActor public protocol UITraitEnvironment: NSObjectProtocol {
    /// What layout adapts to.
    var traitCollection: UITraitCollection { get }
    /// Called after the traits have changed.
    func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

extension UIView: UITraitEnvironment {}
extension UIViewController: UITraitEnvironment {}
