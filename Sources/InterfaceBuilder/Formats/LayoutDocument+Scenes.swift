import Diagnostics
import UIKit

extension LayoutDocument: SceneDocument {
    package static let fileExtensions = ["yaml", "yml", "json"]

    /// Returns true, since every file that belongs to no other format is read as YAML or JSON.
    package static func isFormat(of bytes: [UInt8], file: String) -> Bool { true }

    package static func refusal(ofByteCount count: Int, file: String) -> Diagnostic? {
        refusal(ofByteCount: count, file: file as String?)?.diagnostic
    }

    package static func tree(of bytes: [UInt8], file: String) -> DocumentTree? {
        DocumentTree.layoutTree(of: bytes, file: file)
    }

    @MainActor package func scenes(_ options: LayoutOptions) -> [SceneMaker] {
        views.prefix(1).map { root in
            SceneMaker(root: root.name, title: root.name) { options in SceneTree(self, options: options) }
        }
    }

    /// Returns the environment, with half of the steps for the size of a root that fits its content.
    @MainActor package func layoutEnvironment(_ options: LayoutOptions) -> LayoutEnvironment {
        LayoutEnvironment(
            scale: pixelsPerPoint(options), direction: options.direction,
            work: (options.work ?? LayoutEnvironment.documentWork) / 2)
    }

    /// Returns the findings about the text of a document, in reading order: its keys, values, formats and names.
    ///
    /// Conflicts, ambiguity and other results of a layout are not among them.
    @MainActor package static func textFindings(in bytes: [UInt8], file: String) -> [Diagnostic] {
        let (document, problems) = read(bytes, file: file)
        guard let document else { return problems }
        return document.withTrees(LayoutOptions()) { trees, found in
            (found + trees.flatMap(\.diagnostics)).inReadingOrder()
        }
    }
}
