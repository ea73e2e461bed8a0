import Foundation
import InterfaceBuilder
import LayoutTools
import Scene
import UIKit

/// A program of generated classes, compiled against the `UIKit` beside the tests and run for its frames.
struct GeneratedProgram {
    /// A generated class, and the layout of its scene.
    struct Case {
        /// The document and the root of the scene.
        let name: String
        /// The class with the name space around it.
        let className: String
        let size: CGSize
        let safeArea: UIEdgeInsets
        let scale: Double
        let views: [Scene.View]
        /// Whether constraints conflict, in which case the code breaks one and the canvas may violate several.
        let hasConflicts: Bool
    }

    private(set) var cases: [Case] = []
    private var files: [(name: String, text: String)] = []

    /// Adds the classes of a document in a given style; a document that the library refuses has none.
    @MainActor mutating func add(_ bytes: [UInt8], file: String, style: ExportStyle) {
        let (scenes, _) = CodeExport.scenes(of: bytes, file: file)
        guard !scenes.isEmpty else { return }
        // Constraints that are removed at build time are not in the code.
        let built = String(decoding: bytes, as: UTF8.self).replacing(
            /<constraint [^>]*\bplaceholder="YES"[^>]*\/>/, with: "")
        let laidOut = DocumentLayout.layout(Array(built.utf8), file: file)
        let space = "Document\(files.count)"
        let text = CodeExport.text(of: scenes.map { $0.scene }, style: style, file: file)
        let body = text.replacingOccurrences(of: "import UIKit\n", with: "import UIKit\n\nenum \(space) {", options: [])
        files.append((space, body + "}\n"))
        let document = InterfaceDocument.read(bytes, file: file).document
        let environment = document?.environment()
        for (root, scene) in scenes {
            guard let laidOut = laidOut.scenes.first(where: { scene in scene.root == root }) else { continue }
            let insets = environment?.views[root]?.safeArea ?? .init()
            cases.append(
                Case(
                    name: "\(file) \(root) \(style.rawValue)", className: "\(space).\(scene.className)",
                    size: CGSize(width: laidOut.size.width, height: laidOut.size.height),
                    safeArea: UIEdgeInsets(
                        top: CGFloat(insets.top), left: CGFloat(insets.left), bottom: CGFloat(insets.bottom),
                        right: CGFloat(insets.right)), scale: laidOut.scale, views: laidOut.views,
                    hasConflicts: laidOut.diagnostics.contains { finding in finding.id.rawValue.contains("conflict") }))
        }
    }

    /// Compiles and runs the program.
    ///
    /// Returns the frames of each case's views after the root, or the output of the compiler.
    func run(languageMode: String) throws -> (frames: [[CGRect]], errors: String) {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("plumb-export-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        for (name, text) in files { try Data(text.utf8).write(to: folder.appendingPathComponent(name + ".swift")) }
        try Data(main.utf8).write(to: folder.appendingPathComponent("main.swift"))
        let built = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
        let rooms = [
            "UIKit", "QuartzCore", "CoreGraphics", "Typography", "Scene", "LayoutEngine", "VisualFormat", "Diagnostics",
            "Simplex", "Logging",
        ]
        let objects = rooms.flatMap { room -> [String] in
            let objects = built.appendingPathComponent("\(room).build")
            let files = (try? FileManager.default.contentsOfDirectory(atPath: objects.path)) ?? []
            return files.filter { $0.hasSuffix(".o") }.sorted().map { objects.appendingPathComponent($0).path }
        }
        let sources = (files.map { $0.name } + ["main"]).map { folder.appendingPathComponent($0 + ".swift").path }
        let program = folder.appendingPathComponent("program").path
        // The program sets what only this package may set. SwiftPM names a package after its folder.
        let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().lastPathComponent.lowercased()
        let compilation = try process(
            "/usr/bin/env",
            [
                "swiftc", "-swift-version", languageMode, "-package-name", package, "-suppress-warnings", "-I",
                built.appendingPathComponent("Modules").path, "-o", program,
            ]
                + sources + objects, in: folder)
        guard compilation.status == 0 else { return ([], compilation.output) }
        let run = try process(program, [], in: folder)
        guard run.status == 0 else { return ([], "status \(run.status): " + run.output.suffix(2000)) }
        return (Self.frames(run.output, count: cases.count), "")
    }

    private static func frames(_ output: String, count: Int) -> [[CGRect]] {
        var frames: [[CGRect]] = Array(repeating: [], count: count)
        for line in output.split(separator: "\n") {
            let numbers = line.split(separator: " ").compactMap { Double($0) }
            guard numbers.count == 5, frames.indices.contains(Int(numbers[0])) else { continue }
            frames[Int(numbers[0])].append(CGRect(x: numbers[1], y: numbers[2], width: numbers[3], height: numbers[4]))
        }
        return frames
    }

    private func process(_ path: String, _ arguments: [String], in folder: URL) throws -> (
        status: Int32, output: String
    ) {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: path)
        process.arguments = arguments
        let output = folder.appendingPathComponent("output")
        try Data().write(to: output)
        let handle = try FileHandle(forWritingTo: output)
        process.standardOutput = handle
        process.standardError = handle
        try process.run()
        process.waitUntilExit()
        let status = process.terminationReason == .exit ? process.terminationStatus : -process.terminationStatus
        return (status, String(decoding: try Data(contentsOf: output), as: UTF8.self))
    }

    /// Creates each class at the size of its scene, lays it out and prints the frames of its properties in their order.
    ///
    /// Hidden arranged views keep their place as on the canvas, which is what the layout of documents shows.
    private var main: String {
        var text = """
            import UIKit

            @MainActor func lay(_ index: Int, _ scale: Double, _ size: CGSize, _ safeArea: UIEdgeInsets, _ make: (CGRect) -> UIView) {
                LayoutEnvironment.current.displayScale = CGFloat(scale)
                LayoutEnvironment.current.logsConflicts = false
                let view = make(CGRect(origin: .zero, size: size))
                view.safeAreaInsetsOverride = safeArea
                arrangeAsOnCanvas(view)
                view.layoutIfNeeded()
                for case let (_, view as UIView) in Mirror(reflecting: view).children {
                    let frame = view.frame
                    print(index, frame.origin.x, frame.origin.y, frame.size.width, frame.size.height)
                }
            }

            @MainActor func arrangeAsOnCanvas(_ view: UIView) {
                (view as? UIStackView)?.isArrangedAsOnCanvas = true
                for subview in view.subviews { arrangeAsOnCanvas(subview) }
            }

            MainActor.assumeIsolated {
            LayoutMisuse.handler = { _ in }

            """
        for (index, item) in cases.enumerated() {
            let (size, safeArea) = (item.size, item.safeArea)
            text += "lay(\(index), \(item.scale), CGSize(width: \(size.width), height: \(size.height)), "
            text += "UIEdgeInsets(top: \(safeArea.top), left: \(safeArea.left), bottom: \(safeArea.bottom), "
            text += "right: \(safeArea.right))) { \(item.className)(frame: $0) }\n"
        }
        return text + "}\n"
    }
}
