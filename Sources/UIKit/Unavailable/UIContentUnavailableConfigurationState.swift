/// The state of a view controller for its content-unavailable configuration.
public struct UIContentUnavailableConfigurationState: UIConfigurationState {
    /// The traits.
    public var traitCollection: UITraitCollection
    /// The search text; nil for none.
    ///
    /// Plumb stores the value and does not use it.
    public var searchText: String?

    /// The value of a custom key.
    public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
        get { customValues[key]?.value }
        set { customValues[key] = newValue.map(CustomStateValue.init) }
    }
    private var customValues: [UIConfigurationStateCustomKey: CustomStateValue] = [:]

    /// Creates a state with traits and default values.
    public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
}
