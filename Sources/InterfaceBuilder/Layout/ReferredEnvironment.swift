/// The safe areas and margins that a layout uses: those given, else those worked out.
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

    /// Has the frames of a layout count instead of the stored ones, by the index of the view.
    mutating func move(_ places: [(index: Int, frame: InterfaceDocument.Rectangle)]) { inferred.move(places) }

    /// How far bars reach into a view.
    mutating func bars(of view: Int) -> InterfaceDocument.Insets { inferred.safeArea(of: view) }

    /// The safe area of a view; never negative, as no bar pushes it outside.
    mutating func safeArea(of view: Int) -> InterfaceDocument.Insets {
        let insets = bars(of: view)
        return .init(
            top: max(0, insets.top), left: max(0, insets.left), bottom: max(0, insets.bottom),
            right: max(0, insets.right))
    }

    /// The whole distances from the frame of a view to its margins.
    mutating func layoutMargins(of view: Int) -> InterfaceDocument.Insets { inferred.layoutMargins(of: view) }
}
