import Diagnostics
import Foundation
import YAMLReading
import Yams

extension DocumentEnvironment {
    /// Reads an environment file in JSON or YAML: `{"<view>": {"safeArea": [top, left, bottom, right], "layoutMargins":
    /// […]}}`.
    ///
    /// - Returns: The valid entries, and a finding for each invalid one, with its location.
    public static func read(_ data: Data, file: String? = nil) -> (DocumentEnvironment, [Diagnostic]) {
        let bytes = [UInt8](data)
        var reader = EnvironmentReader(
            text: YAMLText(String(decoding: TextEncoding.repaired(bytes), as: UTF8.self), file: file))
        if let objection = TextEncoding.objection(to: bytes, of: "An environment file", format: "JSON or YAML") {
            reader.report(objection.message, at: reader.text.source.location(of: objection.offset))
        } else {
            reader.read()
        }
        return (reader.environment, reader.found.findings)
    }
}

/// Reads the members of an environment file, and collects their errors.
private struct EnvironmentReader {
    let text: YAMLText
    var environment = DocumentEnvironment()
    var found = FindingCollection()

    init(text: YAMLText) { self.text = text }

    private static let members = ["safeArea", "layoutMargins"]

    mutating func read() {
        let start = SourceLocation(file: text.source.file, line: 1, column: 1)
        do throws(YAMLProblem) {
            guard let root = try text.compose() else {
                return report("The environment file is empty.", at: start)
            }
            guard let mapping = root.mapping else {
                let what = text.format == .json ? "a JSON object with a member" : "a mapping with a key"
                return report("An environment file must be \(what) for each view.", at: start)
            }
            for (key, value) in mapping {
                guard !reportMistake(inKey: key, value) else { continue }
                read(key.string ?? "", value)
            }
        } catch {
            report(error.sentence(of: text.format), at: error.location)
        }
    }

    private mutating func read(_ id: String, _ value: Node) {
        guard let mapping = value.mapping else {
            return report(
                "The value of '\(id)' must be an object with 'safeArea' and 'layoutMargins'.", at: value, of: id)
        }
        var surroundings = DocumentEnvironment.Surroundings()
        for (key, value) in mapping {
            switch key.string {
            case "safeArea": surroundings.safeArea = insets(value, "safeArea", of: id)
            case "layoutMargins": surroundings.layoutMargins = insets(value, "layoutMargins", of: id)
            default:
                guard !reportMistake(inKey: key, value, among: Self.members) else { continue }
                let name = key.string ?? ""
                report(
                    "Unknown key '\(name)' in '\(id)'. Use 'safeArea' or 'layoutMargins'."
                        + Spelling.question(on: name, among: Self.members), at: key, of: id)
            }
        }
        environment.views[id] = surroundings
    }

    /// Returns whether a key is a known mistake, such as `safeArea:[…]` as a key and its value.
    ///
    /// The mistake is reported.
    private mutating func reportMistake(inKey key: Node, _ value: Node, among known: [String]? = nil) -> Bool {
        guard let mistake = text.problem(inKey: key, value: value, among: known) else { return false }
        report(mistake.message, at: mistake.location)
        return true
    }

    private mutating func insets(_ node: Node, _ name: String, of id: String) -> InterfaceDocument.Insets? {
        let items = node.sequence.map { items in Array(items) } ?? []
        let numbers = items.compactMap { item in
            item.scalar?.style == .plain ? item.string.flatMap(InterfaceDocument.number) : nil
        }
        guard numbers.count == 4, items.count == 4 else {
            report("'\(name)' of '\(id)' must be four numbers: top, left, bottom, right.", at: node, of: id)
            return nil
        }
        return InterfaceDocument.Insets(top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3])
    }

    private mutating func report(_ message: String, at node: Node, of view: String) {
        report(message, at: text.location(of: node), views: [view])
    }

    mutating func report(_ message: String, at location: SourceLocation, views: [String] = []) {
        found.append(
            Diagnostic(id: "ib.environment", severity: .error, message: message, location: location, views: views))
    }
}
