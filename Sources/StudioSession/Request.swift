import Scene

/// A request of a front end to a session.
///
/// In JSON it is an object with the action under `do`, the values beside it, and a number under `id` that the reply repeats.
public struct Request: Codable, Hashable, Sendable {
    /// The actions.
    public enum Action: String, Codable, Hashable, Sendable, CaseIterable {
        /// Lists the documents of the folder.
        case list
        /// Opens a document, and returns its state.
        case open
        /// Creates a document, and opens it.
        case new
        /// Performs a command.
        case perform
        /// Returns the result of a command without performing it.
        case preview
        /// Returns the canvas during a drag, without a change of the document.
        case drag
        /// Undoes the last edit.
        case undo
        /// Redoes the edit that was undone last.
        case redo
        /// Changes the settings of the device bar.
        case configure
        /// Returns the attributes of a view.
        case inspect
        /// Returns the constraints that determine the frame of a view.
        case explain
        /// Returns a scene on all devices.
        case devices
        /// Continues the sweep of a screen over all widths or heights.
        case sweep
        /// Returns the views and guides to which spaces of Add New Constraints can go.
        case neighbors
        /// Returns the constraints of views as formats.
        case formats
        /// Returns the text of a document.
        case text
        /// Saves a document.
        case save
        /// Takes the text of the file that another program has changed.
        case reload
        /// Merges the text with that of the file that another program has changed.
        case merge
        /// Takes the unsaved edits of a session that ended without saving.
        case restore
        /// Deletes the unsaved edits of a session that ended without saving.
        case discard
    }

    /// The number that the reply repeats.
    public var id: Int
    /// The action.
    public var action: Action
    /// The path of the document in the opened folder.
    public var document: String?
    /// The command to perform or preview.
    public var command: Command?
    /// The frames of dragged views in the coordinate space of the root, by id.
    public var frames: [String: Scene.Rectangle]?
    /// The settings of the device bar.
    public var settings: CanvasSettings?
    /// The view to inspect or explain, or the root of the scene for all devices or a sweep.
    public var view: String?
    /// The views whose formats are wanted.
    public var views: [String]?
    /// The form of a text.
    public var form: TextForm?
    /// The revision of the repository with which a text compares the document; nil for the saved file.
    public var revision: String?
    /// The kind of a new document.
    public var kind: NewDocument?
    /// Whether spaces to the superview go to its margins.
    public var margins: Bool?
    /// The swept property; nil for the width.
    public var axis: SweepState.Axis?
    /// Whether a save replaces a file that another program has changed.
    public var overwrites: Bool?

    enum CodingKeys: String, CodingKey {
        case id
        case action = "do"
        case document, command, frames, settings, view, views, form, revision, kind, margins, axis, overwrites
    }

    /// Creates a request.
    public init(
        id: Int, _ action: Action, document: String? = nil, command: Command? = nil,
        frames: [String: Scene.Rectangle]? = nil, settings: CanvasSettings? = nil, view: String? = nil,
        form: TextForm? = nil, kind: NewDocument? = nil, margins: Bool? = nil, overwrites: Bool? = nil
    ) {
        self.id = id
        self.action = action
        self.document = document
        self.command = command
        self.frames = frames
        self.settings = settings
        self.view = view
        self.form = form
        self.kind = kind
        self.margins = margins
        self.overwrites = overwrites
    }
}
