import Foundation
import Testing

/// The targets that the pages refer to exist.
@Suite struct LinkTests {
    /// The pages, as paths from the root.
    private static func pages() throws -> [String] {
        let folders = ["", "Documentation", "Documentation/zh-Hans", "Examples", "Benchmarks", "Fuzz"]
        return try folders.flatMap { folder in
            try FileManager.default.contentsOfDirectory(atPath: House.root.appendingPathComponent(folder).path)
                .filter { name in name.hasSuffix(".md") }.map { name in folder.isEmpty ? name : folder + "/" + name }
        }.sorted()
    }

    private static func text(of page: String) throws -> String {
        try String(contentsOf: House.root.appendingPathComponent(page), encoding: .utf8)
    }

    /// A page without its blocks of code.
    private static func prose(of page: String) throws -> String {
        let parts = try text(of: page).components(separatedBy: "```")
        return parts.indices.filter { index in index % 2 == 0 }.map { index in parts[index] }.joined()
    }

    private static func exists(_ path: String) -> Bool {
        FileManager.default.fileExists(atPath: House.root.appendingPathComponent(path).path)
    }

    /// Relative links lead to existing files, and fragments after `#` to headings.
    @Test func linksLeadSomewhere() throws {
        var count = 0
        for page in try Self.pages() {
            let folder = page.split(separator: "/").dropLast().joined(separator: "/")
            for part in try Self.prose(of: page).components(separatedBy: "](").dropFirst() {
                let target = part.prefix { character in character != ")" }
                guard !target.contains("://") else { continue }
                count += 1
                let halves = target.split(separator: "#", omittingEmptySubsequences: false)
                let path = halves[0].isEmpty ? page : folder.isEmpty ? String(halves[0]) : "\(folder)/\(halves[0])"
                #expect(Self.exists(path), "\(page): \(target)")
                guard halves.count == 2 else { continue }
                let headings = try Self.text(of: path).split(separator: "\n").filter { line in line.hasPrefix("#") }
                let anchors = headings.map { line in
                    line.drop { character in "# ".contains(character) }.lowercased().replacing(" ", with: "-")
                }
                #expect(anchors.contains(String(halves[1])), "\(page): \(target)")
            }
        }
        #expect(count > 20)
    }

    /// Files of the repository whose paths a page mentions exist, except those that a program writes.
    @Test func namedFilesAreThere() throws {
        let written: Set<String> = ["Sources/Hello/main.swift", "Fuzz/corpus", "Fuzz/documents-corpus"]
        let folders = ["Sources/", "Tests/", "Documentation/", "Examples/", "Benchmarks/", "Fuzz/", ".ci/"]
        var count = 0
        for page in try Self.pages() where page != "CHANGELOG.md" {
            let words = try Self.prose(of: page).split(separator: "`")
            for word in words where folders.contains(where: word.hasPrefix) && !word.contains(where: " …*<".contains) {
                count += 1
                #expect(Self.exists(String(word)) || written.contains(String(word)), "\(page): \(word)")
            }
        }
        #expect(count > 20)
    }
}
