import LayoutEngine

extension UIView {
    /// How many steps the solver of this hierarchy may still take, of `LayoutEnvironment.layoutWork`.
    public var remainingLayoutWork: Int { root.hostOfRoot()?.engine.remainingWork ?? LayoutEnvironment.layoutWork }

    /// Whether the steps of `LayoutEnvironment.layoutWork` did not suffice to lay this hierarchy out.
    public var isLayoutExhausted: Bool { root.hostOfRoot()?.engine.isExhausted ?? false }
}
