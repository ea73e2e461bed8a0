import Diagnostics
import InterfaceBuilder
import SourceLint

/// The kind of a file by the extension of its name.
enum FileKind: Equatable {
    /// Swift, Objective-C or C#.
    case source
    /// A document of Interface Builder.
    case interface
    /// A layout document, another file in YAML or JSON, or a document of another format.
    case layout
    /// A compiled Interface Builder document, which Plumb does not read.
    case compiled
    /// A picture or a page, which Plumb does not read.
    case picture
    /// Another kind of file, with its extension if it has one.
    case other(String?)

    init(of path: String) {
        let name = path.split(separator: "/").last ?? ""
        let end = name.split(separator: ".", omittingEmptySubsequences: false).dropFirst().last?.lowercased() ?? ""
        switch end {
        case "": self = .other(nil)
        case _ where InterfaceDocument.fileExtensions.contains(end): self = .interface
        case _ where DocumentFormats.standard.fileExtensions.contains(end): self = .layout
        case "nib", "storyboardc": self = .compiled
        case "png", "jpg", "jpeg", "gif", "webp", "heic", "tiff", "tif", "bmp", "ico", "pdf", "html", "htm":
            self = .picture
        default: self = Language(fileExtension: end) == nil ? .other(end) : .source
        }
    }

    /// A Boolean value that indicates whether the name of a missing file may be a revision of a repository.
    var mayBeRevision: Bool { if case .other = self { true } else { false } }

    /// A note on the commands for a file that `plumb lint` or `plumb fix` does not take; nil if there are none.
    var commands: String? {
        switch self {
        case .source: nil
        case .interface: "plumb lint checks documents. plumb resolve, pin and align edit them."
        case .layout:
            "For layout documents, use plumb layout to check, plumb fix to apply fixes, and plumb resolve, pin and align to edit."
        case .compiled: Self.origin
        case .picture, .other: nil
        }
    }

    /// The reason why commands for documents do not take the file; nil if it may be a document.
    var refusal: String? {
        switch self {
        case .source:
            "The file is source code, not a document. For source code, use plumb lint and plumb fix."
        case .compiled: Self.origin
        case .picture: "The file is a picture or a page, not a document. \(Self.documents)"
        case .other(let end?): "Plumb does not read .\(end) files. \(Self.documents)"
        case .interface, .layout, .other(nil): nil
        }
    }

    private static let documents = "Documents are .storyboard, .xib, and layout documents in .yaml or .json."
    static let origin = "The file is a compiled document. Name the .xib or .storyboard that it was compiled from."
}

extension [FileReport] {
    /// Returns the reports, with notes on the commands for files that were not checked.
    func namingOtherCommands() -> [FileReport] {
        map { report in
            var report = report
            let ids: [DiagnosticID] = ["lint.unknown-kind", "lint.nothing-to-check"]
            for place in report.findings.indices where ids.contains(report.findings[place].diagnostic.id) {
                guard let commands = FileKind(of: report.file).commands else { continue }
                report.findings[place].diagnostic.notes.append(commands)
            }
            return report
        }
    }
}
