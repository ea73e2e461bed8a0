import Foundation
import Testing

@testable import VisualFormat

/// The public corpus of format strings, if it exists beside the project.
@Suite struct CorpusTests {
    static let file = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../../../shared/corpus/vfl/dev.tsv")
    static var isPresent: Bool { FileManager.default.fileExists(atPath: file.path) }

    @Test(.enabled(if: isPresent)) func judgesEveryString() throws {
        let rows = try String(contentsOf: Self.file, encoding: .utf8).split(separator: "\n").dropFirst()
        var wrong: [String] = []
        for row in rows {
            let columns = row.split(separator: "\t", omittingEmptySubsequences: false)
            let format = columns[0].replacingOccurrences(of: "\\n", with: "\n")
            let tree = SyntaxTree(parsing: format)
            let inExtended = SyntaxTree(parsing: format, dialect: .extended)
            if tree.description != format || inExtended.description != format { wrong.append("prints other: \(row)") }
            switch columns[1] {
            case "standard", "bare-relation", "bare-priority":
                if !tree.isValid || !inExtended.isValid { wrong.append("refuses: \(row)") }
            case "whitespace", "invalid", "fragment":
                if tree.isValid { wrong.append("accepts: \(row)") }
            case "extension":
                if tree.isValid { wrong.append("accepts in Apple's language: \(row)") }
                // SolaWing's language, which numbers its views, is a different one.
                if !inExtended.isValid, !columns[3].hasPrefix("SolaWing/") {
                    wrong.append("refuses in extended: \(row)")
                }
            default: break
            }
        }
        #expect(wrong == [])
        #expect(rows.count > 2000)
    }
}
