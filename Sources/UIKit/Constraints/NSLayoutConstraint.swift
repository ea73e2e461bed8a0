import Foundation

/// `first.attribute  relation  second.attribute × multiplier + constant`, between alignment rectangles.
@preconcurrency @MainActor open class NSLayoutConstraint: NSObject {
    private(set) weak var firstObject: AnyObject?
    private(set) weak var secondObject: AnyObject?
    private(set) var firstAttributeStorage = Attribute.notAnAttribute
    private(set) var secondAttributeStorage = Attribute.notAnAttribute
    private(set) var relationStorage = Relation.equal
    private(set) var multiplierStorage: Float = 1
    private(set) weak var holder: UIView?

    /// A constraint without items; it can be activated to no effect only.
    public override init() { super.init() }

    /// `first.attribute  relation  second.attribute × multiplier + constant`, inactive and required.
    ///
    /// An illegal combination is reported with Apple's text to the handler of misuse; the constraint stays without effect.
    public convenience init(
        item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
        attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
    ) {
        self.init()
        firstObject = view1 as AnyObject
        secondObject = view2.map { $0 as AnyObject }
        firstAttributeStorage = attr1
        secondAttributeStorage = attr2
        relationStorage = relation
        multiplierStorage = Float(multiplier)
        constant = c
    }

    /// The item on the left side; not retained.
    open var firstItem: AnyObject? { firstObject }
    /// The item on the right side; nil for a constraint against a constant; not retained.
    open var secondItem: AnyObject? { secondObject }
    /// The attribute of the first item.
    open var firstAttribute: Attribute { firstAttributeStorage }
    /// The attribute of the second item.
    open var secondAttribute: Attribute { secondAttributeStorage }
    /// The sign between the sides.
    open var relation: Relation { relationStorage }
    /// The factor of the second side, kept in 32 bits as Apple's is.
    open var multiplier: CGFloat { CGFloat(multiplierStorage) }
    /// What is added to the second side, in points; changing it is cheap.
    open var constant: CGFloat = 0
    /// How much the constraint matters; 1000 until set.
    open var priority: UILayoutPriority = .required
    /// A name for descriptions; the prefixes NS and UI are the system's.
    open var identifier: String?
    /// Whether the constraint would be archived with its view.
    open var shouldBeArchived = false

    /// Whether the constraint takes part in layout; setting it adds to or removes from the nearest common ancestor.
    open var isActive: Bool {
        get { holder != nil }
        set { newValue ? activate() : deactivate() }
    }

    /// Activates constraints together.
    open class func activate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = true }
    }

    /// Deactivates constraints together.
    open class func deactivate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = false }
    }

    private func activate() {}
    private func deactivate() {}
}
