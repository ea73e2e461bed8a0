/// The safe areas and layout margins of views, which documents use but do not store.
public struct DocumentEnvironment: Hashable, Sendable {
    /// The safe area and margins of a view.
    public struct Surroundings: Hashable, Sendable {
        /// The safe area insets of the view; nil if unknown.
        public var safeArea: InterfaceDocument.Insets?
        /// The layout margins, including the safe area; nil if unknown.
        public var layoutMargins: InterfaceDocument.Insets?

        /// Creates the surroundings of a view.
        public init(safeArea: InterfaceDocument.Insets? = nil, layoutMargins: InterfaceDocument.Insets? = nil) {
            self.safeArea = safeArea
            self.layoutMargins = layoutMargins
        }
    }

    /// The safe areas and margins by view id.
    public var views: [String: Surroundings]

    /// Creates an environment.
    ///
    /// The default is empty.
    public init(views: [String: Surroundings] = [:]) { self.views = views }
}
