import Foundation
import Scene

/// The properties that most views never set, stored outside of the view to keep plain views small.
///
/// The object is created when the first property is set; before that the view has the default values below.
final class UncommonViewProperties {
    var tag = 0
    var transform = CGAffineTransform.identity
    var anchorPoint = UIView.middle
    var tint: UIColor?
    var layer: CALayer?
    weak var viewController: UIViewController?
    var guides: [UILayoutGuide] = []
    var systemGuides: [UILayoutGuide] = []
    /// The commands of the last call of `draw(_:)`.
    var drawing: [Scene.DrawingCommand] = []
    var safeAreaInsetsOverride: UIEdgeInsets?
    var intrinsicContentSizeOverride: CGSize?
    var documentIdentifier: String?
    var accessibilityIdentifier: String?
    var accessibility: AccessibilityProperties?
    var tintAdjustmentMode = UIView.TintAdjustmentMode.automatic
    var traits: TraitSettings?
    var isExclusiveTouch = false
    var mask: UIView?
    var motionEffects: [UIMotionEffect] = []
    var restorationIdentifier: String?
    var largeContent = LargeContent()
    var traitHandlers: [TraitChangeHandler] = []
    var gestureRecognizers: [UIGestureRecognizer] = []
    var interactions: [any UIInteraction] = []
    var corners = UICornerConfiguration.uniformCorners(radius: .fixed(0))
}

extension UIView {
    /// The uncommon properties; created on first access.
    var uncommon: UncommonViewProperties {
        if let uncommonStorage { return uncommonStorage }
        let made = UncommonViewProperties()
        uncommonStorage = made
        flags.insert(.isUncommon)
        return made
    }

    // MARK: Values from documents

    /// The safe area insets that an environment prescribes instead of the derived ones, in points; nil for none.
    package final var safeAreaInsetsOverride: UIEdgeInsets? {
        get { uncommonStorage?.safeAreaInsetsOverride }
        set {
            if uncommonStorage != nil || newValue != nil { uncommon.safeAreaInsetsOverride = newValue }
            invalidateSafeArea()
        }
    }
    /// The intrinsic content size that a document stores instead of the measured one, in points; nil for none.
    package final var intrinsicContentSizeOverride: CGSize? {
        get { uncommonStorage?.intrinsicContentSizeOverride }
        set {
            if uncommonStorage != nil || newValue != nil { uncommon.intrinsicContentSizeOverride = newValue }
            invalidateIntrinsicContentSize()
        }
    }
    /// A stable name of the view in documents and reports, for example the id in an Interface Builder file.
    package final var documentIdentifier: String? {
        get { uncommonStorage?.documentIdentifier }
        set { if uncommonStorage != nil || newValue != nil { uncommon.documentIdentifier = newValue } }
    }

    // MARK: Internal properties

    /// The controller of the view, which the passes call.
    var viewController: UIViewController? {
        get { uncommonStorage?.viewController }
        set {
            if uncommonStorage != nil || newValue != nil { uncommon.viewController = newValue }
            if newValue == nil { flags.remove(.hasController) } else { flags.insert(.hasController) }
            if newValue?.needsPropertyUpdate == true { controllerNeedsPropertyUpdate() }
        }
    }
    /// The guides that the program added.
    var guideStorage: [UILayoutGuide] { uncommonStorage?.guides ?? [] }
    /// The system guides that were accessed so far, and the guides of distance anchors.
    var systemGuides: [UILayoutGuide] { uncommonStorage?.systemGuides ?? [] }
    var tintStorage: UIColor? { uncommonStorage?.tint }
    var layerStorage: CALayer? { uncommonStorage?.layer }
    var drawing: [Scene.DrawingCommand] {
        get { uncommonStorage?.drawing ?? [] }
        set { if uncommonStorage != nil || !newValue.isEmpty { uncommon.drawing = newValue } }
    }
}
