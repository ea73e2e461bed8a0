import Diagnostics
import InterfaceBuilder
import LayoutTools
import Scene
import UIKit

/// The entry point of libFuzzer. The bytes are a document for `plumb`, so that a failing input is also an input of the command.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ data: UnsafePointer<UInt8>, _ count: Int) -> Int32 {
    let bytes = Array(UnsafeBufferPointer(start: data, count: count))
    MainActor.assumeIsolated { DocumentCheck(bytes).run() }
    return 0
}

/// The checks that every document must pass.
@MainActor private struct DocumentCheck {
    let bytes: [UInt8]
    /// The choice of options and tools: a sum over the bytes, so that an input always runs the same code.
    let choice: Int

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        choice = Int(bytes.reduce(UInt32(2_166_136_261)) { sum, byte in (sum ^ UInt32(byte)) &* 16_777_619 } >> 4)
    }

    func run() {
        checkLayout()
        if choice % 2 == 0 { checkInspection() }
        if choice % 3 == 0 { checkExport() }
        checkEdits()
    }

    private func checkLayout() {
        let options = LayoutOptions(
            direction: choice & 8 == 0 ? .leftToRight : .rightToLeft,
            intrinsicSizes: choice & 16 == 0 ? .measured : .stored,
            device: choice & 96 == 0 ? InterfaceDocument.Device(id: "retina4_0") : nil)
        let document = DocumentLayout.layout(bytes, file: "document", options: options)
        check(document.diagnostics)
        precondition(
            InterfaceDocument.isFormat(of: bytes, file: "document") || !document.scenes.isEmpty
                || !document.diagnostics.isEmpty,
            "a document without a scene says why")
        for scene in document.scenes {
            check(scene.diagnostics)
            precondition(scene.views.first?.id == scene.root, "the root is the first view")
            var seen: Set<String> = []
            for view in scene.views {
                let frame = view.frame
                precondition(
                    frame.x.isFinite && frame.y.isFinite && frame.width.isFinite && frame.height.isFinite,
                    "frames are finite")
                precondition(frame.width >= 0 && frame.height >= 0, "no size is below 0")
                precondition(view.parent.map { seen.contains($0) } ?? true, "a parent stands before its children")
                seen.insert(view.id)
            }
        }
    }

    private func checkInspection() {
        guard InterfaceDocument.isFormat(of: bytes, file: "document") else { return }
        check(DocumentInspection.diagnostics(of: bytes, file: "document"))
    }

    private func checkExport() {
        let (scenes, diagnostics) = CodeExport.scenes(of: bytes, file: "document")
        check(diagnostics)
        let style = ExportStyle.allCases[choice / 3 % ExportStyle.allCases.count]
        let text = CodeExport.text(of: scenes.map { $0.scene }, style: style, file: "document")
        for line in text.split(separator: "\n") where !line.contains("\"") && !line.contains("//") {
            let words = line.split { character in !character.isLetter }
            precondition(!words.contains("nan") && !words.contains("inf"), "numbers of code are finite")
        }
    }

    /// Checks that the document stays readable after every tool, and that no edits leave the bytes unchanged.
    private func checkEdits() {
        let (document, diagnostics) = DesignDocument.read(bytes, file: "document")
        check(diagnostics)
        guard let document else {
            precondition(!diagnostics.isEmpty, "a refusal says why")
            return
        }
        precondition(document.text.utf8.elementsEqual(bytes), "the text of a document is its bytes")
        precondition(document.text(applying: []) == document.text, "without edits nothing changes")
        guard let text = document.text(applying: changes(of: document)) else { return }
        let (again, problems) = DesignDocument.read(Array(text.utf8), file: "document")
        precondition(again != nil, "an edited document can be read: \(problems)")
        precondition(again?.canvases.count == document.canvases.count, "an edit removes no scene")
        if choice % 5 == 0 {
            let difference = DocumentDifference(
                from: bytes, to: Array(text.utf8), files: ("document", "edited"), options: LayoutOptions())
            check(difference.problems)
        }
    }

    private func changes(of document: DesignDocument) -> [DesignDocument.Change] {
        let rounds = document.canvases.map { canvas in (canvas, canvas.items.filter { item in !item.kind.isGuide }) }
        if suggestionRefusal(for: rounds) != nil { return [] }
        switch choice / 5 % 7 {
        case 0: return document.addingMissingConstraints(rounds)
        case 1: return document.resettingToSuggestedConstraints(rounds)
        default: return rounds.map { canvas, views in (canvas, edits(of: views, on: canvas, in: document)) }
        }
    }

    private func edits(of views: [Canvas.Item], on canvas: Canvas, in document: DesignDocument) -> [Edit] {
        let laidOut = document.layout.rectangles
        switch choice / 5 % 7 {
        case 2: return updateFrames(views, laidOut: laidOut, on: canvas)
        case 3: return updateConstants(views, on: canvas)
        case 4: return clearConstraints(views, laidOut: laidOut, on: canvas)
        case 5: return (try? pin(.top, .current, Array(views.suffix(2)), on: canvas)) ?? []
        default: return (try? align(.leading, Array(views.suffix(2)), on: canvas)) ?? []
        }
    }

    private func check(_ diagnostics: [Diagnostic]) {
        for diagnostic in diagnostics {
            precondition(!diagnostic.message.isEmpty, "a finding says something")
            precondition(diagnostic.location.map { $0.line > 0 && $0.column > 0 } ?? true, "places count from 1")
        }
    }
}
