import Diagnostics
import Foundation
import YAMLReading

/// The texts of a string catalog (`.xcstrings`).
struct StringCatalog {
    /// The texts of each language by key.
    private(set) var languages: [String: [String: String]] = [:]
    /// The reasons why the catalog is skipped.
    private(set) var diagnostics: [Diagnostic] = []

    private struct Contents: Decodable {
        var strings: [String: Entry]
    }
    private struct Entry: Decodable {
        var localizations: [String: Localization]?
    }
    private struct Localization: Decodable {
        var stringUnit: Unit?
        var variations: [String: [String: Variant]]?
    }
    private struct Variant: Decodable {
        var stringUnit: Unit?
    }
    private struct Unit: Decodable {
        var value: String?
    }

    /// Reads a catalog.
    ///
    /// A text that varies with a number has its form for other numbers, and one that varies with the device has that for phones.
    init(_ bytes: [UInt8], file: String) {
        do {
            let contents = try JSONDecoder().decode(Contents.self, from: Data(bytes))
            for (key, entry) in contents.strings {
                for (language, localization) in entry.localizations ?? [:] {
                    languages[language, default: [:]][key] = Self.text(of: localization)
                }
            }
        } catch {
            diagnostics = [Self.finding(bytes, file: file)]
        }
    }

    private static func text(of localization: Localization) -> String? {
        if let value = localization.stringUnit?.value { return value }
        for (kind, form) in [("plural", "other"), ("device", "iphone"), ("device", "other")] {
            if let value = localization.variations?[kind]?[form]?.stringUnit?.value { return value }
        }
        return nil
    }

    private static func finding(_ bytes: [UInt8], file: String) -> Diagnostic {
        var location = SourceLocation(file: file, line: 1, column: 1)
        var message = "The file is not a string catalog."
        if let place = TextEncoding.firstInvalidByte(in: bytes) {
            let source = SourceText(String(decoding: TextEncoding.repaired(bytes), as: UTF8.self), file: file)
            location = source.location(of: place)
            message = "The byte \(TextEncoding.name(of: bytes[place])) is not valid UTF-8. Save the file as UTF-8."
            return Diagnostic(id: "strings.encoding", severity: .warning, message: message, location: location)
        }
        do { _ = try YAMLText(String(decoding: bytes, as: UTF8.self), file: file, format: .json).compose() } catch {
            (message, location) = (error.message, error.location)
        }
        return Diagnostic(id: "strings.syntax", severity: .warning, message: message, location: location)
    }
}
