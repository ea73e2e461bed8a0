import Foundation

/// The public Interface Builder documents beside the project, if they exist.
enum Corpus {
    /// The folder of the repository.
    static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    /// Every document, in the order of the paths; empty without the corpus.
    static let documents: [URL] = {
        let folder = root.deletingLastPathComponent().appending(path: "shared/corpus/interface-builder")
        let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
        let documents = (files?.compactMap { file in file as? URL } ?? []).filter { file in
            ["xib", "storyboard"].contains(file.pathExtension)
        }
        return documents.sorted { first, second in first.path < second.path }
    }()

    /// All of them if `PLUMB_CORPUS` is `all`, which takes minutes in a debug build; otherwise some from all parts of the corpus.
    static let sample: [URL] = {
        if ProcessInfo.processInfo.environment["PLUMB_CORPUS"] == "all" { return documents }
        return documents.enumerated().filter { $0.offset % 41 == 7 }.map { $0.element }
    }()

    /// The documents of the repository itself.
    static let fixtures: [URL] = ["Tests", "Examples"].flatMap { name in
        let files = FileManager.default.enumerator(at: root.appending(path: name), includingPropertiesForKeys: nil)
        let documents = (files?.compactMap { file in file as? URL } ?? []).filter { file in
            ["xib", "storyboard"].contains(file.pathExtension)
        }
        return documents.sorted { first, second in first.path < second.path }
    }

    /// The bytes of a document.
    static func bytes(_ document: URL) -> [UInt8] {
        (try? Data(contentsOf: document)).map { data in [UInt8](data) } ?? []
    }
}
