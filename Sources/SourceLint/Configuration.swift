import Diagnostics
import VisualFormat

/// What `plumb lint` looks at and what it says about it; the file `.plumb.yml` as a value.
public struct Configuration: Hashable, Sendable {
    /// What is done with the findings of a rule.
    public enum Level: Hashable, Sendable {
        /// They are left out.
        case off
        /// They are reported with that severity.
        case severity(Severity)
    }

    /// Only files that meet one of these patterns are looked at; all if there is none.
    public var included: [Glob] = []
    /// Files and folders that are left out, beside ``alwaysExcluded``.
    public var excluded: [Glob] = []
    /// The dialect of the formats.
    public var dialect: Dialect = .standard
    /// Further functions whose first argument is a format.
    public var wrappers: Set<String> = []
    /// Whether strings outside known calls are checked that begin as only a format does, like `"H:|"`.
    public var checksLiterals = true
    /// The devices that documents are laid out on; each document's own if there is none.
    public var devices: [String] = []
    /// What is done with the findings of rules, or of groups of them as `ib`, where the rule itself is not named; others keep the
    /// severity of their rule.
    public var levels: [DiagnosticID: Level] = [:]

    /// A configuration that changes nothing.
    public init() {}

    /// Folders with other people's code.
    public static let alwaysExcluded = ["Pods", "Carthage", "DerivedData", "node_modules"].map(Glob.init)

    /// A finding with the severity that the configuration gives it; nil if it is left out.
    func configured(_ finding: Finding) -> Finding? {
        var finding = finding
        switch levels[finding.diagnostic.id] ?? levels[finding.diagnostic.id.group] {
        case nil: return finding
        case .off: return nil
        case .severity(let severity):
            finding.diagnostic.severity = severity
            return finding
        }
    }
}

extension DiagnosticID {
    /// The name of a rule or of a group of them as people write it: a group may end in its point, as `ib.`, since its ids go on behind it.
    static func name(_ written: some StringProtocol) -> String {
        String(written.hasSuffix(".") ? written.dropLast() : written[...])
    }

    /// The room before the first point: `vfl` of `vfl.expected-view`.
    var group: DiagnosticID { DiagnosticID(rawValue: String(rawValue.prefix { letter in letter != "." })) }
}
