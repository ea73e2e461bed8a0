/// The names of the items of a document in messages.
///
/// A view has its name if that is unique, and a guide has its kind if that is unique in its scene. Other items have
/// their ids.
public struct ItemTitles: Sendable {
    private var titles: [String: String] = [:]

    /// Creates the names for all scenes of a document.
    public init(_ canvases: [Canvas]) {
        let views = canvases.flatMap { $0.items }.filter { !$0.kind.isGuide }
        // Two items with the same name could not be distinguished.
        let taken = canvases.flatMap { $0.items }.flatMap { [$0.id] + ($0.kind.guideTitle.map { [$0] } ?? []) }
        let uses = Dictionary(grouping: taken + views.compactMap { $0.name }) { title in title }
        for view in views { if let name = view.name, uses[name]?.count == 1 { titles[view.id] = name } }
        for canvas in canvases {
            for guides in Dictionary(grouping: canvas.items, by: { $0.kind }).values where guides.count == 1 {
                if let words = guides[0].kind.guideTitle { titles[guides[0].id] = words }
            }
        }
    }

    /// Returns the name of an item, or its id if the document does not have it.
    public subscript(id: String) -> String { titles[id] ?? id }
}

extension Canvas.Kind {
    /// The title of a guide; nil for views.
    fileprivate var guideTitle: String? {
        switch self {
        case .view, .stackView, .scrollView: nil
        case .safeAreaGuide: "safe area"
        case .topBarGuide: "top layout guide"
        case .bottomBarGuide: "bottom layout guide"
        case .marginsGuide: "margins"
        case .contentGuide: "content layout guide"
        case .frameGuide: "frame layout guide"
        }
    }
}
