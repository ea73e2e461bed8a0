import UIKit

/// A content priority of a view that removes an ambiguity.
public struct ContentPriorityChange: Hashable, Sendable {
    /// The content priorities of a view.
    public enum Kind: String, Hashable, Sendable {
        /// Resistance to growing, by axis.
        case horizontalHugging, verticalHugging
        /// Resistance to shrinking, by axis.
        case horizontalCompressionResistance, verticalCompressionResistance
    }

    /// The id of the view.
    public let view: String
    /// The changed priority.
    public let kind: Kind
    /// The new value.
    public let priority: Double
}

extension DocumentInspection {
    /// Returns the content priorities that remove the ambiguity of views, by the id of the ambiguous view.
    ///
    /// They are those in the notes of the findings of ``diagnostics(of:file:devices:options:optionalRules:title:)``. A view that needs a
    /// constraint has none.
    @MainActor public static func priorityChanges(
        in document: InterfaceDocument, device: InterfaceDocument.Device? = nil,
        options: LayoutOptions = LayoutOptions()
    ) -> [String: [ContentPriorityChange]] {
        let options = options.atRunTime(on: device ?? LayoutOptions().onDevice(of: [document]).device)
        var found: [String: [ContentPriorityChange]] = [:]
        _ = eachScene(of: document, options: options) { inspection, _, _ in
            for cause in inspection.ambiguityCauses() where !cause.priorities.isEmpty {
                found[document.views[cause.view].id] = cause.priorities
            }
            return []
        }
        return found
    }
}
