import Diagnostics
import LayoutTools

/// The texts that a session returns for a document.
public enum TextForm: String, Codable, Hashable, Sendable, CaseIterable {
    /// The document itself.
    case source
    /// The difference from the saved file.
    case changes
    /// Swift with visual formats where possible, and anchors for the rest.
    case swift
    /// Swift with anchors only.
    case anchors
    /// Formats, with equations for the rest.
    case vfl
}

extension OpenDocument {
    /// Returns the document in a form.
    public func text(as form: TextForm) throws(Diagnostic.Refusal) -> String {
        switch form {
        case .source: return String(decoding: bytes, as: UTF8.self)
        case .changes:
            return String(decoding: LineDifference(from: savedBytes, to: bytes).unified(file: name), as: UTF8.self)
        case .swift: return try code(.swift)
        case .anchors: return try code(.anchors)
        case .vfl: return try code(.vfl)
        }
    }

    private func code(_ style: ExportStyle) throws(Diagnostic.Refusal) -> String {
        let (scenes, diagnostics) = CodeExport.scenes(of: bytes, file: name)
        guard !scenes.isEmpty else {
            throw diagnostics.first.map { finding in Diagnostic.Refusal(diagnostic: finding) }
                ?? .studio(.notEditable, "The document has no scenes to export.")
        }
        return CodeExport.text(of: scenes.map { _, scene in scene }, style: style, file: name)
    }
}
