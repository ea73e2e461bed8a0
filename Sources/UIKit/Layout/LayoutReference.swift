import LayoutEngine

// Invariant: a view or guide clears its place in `deinit`, and a place that is reused gets another tenancy. A host clears the slots of
// its views and constraints in `deinit`. Tests: `LifetimeTests.namesOfViewsThatAreGoneNameNobody`, `AnchorIdentityTests`.

/// A weak reference to a view or a guide, as constraints and anchors use it.
///
/// The reference needs no reference counting, which would dominate the time of a program with many constraints. The
/// object clears its place when it is deallocated. The tenancy shows whether another object has taken the place since.
struct LayoutReference: Hashable {
    /// The place by which references find a view or a guide.
    typealias Place = UnsafeMutablePointer<LayoutReferencePool.Place>

    /// The address of the place, as a number.
    ///
    /// For a structure with a pointer and other members, Swift 6.3 without optimization encodes `nil` inconsistently.
    /// Generic code at run time writes only the pointer, and other code reads the whole structure.
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

    /// The view without reference counting, or `nil` for a guide and for a deallocated view.
    @inline(__always)
    var viewLink: Unmanaged<UIView>? { isCurrent ? place.pointee.viewLink : nil }
    @inline(__always)
    var view: UIView? { viewLink?.takeUnretainedValue() }
    @inline(__always)
    var guide: UILayoutGuide? { isCurrent ? place.pointee.guideLink?.takeUnretainedValue() : nil }
    var object: AnyObject? { view ?? guide }
    /// The view itself, or the owning view of the guide.
    @MainActor var owner: UIView? { view ?? guide?.owningView }

    /// Changes the number of active constraints of other views that refer to the object.
    @inline(__always)
    func countNames(by change: Int32) {
        if isCurrent { place.pointee.namingCount &+= change }
    }

    /// The address of the object's anchors in descriptions, equal for all its anchors.
    var anchorAddress: String { hexadecimal(address) }
}

/// The state of a view or a guide in an engine.
struct LayoutSlot {
    /// The host, without reference counting.
    ///
    /// The host clears the slots of its views when it is deallocated.
    var hostLink: Unmanaged<LayoutHost>?
    var item: LayoutItem?
    var contentWidth: LayoutConstraintID?
    var contentHeight: LayoutConstraintID?
    /// The width for which the content was measured, or `nil` for an unlimited width.
    var measuredWidth: Double?
    /// The width of the content without a limit, while its broken lines determine the content width.
    var unbrokenWidth: Double?
    /// The constraints of a frame and a mask, of a root's frame, or of a system guide's edges.
    var systemConstraints: [LayoutConstraintID] = []
    var needsContentSize = false
    var isWidthDependent = false
    var isBaselineNoted = false
    /// A Boolean value that indicates whether a constraint of the guide was removed since the last check.
    var isLeft = false

    init() {}

    init(host: LayoutHost, item: LayoutItem? = nil) {
        hostLink = Unmanaged.passUnretained(host)
        self.item = item
    }

    @inline(__always)
    var host: LayoutHost? { hostLink?.takeUnretainedValue() }

    /// Returns whether the slot belongs to a host.
    @inline(__always)
    func isIn(_ host: LayoutHost) -> Bool { Unmanaged.passUnretained(host).isSame(as: hostLink) }
}

/// The state of a constraint in an engine.
struct ConstraintSlot {
    /// The host, without reference counting.
    ///
    /// The host clears the slots of its constraints when it is deallocated.
    var hostLink: Unmanaged<LayoutHost>?
    var id: LayoutConstraintID?

    init() {}

    init(host: LayoutHost, id: LayoutConstraintID) {
        hostLink = Unmanaged.passUnretained(host)
        self.id = id
    }

    @inline(__always)
    var host: LayoutHost? { hostLink?.takeUnretainedValue() }

    /// Returns whether the slot belongs to a host.
    @inline(__always)
    func isIn(_ host: LayoutHost) -> Bool { Unmanaged.passUnretained(host).isSame(as: hostLink) }
}

/// The pending work and the properties of a view, as bits.
struct ViewFlags: OptionSet {
    let rawValue: UInt32
    static let needsUpdateConstraints = ViewFlags(rawValue: 1)
    static let descendantNeedsUpdateConstraints = ViewFlags(rawValue: 2)
    static let needsLayout = ViewFlags(rawValue: 4)
    static let descendantNeedsLayout = ViewFlags(rawValue: 8)
    static let needsDisplay = ViewFlags(rawValue: 16)
    static let descendantNeedsDisplay = ViewFlags(rawValue: 32)
    /// The frames of the subviews must be copied, without a call of `layoutSubviews()`.
    static let needsFrameCopy = ViewFlags(rawValue: 64)
    /// The view or a descendant holds constraints or has a frame from constraints.
    static let wantsEngine = ViewFlags(rawValue: 128)
    /// The view is in a subtree that is being removed.
    static let isLeaving = ViewFlags(rawValue: 256)
    /// The engine is setting the frame of the view.
    static let isBeingPlaced = ViewFlags(rawValue: 512)
    /// The view belongs to a view controller.
    static let hasController = ViewFlags(rawValue: 1024)
    /// A subview preserves the superview's margins, or did so before.
    static let hasPreservingSubview = ViewFlags(rawValue: 2048)
    /// A subview has an autoresizing mask, or had one before.
    static let hasMaskedSubview = ViewFlags(rawValue: 4096)

    /// The view is a window.
    static let isWindow = ViewFlags(rawValue: 8192)
    /// The view has the class `UIView` itself, so that it overrides nothing.
    static let isPlain = ViewFlags(rawValue: 16384)
    /// The view has or had uncommon state that may depend on its frame: uncommon properties, observers, or insets.
    static let isUncommon = ViewFlags(rawValue: 32768)
    /// Constraints of the view may refer to its guides: the margins, or the content of a scroll view.
    static let mayMeanGuides = ViewFlags(rawValue: 65536)
    /// `updateProperties()` is pending for the view, its controller, or a descendant.
    static let needsPropertyUpdate = ViewFlags(rawValue: 131072)
    static let controllerNeedsPropertyUpdate = ViewFlags(rawValue: 262144)
    static let descendantNeedsPropertyUpdate = ViewFlags(rawValue: 524288)

    /// `layoutSubviews()` is running.
    static let isLayingOut = ViewFlags(rawValue: 1_048_576)
    /// The view is the content view of a cell, which sets its size.
    static let isCellContent = ViewFlags(rawValue: 2_097_152)

    static let properties: ViewFlags = [
        .needsPropertyUpdate, .controllerNeedsPropertyUpdate, .descendantNeedsPropertyUpdate,
    ]
    static let update: ViewFlags = [.needsUpdateConstraints, .descendantNeedsUpdateConstraints]
    static let layout: ViewFlags = [.needsLayout, .descendantNeedsLayout, .needsFrameCopy]
    /// The flags that an ordinary view does not have.
    ///
    /// The exception is ``isPlain``, which it has.
    static let extraordinary: ViewFlags = [
        .isPlain, .isUncommon, .hasController, .hasPreservingSubview, .hasMaskedSubview,
    ]
    static let display: ViewFlags = [.needsDisplay, .descendantNeedsDisplay]
}

extension UIView {
    /// A Boolean value that indicates whether the view has the class `UIView` itself and no uncommon state.
    ///
    /// Client code cannot observe the placement of such a view.
    @inline(__always)
    var isOrdinary: Bool { flags.intersection(.extraordinary) == .isPlain }
}
