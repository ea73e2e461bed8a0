import Diagnostics
import Scene

/// An open document as a front end shows it: scenes, findings and the state of the Edit menu.
public struct DocumentState: Codable, Hashable, Sendable {
    /// The path in the opened folder.
    public var document: String
    /// The number of changes of the text since the document was opened; undo and redo count too.
    public var revision: Int
    /// Whether the text differs from the saved text.
    public var isEdited: Bool
    /// Whether another program has changed the file since it was read, while the document is edited.
    public var isChangedOnDisk: Bool
    /// Whether a session that ended without saving has left edits, which can be restored or discarded.
    public var hasUnsavedEdits: Bool
    /// Whether commands can edit the document.
    public var isEditable: Bool
    /// Whether the document is a storyboard or xib.
    public var isInterfaceBuilder: Bool
    /// Whether the canvas shows the stored frames of a storyboard or xib.
    public var showsStoredFrames: Bool
    /// Whether views can move: the document is editable, and the canvas shows it with its own settings.
    public var isMovable: Bool
    /// Whether the screens have the sizes of the document's own device.
    public var showsOwnDevice: Bool
    /// The title of the edit to undo.
    public var undo: String?
    /// The title of the edit to redo.
    public var redo: String?
    /// The settings of the device bar.
    public var settings: CanvasSettings
    /// The size classes of the device, such as `heightClass=regular-widthClass=compact`; nil for a document without any.
    public var sizeClasses: String?
    /// The scenes.
    public var scenes: [SceneState]
    /// The places of the scenes of a storyboard, and its segues; nil for another document.
    public var overview: OverviewState?
    /// The findings.
    public var findings: [FindingState]

    enum CodingKeys: String, CodingKey {
        case document, revision
        case isEdited = "edited"
        case isChangedOnDisk = "changedOnDisk"
        case hasUnsavedEdits = "unsavedEdits"
        case isEditable = "editable"
        case isInterfaceBuilder = "interfaceBuilder"
        case showsStoredFrames = "storedFrames"
        case isMovable = "movable"
        case showsOwnDevice = "ownDevice"
        case undo, redo, settings, sizeClasses, scenes, overview, findings
    }
}

/// A scene on the canvas.
public struct SceneState: Codable, Hashable, Sendable {
    /// The id of the root view.
    public var root: String
    /// The title: the name of the root view, or its class.
    public var title: String
    /// The size of the root view in points.
    public var size: Scene.Size
    /// The number of pixels per point.
    public var scale: Double
    /// The position on the canvas as the document stores it, or in the host; nil if it stores none.
    public var location: Scene.Point?
    /// The id of the view that contains the scene, such as the table view of a cell; nil if there is none.
    public var host: String?
    /// The id of the view controller of the scene; nil outside of storyboards.
    public var controller: String?
    /// The views, parents first.
    public var views: [ViewState]
    /// The layout guides.
    public var guides: [GuideState]
    /// The constraints, in document order.
    public var constraints: [ConstraintState]
}

/// A view on the canvas.
public struct ViewState: Codable, Hashable, Sendable {
    /// The id.
    public var id: String
    /// The name; nil if the document has none.
    public var name: String?
    /// The id of the superview.
    public var parent: String?
    /// The element or class.
    public var className: String
    /// The kind of control.
    public var kind: Scene.View.Kind
    /// The shown frame in the coordinate space of the root.
    public var frame: Scene.Rectangle
    /// The frame of the layout in the coordinate space of the root; nil if it is the shown frame.
    public var laidOut: Scene.Rectangle?
    /// The alignment insets: top, left, bottom, right; nil without any.
    public var alignmentInsets: [Double]?
    /// The distances of the first baseline from the top and of the last from the bottom of the alignment rectangle.
    public var baselines: [Double]?
    /// Whether the view is hidden.
    public var isHidden: Bool
    /// Whether its position or size is ambiguous.
    public var isAmbiguous: Bool
    /// Whether a constraint of it conflicts with others.
    public var isConflicting: Bool
    /// Whether its stored frame differs from the layout.
    public var isMisplaced: Bool
    /// Whether a stack view arranges it.
    public var isArranged: Bool
    /// Whether constraints set its frame, not an autoresizing mask.
    public var usesConstraints: Bool
    /// The content priorities: horizontal and vertical hugging, horizontal and vertical compression resistance.
    public var priorities: [Double]?
    /// The text.
    public var text: Scene.Text?
    /// The background color.
    public var background: Scene.Color?
    /// The view's own drawing.
    public var drawing: [Scene.DrawingCommand]?

    enum CodingKeys: String, CodingKey {
        case id, name, parent
        case className = "class"
        case kind, frame, laidOut, alignmentInsets, baselines
        case isHidden = "hidden"
        case isAmbiguous = "ambiguous"
        case isConflicting = "conflicting"
        case isMisplaced = "misplaced"
        case isArranged = "arranged"
        case usesConstraints = "constrained"
        case priorities, text, background, drawing
    }
}

/// A layout guide on the canvas.
public struct GuideState: Codable, Hashable, Sendable {
    /// The id.
    public var id: String
    /// The kind, such as `safeAreaGuide`.
    public var kind: String
    /// The id of the owning view.
    public var owner: String
    /// The frame in the coordinate space of the root.
    public var frame: Scene.Rectangle
}

/// A constraint on the canvas.
public struct ConstraintState: Codable, Hashable, Sendable {
    /// The id.
    public var id: String
    /// The first item.
    public var first: String
    /// The attribute of the first item.
    public var attribute: String
    /// The second item.
    public var second: String?
    /// The attribute of the second item.
    public var secondAttribute: String?
    /// The relation.
    public var relation: Scene.Constraint.Relation
    /// The multiplier.
    public var multiplier: Double
    /// The constant.
    public var constant: Double
    /// The priority.
    public var priority: Double
    /// Whether the constant is the standard space.
    public var isStandard: Bool
    /// The state on the canvas.
    public var state: Scene.Constraint.State
    /// The constraint as a visual format, or as an equation.
    public var text: String

    enum CodingKeys: String, CodingKey {
        case id, first, attribute, second, secondAttribute, relation, multiplier, constant, priority
        case isStandard = "standard"
        case state, text
    }
}

/// A finding with its cures.
public struct FindingState: Codable, Hashable, Sendable {
    /// The finding.
    public var finding: Diagnostic
    /// The commands that resolve it, the most probable first.
    public var cures: [Cure]
}

/// A command that resolves a finding.
public struct Cure: Codable, Hashable, Sendable {
    /// The title of the button.
    public var title: String
    /// The command.
    public var command: Command
}
