import Foundation

/// What those who hear the interface are told of an object; kept, since nobody listens here.
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

    private static let key = UnsafeRawPointer(UnsafeMutablePointer<UInt8>.allocate(capacity: 1))

    /// What a responder without room of its own was told.
    static func of(_ responder: UIResponder) -> AccessibilityProperties? {
        AssociationTable.shared.value(of: responder, key) as? AccessibilityProperties
    }

    static func set(_ properties: AccessibilityProperties?, of responder: UIResponder) {
        AssociationTable.shared.set(properties, of: responder, key, isWeak: false)
    }
}

extension UIResponder {
    /// What was told of the object.
    subscript<Value>(told path: WritableKeyPath<AccessibilityProperties, Value>) -> Value {
        get { (accessibilityStorage ?? AccessibilityProperties())[keyPath: path] }
        set {
            var told = accessibilityStorage ?? AccessibilityProperties()
            told[keyPath: path] = newValue
            accessibilityStorage = told
        }
    }

    /// Whether what is in the object is not read aloud.
    public var accessibilityElementsHidden: Bool {
        get { self[told: \.areElementsHidden] }
        set { self[told: \.areElementsHidden] = newValue }
    }
    /// Whether everything but what is in the object is not read aloud.
    public var accessibilityViewIsModal: Bool {
        get { self[told: \.isModal] }
        set { self[told: \.isModal] = newValue }
    }
    /// Whether what is in the object is read aloud as a group.
    public var shouldGroupAccessibilityChildren: Bool {
        get { self[told: \.groupsChildren] }
        set { self[told: \.groupsChildren] = newValue }
    }
    /// Whether the object keeps its colours where others are inverted.
    public var accessibilityIgnoresInvertColors: Bool {
        get { self[told: \.ignoresInvertColors] }
        set { self[told: \.ignoresInvertColors] = newValue }
    }
    /// The outline of the object on the screen, in points; nil for its frame.
    public var accessibilityPath: UIBezierPath? {
        get { self[told: \.path] }
        set { self[told: \.path] = newValue }
    }
    /// The language of what is read aloud; nil for that of the program.
    public var accessibilityLanguage: String? {
        get { self[told: \.language] }
        set { self[told: \.language] = newValue }
    }
    /// What somebody may say who means the object; nil for the label.
    public var accessibilityUserInputLabels: [String]! {
        get { self[told: \.inputLabels] }
        set { self[told: \.inputLabels] = newValue }
    }
    /// The label with how it is read aloud.
    public var accessibilityAttributedLabel: NSAttributedString? {
        get { self[told: \.attributedLabel] }
        set { self[told: \.attributedLabel] = newValue }
    }
    /// The value with how it is read aloud.
    public var accessibilityAttributedValue: NSAttributedString? {
        get { self[told: \.attributedValue] }
        set { self[told: \.attributedValue] = newValue }
    }
    /// The hint with how it is read aloud.
    public var accessibilityAttributedHint: NSAttributedString? {
        get { self[told: \.attributedHint] }
        set { self[told: \.attributedHint] = newValue }
    }
    /// Whether the object answers to touches; by what it is until set.
    public var accessibilityRespondsToUserInteraction: Bool {
        get { self[told: \.answersToTouch] ?? ((self as? UIView)?.isUserInteractionEnabled ?? false) }
        set { self[told: \.answersToTouch] = newValue }
    }
    /// How one goes through what is in the object.
    public var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
        get { self[told: \.navigationStyle] }
        set { self[told: \.navigationStyle] = newValue }
    }
    /// What the object holds others as.
    public var accessibilityContainerType: UIAccessibilityContainerType {
        get { self[told: \.containerType] }
        set { self[told: \.containerType] = newValue }
    }
    /// How many things are read aloud in the object.
    public func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }
    /// What is read aloud in the object at a place; nil beyond the ends.
    public func accessibilityElement(at index: Int) -> Any? {
        guard let elements = accessibilityElements, elements.indices.contains(index) else { return nil }
        return elements[index]
    }
}

/// How those who hear the interface go through what is in an object.
///
/// Raw values are Apple's.
public enum UIAccessibilityNavigationStyle: Int, Hashable, Sendable {
    /// As the system has it.
    case automatic = 0
    /// One thing after the other.
    case separate = 1
    /// As one thing.
    case combined = 2
}

/// What an object holds others as.
///
/// Raw values are Apple's.
public enum UIAccessibilityContainerType: Int, Hashable, Sendable {
    /// As nothing.
    case none = 0
    /// As a table of data.
    case dataTable = 1
    /// As a list.
    case list = 2
    /// As a part of a page.
    case landmark = 3
    /// As a group.
    case semanticGroup = 4
}

/// Where somebody who hears the interface scrolls.
///
/// Raw values are Apple's.
public enum UIAccessibilityScrollDirection: Int, Hashable, Sendable {
    /// To the right.
    case right = 1
    /// To the left.
    case left = 2
    /// Up.
    case up = 3
    /// Down.
    case down = 4
    /// To what comes next.
    case next = 5
    /// To what was before.
    case previous = 6
}
