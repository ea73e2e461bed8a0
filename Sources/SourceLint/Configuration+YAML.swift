import Diagnostics
import YAMLReading
import Yams

extension Configuration {
    /// The errors of a configuration file: at least one finding.
    public struct Failure: Error, Hashable, Sendable {
        /// The findings, in the order of the text.
        public var diagnostics: [Diagnostic]
    }

    /// Reads a configuration.
    ///
    /// ```yaml
    /// include: [Sources, "App/**/*.m"]
    /// exclude: [Generated]
    /// dialect: standard              # or extended
    /// wrappers: [addConstraintsWithFormat]
    /// literals: true
    /// devices: [retina4_0, retina6_12]
    /// rules:
    ///   lint.unused-options: off     # or note, warning, error
    /// ```
    /// - Parameters:
    ///   - yaml: The text of the file.
    ///   - file: The name of the file, for the findings.
    ///   - rules: The known rules.
    ///   - devices: The known devices; if empty, all names are allowed.
    /// - Throws: A ``Failure`` with all errors.
    public init(
        yaml: String, file: String, rules: [Rule] = Rule.sources, devices: [String] = []
    ) throws(Failure) {
        self.init()
        var reader = ConfigurationReader(text: YAMLText(yaml, file: file), rules: rules, devices: devices)
        reader.read(into: &self)
        let findings = reader.found.findings
        guard findings.isEmpty else { throw Failure(diagnostics: findings) }
    }
}

/// Reads the keys of a configuration, and collects their errors.
private struct ConfigurationReader {
    let text: YAMLText
    let rules: [Rule]
    let devices: [String]
    var found = FindingCollection()

    private static let keys = ["include", "exclude", "dialect", "wrappers", "literals", "devices", "rules"]

    mutating func read(into configuration: inout Configuration) {
        let root: Node?
        do throws(YAMLProblem) {
            root = try text.compose()
        } catch {
            return report(error.sentence(of: text.format), at: error.location)
        }
        // An empty file has no settings.
        guard let root, root.null == nil else { return }
        guard let mapping = root.mapping else {
            return reportValue(root, "Expected keys with values, such as 'exclude: [Pods]'.", among: Self.keys)
        }
        for (key, value) in mapping { read(key, value, into: &configuration) }
    }

    private mutating func read(_ key: Node, _ value: Node, into configuration: inout Configuration) {
        switch key.string {
        case "include": configuration.included = globs(value)
        case "exclude": configuration.excluded = globs(value)
        case "wrappers": configuration.wrappers = Set(strings(value))
        case "literals":
            guard let flag = value.bool else { return report("Expected true or false.", at: value) }
            configuration.checksLiterals = flag
        case "dialect":
            switch value.string {
            case "standard": configuration.dialect = .standard
            case "extended": configuration.dialect = .extended
            default: report("Expected 'standard' or 'extended'.", at: value)
            }
        case "devices": configuration.devices = readDevices(value)
        case "rules": readRules(value, into: &configuration)
        default: reportUnknown("key", key, value, among: Self.keys)
        }
    }

    private mutating func readRules(_ node: Node, into configuration: inout Configuration) {
        guard let mapping = node.mapping else {
            return reportValue(node, "Expected rules with levels, such as 'lint.unused-options: off'.", among: nil)
        }
        let ids = rules.map(\.id.rawValue)
        let groups = Set(rules.map(\.id.group.rawValue))
        for (key, value) in mapping {
            guard let id = key.string.map(DiagnosticID.name), ids.contains(id) || groups.contains(id) else {
                reportUnknown("rule", key, value, among: ids + groups.sorted())
                continue
            }
            // YAML reads a bare off as a Boolean.
            if value.bool == false || value.string == "off" {
                configuration.levels[DiagnosticID(rawValue: id)] = .off
            } else if let severity = value.string.flatMap(Severity.init(rawValue:)) {
                configuration.levels[DiagnosticID(rawValue: id)] = .severity(severity)
            } else {
                report("Expected off, note, warning or error.", at: value)
            }
        }
    }

    private mutating func readDevices(_ node: Node) -> [String] {
        let names = strings(node)
        for name in names where !devices.isEmpty && !devices.contains(name) {
            let nodes = node.sequence.map { sequence in Array(sequence) } ?? [node]
            reportUnknown("device", nodes.first { node in node.string == name } ?? node, among: devices)
        }
        return names
    }

    private mutating func strings(_ node: Node) -> [String] {
        guard let sequence = node.sequence else {
            if let string = node.string { return [string] }
            report("Expected a list of strings.", at: node)
            return []
        }
        return sequence.compactMap { element in
            if element.scalar == nil { report("Expected a string.", at: element) }
            return element.scalar?.string
        }
    }

    private mutating func globs(_ node: Node) -> [Glob] {
        let patterns = strings(node)
        let count = patterns.reduce(0) { count, pattern in count + pattern.unicodeScalars.count }
        guard count <= Glob.largestCharacterCount else {
            report("Expected at most \(Glob.largestCharacterCount) characters of patterns, not \(count).", at: node)
            return []
        }
        return patterns.map(Glob.init)
    }

    private mutating func reportUnknown(_ kind: String, _ key: Node, _ value: Node, among names: [String]) {
        guard let mistake = text.problem(inKey: key, value: value, among: names) else {
            return reportUnknown(kind, key, among: names)
        }
        report(mistake.message, at: mistake.location)
    }

    /// Reports a wrong value, or the mistake behind it if that is known.
    private mutating func reportValue(_ node: Node, _ expected: String, among known: [String]?) {
        guard let mistake = text.problem(inText: node, among: known) else { return report(expected, at: node) }
        report(mistake.message, at: mistake.location)
    }

    private mutating func reportUnknown(_ kind: String, _ node: Node, among names: [String]) {
        let name = node.string ?? ""
        report("Unknown \(kind) '\(name)'." + Spelling.question(on: name, among: names), at: node)
    }

    private mutating func report(_ message: String, at node: Node) { report(message, at: text.location(of: node)) }

    private mutating func report(_ message: String, at location: SourceLocation) {
        found.append(
            Diagnostic(id: "lint.configuration", severity: .error, message: message, location: location))
    }
}
