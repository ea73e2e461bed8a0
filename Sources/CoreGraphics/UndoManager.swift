import Foundation

/// What can be undone and done again.
///
/// Apple's groups what one event does; there are no events here, so that each action outside of a group is a group of its own.
@preconcurrency @MainActor open class UndoManager: NSObject {
    private struct Action {
        weak var target: AnyObject?
        let run: (AnyObject) -> Void
    }
    /// Actions that are undone together.
    private struct Group {
        var actions: [Action] = []
        var name = ""
    }

    private var (undoable, redoable): ([Group], [Group]) = ([], [])
    /// The groups that were begun, the innermost last.
    private var begun: [Group] = []
    private var disabled = 0

    /// A manager with nothing to undo.
    public override init() { super.init() }

    // MARK: Registering

    /// Remembers what undoes something that was done; done while undoing it is what does it again.
    ///
    /// The target is not held.
    open func registerUndo<TargetType: AnyObject>(
        withTarget target: TargetType, handler: @escaping (TargetType) -> Void
    ) {
        guard isUndoRegistrationEnabled else { return }
        if !isUndoing, !isRedoing { redoable = [] }
        let action = Action(target: target) { if let target = $0 as? TargetType { handler(target) } }
        if begun.isEmpty { return add(Group(actions: [action])) }
        begun[begun.count - 1].actions.append(action)
    }
    /// Has nothing remembered until ``enableUndoRegistration()`` was called as often.
    open func disableUndoRegistration() { disabled += 1 }
    /// Has actions remembered again.
    open func enableUndoRegistration() { disabled = max(0, disabled - 1) }
    /// Whether actions are remembered.
    open var isUndoRegistrationEnabled: Bool { disabled == 0 }
    /// Begins actions that are undone together.
    open func beginUndoGrouping() { begun.append(Group()) }
    /// Ends actions that are undone together.
    open func endUndoGrouping() {
        guard let group = begun.popLast() else { return }
        if begun.isEmpty {
            if !group.actions.isEmpty { add(group) }
            return
        }
        begun[begun.count - 1].actions += group.actions
        // The name that was set last is that of what is undone together.
        if !group.name.isEmpty { begun[begun.count - 1].name = group.name }
    }
    /// How many groups were begun and not ended.
    open var groupingLevel: Int { begun.count }
    /// Whether what one event does is one group; kept, there are no events.
    open var groupsByEvent = true
    /// How many groups can be undone at most; 0 for any number.
    open var levelsOfUndo = 0 { didSet { forgetOldest() } }
    /// Forgets all.
    open func removeAllActions() { (undoable, redoable, begun) = ([], [], []) }
    /// Forgets what a target would do.
    open func removeAllActions(withTarget target: Any) {
        func remaining(_ groups: [Group]) -> [Group] {
            groups.compactMap { group in
                var group = group
                group.actions.removeAll { $0.target === target as AnyObject }
                return group.actions.isEmpty ? nil : group
            }
        }
        (undoable, redoable) = (remaining(undoable), remaining(redoable))
        // Groups that are begun stay so, however little is in them.
        for level in begun.indices { begun[level].actions.removeAll { $0.target === target as AnyObject } }
    }

    private func add(_ group: Group) {
        if isUndoing { redoable.append(group) } else { undoable.append(group) }
        forgetOldest()
    }

    private func forgetOldest() {
        guard levelsOfUndo > 0 else { return }
        (undoable, redoable) = (undoable.suffix(levelsOfUndo), redoable.suffix(levelsOfUndo))
    }

    // MARK: Undoing

    /// Whether there is something to undo.
    open var canUndo: Bool { !undoable.isEmpty || begun.contains { !$0.actions.isEmpty } }
    /// Whether there is something to do again.
    open var canRedo: Bool { !redoable.isEmpty }
    /// Whether something is being undone.
    open private(set) var isUndoing = false
    /// Whether something is being done again.
    open private(set) var isRedoing = false

    /// Undoes the last group; groups that were begun are ended.
    open func undo() {
        while !begun.isEmpty { endUndoGrouping() }
        guard let group = undoable.popLast() else { return }
        isUndoing = true
        run(group)
        isUndoing = false
    }
    /// Undoes the last group.
    open func undoNestedGroup() { undo() }
    /// Does again what was undone last.
    open func redo() {
        while !begun.isEmpty { endUndoGrouping() }
        guard let group = redoable.popLast() else { return }
        isRedoing = true
        run(group)
        isRedoing = false
    }

    /// Runs a group from its end; what is registered meanwhile is one group of the same name.
    private func run(_ group: Group) {
        begun.append(Group(name: group.name))
        for action in group.actions.reversed() { if let target = action.target { action.run(target) } }
        while begun.count > 1 { endUndoGrouping() }
        endUndoGrouping()
    }

    // MARK: Names

    /// Names the last group, or the one that was begun.
    open func setActionName(_ actionName: String) {
        if !begun.isEmpty {
            begun[begun.count - 1].name = actionName
        } else if !undoable.isEmpty {
            undoable[undoable.count - 1].name = actionName
        }
    }
    /// What would be undone: the groups that are begun, else the last one.
    open var undoActionName: String {
        guard !isUndoing, !isRedoing, begun.contains(where: { !$0.actions.isEmpty }) else {
            return undoable.last?.name ?? ""
        }
        return begun.last { !$0.name.isEmpty }?.name ?? ""
    }
    /// What would be done again.
    open var redoActionName: String { redoable.last?.name ?? "" }
    /// What a menu shows: "Undo" and the name.
    open var undoMenuItemTitle: String { undoActionName.isEmpty ? "Undo" : "Undo " + undoActionName }
    /// What a menu shows: "Redo" and the name.
    open var redoMenuItemTitle: String { redoActionName.isEmpty ? "Redo" : "Redo " + redoActionName }
}
