import ArgumentParser
import Diagnostics
import Foundation
import InterfaceBuilder
import LayoutTools
import Renderers

/// `plumb diff`: what a change of a document does to its layout.
struct Diff: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Shows what a change of a document does: views that moved, came and went, and constraints.",
        usage: """
            plumb diff [options] <old> <new>
            plumb diff [options] <revision> <revision> -- <file>
            plumb diff [options] --git <revision>[..<revision>] <file>
            """,
        discussion: """
            Both documents are laid out with the same options, and compared by the identifiers of their views and \
            constraints. A frame is relative to the parent, so that a view that goes along with its parent has not \
            changed. With --git one revision is compared with the file as it lies there, two with each other.

            Exit status: 0 nothing differs, 1 something differs, 2 a document cannot be read or the arguments cannot \
            be used.
            """)

    /// How the difference is printed.
    enum Format: String, ExpressibleByArgument, CaseIterable {
        /// For people.
        case text
        /// One JSON object.
        case json
    }

    @Option(help: "How the difference is printed.")
    var format: Format = .text

    @Option(help: ArgumentHelp("Also draw the scenes that differ, old and new in one, as SVG.", valueName: "file"))
    var svg: String?

    @Option(help: ArgumentHelp("Compare revisions of a git repository.", valueName: "revision[..revision]"))
    var git: String?

    @Option(help: ArgumentHelp("Lay screens out on this device, such as retina6_12.", valueName: "name"))
    var device: String?

    @Flag(help: "Lay the device on its side.")
    var landscape = false

    @Option(help: ArgumentHelp("Give every root view this size in points.", valueName: "WxH"))
    var size: SceneSize?

    @Option(help: "The direction of the language.")
    var direction: LayoutOptions.Direction = .leftToRight

    @Option(help: "Whether content is measured or as large as its stored frame.")
    var intrinsicSizes: LayoutOptions.IntrinsicSizes = .measured

    @Option(help: "When to colour the output.")
    var color: ColorChoice = .auto

    @Argument(help: ArgumentHelp("Two documents, or two revisions and a document.", valueName: "document"))
    var documents: [String]

    func validate() throws {
        if git != nil, documents.count != 1 { throw ValidationError("with --git name one document") }
        if git == nil, documents.count != 2, documents.count != 3 {
            throw ValidationError("name two documents, or two revisions and a document behind '--'")
        }
        if let device, ScreenDevice.named(device) == nil {
            let names = ScreenDevice.all.map { device in device.id }.joined(separator: ", ")
            throw ValidationError("no device is called '\(device)'; known are \(names)")
        }
    }

    func run() throws {
        let (old, new) = versions
        let (before, after) = (try bytes(of: old), try bytes(of: new))
        let options = LayoutOptions(
            size: size.map { size in LayoutDocument.Size(width: size.width, height: size.height) },
            direction: direction, intrinsicSizes: intrinsicSizes,
            device: device.map { name in InterfaceDocument.Device(id: name, isLandscape: landscape) })
        let difference = MainActor.assumeIsolated {
            DocumentDifference(from: before, to: after, files: (old.name, new.name), options: options)
        }
        guard difference.problems.isEmpty else { throw trouble(difference.problems) }
        let report = DifferenceReport(difference, old: old.name, new: new.name)
        OutputTerminal.write(format == .json ? report.json.text + "\n" : report.text(isColored: color.isColored))
        if let svg { try draw(difference, to: svg) }
        if !difference.isEmpty { throw ExitCode(1) }
    }

    /// Which versions of which files are compared.
    private var versions: (old: DocumentVersion, new: DocumentVersion) {
        let file = documents[documents.count - 1]
        if let git {
            if let dots = git.range(of: "..") {
                let (from, to) = (String(git[..<dots.lowerBound]), String(git[dots.upperBound...]))
                return (
                    DocumentVersion(file, revision: from.isEmpty ? "HEAD" : from),
                    DocumentVersion(file, revision: to.isEmpty ? "HEAD" : to)
                )
            }
            return (DocumentVersion(file, revision: git), DocumentVersion(file))
        }
        if documents.count == 3 {
            return (DocumentVersion(file, revision: documents[0]), DocumentVersion(file, revision: documents[1]))
        }
        return (DocumentVersion(documents[0]), DocumentVersion(documents[1]))
    }

    private func bytes(of version: DocumentVersion) throws -> [UInt8] {
        switch version.read() {
        case .success(let bytes): return bytes
        case .failure(let refusal): throw trouble([refusal.diagnostic])
        }
    }

    private func trouble(_ problems: [Diagnostic]) -> ExitCode {
        _ = ToolRun.refused(problems)
        return ExitCode(2)
    }

    private func draw(_ difference: DocumentDifference, to path: String) throws {
        let changes = difference.scenes.filter { scene in !scene.isEmpty || difference.isEmpty }
        let drawing = SVGRenderer().render(changes: changes.map { scene in (scene.old, scene.new) })
        do {
            try Data(drawing.utf8).write(to: URL(fileURLWithPath: path), options: .atomic)
        } catch {
            OutputTerminal.complain("the drawing cannot be written to '\(path)': \(error.localizedDescription)")
            throw ExitCode(2)
        }
    }
}
