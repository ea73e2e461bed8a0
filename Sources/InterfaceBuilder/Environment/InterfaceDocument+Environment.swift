extension InterfaceDocument {
    /// The safe areas and layout margins that a layout with some options uses, for every view.
    public func environment(for options: LayoutOptions = LayoutOptions()) -> DocumentEnvironment {
        var referred = ReferredEnvironment(document: self, options: options)
        var environment = DocumentEnvironment()
        for index in views.indices {
            environment.views[views[index].id] = DocumentEnvironment.Surroundings(
                safeArea: referred.safeArea(of: index), layoutMargins: referred.layoutMargins(of: index))
        }
        return environment
    }
}
