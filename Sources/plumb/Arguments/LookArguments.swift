import ArgumentParser
import Diagnostics
import InterfaceBuilder
import Scene

/// The looks of screens: appearance, languages and the project of a document.
struct LookArguments: ParsableArguments {
    /// The appearances of an option.
    enum Appearances: String, ExpressibleByArgument, CaseIterable {
        case light, dark, both

        /// The appearances, in display order.
        var appearances: [Scene.Appearance] {
            switch self {
            case .light: [.light]
            case .dark: [.dark]
            case .both: [.light, .dark]
            }
        }
    }

    @Option(help: "The appearance of the system.")
    var appearance: Appearances = .light

    @Option(
        help: ArgumentHelp(
            "The languages of the texts, such as de,ar: those of .strings files and string catalogs beside the document, "
                + "document, or the pseudolanguages double-length and accented.",
            valueName: "name,name"),
        transform: Self.languages)
    var language: [DocumentStrings.Language] = [.document]

    @Flag(
        name: .customLong("no-project"), help: "Read only the document: no pictures, colors and strings of its project."
    )
    var ignoresProject = false

    /// A Boolean value that indicates whether files of the project are read.
    var readsProject: Bool { !ignoresProject }

    /// Returns every combination of the settings.
    func settings(textSizes: [LayoutOptions.DynamicType]) -> [DocumentPreview.Setting] {
        language.flatMap { language in
            textSizes.flatMap { size in
                appearance.appearances.map { appearance in
                    .init(appearance: appearance, language: language, dynamicType: size)
                }
            }
        }
    }

    /// Throws if a language has texts in none of some documents.
    func validateLanguages(of files: [String]) throws {
        for language in language {
            guard let name = language.name, !files.isEmpty,
                !files.contains(where: { file in readsProject && DocumentStrings.isAvailable(language, for: file) })
            else { continue }
            let known = readsProject ? Set(files.flatMap(DocumentStrings.languages)).sorted() : []
            let document = files.count == 1 ? "The document has" : "The documents have"
            throw ValidationError(
                "\(document) no strings in '\(name)'"
                    + (known.isEmpty ? ", nor in any other language." : ". Languages: \(known.listed(most: 40))."))
        }
    }

    private static func languages(_ list: String) throws -> [DocumentStrings.Language] {
        var found: [DocumentStrings.Language] = []
        for name in parts(of: list) {
            let isName =
                !name.isEmpty
                && name.allSatisfy { letter in
                    letter.isASCII && (letter.isLetter || letter.isNumber || letter == "-" || letter == "_")
                }
            guard isName else {
                throw ValidationError("'\(name)' is not the name of a language, such as de or zh-Hans.")
            }
            let language = DocumentStrings.Language(name)
            if !found.contains(language) { found.append(language) }
        }
        return found
    }

    /// Returns the text sizes of a list.
    static func textSizes(_ list: String) throws -> [LayoutOptions.DynamicType] {
        var found: [LayoutOptions.DynamicType] = []
        for name in parts(of: list) {
            guard let size = LayoutOptions.DynamicType(rawValue: name) else {
                let known = LayoutOptions.DynamicType.allCases.map(\.rawValue).joined(separator: ", ")
                throw ValidationError("'\(name)' is not a text size. The text sizes are \(known).")
            }
            if !found.contains(size) { found.append(size) }
        }
        return found
    }

    private static func parts(of list: String) -> [String] {
        list.split(separator: ",", omittingEmptySubsequences: false).map { part in
            String(part.drop { letter in letter == " " }.reversed().drop { letter in letter == " " }.reversed())
        }
    }
}
