import Diagnostics
import InterfaceBuilder

/// The findings of an open document: those of `plumb lint`, with the commands that resolve them.
@MainActor struct DocumentFindings {
    /// The findings in reading order, notes last.
    let states: [FindingState]

    /// Inspects an Interface Builder document on the device of the settings.
    init(_ document: InterfaceDocument, settings: CanvasSettings) {
        var options = (try? settings.options(for: document)) ?? LayoutOptions()
        let own = document.device.map { device in InterfaceDocument.Device(id: device.id, isLandscape: true) }
        let device = options.device ?? (settings.isLandscape ? own : nil)
        options.isOnItsSide = false
        // As in Interface Builder, a new view has no issue until it has constraints.
        let (all, priorities) = DocumentInspection.findings(in: document, device: device, options: options)
        let found = all.filter { finding in finding.id != "ib.fixed-frame" }
        let shown =
            found.filter { finding in finding.severity != .note }
            + found.filter { finding in finding.severity == .note }
        states = shown.map { finding in
            FindingState(
                finding, priorities: finding.views.first.flatMap { view in priorities[view] } ?? [])
        }
    }
}

extension Cure {
    /// Creates the cure of an ambiguity that other content priorities remove.
    init(_ changes: [ContentPriorityChange]) {
        let words = changes.map { change in
            let name = change.kind.rawValue.reduce(into: "") { words, letter in
                words += letter.isUppercase ? " \(letter)" : words.isEmpty ? letter.uppercased() : String(letter)
            }
            return "\(name) to \(JSONValue.text(of: change.priority))"
        }
        title = "Set " + words.joined(separator: ", ")
        let commands = changes.map { change in Command.priorities(Command.PriorityChange(change)) }
        command =
            commands.count == 1 ? commands[0] : .batch(.init(title: "Change Content Priorities", commands: commands))
    }
}

extension Command.PriorityChange {
    fileprivate init(_ change: ContentPriorityChange) {
        views = [change.view]
        switch change.kind {
        case .horizontalHugging: horizontalHugging = change.priority
        case .verticalHugging: verticalHugging = change.priority
        case .horizontalCompressionResistance: horizontalCompressionResistance = change.priority
        case .verticalCompressionResistance: verticalCompressionResistance = change.priority
        }
    }
}
