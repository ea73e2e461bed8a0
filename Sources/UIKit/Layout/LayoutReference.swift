import LayoutEngine

/// A weak reference to a view or guide, as constraints and anchors name their items.
///
/// Nothing counts it, which a program that makes many constraints would spend most of its time on. The item clears its place when it goes, and
/// the tenancy tells whether the place is that of somebody else by now.
struct LayoutReference: Hashable {
    /// What a view or a guide keeps to be named by.
    typealias Place = UnsafeMutablePointer<LayoutReferencePool.Place>

    /// The place, as a number: nil of a structure with a pointer and more is written as a pointer alone by code that is generic at run
    /// time, and read as all of it by other code (Swift 6.3, without optimisation).
    private let address: UInt
    private let tenancy: UInt32

    @inline(__always)
    init(_ place: Place) {
        address = UInt(bitPattern: place)
        tenancy = place.pointee.tenancy
    }

    @inline(__always)
    private var place: Place { Place(bitPattern: address).unsafelyUnwrapped }

    @inline(__always)
    private var isCurrent: Bool { place.pointee.tenancy == tenancy }

    /// The view, not counted; nil for a guide, and once the view has gone.
    @inline(__always)
    var viewLink: Unmanaged<UIView>? { isCurrent ? place.pointee.viewLink : nil }
    @inline(__always)
    var view: UIView? { viewLink?.takeUnretainedValue() }
    @inline(__always)
    var guide: UILayoutGuide? { isCurrent ? place.pointee.guideLink?.takeUnretainedValue() : nil }
    var object: AnyObject? { view ?? guide }
    /// The view itself, or the one that owns the guide.
    @MainActor var owner: UIView? { view ?? guide?.owningView }

    /// Counts active constraints that another view holds and that name the item.
    @inline(__always)
    func countNames(by change: Int32) {
        if isCurrent { place.pointee.namingCount &+= change }
    }

    /// The address that texts give for an anchor of the item, which is the same for each.
    var anchorAddress: String { hexadecimal(address) }
}

/// What a view or a guide keeps of its place in an engine.
struct LayoutSlot {
    /// The host; neither counted nor checked, because it clears the slots of its views when it goes.
    var hostLink: Unmanaged<LayoutHost>?
    var item: LayoutItem?
    var contentWidth: LayoutConstraintID?
    var contentHeight: LayoutConstraintID?
    /// The width that the content was last measured for; nil for an unlimited one.
    var measuredWidth: Double?
    /// How wide the content is without a limit, while it counts as no wider than its lines.
    var unbrokenWidth: Double?
    /// The constraints of frame and mask, of the frame of a root, or of the edges of a system guide.
    var systemConstraints: [LayoutConstraintID] = []
    var needsContentSize = false
    var isWidthDependent = false
    var isBaselineNoted = false
    /// Whether a constraint of a guide has gone since it was looked at last.
    var isLeft = false

    init() {}

    init(host: LayoutHost, item: LayoutItem? = nil) {
        hostLink = Unmanaged.passUnretained(host)
        self.item = item
    }

    @inline(__always)
    var host: LayoutHost? { hostLink?.takeUnretainedValue() }

    /// Whether the place is in the engine of a host.
    @inline(__always)
    func isIn(_ host: LayoutHost) -> Bool { Unmanaged.passUnretained(host).isSame(as: hostLink) }
}

/// What a constraint keeps of its place in an engine.
struct ConstraintSlot {
    /// The host; neither counted nor checked, because it clears the slots of its constraints when it goes.
    var hostLink: Unmanaged<LayoutHost>?
    var id: LayoutConstraintID?

    init() {}

    init(host: LayoutHost, id: LayoutConstraintID) {
        hostLink = Unmanaged.passUnretained(host)
        self.id = id
    }

    @inline(__always)
    var host: LayoutHost? { hostLink?.takeUnretainedValue() }

    /// Whether the place is in the engine of a host.
    @inline(__always)
    func isIn(_ host: LayoutHost) -> Bool { Unmanaged.passUnretained(host).isSame(as: hostLink) }
}

/// What is due or true of a view, a bit each.
struct ViewFlags: OptionSet {
    let rawValue: UInt32
    static let needsUpdateConstraints = ViewFlags(rawValue: 1)
    static let descendantNeedsUpdateConstraints = ViewFlags(rawValue: 2)
    static let needsLayout = ViewFlags(rawValue: 4)
    static let descendantNeedsLayout = ViewFlags(rawValue: 8)
    static let needsDisplay = ViewFlags(rawValue: 16)
    static let descendantNeedsDisplay = ViewFlags(rawValue: 32)
    /// Frames of the subviews are to be copied again, without a call of `layoutSubviews()`.
    static let needsFrameCopy = ViewFlags(rawValue: 64)
    /// The view or one below it holds constraints or is placed by them.
    static let wantsEngine = ViewFlags(rawValue: 128)
    /// The view is in a subtree that is being removed.
    static let isLeaving = ViewFlags(rawValue: 256)
    /// The engine is copying values to the view.
    static let isBeingPlaced = ViewFlags(rawValue: 512)
    /// The view is that of a controller.
    static let hasController = ViewFlags(rawValue: 1024)
    /// A subview takes part of the margins over, or one did.
    static let hasPreservingSubview = ViewFlags(rawValue: 2048)
    /// A subview has an autoresizing mask, or had one.
    static let hasMaskedSubview = ViewFlags(rawValue: 4096)

    /// The view is a window.
    static let isWindow = ViewFlags(rawValue: 8192)
    /// The view is of no subclass: nobody overrides anything of it.
    static let isPlain = ViewFlags(rawValue: 16384)
    /// The view has or had something that most have not and that its place may matter to: uncommon properties, observers,
    /// insets.
    static let isUncommon = ViewFlags(rawValue: 32768)
    /// Constraints that name the view may mean a guide of it: its margins, or the content of a scroll view.
    static let mayMeanGuides = ViewFlags(rawValue: 65536)
    /// `updateProperties()` is due, of the view, of its controller, or of something below.
    static let needsPropertyUpdate = ViewFlags(rawValue: 131072)
    static let controllerNeedsPropertyUpdate = ViewFlags(rawValue: 262144)
    static let descendantNeedsPropertyUpdate = ViewFlags(rawValue: 524288)

    /// `layoutSubviews()` is being called.
    static let isLayingOut = ViewFlags(rawValue: 1_048_576)
    /// The view is the content view of a row or an item, which gives it its size.
    static let isCellContent = ViewFlags(rawValue: 2_097_152)

    static let properties: ViewFlags = [
        .needsPropertyUpdate, .controllerNeedsPropertyUpdate, .descendantNeedsPropertyUpdate,
    ]
    static let update: ViewFlags = [.needsUpdateConstraints, .descendantNeedsUpdateConstraints]
    static let layout: ViewFlags = [.needsLayout, .descendantNeedsLayout, .needsFrameCopy]
    /// What an ordinary view has none of, but that it is plain.
    static let extraordinary: ViewFlags = [
        .isPlain, .isUncommon, .hasController, .hasPreservingSubview, .hasMaskedSubview,
    ]
    static let display: ViewFlags = [.needsDisplay, .descendantNeedsDisplay]
}

extension UIView {
    /// Whether the view is of no subclass and has nothing that most views have not, so that nobody sees how it is placed.
    @inline(__always)
    var isOrdinary: Bool { flags.intersection(.extraordinary) == .isPlain }
}
