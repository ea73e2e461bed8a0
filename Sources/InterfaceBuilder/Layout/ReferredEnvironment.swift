/// The safe areas and margins of a layout: the given ones, or else the inferred ones.
struct ReferredEnvironment {
    private var inferred: EnvironmentInference

    init(
        document: InterfaceDocument, options: LayoutOptions, observes: Bool = true, versions: [InterfaceDocument] = []
    ) {
        inferred = EnvironmentInference(
            document: document, screen: options.screen(of: document), direction: options.direction,
            observes: observes, given: options.environment)
        inferred.observe(versions)
    }

    /// Uses the frames of a layout instead of the stored ones, by the index of the view.
    mutating func move(_ places: [(index: Int, frame: InterfaceDocument.Rectangle)]) { inferred.move(places) }

    /// Returns the insets of bars in a view.
    mutating func bars(of view: Int) -> InterfaceDocument.Insets { inferred.safeArea(of: view) }

    /// Returns the safe area of a view, which is never negative, because no bar extends it.
    mutating func safeArea(of view: Int) -> InterfaceDocument.Insets {
        let insets = bars(of: view)
        return .init(
            top: max(0, insets.top), left: max(0, insets.left), bottom: max(0, insets.bottom),
            right: max(0, insets.right))
    }

    /// Returns the total distances from the frame of a view to its margins.
    mutating func layoutMargins(of view: Int) -> InterfaceDocument.Insets { inferred.layoutMargins(of: view) }
}
