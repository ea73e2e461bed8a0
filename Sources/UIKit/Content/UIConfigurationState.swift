import Foundation

/// The state of a view, for which its configuration is updated.
public protocol UIConfigurationState {
    /// The traits of the view.
    var traitCollection: UITraitCollection { get set }
    /// A custom value of the state.
    subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}

/// The state of a view or of a table view header or footer.
public struct UIViewConfigurationState: UIConfigurationState, Hashable, Sendable {
    /// The traits of the view.
    public var traitCollection: UITraitCollection
    /// A Boolean value that indicates whether the view is disabled.
    ///
    /// Plumb never sets the value to true.
    public var isDisabled = false
    /// A Boolean value that indicates whether the view is highlighted.
    ///
    /// Plumb never sets the value to true.
    public var isHighlighted = false
    /// A Boolean value that indicates whether the view is selected.
    ///
    /// Plumb never sets the value to true.
    public var isSelected = false
    /// A Boolean value that indicates whether the view has the focus.
    ///
    /// Plumb never sets the value to true.
    public var isFocused = false

    /// A custom value of the state.
    public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
        get { customValues[key]?.value }
        set { customValues[key] = newValue.map(CustomStateValue.init) }
    }
    private var customValues: [UIConfigurationStateCustomKey: CustomStateValue] = [:]

    /// Creates a default state with traits.
    public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
}

/// The state of a cell.
public struct UICellConfigurationState: UIConfigurationState, Hashable, Sendable {
    /// The traits of the cell.
    public var traitCollection: UITraitCollection
    /// A Boolean value that indicates whether the cell is disabled.
    ///
    /// Plumb never sets the value to true.
    public var isDisabled = false
    /// A Boolean value that indicates whether the cell is highlighted.
    public var isHighlighted = false
    /// A Boolean value that indicates whether the cell is selected.
    public var isSelected = false
    /// A Boolean value that indicates whether the cell has the focus.
    ///
    /// Plumb never sets the value to true.
    public var isFocused = false
    /// A Boolean value that indicates whether the cell is in editing mode.
    public var isEditing = false
    /// A Boolean value that indicates whether the cell is expanded.
    ///
    /// Plumb never sets the value to true.
    public var isExpanded = false
    /// A Boolean value that indicates whether the cell is swiped.
    ///
    /// Plumb stores the value and does not use it.
    public var isSwiped = false
    /// A Boolean value that indicates whether the cell is being reordered.
    ///
    /// Plumb stores the value and does not use it.
    public var isReordering = false

    /// A custom value of the state.
    public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
        get { customValues[key]?.value }
        set { customValues[key] = newValue.map(CustomStateValue.init) }
    }
    private var customValues: [UIConfigurationStateCustomKey: CustomStateValue] = [:]

    /// Creates a default state with traits.
    public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
}
