extension InterfaceDocument {
    /// The safe areas and layout margins that a layout with some options uses, for every view.
    ///
    /// Unless `observes` is set, only device, bars and controllers count, and not what stored frames show.
    public func environment(
        for options: LayoutOptions = LayoutOptions(), observes: Bool = true
    ) -> DocumentEnvironment {
        var referred = ReferredEnvironment(document: self, options: options, observes: observes)
        var environment = DocumentEnvironment()
        for index in views.indices {
            environment.views[views[index].id] = DocumentEnvironment.Surroundings(
                safeArea: referred.safeArea(of: index), layoutMargins: referred.layoutMargins(of: index))
        }
        return environment
    }
}
