import Foundation

/// A trait that the system defines.
protocol SystemTrait: UITraitDefinition where Value: Equatable {
    static var path: WritableKeyPath<TraitValues, Value> { get }
}

extension SystemTrait {
    static func read(_ values: TraitValues) -> Any { values[keyPath: path] }
    static func write(_ value: Any, to values: inout TraitValues) {
        if let value = value as? Value { values[keyPath: path] = value }
    }
    static func take(_ other: TraitValues, to values: inout TraitValues) {
        let value = other[keyPath: path]
        if value != defaultValue { values[keyPath: path] = value }
    }
    static func isSame(_ left: TraitValues, _ right: TraitValues) -> Bool {
        left[keyPath: path] == right[keyPath: path]
    }
}

/// The list of system traits.
enum SystemTraits {
    static let all: [any SystemTrait.Type] = [
        UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self, UITraitUserInterfaceIdiom.self,
        UITraitDisplayScale.self, UITraitPreferredContentSizeCategory.self, UITraitUserInterfaceStyle.self,
        UITraitLayoutDirection.self, UITraitLegibilityWeight.self, UITraitAccessibilityContrast.self,
        UITraitUserInterfaceLevel.self,
    ]
}
