import Diagnostics
import InterfaceBuilder

extension FindingState {
    /// Creates the state of a finding, with the commands that resolve it.
    ///
    /// - Parameters:
    ///   - priorities: The content priorities that remove an ambiguity. No constraint is missing then.
    ///   - isEditable: Whether the document can be edited. Otherwise only fixes of its text are offered.
    init(_ finding: Diagnostic, priorities: [ContentPriorityChange] = [], isEditable: Bool = true) {
        self.finding = finding
        let fixes = finding.fixIts.map { fixIt in
            Cure(
                title: fixIt.title.prefix(1).uppercased() + fixIt.title.dropFirst(),
                command: .fix(
                    .init(
                        title: fixIt.title,
                        edits: fixIt.edits.map { edit in
                            .init(
                                offset: Int(edit.span.lower), length: Int(edit.span.count),
                                replacement: edit.replacement)
                        })))
        }
        cures = (isEditable ? Self.commands(for: finding, priorities) : []) + fixes
    }

    /// Returns the commands of the design tools that resolve a finding.
    private static func commands(for finding: Diagnostic, _ priorities: [ContentPriorityChange]) -> [Cure] {
        var cures: [Cure] = []
        func resolve(_ title: String, _ action: Command.Resolve.Action) {
            cures.append(Cure(title: title, command: .resolve(.init(action: action, views: finding.views))))
        }
        switch finding.id {
        case "ib.ambiguous" where !priorities.isEmpty: cures.append(Cure(priorities))
        case "ib.ambiguous", "layout.ambiguous", "ib.scroll-view-content":
            resolve("Add Missing Constraints", .addMissing)
        case "ib.misplaced":
            resolve("Update Frames", .updateFrames)
            resolve("Update Constraint Constants", .updateConstants)
        case "ib.conflict":
            for constraint in finding.constraints.prefix(4) {
                cures.append(
                    Cure(title: "Delete Constraint \(constraint)", command: .delete(.init(constraints: [constraint]))))
            }
        default: break
        }
        return cures
    }
}
