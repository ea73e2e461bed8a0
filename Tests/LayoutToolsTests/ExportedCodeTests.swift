import Foundation
import InterfaceBuilder
import LayoutTools
import Scene
import Testing
import UIKit
import VisualFormat

/// The files in `Exported` are the output of the command, are compiled with these tests, and have the same layout as their documents.
@MainActor @Suite struct ExportedCodeTests {
    /// A document with its generated file and the class in it.
    struct Export: Sendable, CustomTestStringConvertible {
        let document: String
        let style: ExportStyle
        let file: String
        let make: @MainActor @Sendable (CGRect) -> UIView

        var testDescription: String { file }
    }

    nonisolated static let exports = [
        Export(document: "Examples/SignIn.storyboard", style: .swift, file: "SignInView.swift") { frame in
            SignInView(frame: frame)
        },
        Export(document: "Examples/ButtonRow.yaml", style: .swift, file: "ButtonRowView.swift") { frame in
            ButtonRowView(frame: frame)
        },
        Export(document: "Examples/CenteredContainer.yaml", style: .anchors, file: "CenteredContainerView.swift") {
            frame in
            CenteredContainerView(frame: frame)
        },
        Export(document: "Tests/LayoutToolsTests/Documents/Profile.xib", style: .swift, file: "ProfileView.swift") {
            frame in
            ProfileView(frame: frame)
        },
    ]

    private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    private func bytes(_ export: Export) throws -> [UInt8] {
        [UInt8](try Data(contentsOf: Self.root.appendingPathComponent(export.document)))
    }

    @Test(arguments: exports) func codeIsAsChecked(export: Export) throws {
        let (scenes, diagnostics) = CodeExport.scenes(of: try bytes(export), file: export.document)
        #expect(diagnostics.isEmpty)
        let text = CodeExport.text(of: scenes.map { $0.scene }, style: export.style, file: export.document)
        try expectGolden(text, "Exported/" + export.file)
    }

    @Test(arguments: exports) func codeLaysOutAsTheDocument(export: Export) throws {
        let bytes = try bytes(export)
        let laidOut = try #require(DocumentLayout.layout(bytes, file: export.document).scenes.first)
        #expect(!laidOut.diagnostics.contains { finding in finding.severity == .error })
        let view = export.make(CGRect(x: 0, y: 0, width: laidOut.size.width, height: laidOut.size.height))
        let insets = InterfaceDocument.read(bytes).document?.environment().views[laidOut.root]?.safeArea ?? .init()
        view.safeAreaInsetsOverride = UIEdgeInsets(
            top: CGFloat(insets.top), left: CGFloat(insets.left), bottom: CGFloat(insets.bottom),
            right: CGFloat(insets.right))
        let scale = LayoutEnvironment.current.displayScale
        LayoutEnvironment.current.displayScale = CGFloat(laidOut.scale)
        defer { LayoutEnvironment.current.displayScale = scale }
        view.layoutIfNeeded()
        let frames = Mirror(reflecting: view).children.compactMap { child in (child.value as? UIView)?.frame }
        let expected = laidOut.views.dropFirst().map { view in
            CGRect(x: view.frame.x, y: view.frame.y, width: view.frame.width, height: view.frame.height)
        }
        #expect(expected.count > 0)
        #expect(frames == Array(expected))
    }

    /// The formats of the extended dialect are valid in it.
    @Test(arguments: exports) func formatsAreValid(export: Export) throws {
        let (scenes, _) = CodeExport.scenes(of: try bytes(export), file: export.document)
        let text = CodeExport.text(of: scenes.map { $0.scene }, style: .vfl, file: export.document)
        let tree = SyntaxTree(parsing: text, dialect: .extended)
        #expect(tree.isValid)
        try expectGolden(text, "Goldens/" + export.file.replacingOccurrences(of: ".swift", with: ".vfl"))
    }

    /// A root that is created without a size has the drawn one, since autoresizing masks need an initial size.
    @Test func masksCountFromTheDrawnSize() throws {
        let view = ProfileView()
        #expect(view.bounds.size == ProfileView.drawnSize)
        view.frame.size.width += 100
        view.layoutIfNeeded()
        #expect(view.footer.frame.width == 475)
    }
}

/// Compares text with a file beside the tests, or writes the file with `PLUMB_RECORD=1 swift test`.
private func expectGolden(_ text: String, _ name: String) throws {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(name)
    if ProcessInfo.processInfo.environment["PLUMB_RECORD"] == "1" {
        try Data(text.utf8).write(to: file)
        return
    }
    #expect(text == (try String(contentsOf: file, encoding: .utf8)), "differs from \(name)")
}
