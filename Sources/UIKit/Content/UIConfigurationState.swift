import Foundation

/// What a view is in, for its configuration.
public protocol UIConfigurationState {
    /// What layout adapts to.
    var traitCollection: UITraitCollection { get set }
    /// What a program itself says of the view.
    subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}

/// What a view is in.
public struct UIViewConfigurationState: UIConfigurationState, Hashable, Sendable {
    /// What layout adapts to.
    public var traitCollection: UITraitCollection
    /// Whether it cannot be operated.
    public var isDisabled = false
    /// Whether it is pressed.
    public var isHighlighted = false
    /// Whether it is chosen.
    public var isSelected = false
    /// Whether it has the focus.
    public var isFocused = false

    /// What a program itself says of the view.
    public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
        get { customValues[key]?.value }
        set { customValues[key] = newValue.map(CustomStateValue.init) }
    }
    private var customValues: [UIConfigurationStateCustomKey: CustomStateValue] = [:]

    /// A state of nothing special.
    public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
}

/// What a cell is in.
public struct UICellConfigurationState: UIConfigurationState, Hashable, Sendable {
    /// What layout adapts to.
    public var traitCollection: UITraitCollection
    /// Whether it cannot be operated.
    public var isDisabled = false
    /// Whether it is pressed.
    public var isHighlighted = false
    /// Whether it is chosen.
    public var isSelected = false
    /// Whether it has the focus.
    public var isFocused = false
    /// Whether it is edited.
    public var isEditing = false
    /// Whether what belongs to it is shown.
    public var isExpanded = false
    /// Whether it is wiped to the side.
    public var isSwiped = false
    /// Whether it is about to be moved.
    public var isReordering = false

    /// What a program itself says of the view.
    public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
        get { customValues[key]?.value }
        set { customValues[key] = newValue.map(CustomStateValue.init) }
    }
    private var customValues: [UIConfigurationStateCustomKey: CustomStateValue] = [:]

    /// A state of nothing special.
    public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
}
