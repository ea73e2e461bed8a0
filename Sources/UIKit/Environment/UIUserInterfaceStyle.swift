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

/// Whether letters are drawn bolder for who reads them with pain.
///
/// Raw values are Apple's.
public enum UILegibilityWeight: Int, Hashable, Sendable {
    /// Not known.
    case unspecified = -1
    /// As they are.
    case regular = 0
    /// Bolder.
    case bold = 1
}

/// How strongly colours differ.
///
/// Raw values are Apple's.
public enum UIAccessibilityContrast: Int, Hashable, Sendable {
    /// Not known.
    case unspecified = -1
    /// As they do.
    case normal = 0
    /// More, for who needs it.
    case high = 1
}

/// Whether content lies above other content, as that of a sheet does.
///
/// Raw values are Apple's.
public enum UIUserInterfaceLevel: Int, Hashable, Sendable {
    /// Not known.
    case unspecified = -1
    /// Not above other content.
    case base = 0
    /// Above other content.
    case elevated = 1
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
