import Foundation

/// The accessibility properties of an object.
///
/// Plumb stores the values and does not use them, since it runs no assistive technology.
struct AccessibilityProperties {
    var isElement = false
    var label: String?
    var hint: String?
    var value: String?
    var traits = UIAccessibilityTraits.none
    var elements: [Any]?
    var actions: [UIAccessibilityCustomAction]?
    var frame: CGRect?
    var activationPoint: CGPoint?
    var path: UIBezierPath?
    var areElementsHidden = false
    var isModal = false
    var groupsChildren = false
    var ignoresInvertColors = false
    var language: String?
    var inputLabels: [String]?
    var attributedLabel: NSAttributedString?
    var attributedValue: NSAttributedString?
    var attributedHint: NSAttributedString?
    var answersToTouch: Bool?
    var navigationStyle = UIAccessibilityNavigationStyle.automatic
    var containerType = UIAccessibilityContainerType.none

    // Invariant: the address is a key, and never dereferenced. Test: `AccessibilityTests`.
    private static let key = UnsafeRawPointer(UnsafeMutablePointer<UInt8>.allocate(capacity: 1))

    /// Returns the accessibility properties of a responder that does not store them itself.
    static func of(_ responder: UIResponder) -> AccessibilityProperties? {
        AssociationTable.shared.value(of: responder, key) as? AccessibilityProperties
    }

    static func set(_ properties: AccessibilityProperties?, of responder: UIResponder) {
        AssociationTable.shared.set(properties, of: responder, key, isWeak: false)
    }
}

extension UIResponder {
    /// An accessibility property of the object.
    subscript<Value>(told path: WritableKeyPath<AccessibilityProperties, Value>) -> Value {
        get { (accessibilityStorage ?? AccessibilityProperties())[keyPath: path] }
        set {
            var told = accessibilityStorage ?? AccessibilityProperties()
            told[keyPath: path] = newValue
            accessibilityStorage = told
        }
    }

    /// A Boolean value that indicates whether the elements inside the object are hidden from accessibility.
    ///
    /// Plumb stores the value and does not use it.
    public var accessibilityElementsHidden: Bool {
        get { self[told: \.areElementsHidden] }
        set { self[told: \.areElementsHidden] = newValue }
    }
    /// A Boolean value that indicates whether only the elements inside the object are accessible.
    ///
    /// Plumb stores the value and does not use it.
    public var accessibilityViewIsModal: Bool {
        get { self[told: \.isModal] }
        set { self[told: \.isModal] = newValue }
    }
    /// A Boolean value that indicates whether the elements inside the object are read as a group.
    ///
    /// Plumb stores the value and does not use it.
    public var shouldGroupAccessibilityChildren: Bool {
        get { self[told: \.groupsChildren] }
        set { self[told: \.groupsChildren] = newValue }
    }
    /// A Boolean value that indicates whether the object keeps its colors when colors are inverted.
    ///
    /// Plumb stores the value and does not use it.
    public var accessibilityIgnoresInvertColors: Bool {
        get { self[told: \.ignoresInvertColors] }
        set { self[told: \.ignoresInvertColors] = newValue }
    }
    /// The outline of the object on the screen, in points; nil for its frame.
    ///
    /// Plumb stores the value and does not use it.
    public var accessibilityPath: UIBezierPath? {
        get { self[told: \.path] }
        set { self[told: \.path] = newValue }
    }
    /// The language of the accessibility texts; nil for that of the app.
    ///
    /// Plumb stores the value and does not use it.
    public var accessibilityLanguage: String? {
        get { self[told: \.language] }
        set { self[told: \.language] = newValue }
    }
    /// The names that a user may speak to select the object; nil for the label.
    ///
    /// Plumb stores the value and does not use it.
    public var accessibilityUserInputLabels: [String]! {
        get { self[told: \.inputLabels] }
        set { self[told: \.inputLabels] = newValue }
    }
    /// The accessibility label with attributes.
    ///
    /// Plumb stores the value and does not use it.
    public var accessibilityAttributedLabel: NSAttributedString? {
        get { self[told: \.attributedLabel] }
        set { self[told: \.attributedLabel] = newValue }
    }
    /// The accessibility value with attributes.
    ///
    /// Plumb stores the value and does not use it.
    public var accessibilityAttributedValue: NSAttributedString? {
        get { self[told: \.attributedValue] }
        set { self[told: \.attributedValue] = newValue }
    }
    /// The accessibility hint with attributes.
    ///
    /// Plumb stores the value and does not use it.
    public var accessibilityAttributedHint: NSAttributedString? {
        get { self[told: \.attributedHint] }
        set { self[told: \.attributedHint] = newValue }
    }
    /// A Boolean value that indicates whether the object responds to user interaction.
    ///
    /// The default is the view's `isUserInteractionEnabled`, or false for other responders.
    public var accessibilityRespondsToUserInteraction: Bool {
        get { self[told: \.answersToTouch] ?? ((self as? UIView)?.isUserInteractionEnabled ?? false) }
        set { self[told: \.answersToTouch] = newValue }
    }
    /// The navigation style of the elements inside the object.
    ///
    /// Plumb stores the value and does not use it.
    public var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
        get { self[told: \.navigationStyle] }
        set { self[told: \.navigationStyle] = newValue }
    }
    /// The container type of the object.
    ///
    /// Plumb stores the value and does not use it.
    public var accessibilityContainerType: UIAccessibilityContainerType {
        get { self[told: \.containerType] }
        set { self[told: \.containerType] = newValue }
    }
    /// Returns the number of accessibility elements in the object.
    public func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }
    /// Returns the accessibility element at an index; nil for an invalid index.
    public func accessibilityElement(at index: Int) -> Any? {
        guard let elements = accessibilityElements, elements.indices.contains(index) else { return nil }
        return elements[index]
    }
}

/// The navigation style of the elements inside an object.
///
/// The raw values equal Apple's.
public enum UIAccessibilityNavigationStyle: Int, Hashable, Sendable {
    /// The style that the system chooses.
    case automatic = 0
    /// Each element separately.
    case separate = 1
    /// All elements as one.
    case combined = 2
}

/// The type of an accessibility container.
///
/// The raw values equal Apple's.
public enum UIAccessibilityContainerType: Int, Hashable, Sendable {
    /// No container.
    case none = 0
    /// A data table.
    case dataTable = 1
    /// A list.
    case list = 2
    /// A landmark of a page.
    case landmark = 3
    /// A semantic group.
    case semanticGroup = 4
}

/// The direction of an accessibility scroll.
///
/// The raw values equal Apple's.
public enum UIAccessibilityScrollDirection: Int, Hashable, Sendable {
    /// Scrolling to the right.
    case right = 1
    /// Scrolling to the left.
    case left = 2
    /// Scrolling up.
    case up = 3
    /// Scrolling down.
    case down = 4
    /// Scrolling to the next item.
    case next = 5
    /// Scrolling to the previous item.
    case previous = 6
}
