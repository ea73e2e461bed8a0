import Testing
import UIKit

/// Undo managers, of a window and by themselves.
///
/// Compiled in language modes 5 and 6.
@MainActor @Suite struct UndoTests {
    @MainActor final class Counter {
        var value = 0
        let manager: UndoManager
        init(_ manager: UndoManager) { self.manager = manager }
        func add(_ number: Int) {
            manager.registerUndo(withTarget: self) { $0.add(-number) }
            value += number
        }
    }

    @Test func undoAndRedo() {
        let manager = UndoManager()
        let counter = Counter(manager)
        counter.add(1)
        manager.setActionName("Adding")
        counter.add(10)
        #expect(counter.value == 11 && manager.canUndo && !manager.canRedo)
        manager.undo()
        #expect(counter.value == 1 && manager.undoMenuItemTitle == "Undo Adding")
        manager.undo()
        #expect(counter.value == 0 && !manager.canUndo && manager.redoActionName == "Adding")
        manager.redo()
        manager.redo()
        #expect(counter.value == 11 && !manager.canRedo)
        manager.undo()
        counter.add(5)
        #expect(counter.value == 6 && !manager.canRedo)
    }

    @Test func groupsLevelsAndTargets() {
        let manager = UndoManager()
        var counter: Counter? = Counter(manager)
        manager.beginUndoGrouping()
        counter?.add(1)
        counter?.add(2)
        manager.endUndoGrouping()
        manager.undo()
        #expect(counter?.value == 0)
        manager.levelsOfUndo = 2
        for number in 1...4 { counter?.add(number) }
        while manager.canUndo { manager.undo() }
        #expect(counter?.value == 3)
        manager.removeAllActions()
        manager.disableUndoRegistration()
        counter?.add(1)
        manager.enableUndoRegistration()
        #expect(!manager.canUndo && !manager.canRedo)
        counter?.add(1)
        let held = { [weak counter] in counter }
        counter = nil
        #expect(held() == nil)
        manager.undo()
        #expect(!manager.canUndo)
    }

    /// Removing all actions of a target also removes them from groups that are still open.
    @Test func targetsInOpenGroups() {
        let (manager, counter) = (UndoManager(), NSObject())
        var runs = 0
        manager.beginUndoGrouping()
        manager.registerUndo(withTarget: counter) { _ in runs += 1 }
        manager.removeAllActions(withTarget: counter)
        manager.endUndoGrouping()
        manager.undo()
        #expect(runs == 0)
    }

    @Test func theManagerOfAWindow() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        let (screen, field) = (UIViewController(), UITextField())
        #expect(field.undoManager == nil)
        window.rootViewController = screen
        screen.view.addSubview(field)
        #expect(field.undoManager === window.undoManager && screen.undoManager === window.undoManager)
    }

    /// A group has the action name that was set last, in whichever of its nested groups.
    @Test(arguments: [([nil, "inner"], "inner"), (["outer", "inner"], "inner"), (["outer", nil], "outer")])
    func namesOfInnerGroups(_ names: [String?], _ name: String) {
        let (manager, target) = (UndoManager(), NSObject())
        for part in names {
            manager.beginUndoGrouping()
            if let part { manager.setActionName(part) }
        }
        manager.registerUndo(withTarget: target) { target in manager.registerUndo(withTarget: target) { _ in } }
        #expect(manager.undoActionName == name)
        for _ in names { manager.endUndoGrouping() }
        #expect(manager.undoActionName == name && manager.undoMenuItemTitle == "Undo " + name)
        manager.undo()
        #expect(manager.redoActionName == name && manager.undoActionName == "")
    }
}
