import Foundation

/// An effect that responds to movements of the device.
///
/// Plumb stores effects and does not use them.
@preconcurrency @MainActor open class UIMotionEffect: NSObject {
    /// Creates an effect.
    public override init() { super.init() }
    /// Creates an empty effect; Plumb reads nothing from the archive.
    public required init?(coder: NSCoder) { super.init() }
}

/// An effect that maps the tilt of the device to a value.
@preconcurrency @MainActor open class UIInterpolatingMotionEffect: UIMotionEffect {
    /// The axes of the tilt.
    ///
    /// Raw values are Apple's.
    public enum EffectType: Int, Hashable, Sendable {
        /// A tilt to the left or right.
        case tiltAlongHorizontalAxis = 0
        /// A tilt forwards or backwards.
        case tiltAlongVerticalAxis = 1
    }

    /// The key path of the value.
    public let keyPath: String
    /// The axis of the tilt.
    public let type: EffectType
    /// The value at the minimum tilt.
    ///
    /// Plumb stores the value and does not use it.
    open var minimumRelativeValue: Any?
    /// The value at the maximum tilt.
    ///
    /// Plumb stores the value and does not use it.
    open var maximumRelativeValue: Any?

    /// Creates an effect for a key path and an axis.
    public init(keyPath: String, type: EffectType) {
        (self.keyPath, self.type) = (keyPath, type)
        super.init()
    }
    /// Creates an effect without a key path; Plumb reads nothing from the archive.
    public required init?(coder: NSCoder) {
        (keyPath, type) = ("", .tiltAlongHorizontalAxis)
        super.init(coder: coder)
    }
}

/// A group of effects.
@preconcurrency @MainActor open class UIMotionEffectGroup: UIMotionEffect {
    /// The effects of the group.
    open var motionEffects: [UIMotionEffect]?
}

extension UIView {
    /// The motion effects of the view.
    ///
    /// Plumb stores the value and does not use it.
    public var motionEffects: [UIMotionEffect] {
        get { uncommonStorage?.motionEffects ?? [] }
        set { if uncommonStorage != nil || !newValue.isEmpty { uncommon.motionEffects = newValue } }
    }
    /// Adds a motion effect.
    public func addMotionEffect(_ effect: UIMotionEffect) { motionEffects.append(effect) }
    /// Removes a motion effect.
    public func removeMotionEffect(_ effect: UIMotionEffect) { motionEffects.removeAll { $0 === effect } }
    /// The identifier for state restoration.
    ///
    /// Plumb stores the value and does not use it.
    public var restorationIdentifier: String? {
        get { uncommonStorage?.restorationIdentifier }
        set { if uncommonStorage != nil || newValue != nil { uncommon.restorationIdentifier = newValue } }
    }
    /// The title in the large content viewer.
    ///
    /// Plumb stores the value and does not use it.
    public var largeContentTitle: String? {
        get { uncommonStorage?.largeContent.title }
        set { if uncommonStorage != nil || newValue != nil { uncommon.largeContent.title = newValue } }
    }
    /// The image in the large content viewer.
    ///
    /// Plumb stores the value and does not use it.
    public var largeContentImage: UIImage? {
        get { uncommonStorage?.largeContent.image }
        set { if uncommonStorage != nil || newValue != nil { uncommon.largeContent.image = newValue } }
    }
    /// A Boolean value that indicates whether the view uses the large content viewer.
    ///
    /// Plumb stores the value and does not use it.
    public var showsLargeContentViewer: Bool {
        get { uncommonStorage?.largeContent.isShown ?? false }
        set { if uncommonStorage != nil || newValue { uncommon.largeContent.isShown = newValue } }
    }
    /// A Boolean value that indicates whether the large content viewer scales the image.
    ///
    /// Plumb stores the value and does not use it.
    public var scalesLargeContentImage: Bool {
        get { uncommonStorage?.largeContent.scalesImage ?? false }
        set { if uncommonStorage != nil || newValue { uncommon.largeContent.scalesImage = newValue } }
    }
}

/// The settings of a view for the large content viewer.
struct LargeContent {
    var title: String?
    var image: UIImage?
    var isShown = false
    var scalesImage = false
}
