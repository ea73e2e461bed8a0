import InterfaceBuilder
import Scene

/// The scenes of a storyboard at their places on the canvas, and its segues.
public struct OverviewState: Codable, Hashable, Sendable {
    /// A scene on the canvas.
    public struct Node: Codable, Hashable, Sendable {
        /// The id of the view controller.
        public var id: String
        /// The element of the view controller, such as `navigationController`.
        public var kind: String
        /// The title of the controller.
        public var title: String
        /// The frame on the canvas, in points.
        public var frame: Scene.Rectangle
        /// The id of the root view; nil for a controller without a view of its own, such as a navigation controller.
        public var root: String?
        /// Whether the storyboard shows the scene first.
        public var isInitial: Bool
        /// Whether a navigation bar covers the top of the scene.
        public var hasNavigationBar: Bool
        /// The attributes of the view controller by name; one that the document can take without a value is empty.
        public var values: [String: String]

        enum CodingKeys: String, CodingKey {
            case id, kind, title, frame, root
            case isInitial = "initial"
            case hasNavigationBar = "navigationBar"
            case values
        }
    }

    /// A segue between two scenes.
    public struct Arrow: Codable, Hashable, Sendable {
        /// The id of the segue; nil if the document gives it none.
        public var id: String?
        /// The index of the source.
        public var from: Int
        /// The index of the destination.
        public var to: Int
        /// The id of the view or view controller that performs the segue.
        public var source: String?
        /// The kind in the document, or the name of the relationship.
        public var kind: String
        /// The identifier.
        public var identifier: String?
        /// The class of a custom segue.
        public var customClass: String?
        /// The identifier of the segue, or otherwise its kind.
        public var label: String
        /// Whether the source contains the destination, as a navigation controller does.
        public var isContainment: Bool

        enum CodingKeys: String, CodingKey {
            case id, from, to, source, kind, identifier, customClass, label
            case isContainment = "containment"
        }
    }

    /// The scenes, in document order.
    public var nodes: [Node]
    /// The segues, in document order.
    public var arrows: [Arrow]

    /// Creates the overview of a storyboard and its laid-out scenes; nil for another document.
    init?(_ document: InterfaceDocument, scenes: [Scene]) {
        guard let overview = StoryboardOverview.make(of: document, scenes: scenes) else { return nil }
        let tree = document.tree
        let owners = SceneOwners(document)
        let covered = document.controllersUnderNavigationBars
        nodes = overview.nodes.map { node in
            let owner = owners.element(node.id)
            return Node(
                id: node.id, kind: owner.map { owner in tree[owner].name } ?? "", title: node.title,
                frame: node.frame, root: node.scene?.root, isInitial: node.isInitial,
                hasNavigationBar: covered.contains(node.id),
                values: owner.map { owner in Self.values(of: owner, in: tree) } ?? [:])
        }
        let segues = tree.segues
        arrows = overview.arrows.map { arrow in
            Arrow(arrow, arrow.id.flatMap { id in segues[id] }, in: tree)
        }
    }

    private static func values(of owner: XMLTree.ElementID, in tree: XMLTree) -> [String: String] {
        var values: [String: String] = [:]
        for attribute in ControllerAttribute.allCases {
            guard let element = attribute.element(of: owner, in: tree) else { continue }
            values[attribute.rawValue] = tree.value(of: attribute.name, in: element) ?? ""
        }
        return values
    }
}

extension OverviewState.Arrow {
    fileprivate init(_ arrow: Scene.Overview.Arrow, _ segue: XMLTree.ElementID?, in tree: XMLTree) {
        func value(_ name: String) -> String? { segue.flatMap { segue in tree.value(of: name, in: segue) } }
        let holder = segue.flatMap { segue in tree[segue].parent }.flatMap { list in tree[list].parent }
        self.init(
            id: arrow.id, from: arrow.from, to: arrow.to,
            source: holder.flatMap { holder in tree.value(of: "id", in: holder) },
            kind: value("relationship") ?? value("kind") ?? "", identifier: value("identifier"),
            customClass: value("customClass"), label: arrow.label, isContainment: arrow.isContainment)
    }
}

extension OpenDocument {
    /// Returns the kinds of segue that a view or view controller of a storyboard can perform, in the order of Interface Builder.
    func segueKinds(of id: String) -> [Command.SegueKind] {
        guard let interface = design?.interface, interface.kind == .storyboard, interface.runtime == .cocoaTouch else {
            return []
        }
        let kinds: Set<Command.SegueKind> =
            switch interface.items[id] {
            case .view(let place): interface.views[place].segueKinds
            case .controller(let place): interface.controllers[place].segueKinds
            default: []
            }
        return Command.SegueKind.allCases.filter(kinds.contains)
    }
}
