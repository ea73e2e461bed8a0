import Diagnostics

/// Why a design tool does not do what it was asked to; nothing has been changed then.
public enum ToolProblem: Error, Hashable, Sendable {
    /// No view of that identifier or name.
    case unknownView(String, suggestions: [String])
    /// Several views have the name.
    case ambiguousName(String, ids: [String])
    /// The command needs more views.
    case selectionTooSmall(command: String, needed: Int, given: Int)
    /// The views have no common ancestor.
    case differentScenes(String, String)
    /// The view is the root of its scene, which nothing contains.
    case rootView(String, command: String)
    /// The view has no text, so that it has no baseline.
    case noBaseline(String)
    /// The views to be wrapped lie in different containers.
    case differentContainers(String, String)
    /// The stack view that contains the view decides its place.
    case arranged(String, stack: String)
    /// A size of zero has no ratio.
    case zeroSize(String)
    /// The number is not finite.
    case numberNotFinite(String)
    /// The views are too many for what is to be worked out for each against all others.
    case tooManyViews(Int)
    /// The view's name in a layout document is no word, so that no constraint there can name it.
    case unwritableName(String)
    /// The document lays its views out by autoresizing masks, so that constraints do nothing in it.
    case noAutoLayout

    /// The stable identifier, as diagnostics name it.
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
        }
    }
}

extension ToolProblem {
    /// The problem as a finding.
    public var diagnostic: Diagnostic { diagnostic(at: nil) }

    /// The problem as a finding at a place.
    public func diagnostic(at location: SourceLocation?) -> Diagnostic {
        Diagnostic(id: id, severity: .error, message: message, location: location, views: views)
    }

    /// The views that it is about, by identifier or name.
    var views: [String] {
        switch self {
        case .ambiguousName(_, let ids): return ids
        case .differentScenes(let one, let other), .differentContainers(let one, let other): return [one, other]
        case .rootView(let view, _), .noBaseline(let view), .arranged(let view, _), .zeroSize(let view),
            .unwritableName(let view):
            return [view]
        case .unknownView, .selectionTooSmall, .numberNotFinite, .tooManyViews, .noAutoLayout: return []
        }
    }

    private var message: String {
        switch self {
        case .unknownView(let word, let suggestions):
            let hint =
                suggestions.isEmpty
                ? " “plumb layout” lists them all." : " Did you mean \(suggestions.listed(by: "or"))?"
            return "There is no view with the identifier or name “\(word)”.\(hint)"
        case .ambiguousName(let name, let ids):
            return
                "\(ids.count) views are called “\(name)”: name one by its identifier, \(ids.listed(by: "or"))."
        case .selectionTooSmall(let command, let needed, let given):
            return "“\(command)” needs at least \(needed) views, and \(given) is selected: add more to --views."
        case .differentScenes(let one, let other):
            return "“\(one)” and “\(other)” lie in different scenes; a constraint ties views of one scene."
        case .rootView(let view, let command):
            return "“\(view)” is the root of its scene; “\(command)” needs a view that lies in another."
        case .noBaseline(let view):
            return "“\(view)” has no text and so no baseline; align another attribute of it."
        case .differentContainers(let one, let other):
            return "“\(one)” and “\(other)” have different superviews; select views of one."
        case .arranged(let view, let stack):
            return "The stack view “\(stack)” decides where “\(view)” lies; change the stack view instead."
        case .zeroSize(let view):
            return "“\(view)” has a width or height of 0, so that there is no ratio to keep; give it a size first."
        case .numberNotFinite(let name):
            return "The number for \(name) is not finite."
        case .tooManyViews(let count):
            return "\(count) views are too many to work constraints out for at once; name fewer of them with --views."
        case .unwritableName(let view):
            return
                "No constraint of a layout document can name “\(view)”: rename the view to one word of letters, digits and underscores."
        case .noAutoLayout:
            return
                "The document does not use Auto Layout; set useAutolayout=\"YES\" on its first element, or turn it on in Xcode."
        }
    }
}
