import Diagnostics
import InterfaceBuilder
import LayoutTools
import Scene
import SourceLint
import UIKit

/// The entry point of libFuzzer: the bytes are read as a layout document and as settings.
///
/// A finding can be passed to `plumb layout`, or to `plumb lint` as `.plumb.yml`.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ data: UnsafePointer<UInt8>, _ count: Int) -> Int32 {
    let bytes = Array(UnsafeBufferPointer(start: data, count: count))
    checkSettings(bytes)
    MainActor.assumeIsolated { checkLayout(bytes) }
    return 0
}

/// The paths that the patterns of the settings are matched with.
private let paths = [
    "a", "Sources/Login.swift", "Pods/a/b/c.m", Array(repeating: "a", count: 40).joined(separator: "/"),
    "Ünï/文/.hidden/{a,b}/[x]!.xib",
]

private func checkSettings(_ bytes: [UInt8]) {
    do throws(Configuration.Failure) {
        let settings = try Configuration(yaml: String(decoding: bytes, as: UTF8.self), file: ".plumb.yml")
        for glob in settings.included + settings.excluded {
            for path in paths { _ = glob.matches(path) }
        }
    } catch {
        precondition(!error.diagnostics.isEmpty, "a refusal has a reason")
        check(error.diagnostics)
    }
}

@MainActor private func checkLayout(_ bytes: [UInt8]) {
    guard !InterfaceDocument.isFormat(of: bytes, file: "document.yaml") else { return }
    let document = DocumentLayout.layout(bytes, file: "document.yaml", options: LayoutOptions())
    check(document.diagnostics)
    precondition(!document.scenes.isEmpty || !document.diagnostics.isEmpty, "a document without a scene has a finding")
    for scene in document.scenes {
        check(scene.diagnostics)
        for view in scene.views {
            let frame = view.frame
            precondition(
                frame.x.isFinite && frame.y.isFinite && frame.width.isFinite && frame.height.isFinite,
                "frames are finite")
            precondition(frame.width >= 0 && frame.height >= 0, "sizes are not negative")
        }
    }
    let (design, problems) = DesignDocument.read(bytes, file: "document.yaml")
    check(problems)
    guard let design else { return precondition(!problems.isEmpty, "a refusal has a reason") }
    precondition(design.text.utf8.elementsEqual(bytes), "the text of a document is its bytes")
    precondition(design.text(applying: []) == design.text, "without edits nothing changes")
}

private func check(_ diagnostics: [Diagnostic]) {
    precondition(diagnostics.count <= 10_000, "the number of findings is limited")
    for diagnostic in diagnostics {
        precondition(!diagnostic.message.isEmpty, "a finding has a message")
        precondition(diagnostic.location.map { $0.line > 0 && $0.column > 0 } ?? true, "positions count from 1")
    }
}
