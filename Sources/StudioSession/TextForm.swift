import Diagnostics
import InterfaceBuilder
import LayoutTools
import Renderers
import Scene

/// The texts that a session returns for a document.
public enum TextForm: String, Codable, Hashable, Sendable, CaseIterable {
    /// The document itself.
    case source
    /// The difference from the saved file, or from a revision.
    case changes
    /// A page with the scenes that differ from the saved file or a revision, before and after.
    case overlay
    /// A drawing of the scenes.
    case svg
    /// Swift with visual formats where possible, and anchors for the rest.
    case swift
    /// Swift with anchors only.
    case anchors
    /// Formats, with equations for the rest.
    case vfl
}

extension OpenDocument {
    /// Returns the document in a form.
    ///
    /// A comparison is with the given bytes, or with the saved file for nil.
    public func text(as form: TextForm, since base: [UInt8]? = nil) throws(Diagnostic.Refusal) -> String {
        switch form {
        case .source: return String(decoding: bytes, as: UTF8.self)
        case .changes:
            return difference(since: base ?? savedBytes)
        case .overlay: return overlay(since: base ?? savedBytes)
        case .svg: return SVGRenderer(showsConstraints: false, showsNames: false).render(layout.scenes)
        case .swift: return try code(.swift)
        case .anchors: return try code(.anchors)
        case .vfl: return try code(.vfl)
        }
    }

    private func difference(since base: [UInt8]) -> String {
        String(decoding: LineDifference(from: base, to: bytes).unified(file: name), as: UTF8.self)
    }

    private func overlay(since base: [UInt8]) -> String {
        let old = DocumentLayout.layout(base, file: name).scenes
        let new = DocumentLayout.layout(bytes, file: name).scenes
        let kept = new.map { scene in (old: old.first { other in other.root == scene.root }, new: Optional(scene)) }
        let gone = old.filter { scene in !new.contains { other in other.root == scene.root } }
        let page = DifferencePage(
            title: name,
            scenes: kept.filter { scene in scene.old != scene.new } + gone.map { scene in (old: scene, new: nil) },
            report: difference(since: base))
        return DifferencePage.html(
            of: [page], drawnBy: SVGRenderer(showsConstraints: false, showsNames: false))
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
