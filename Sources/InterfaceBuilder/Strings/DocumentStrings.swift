import Diagnostics
import Foundation

/// The texts of a document in a language.
public struct DocumentStrings: Sendable {
    /// A language for previews.
    public enum Language: Hashable, Sendable {
        /// The texts in the document.
        case document
        /// A language with strings beside the document, such as `de` or `zh-Hans`.
        case named(String)
        /// Each text twice, as in Xcode's double-length pseudolanguage.
        case doubleLength
        /// Texts with accents, as in Xcode's accented pseudolanguage.
        case accented

        /// Creates the language with a name on a command line.
        public init(_ name: String) {
            switch name {
            case "double-length": self = .doubleLength
            case "accented": self = .accented
            case "Base", "base", "document": self = .document
            default: self = .named(name.replacing("_", with: "-"))
            }
        }

        /// The name of the language; nil for the texts in the document.
        public var name: String? {
            switch self {
            case .document: nil
            case .named(let name): name
            case .doubleLength: "double-length"
            case .accented: "accented"
            }
        }

        /// A Boolean value that indicates whether the language is written from right to left.
        public var isRightToLeft: Bool {
            guard case .named(let name) = self else { return false }
            let parts = name.split(separator: "-")
            return parts.dropFirst().contains { part in part == "Arab" || part == "Hebr" }
                || ["ar", "he", "iw", "fa", "ur", "ckb", "ps", "sd", "ug", "yi", "dv"].contains(parts.first ?? "")
        }
    }

    /// The language.
    public let language: Language
    /// The texts by key, such as `a1b-c2-d3e.text`.
    let texts: [String: String]
    /// The findings about the files.
    public let diagnostics: [Diagnostic]

    /// Returns whether files beside a document have texts in a language, or in a more general one.
    ///
    /// The texts of the document and pseudolanguages need no files.
    public static func isAvailable(_ language: Language, for file: String) -> Bool {
        guard case .named(let name) = language else { return true }
        return StringsFolder(of: file).texts(in: name).isFound
    }

    /// Returns the languages in which files beside a document have texts, in alphabetical order.
    public static func languages(of file: String) -> [String] { StringsFolder(of: file).languages }

    /// Creates the texts of a language from files beside a document.
    ///
    /// As Xcode lays them out, a document in `Base.lproj` has its strings in `de.lproj` beside that folder, or in a string catalog in
    /// `mul.lproj` or beside the folder. The languages of a document outside such a folder are beside the document.
    public init(_ language: Language, of file: String) {
        self.language = language
        guard case .named(let name) = language else {
            (texts, diagnostics) = ([:], [])
            return
        }
        let files = StringsFolder(of: file)
        let found = files.texts(in: name)
        texts = found.texts
        guard found.isFound else {
            let known = files.languages
            let list =
                known.isEmpty ? "It has none in any other language." : "Languages: \(known.listed(most: 40))."
            diagnostics =
                found.diagnostics + [
                    Diagnostic(
                        id: "strings.no-language", severity: .warning,
                        message: "The document has no strings in '\(name)'. \(list)",
                        location: SourceLocation(file: file, line: 1, column: 1))
                ]
            return
        }
        diagnostics = found.diagnostics
    }
}

/// The files with strings beside a document.
struct StringsFolder {
    /// The folder with the folders of the languages.
    private let folder: String
    /// The name of the document without its extension.
    private let table: String
    private let root: String?

    private static let mostBytes = 8 << 20
    private static let folders = ".lproj"

    init(of document: String) {
        let own = ProjectFolder.parent(of: document)
        let isLocalized = own.split(separator: "/").last?.hasSuffix(Self.folders) == true
        folder = isLocalized ? ProjectFolder.parent(of: own) : own
        let name = document.split(separator: "/").last.map(String.init) ?? document
        table = name.lastIndex(of: ".").map { point in String(name[..<point]) } ?? name
        root = document == "-" ? nil : ProjectFolder.realPath(folder)
    }

    /// The old names of languages in the names of folders.
    private static let words = [
        "English": "en", "German": "de", "French": "fr", "Japanese": "ja", "Spanish": "es", "Italian": "it",
        "Dutch": "nl",
    ]

    private static func code(ofFolder name: String) -> String {
        let stem = String(name.dropLast(folders.count))
        return (words[stem] ?? stem).replacing("_", with: "-")
    }

    private func path(_ name: String) -> String {
        folder == "." ? name : folder == "/" ? "/" + name : folder + "/" + name
    }

    private var languageFolders: [String] {
        guard root != nil else { return [] }
        return ProjectFolder.entries(of: folder).filter { name, type in
            type == .folder && name.hasSuffix(Self.folders)
        }.map(\.name).sorted()
    }

    /// The string catalogs of the document.
    private var catalogs: [String] {
        (["mul.lproj", "Base.lproj"].map { folder in path(folder + "/" + table + ".xcstrings") }
            + [path(table + ".xcstrings")]).filter(isReadable)
    }

    private func isReadable(_ path: String) -> Bool { ProjectFolder.leads(path, into: root) }

    private func bytes(of path: String) -> [UInt8]? {
        ProjectFolder.bytes(of: path, most: Self.mostBytes).flatMap { bytes in
            bytes.count > Self.mostBytes ? nil : bytes
        }
    }

    /// The languages with strings, in order.
    var languages: [String] {
        let folders = languageFolders.filter { name in
            isReadable(path(name + "/" + table + ".strings"))
        }.map(Self.code)
        let listed = catalogs.compactMap(bytes).flatMap { bytes in
            StringCatalog(bytes, file: table).languages.keys
        }
        return Array(Set(folders + listed).subtracting(["Base", "mul"])).sorted()
    }

    /// Returns the texts in a language, or in the nearest more general one: `pt` for `pt-BR`.
    func texts(in language: String) -> (texts: [String: String], isFound: Bool, diagnostics: [Diagnostic]) {
        var found: [Diagnostic] = []
        let catalogs = catalogs.compactMap { path in
            bytes(of: path).map { bytes in StringCatalog(bytes, file: path) }
        }
        found += catalogs.flatMap(\.diagnostics)
        var parts = language.split(separator: "-")
        while !parts.isEmpty {
            let name = parts.joined(separator: "-")
            var (texts, isFound): ([String: String], Bool) = ([:], false)
            for catalog in catalogs {
                guard let own = catalog.languages.first(where: { key, _ in key.lowercased() == name.lowercased() })
                else { continue }
                texts.merge(own.value) { first, _ in first }
                isFound = true
            }
            for folder in languageFolders where Self.code(ofFolder: folder).lowercased() == name.lowercased() {
                let path = path(folder + "/" + table + ".strings")
                guard isReadable(path), let bytes = bytes(of: path) else { continue }
                let file = StringsFile(bytes, file: path)
                found += file.diagnostics
                texts.merge(file.texts) { first, _ in first }
                isFound = true
            }
            if isFound { return (texts, true, found) }
            parts.removeLast()
        }
        return ([:], false, found)
    }
}
