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
}
