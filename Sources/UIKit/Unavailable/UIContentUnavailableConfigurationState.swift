/// What a controller is in, for what it shows where there is nothing to show.
public struct UIContentUnavailableConfigurationState: UIConfigurationState {
    /// What layout adapts to.
    public var traitCollection: UITraitCollection
    /// The words of a search; nil for none.
    public var searchText: String?

    /// What a program itself says of the view.
    public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
        get { customValues[key]?.value }
        set { customValues[key] = newValue.map(CustomStateValue.init) }
    }
    private var customValues: [UIConfigurationStateCustomKey: CustomStateValue] = [:]

    /// A state of nothing special.
    public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
}
