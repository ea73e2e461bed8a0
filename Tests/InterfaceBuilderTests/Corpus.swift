import Foundation

/// The public Interface Builder documents beside the project, if they exist.
enum Corpus {
    /// The folder that holds the project.
    static let outside = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    /// Every document, in the order of the paths; empty without the corpus.
    static let documents: [URL] = {
        let folder = outside.appendingPathComponent("shared/corpus/interface-builder")
        let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
        let documents = (files?.compactMap { file in file as? URL } ?? []).filter { file in
            ["xib", "storyboard"].contains(file.pathExtension)
        }
        return documents.sorted { first, second in first.path < second.path }
    }()

    /// The bytes of a document.
    static func bytes(_ document: URL) -> [UInt8] {
        (try? Data(contentsOf: document)).map { data in [UInt8](data) } ?? []
    }
}
