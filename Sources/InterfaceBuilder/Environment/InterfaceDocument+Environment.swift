extension InterfaceDocument {
    /// The safe areas and layout margins that a layout with some options uses, for every view.
    ///
    /// Unless `observes` is set, only device, bars and controllers count, and not what stored frames show.
    public func environment(
        for options: LayoutOptions = LayoutOptions(), observes: Bool = true
    ) -> DocumentEnvironment {
        environment(of: ReferredEnvironment(document: self, options: options, observes: observes))
    }

    /// The same, with what some versions of the document show, this one among them: the first that shows an inset tells it to all
    /// whose device, bars and controllers say the same.
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
