import LayoutEngine

extension UIView {
    /// The number of steps that the solver of this hierarchy may still take.
    ///
    /// `LayoutEnvironment.current.layoutWork` sets the limit.
    package var remainingLayoutWork: Int {
        root.hostOfRoot()?.engine.remainingWork ?? LayoutEnvironment.current.layoutWork
    }

    /// A Boolean value that indicates whether the layout of this hierarchy needed more steps than
    /// `LayoutEnvironment.current.layoutWork` permits.
    @_spi(Host) public var isLayoutExhausted: Bool { root.hostOfRoot()?.engine.isExhausted ?? false }
}
