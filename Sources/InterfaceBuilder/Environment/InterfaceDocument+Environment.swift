extension InterfaceDocument {
    /// Returns the safe areas and layout margins of all views for a layout with some options.
    ///
    /// Unless `observes` is true, they come only from the device, bars and controllers, not from stored frames.
    public func environment(
        for options: LayoutOptions = LayoutOptions(), observes: Bool = true
    ) -> DocumentEnvironment {
        environment(of: ReferredEnvironment(document: self, options: options, observes: observes))
    }

    /// Returns the safe areas and layout margins, with insets that some versions of the document show.
    ///
    /// Views with the same device, bars and controllers share the first inset found.
    public func environment(
        for options: LayoutOptions, shownBy versions: [InterfaceDocument]
    ) -> DocumentEnvironment {
        environment(of: ReferredEnvironment(document: self, options: options, versions: versions))
    }

    private func environment(of environment: ReferredEnvironment) -> DocumentEnvironment {
        var referred = environment
        var environment = DocumentEnvironment()
        for index in views.indices {
            environment.views[views[index].id] = DocumentEnvironment.Surroundings(
                safeArea: referred.safeArea(of: index), layoutMargins: referred.layoutMargins(of: index))
        }
        return environment
    }
}
