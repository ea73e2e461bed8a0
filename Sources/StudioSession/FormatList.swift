import LayoutTools

/// The constraints of a selection as formats, for the format pane.
public struct FormatList: Codable, Hashable, Sendable {
    /// A line of the pane.
    public struct Line: Codable, Hashable, Sendable {
        /// A format, or an equation for a constraint that no format expresses.
        public var text: String
        /// The ids of its constraints.
        public var constraints: [String]
    }

    /// The lines: horizontal formats, vertical formats, equations.
    public var lines: [Line]
    /// The names of the views and guides of the scene, for completion.
    public var names: [String]
    /// The names of the metrics of a layout document.
    public var metrics: [String]
}

extension OpenDocument {
    /// The most lines of a list.
    private static let mostLines = 500

    /// Returns the constraints that name some views of one scene as formats.
    ///
    /// Views of other scenes than the first are left out.
    public func formats(of views: [String]) -> FormatList {
        guard let design,
            let canvas = canvases.first(where: { canvas in views.contains { id in canvas.view(id) != nil } })
        else { return FormatList(lines: [], names: [], metrics: []) }
        return FormatList(
            lines: design.statements(about: views, on: canvas).prefix(Self.mostLines).map { statement in
                .init(text: statement.text, constraints: statement.constraints)
            },
            names: FormatNames(canvas, of: design).all, metrics: design.formatMetrics)
    }
}
