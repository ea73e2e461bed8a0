import LayoutTools
import Scene
import UIKit

/// An edit of a document that a person asks for.
///
/// A command is a value. It names views and constraints by their ids, so it depends on no selection. All lengths are in points.
public enum Command: Hashable, Sendable {
    /// Moves and resizes views.
    case move(Move)
    /// Adds constraints that align views.
    case align(Align)
    /// Adds constraints for spacing and size.
    case pin(Pin)
    /// Resolves Auto Layout issues.
    case resolve(Resolve)
    /// Embeds views in a container.
    case embed(Embed)
    /// Removes a container whose subviews stay.
    case unembed(Unembed)
    /// Replaces constraints by those of a format.
    case format(Format)
    /// Adds one constraint.
    case connect(Connect)
    /// Changes one constraint.
    case constraint(ConstraintChange)
    /// Deletes views, constraints, segues and scenes.
    case delete(Deletion)
    /// Sets the content priorities of views.
    case priorities(PriorityChange)
    /// Sets attributes of a view.
    case attributes(AttributeChange)
    /// Adds a view from the library.
    case insert(Insertion)
    /// Applies the fix of a finding.
    case fix(Fix)
    /// Performs several commands as one step of undo.
    case batch(Batch)
    /// Adds a scene with a view controller to a storyboard.
    case scene(NewScene)
    /// Changes the view controller of a scene.
    case controller(ControllerChange)
    /// Adds a segue.
    case addSegue(NewSegue)
    /// Changes a segue.
    case segue(SegueChange)
    /// Sets or removes a value for some size classes.
    case variation(VariationChange)

    /// A Boolean value that indicates whether the command takes frames from the canvas.
    var isMove: Bool {
        switch self {
        case .move: true
        case .batch(let batch): batch.commands.contains { command in if case .move = command { true } else { false } }
        default: false
        }
    }

    /// New frames of views.
    public struct Move: Codable, Hashable, Sendable {
        /// The frames in the coordinate space of the root, by the id of the view.
        public var frames: [String: Scene.Rectangle]
    }

    /// The views whose frames follow new constraints.
    public enum FrameUpdate: String, Codable, Hashable, Sendable {
        /// No view moves.
        case none
        /// The named views move.
        case items
        /// All views of the scene move.
        case all
    }

    /// An alignment.
    public struct Align: Codable, Hashable, Sendable {
        /// The attribute of `Alignment`, or `container-x` or `container-y`.
        public var attribute: String
        /// The views, the one to align with first.
        public var views: [String]
        /// The offset from the first view or the center of the container.
        public var offset: Double?
        /// The views that move.
        public var updateFrames: FrameUpdate?
    }

    /// Spaces to neighbors, and sizes.
    public struct Pin: Codable, Hashable, Sendable {
        /// The views.
        public var views: [String]
        /// The spaces by side: `top`, `leading`, `bottom`, `trailing`.
        public var spaces: [String: Length]?
        /// The width.
        public var width: Length?
        /// The height.
        public var height: Length?
        /// Whether the current ratio of width to height is kept.
        public var aspect: Bool?
        /// Whether the widths become equal to that of the first view.
        public var equalWidths: Bool?
        /// Whether the heights become equal to that of the first view.
        public var equalHeights: Bool?
        /// The ids of neighbors by side, in place of the nearest ones.
        public var neighbors: [String: String]?
        /// Whether spaces to the superview go to its margins.
        public var margins: Bool?
        /// The views that move.
        public var updateFrames: FrameUpdate?
    }

    /// A length: a number of points, `"current"` or `"standard"`.
    public enum Length: Hashable, Sendable {
        /// The length on the canvas.
        case current
        /// The standard space.
        case standard
        /// A number of points.
        case points(Double)
    }

