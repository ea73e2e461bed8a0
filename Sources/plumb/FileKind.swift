import Diagnostics
import SourceLint

/// What a file holds as the end of its name says it, for telling which command takes it.
enum FileKind: Equatable {
    /// Swift, Objective-C or C#.
    case source
    /// A document of Interface Builder.
    case interface
    /// A layout document, or another file in YAML or JSON.
    case layout
    /// What Xcode makes of a document of Interface Builder, which nobody reads here.
    case compiled
    /// A picture or a page, which commands write and none reads.
    case picture
    /// Anything else, with the end of its name; nil where that has none.
    case other(String?)

    init(of path: String) {
        let name = path.split(separator: "/").last ?? ""
        let end = name.split(separator: ".", omittingEmptySubsequences: false).dropFirst().last?.lowercased() ?? ""
        switch end {
        case "": self = .other(nil)
        case "xib", "storyboard": self = .interface
        case "yaml", "yml", "json": self = .layout
        case "nib", "storyboardc": self = .compiled
        case "png", "jpg", "jpeg", "gif", "webp", "heic", "tiff", "tif", "bmp", "ico", "pdf", "html", "htm":
            self = .picture
        default: self = Language(fileExtension: end) == nil ? .other(end) : .source
        }
    }

    /// Whether a file of this kind that there is not may be meant as a revision of a repository.
    var mayBeRevision: Bool { if case .other = self { true } else { false } }

    /// Which commands take a file that `plumb lint` and `plumb fix` do not; nil where there is none.
    var commands: String? {
        switch self {
        case .source: nil
        case .interface: "plumb lint looks at documents; plumb resolve, pin and align mend them"
        case .layout: "if this is a layout document: plumb layout checks it; plumb resolve, pin and align mend it"
        case .compiled: Self.origin
        case .picture, .other: nil
        }
    }

    /// Why no command for documents takes a file; nil for one that may be a document.
    var refusal: String? {
        switch self {
        case .source:
            "this is a source and no document; \(Self.documents), and plumb lint and plumb fix take sources"
        case .compiled: Self.origin + "; \(Self.documents)"
        case .picture: "this is a picture or a page and no document; \(Self.documents)"
        case .other(let end?): "plumb reads no .\(end) files; \(Self.documents)"
        case .interface, .layout, .other(nil): nil
        }
    }

    private static let documents = "documents are .storyboard, .xib, and layout documents in .yaml or .json"
    static let origin = "this is what Xcode makes of a document: name the .xib or .storyboard itself"
}

extension [FileReport] {
    /// The reports with the commands for files that were not looked at.
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
