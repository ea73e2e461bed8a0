import Foundation

/// The repository as its tests see it.
enum House {
    /// The folder that holds `Package.swift`.
    static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    /// The rooms of the table in `ARCHITECTURE.md` with the modules that each may import.
    static func table() throws -> [String: Set<String>] {
        let text = try String(contentsOf: root.appendingPathComponent("ARCHITECTURE.md"), encoding: .utf8)
        var rooms: [String: Set<String>] = [:]
        for line in text.split(separator: "\n") where line.hasPrefix("| `") {
            let cells = line.split(separator: "|").map { cell in cell.trimmingCharacters(in: .whitespaces) }
            guard cells.count == 3 else { continue }
            let imports = cells[2].split(separator: "`").filter { part in part.first?.isLetter == true }
            rooms[cells[0].replacingOccurrences(of: "`", with: "")] =
                cells[2] == "nothing" ? [] : Set(imports.map { part in String(part) })
        }
        return rooms
    }

    /// The names of the folders in `Sources`.
    static func rooms() throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: root.appendingPathComponent("Sources").path)
            .filter { name in !name.hasPrefix(".") }.sorted()
    }

    /// The Swift files of a room, as paths inside it.
    static func files(of room: String) throws -> [String] {
        let folder = root.appendingPathComponent("Sources").appendingPathComponent(room)
        return try FileManager.default.subpathsOfDirectory(atPath: folder.path)
            .filter { path in path.hasSuffix(".swift") }.sorted()
    }

    /// The lines of a file of a room, with their numbers from 1.
    static func lines(of file: String, in room: String) throws -> [(number: Int, text: Substring)] {
        let path = root.appendingPathComponent("Sources").appendingPathComponent(room).appendingPathComponent(file)
        let text = try String(contentsOf: path, encoding: .utf8)
        return text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
            .map { index, line in (index + 1, line) }
    }

    /// The module that a line imports, if it is an import.
    static func module(importedBy line: Substring) -> String? {
        let words = line.split(whereSeparator: { $0 == " " || $0 == ";" || $0 == "\t" })
        let known: Set<Substring> = ["public", "internal", "package", "private", "fileprivate"]
        guard let keyword = words.firstIndex(of: "import"), keyword + 1 < words.count,
            words[..<keyword].allSatisfy({ word in word.hasPrefix("@") || known.contains(word) })
        else { return nil }
        let kinds: Set<Substring> = ["struct", "class", "enum", "protocol", "typealias", "func", "let", "var"]
        let name = kinds.contains(words[keyword + 1]) ? words.dropFirst(keyword + 2).first : words[keyword + 1]
        return name.map { name in String(name.split(separator: ".")[0]) }
    }

    /// The names of the suites in `Tests`.
    static func testSuites() throws -> Set<String> {
        let folder = root.appendingPathComponent("Tests")
        var found: Set<String> = []
        for path in try FileManager.default.subpathsOfDirectory(atPath: folder.path) where path.hasSuffix(".swift") {
            let text = try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
            for line in text.split(separator: "\n") where line.contains("struct ") {
                let name = line.components(separatedBy: "struct ")[1].prefix { $0.isLetter || $0.isNumber }
                if name.hasSuffix("Tests") { found.insert(String(name)) }
            }
        }
        return found
    }

    /// The symbolic links below a folder, as paths from the root.
    static func links(below folder: String) throws -> [String] {
        let start = root.appendingPathComponent(folder)
        return try FileManager.default.subpathsOfDirectory(atPath: start.path).map { path in folder + "/" + path }
            .filter { path in
                (try? FileManager.default.destinationOfSymbolicLink(atPath: root.appendingPathComponent(path).path))
                    != nil
            }.sorted()
    }
}
