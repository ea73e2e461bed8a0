import Foundation

/// A stack of actions that can be undone and redone.
///
/// Foundation groups the actions of one event. Plumb has no events, so each action outside a group is its own group.
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
    /// The open groups, the innermost last.
    private var begun: [Group] = []
    private var disabled = 0

    /// Creates an empty manager.
    public override init() { super.init() }

    // MARK: Registering

    /// Registers an action that undoes a change.
    ///
    /// During undo, it is registered as a redo action.
    ///
    /// The target is not retained.
    open func registerUndo<TargetType: AnyObject>(
        withTarget target: TargetType, handler: @escaping (TargetType) -> Void
    ) {
        guard isUndoRegistrationEnabled else { return }
        if !isUndoing, !isRedoing { redoable = [] }
        let action = Action(target: target) { if let target = $0 as? TargetType { handler(target) } }
        if begun.isEmpty { return add(Group(actions: [action])) }
        begun[begun.count - 1].actions.append(action)
    }
    /// Disables registration, until ``enableUndoRegistration()`` has been called equally often.
    open func disableUndoRegistration() { disabled += 1 }
    /// Enables registration again.
    open func enableUndoRegistration() { disabled = max(0, disabled - 1) }
    /// A Boolean value that indicates whether actions are registered.
    open var isUndoRegistrationEnabled: Bool { disabled == 0 }
    /// Begins a group of actions that are undone together.
    open func beginUndoGrouping() { begun.append(Group()) }
    /// Ends a group of actions.
    open func endUndoGrouping() {
        guard let group = begun.popLast() else { return }
        if begun.isEmpty {
            if !group.actions.isEmpty { add(group) }
            return
        }
        begun[begun.count - 1].actions += group.actions
        // The last name applies to the whole group.
        if !group.name.isEmpty { begun[begun.count - 1].name = group.name }
    }
    /// The number of open groups.
    open var groupingLevel: Int { begun.count }
    /// A Boolean value that indicates whether the actions of an event form a group.
    ///
    /// Plumb stores the value and does not use it.
    open var groupsByEvent = true
    /// The maximum number of groups; 0 for no limit.
    open var levelsOfUndo = 0 { didSet { forgetOldest() } }
    /// Removes all actions.
    open func removeAllActions() { (undoable, redoable, begun) = ([], [], []) }
    /// Removes the actions of a target.
    open func removeAllActions(withTarget target: Any) {
        func remaining(_ groups: [Group]) -> [Group] {
            groups.compactMap { group in
                var group = group
                group.actions.removeAll { $0.target === target as AnyObject }
                return group.actions.isEmpty ? nil : group
            }
        }
        (undoable, redoable) = (remaining(undoable), remaining(redoable))
        // Open groups stay open even if they become empty.
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

    /// A Boolean value that indicates whether there are actions to undo.
    open var canUndo: Bool { !undoable.isEmpty || begun.contains { !$0.actions.isEmpty } }
    /// A Boolean value that indicates whether there are actions to redo.
    open var canRedo: Bool { !redoable.isEmpty }
    /// A Boolean value that indicates whether an undo is in progress.
    open private(set) var isUndoing = false
    /// A Boolean value that indicates whether a redo is in progress.
    open private(set) var isRedoing = false

    /// Undoes the last group, and ends open groups.
    open func undo() {
        while !begun.isEmpty { endUndoGrouping() }
        guard let group = undoable.popLast() else { return }
        isUndoing = true
        run(group)
        isUndoing = false
    }
    /// Undoes the last group.
    open func undoNestedGroup() { undo() }
    /// Redoes the last undone group.
    open func redo() {
        while !begun.isEmpty { endUndoGrouping() }
        guard let group = redoable.popLast() else { return }
        isRedoing = true
        run(group)
        isRedoing = false
    }

    /// Runs a group from its end.
    ///
    /// The actions that are registered meanwhile form one group of the same name.
    private func run(_ group: Group) {
        begun.append(Group(name: group.name))
        for action in group.actions.reversed() { if let target = action.target { action.run(target) } }
        while begun.count > 1 { endUndoGrouping() }
        endUndoGrouping()
    }

    // MARK: Names

    /// Sets the name of the innermost open group, or else of the last group.
    open func setActionName(_ actionName: String) {
        if !begun.isEmpty {
            begun[begun.count - 1].name = actionName
        } else if !undoable.isEmpty {
            undoable[undoable.count - 1].name = actionName
        }
    }
    /// The name of the next group to undo: an open group, or else the last one.
    open var undoActionName: String {
        guard !isUndoing, !isRedoing, begun.contains(where: { !$0.actions.isEmpty }) else {
            return undoable.last?.name ?? ""
        }
        return begun.last { !$0.name.isEmpty }?.name ?? ""
    }
    /// The name of the next group to redo.
    open var redoActionName: String { redoable.last?.name ?? "" }
    /// The title of the undo menu item: "Undo" and the name.
    open var undoMenuItemTitle: String { undoActionName.isEmpty ? "Undo" : "Undo " + undoActionName }
    /// The title of the redo menu item: "Redo" and the name.
    open var redoMenuItemTitle: String { redoActionName.isEmpty ? "Redo" : "Redo " + redoActionName }
}
