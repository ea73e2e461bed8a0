import Foundation

/// A visual effect of a view.
@preconcurrency @MainActor open class UIVisualEffect: NSObject {
    /// Creates an effect without any appearance.
    public override init() { super.init() }
    /// Creates an effect from an archive.
    ///
    /// Plumb reads no properties from the archive.
    public required init?(coder: NSCoder) { super.init() }
}

/// A blur effect.
///
/// Plumb does not draw it.
@preconcurrency @MainActor open class UIBlurEffect: UIVisualEffect {
    /// The styles of blur.
    ///
    /// The raw values equal Apple's.
    public enum Style: Int, Hashable, Sendable {
        /// A style lighter than the content behind the view.
        case extraLight = 0
        /// A light style.
        case light = 1
        /// A dark style.
        case dark = 2
        /// A style that adapts to the interface style.
        case regular = 4
        /// A prominent style that adapts to the interface style.
        case prominent = 5
        /// The ultra-thin material.
        case systemUltraThinMaterial = 6
        /// The thin material.
        case systemThinMaterial = 7
        /// The default material.
        case systemMaterial = 8
        /// The thick material.
        case systemThickMaterial = 9
        /// The material of bars.
        case systemChromeMaterial = 10
        /// The ultra-thin material, always light.
        case systemUltraThinMaterialLight = 11
        /// The thin material, always light.
        case systemThinMaterialLight = 12
        /// The default material, always light.
        case systemMaterialLight = 13
        /// The thick material, always light.
        case systemThickMaterialLight = 14
        /// The material of bars, always light.
        case systemChromeMaterialLight = 15
        /// The ultra-thin material, always dark.
        case systemUltraThinMaterialDark = 16
        /// The thin material, always dark.
        case systemThinMaterialDark = 17
        /// The default material, always dark.
        case systemMaterialDark = 18
        /// The thick material, always dark.
        case systemThickMaterialDark = 19
        /// The material of bars, always dark.
        case systemChromeMaterialDark = 20
    }

    /// The style of the blur.
    @_spi(Host) public let style: Style

    /// Creates a blur effect of a style.
    public init(style: Style) {
        self.style = style
        super.init()
    }

    /// Creates a light blur effect from an archive.
    ///
    /// Plumb reads no properties from the archive.
    public required init?(coder: NSCoder) {
        style = .light
        super.init(coder: coder)
    }
}

/// A vibrancy effect for content over a blur.
///
/// Plumb does not draw it.
@preconcurrency @MainActor open class UIVibrancyEffect: UIVisualEffect {
    /// The blur effect to which the vibrancy belongs.
    @_spi(Host) public let blurEffect: UIBlurEffect?

    /// Creates a vibrancy effect for a blur effect.
    public init(blurEffect: UIBlurEffect) {
        self.blurEffect = blurEffect
        super.init()
    }

    /// Creates a vibrancy effect for a blur effect.
    ///
    /// Plumb ignores the style.
    public convenience init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {
        self.init(blurEffect: blurEffect)
    }

    /// Creates a vibrancy effect without a blur effect from an archive.
    ///
    /// Plumb reads no properties from the archive.
    public required init?(coder: NSCoder) {
        blurEffect = nil
        super.init(coder: coder)
    }
}

/// A view with a visual effect.
///
/// Its content belongs into ``contentView``, which fills the view.
@preconcurrency @MainActor open class UIVisualEffectView: UIView {
    /// The visual effect.
    ///
    /// Plumb stores the value and does not use it.
    open var effect: UIVisualEffect?
    /// The view for the content.
    open var contentView: UIView { content }
    private let content = UIView(frame: .zero)

    /// Creates a view without an effect.
    public convenience init() { self.init(effect: nil) }

    /// Creates a view with an effect.
    public init(effect: UIVisualEffect?) {
        self.effect = effect
        super.init(frame: .zero)
    }

    /// Creates a view without an effect, with a frame in its superview's coordinates.
    public override init(frame: CGRect) { super.init(frame: frame) }

    /// Creates a view from an archive.
    ///
    /// Plumb reads no properties from the archive.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    override func didInitialize() { fill(with: content) }
}
