import Diagnostics

/// The reason why a design tool rejects a command.
///
/// The document is unchanged then.
public enum ToolProblem: Error, Hashable, Sendable {
    /// No view has the id or name.
    case unknownView(String, suggestions: [String])
    /// Several views have the name.
    case ambiguousName(String, ids: [String])
    /// The command needs more views.
    case selectionTooSmall(command: String, needed: Int, given: Int)
    /// The views have no common ancestor.
    case differentScenes(String, String)
    /// The view is the root of its scene.
    case rootView(String, command: String)
    /// The view has no text, so it has no baseline.
    case noBaseline(String)
    /// The views to embed are in different containers.
    case differentContainers(String, String)
    /// A stack view sets the position of the view.
    case arranged(String, stack: String)
    /// A size is 0, so it has no aspect ratio.
    case zeroSize(String)
    /// The number is not finite.
    case numberNotFinite(String)
    /// There are too many views to compare each with all others.
    case tooManyViews(Int)
    /// The name of the view in a layout document cannot occur in constraints.
    case unwritableName(String)
    /// The document uses autoresizing masks, so constraints have no effect.
    case noAutoLayout
    /// The view has no subviews to unembed.
    case noSubviews(String)
    /// The view is installed for some size classes only, which its superview states.
    case variedView(String)
    /// A command cannot write the container into the layout document.
    case unwritableContainer

    /// The id of the finding.
    public var id: DiagnosticID {
        switch self {
        case .unknownView: return "tools.unknown-view"
        case .ambiguousName: return "tools.ambiguous-name"
        case .selectionTooSmall: return "tools.selection-too-small"
        case .differentScenes: return "tools.different-scenes"
        case .rootView: return "tools.root-view"
        case .noBaseline: return "tools.no-baseline"
        case .differentContainers: return "tools.different-containers"
        case .arranged: return "tools.arranged-view"
        case .zeroSize: return "tools.zero-size"
        case .numberNotFinite: return "tools.number-not-finite"
        case .tooManyViews: return "tools.too-many-views"
        case .unwritableName: return "tools.unwritable-name"
        case .noAutoLayout: return "tools.no-auto-layout"
        case .noSubviews: return "tools.no-subviews"
        case .variedView: return "tools.varied-view"
        case .unwritableContainer: return "tools.unwritable-container"
        }
    }
}

extension ToolProblem {
    /// The problem as a finding.
    public var diagnostic: Diagnostic { diagnostic(at: nil) }

    /// The problem as an error in place of a result.
    package var refusal: Diagnostic.Refusal { Diagnostic.Refusal(diagnostic: diagnostic) }

    /// Returns the problem as a finding at a location.
    public func diagnostic(at location: SourceLocation?) -> Diagnostic {
        Diagnostic(id: id, severity: .error, message: message, location: location, views: views)
    }

    /// The affected views, by identifier or name.
    var views: [String] {
        switch self {
        case .ambiguousName(_, let ids): return ids
        case .differentScenes(let one, let other), .differentContainers(let one, let other): return [one, other]
        case .rootView(let view, _), .noBaseline(let view), .arranged(let view, _), .zeroSize(let view),
            .unwritableName(let view), .noSubviews(let view), .variedView(let view):
            return [view]
        case .unknownView, .selectionTooSmall, .numberNotFinite, .tooManyViews, .noAutoLayout, .unwritableContainer:
            return []
        }
    }

    private var message: String {
        switch self {
        case .unknownView(let word, let suggestions):
            let hint =
                suggestions.isEmpty
                ? " Run plumb layout for a list." : " Did you mean \(suggestions.listed(by: "or"))?"
            return "No view has the id or name '\(word)'.\(hint)"
        case .ambiguousName(let name, let ids):
            return
                "\(ids.count) views have the name '\(name)'. Use an id: \(ids.listed(by: "or"))."
        case .selectionTooSmall(let command, let needed, let given):
            return "'\(command)' needs at least \(needed) views, not \(given). Add views to --views."
        case .differentScenes(let one, let other):
            return "'\(one)' and '\(other)' are in different scenes. Name views of one scene."
        case .rootView(let view, let command):
            return "'\(view)' is the root view of its scene. '\(command)' needs a view with a superview."
        case .noBaseline(let view):
            return "'\(view)' has no text and so no baseline. Align another attribute."
        case .differentContainers(let one, let other):
            return "'\(one)' and '\(other)' have different superviews. Name views of one superview."
        case .arranged(let view, let stack):
            return "The stack view '\(stack)' sets the position of '\(view)'. Change the stack view instead."
        case .zeroSize(let view):
            return "'\(view)' has a width or height of 0, so it has no aspect ratio. Give it a size first."
        case .numberNotFinite(let name):
            return "The number for \(name) is not finite. Write a plain number."
        case .tooManyViews(let count):
            return "\(count) views are too many at once. Name fewer views with --views."
        case .unwritableName(let view):
            return
                "A constraint cannot contain the name '\(view)'. Rename the view to letters, digits and underscores."
        case .noAutoLayout:
            return
                "The document does not use Auto Layout. Set useAutolayout=\"YES\" in the first element, or turn it on in Xcode."
        case .noSubviews(let view): return "'\(view)' has no subviews to unembed. Select a view with subviews."
        case .variedView(let view):
            return
                "'\(view)' is installed for some size classes only, so it cannot move. Install it for all size classes first."
        case .unwritableContainer:
            return "A command cannot write this container into the layout document. Edit the text of the document."
        }
    }
}
