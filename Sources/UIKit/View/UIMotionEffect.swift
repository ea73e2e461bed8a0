import Foundation

/// What a view does when the device is moved; kept, since nothing moves it.
@preconcurrency @MainActor open class UIMotionEffect: NSObject {
    /// An effect.
    public override init() { super.init() }
    /// An effect from an archive; nothing but an empty one is read.
    public required init?(coder: NSCoder) { super.init() }
}

/// A value that follows the tilt of the device.
@preconcurrency @MainActor open class UIInterpolatingMotionEffect: UIMotionEffect {
    /// Which tilt.
    ///
    /// Raw values are Apple's.
    public enum EffectType: Int, Hashable, Sendable {
        /// To left and right.
        case tiltAlongHorizontalAxis = 0
        /// Forwards and back.
        case tiltAlongVerticalAxis = 1
    }

    /// The value.
    public let keyPath: String
    /// Which tilt.
    public let type: EffectType
    /// The value at one end.
    open var minimumRelativeValue: Any?
    /// The value at the other end.
    open var maximumRelativeValue: Any?

    /// An effect on a value.
    public init(keyPath: String, type: EffectType) {
        (self.keyPath, self.type) = (keyPath, type)
        super.init()
    }
    /// An effect from an archive; it has no value.
    public required init?(coder: NSCoder) {
        (keyPath, type) = ("", .tiltAlongHorizontalAxis)
        super.init(coder: coder)
    }
}

/// Effects that go together.
@preconcurrency @MainActor open class UIMotionEffectGroup: UIMotionEffect {
    /// The effects.
    open var motionEffects: [UIMotionEffect]?
}

extension UIView {
    /// What the view does when the device is moved.
    public var motionEffects: [UIMotionEffect] {
        get { uncommonStorage?.motionEffects ?? [] }
        set { if uncommonStorage != nil || !newValue.isEmpty { uncommon.motionEffects = newValue } }
    }
    /// Adds an effect.
    public func addMotionEffect(_ effect: UIMotionEffect) { motionEffects.append(effect) }
    /// Removes an effect.
    public func removeMotionEffect(_ effect: UIMotionEffect) { motionEffects.removeAll { $0 === effect } }
    /// A name to find the view by when the program begins again; kept.
    public var restorationIdentifier: String? {
        get { uncommonStorage?.restorationIdentifier }
        set { if uncommonStorage != nil || newValue != nil { uncommon.restorationIdentifier = newValue } }
    }
    /// What is shown larger while somebody presses the view who has chosen large text; kept.
    public var largeContentTitle: String? {
        get { uncommonStorage?.largeContent.title }
        set { if uncommonStorage != nil || newValue != nil { uncommon.largeContent.title = newValue } }
    }
    /// The picture of what is shown larger; kept.
    public var largeContentImage: UIImage? {
        get { uncommonStorage?.largeContent.image }
        set { if uncommonStorage != nil || newValue != nil { uncommon.largeContent.image = newValue } }
    }
    /// Whether something is shown larger; kept.
    public var showsLargeContentViewer: Bool {
        get { uncommonStorage?.largeContent.isShown ?? false }
        set { if uncommonStorage != nil || newValue { uncommon.largeContent.isShown = newValue } }
    }
    /// Whether that picture is made larger; kept.
    public var scalesLargeContentImage: Bool {
        get { uncommonStorage?.largeContent.scalesImage ?? false }
        set { if uncommonStorage != nil || newValue { uncommon.largeContent.scalesImage = newValue } }
    }
}

/// What is shown larger of a view.
struct LargeContent {
    var title: String?
    var image: UIImage?
    var isShown = false
    var scalesImage = false
}