    /// An action of Resolve Auto Layout Issues.
    public struct Resolve: Codable, Hashable, Sendable {
        /// The actions.
        public enum Action: String, Codable, Hashable, Sendable {
            /// Stores the frames that the constraints give.
            case updateFrames = "update-frames"
            /// Changes constants to match the stored frames.
            case updateConstants = "update-constants"
            /// Adds constraints until no view is ambiguous.
            case addMissing = "add-missing"
            /// Clears constraints, then adds suggested ones.
            case reset
            /// Removes the constraints.
            case clear
        }

        /// The action.
        public var action: Action
        /// The views; nil for all views of all scenes.
        public var views: [String]?
    }

    /// An embedding in a container.
    public struct Embed: Codable, Hashable, Sendable {
        /// The views; for a container of scenes, views or view controllers of the scenes.
        public var views: [String]
        /// The container; nil for a stack view.
        public var container: Container?
    }

    /// A new constraint.
    public struct Connect: Codable, Hashable, Sendable {
        /// The first item.
        public var first: String
        /// The attribute of the first item, as in documents.
        public var attribute: String
        /// The second item; nil for a size.
        public var second: String?
        /// The attribute of the second item.
        public var secondAttribute: String?
        /// The relation: `==`, `<=` or `>=`.
        public var relation: Scene.Constraint.Relation?
        /// The multiplier.
        public var multiplier: Double?
        /// The constant; nil for the current distance.
        public var constant: Double?
        /// The priority.
        public var priority: Double?
    }

    /// A change of a constraint.
    ///
    /// Absent values stay.
    public struct ConstraintChange: Codable, Hashable, Sendable {
        /// The id of the constraint.
        public var id: String
        /// The relation.
        public var relation: Scene.Constraint.Relation?
        /// The multiplier.
        public var multiplier: Double?
        /// The constant: a number of points, `"current"` or `"standard"`.
        public var constant: Length?
        /// The priority.
        public var priority: Double?
    }

    /// A deletion of elements of one kind.
    public struct Deletion: Codable, Hashable, Sendable {
        /// The ids of views.
        public var views: [String]?
        /// The ids of constraints.
        public var constraints: [String]?
        /// The ids of segues.
        public var segues: [String]?
        /// The ids of the view controllers of scenes.
        public var scenes: [String]?
    }

    /// New content priorities.
    ///
    /// Absent values stay.
    public struct PriorityChange: Codable, Hashable, Sendable {
        /// The views.
        public var views: [String]
        /// The horizontal hugging priority.
        public var horizontalHugging: Double?
        /// The vertical hugging priority.
        public var verticalHugging: Double?
        /// The horizontal compression resistance.
        public var horizontalCompressionResistance: Double?
        /// The vertical compression resistance.
        public var verticalCompressionResistance: Double?
    }

    /// New attributes of a view.
    public struct AttributeChange: Codable, Hashable, Sendable {
        /// The view.
        public var view: String
        /// The values by name.
        ///
        /// An empty value removes the attribute.
        public var values: [String: String]
    }

    /// A new view.
    public struct Insertion: Codable, Hashable, Sendable {
        /// The name in the library, such as `label`.
        public var kind: String
        /// The superview.
        public var parent: String
        /// The frame in the coordinate space of the root; its size is that of the library if it is 0.
        public var frame: Scene.Rectangle
    }

    /// The fix of a finding.
    public struct Fix: Codable, Hashable, Sendable {
        /// The title of the fix.
        public var title: String
        /// The edits of the text.
        public var edits: [Replacement]
    }

    /// Several commands.
    public struct Batch: Codable, Hashable, Sendable {
        /// The title in the Edit menu.
        public var title: String
        /// The commands, at most 100, none of which is a batch.
        public var commands: [Command]
    }

    /// A replacement of text.
    public struct Replacement: Codable, Hashable, Sendable {
        /// The offset in UTF-8 bytes.
        public var offset: Int
        /// The number of replaced bytes.
        public var length: Int
        /// The new text.
        public var replacement: String
    }
}
