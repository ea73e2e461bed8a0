/// The safe areas and layout margins of views, which documents refer to but do not store.
public struct DocumentEnvironment: Hashable, Sendable {
    /// What surrounds one view.
    public struct Surroundings: Hashable, Sendable {
        /// How far bars and rounded corners reach into the view; nil if it is not known.
        public var safeArea: InterfaceDocument.Insets?
        /// The whole distance from the frame to the margin, safe area included; nil if it is not known.
        public var layoutMargins: InterfaceDocument.Insets?

        /// What surrounds one view.
        public init(safeArea: InterfaceDocument.Insets? = nil, layoutMargins: InterfaceDocument.Insets? = nil) {
            self.safeArea = safeArea
            self.layoutMargins = layoutMargins
        }
    }

    /// Identifiers of views and what surrounds them.
    public var views: [String: Surroundings]

    /// An environment; by default nothing is known.
    public init(views: [String: Surroundings] = [:]) { self.views = views }
}
