import Foundation
import Scene

/// What most views never set, kept beside the view so that a plain one stays small.
///
/// Made when the first of it is set; until then the view has the values below.
final class UncommonViewProperties {
    @exclusivity(unchecked) var tag = 0
    @exclusivity(unchecked) var transform = CGAffineTransform.identity
    @exclusivity(unchecked) var anchorPoint = UIView.middle
    @exclusivity(unchecked) var tint: UIColor?
    @exclusivity(unchecked) var layer: CALayer?
    @exclusivity(unchecked) weak var viewController: UIViewController?
    @exclusivity(unchecked) var guides: [UILayoutGuide] = []
    @exclusivity(unchecked) var systemGuides: [UILayoutGuide] = []
    /// What the last call of `draw(_:)` drew.
    @exclusivity(unchecked) var drawing: [Scene.DrawingCommand] = []
    @exclusivity(unchecked) var safeAreaInsetsOverride: UIEdgeInsets?
    @exclusivity(unchecked) var intrinsicContentSizeOverride: CGSize?
    @exclusivity(unchecked) var documentIdentifier: String?
    @exclusivity(unchecked) var accessibilityIdentifier: String?
    @exclusivity(unchecked) var accessibility: AccessibilityProperties?
    @exclusivity(unchecked) var tintAdjustmentMode = UIView.TintAdjustmentMode.automatic
    @exclusivity(unchecked) var traits: TraitSettings?
    @exclusivity(unchecked) var isExclusiveTouch = false
    @exclusivity(unchecked) var mask: UIView?
    @exclusivity(unchecked) var motionEffects: [UIMotionEffect] = []
    @exclusivity(unchecked) var restorationIdentifier: String?
    @exclusivity(unchecked) var largeContent = LargeContent()
    @exclusivity(unchecked) var traitHandlers: [TraitChangeHandler] = []
    @exclusivity(unchecked) var gestureRecognizers: [UIGestureRecognizer] = []
    @exclusivity(unchecked) var interactions: [any UIInteraction] = []
    @exclusivity(unchecked) var corners = UICornerConfiguration.uniformCorners(radius: .fixed(0))
}

extension UIView {
    /// The uncommon properties, to set one of them.
    var uncommon: UncommonViewProperties {
        if let uncommonStorage { return uncommonStorage }
        let made = UncommonViewProperties()
        uncommonStorage = made
        flags.insert(.isUncommon)
        return made
    }

    // MARK: From documents

    /// What an environment prescribes instead of the insets derived from the hierarchy; nil derives.
    public final var safeAreaInsetsOverride: UIEdgeInsets? {
        get { uncommonStorage?.safeAreaInsetsOverride }
        set {
            if uncommonStorage != nil || newValue != nil { uncommon.safeAreaInsetsOverride = newValue }
            invalidateSafeArea()
        }
    }
    /// What a document stores instead of the view's own measuring; nil measures.
    public final var intrinsicContentSizeOverride: CGSize? {
        get { uncommonStorage?.intrinsicContentSizeOverride }
        set {
            if uncommonStorage != nil || newValue != nil { uncommon.intrinsicContentSizeOverride = newValue }
            invalidateIntrinsicContentSize()
        }
    }
    /// A stable name of the view in documents and reports, like the id in an Interface Builder file.
    public final var documentIdentifier: String? {
        get { uncommonStorage?.documentIdentifier }
        set { if uncommonStorage != nil || newValue != nil { uncommon.documentIdentifier = newValue } }
    }

    // MARK: Of this module

    /// The controller of the view; passes tell it.
    var viewController: UIViewController? {
        get { uncommonStorage?.viewController }
        set {
            if uncommonStorage != nil || newValue != nil { uncommon.viewController = newValue }
            if newValue == nil { flags.remove(.hasController) } else { flags.insert(.hasController) }
            if newValue?.needsPropertyUpdate == true { controllerNeedsPropertyUpdate() }
        }
    }
    /// The guides that somebody added.
    var guideStorage: [UILayoutGuide] { uncommonStorage?.guides ?? [] }
    /// The guides that every view has, as far as somebody asked for them, and those of distances.
    var systemGuides: [UILayoutGuide] { uncommonStorage?.systemGuides ?? [] }
    var tintStorage: UIColor? { uncommonStorage?.tint }
    var layerStorage: CALayer? { uncommonStorage?.layer }
    var drawing: [Scene.DrawingCommand] {
        get { uncommonStorage?.drawing ?? [] }
        set { if uncommonStorage != nil || !newValue.isEmpty { uncommon.drawing = newValue } }
    }
}
