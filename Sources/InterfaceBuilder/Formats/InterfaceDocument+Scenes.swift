import Diagnostics
import Scene
import UIKit

extension InterfaceDocument: SceneDocument {
    package static let fileExtensions = ["xib", "storyboard"]
    package static let baselineScale: Double? = BaselineProbes.scale

    /// Returns whether a file is read as an Interface Builder document, by its extension or its first character.
    public static func isFormat(of bytes: [UInt8], file: String) -> Bool {
        isMarkup(bytes) || file.hasSuffix(".xib") || file.hasSuffix(".storyboard")
    }

    /// Returns whether the first character is that of markup.
    private static func isMarkup(_ bytes: [UInt8]) -> Bool {
        // In UTF-16 the other byte of an ASCII character is zero.
        let isWide = TextEncoding.isUTF16(bytes)
        let start = isWide ? 2 : bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
        let first = bytes[start...].first { byte in ![9, 10, 13, 32].contains(byte) && !(isWide && byte == 0) }
        return first == UInt8(ascii: "<")
    }

    package static func read(_ bytes: [UInt8], file: String?) -> (
        document: InterfaceDocument?, diagnostics: [Diagnostic]
    ) {
        read(bytes, file: file, kinds: .standard)
    }

    package static func refusal(ofByteCount count: Int, file: String) -> Diagnostic? {
        XMLTree.refusal(ofByteCount: count, file: file)
    }

    package static func tree(of bytes: [UInt8], file: String) -> DocumentTree? {
        XMLTree.read(bytes, file: file).tree.map { tree in DocumentTree(tree) }
    }

    @MainActor package func scenes(_ options: LayoutOptions) -> [SceneMaker] {
        let surroundings = SceneTreeSurroundings(self, options: options)
        return sceneRoots.map { root in
            let view = views[root]
            return SceneMaker(
                root: view.id, title: screenTitle(ofRoot: view.id) ?? view.tag, isInside: view.parent != nil
            ) { options in
                SceneTree(self, root: root, options: options, surroundings: surroundings)
            }
        }
    }

    // MARK: Layout

    package func pixelsPerPoint(_ options: LayoutOptions) -> Double {
        DocumentLayout.scale(of: self, options: options)
    }

    @MainActor package func layoutEnvironment(_ options: LayoutOptions) -> LayoutEnvironment {
        LayoutEnvironment(self, options: options)
    }

    package func onDevice(_ options: LayoutOptions) -> LayoutOptions { options.onDevice(of: [self]) }

    package func devices(among devices: [Device]) -> [Device] { runtime == .cocoaTouch ? devices : [] }

    package func shown(as look: DocumentLook, file: String) -> (document: Self, diagnostics: [Diagnostic]) {
        var document = self
        if look.readsProject { document.assets = DocumentAssets(of: self, file: file) }
        let strings = DocumentStrings(look.language, of: look.readsStrings ? file : "-")
        let found = (look.readsProject ? document.assets.diagnostics : []) + strings.diagnostics
        document = document.localized(with: strings)
        document.appearance = look.appearance
        return (document, found)
    }

    @MainActor package func layout(file: String, options: LayoutOptions) -> LaidOutDocument {
        DocumentLayout.layout(self, file: file, options: options)
    }

    @MainActor package func findings(
        on devices: [Device], options: LayoutOptions, title: (Device) -> String
    ) -> [Diagnostic] {
        DocumentInspection.diagnostics(in: self, devices: devices, options: options, title: title)
    }
}
