import Foundation

/// An effect on what lies behind a view.
@preconcurrency @MainActor open class UIVisualEffect: NSObject {
    /// No effect.
    public override init() { super.init() }
    /// No effect, from an archive.
    public required init?(coder: NSCoder) { super.init() }
}

/// A blur; it is not drawn here.
@preconcurrency @MainActor open class UIBlurEffect: UIVisualEffect {
    /// How strong the blur is.
    ///
    /// Raw values are Apple's.
    public enum Style: Int, Hashable, Sendable {
        /// Lighter than what is behind.
        case extraLight = 0
        /// As light as what is behind.
        case light = 1
        /// Darker than what is behind.
        case dark = 2
        /// As the style of the interface.
        case regular = 4
        /// As the style of the interface, stronger.
        case prominent = 5
        /// As thin as can be.
        case systemUltraThinMaterial = 6
        /// Thin.
        case systemThinMaterial = 7
        /// Between thin and thick.
        case systemMaterial = 8
        /// Thick.
        case systemThickMaterial = 9
        /// As bars have it.
        case systemChromeMaterial = 10
        /// As thin as can be, always light.
        case systemUltraThinMaterialLight = 11
        /// Thin, always light.
        case systemThinMaterialLight = 12
        /// Between thin and thick, always light.
        case systemMaterialLight = 13
        /// Thick, always light.
        case systemThickMaterialLight = 14
        /// As bars have it, always light.
        case systemChromeMaterialLight = 15
        /// As thin as can be, always dark.
        case systemUltraThinMaterialDark = 16
        /// Thin, always dark.
        case systemThinMaterialDark = 17
        /// Between thin and thick, always dark.
        case systemMaterialDark = 18
        /// Thick, always dark.
        case systemThickMaterialDark = 19
        /// As bars have it, always dark.
        case systemChromeMaterialDark = 20
    }

    /// The style.
    public let style: Style

    /// A blur of a style.
    public init(style: Style) {
        self.style = style
        super.init()
    }

    /// A blur from an archive; the light one.
    public required init?(coder: NSCoder) {
        style = .light
        super.init(coder: coder)
    }
}

/// What makes content stand out from a blur; it is not drawn here.
@preconcurrency @MainActor open class UIVibrancyEffect: UIVisualEffect {
    /// The blur that it belongs to.
    public let blurEffect: UIBlurEffect?

    /// What belongs to a blur.
    public init(blurEffect: UIBlurEffect) {
        self.blurEffect = blurEffect
        super.init()
    }

    /// What belongs to a blur, as bright as a style says; kept.
    public convenience init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {
        self.init(blurEffect: blurEffect)
    }

    /// What belongs to no blur, from an archive.
    public required init?(coder: NSCoder) {
        blurEffect = nil
        super.init(coder: coder)
    }
}

/// A view that blurs what lies behind it; its content lies in `contentView`, which fills it.
@preconcurrency @MainActor open class UIVisualEffectView: UIView {
    /// The effect.
    open var effect: UIVisualEffect?
    /// The view that holds the content.
    open var contentView: UIView { content }
    private let content = UIView(frame: .zero)

    /// A view without an effect.
    public convenience init() { self.init(effect: nil) }

    /// A view with an effect.
    public init(effect: UIVisualEffect?) {
        self.effect = effect
        super.init(frame: .zero)
    }

    /// A view without an effect at a place in its superview.
    public override init(frame: CGRect) { super.init(frame: frame) }

    /// A view from an archive; nothing but an empty one is read.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    override func didInitialize() { fill(with: content) }
}
