import Diagnostics
import VisualFormat

/// The settings of `plumb lint`: the content of `.plumb.yml`.
public struct Configuration: Hashable, Sendable {
    /// The level of a rule.
    public enum Level: Hashable, Sendable {
        /// The findings of the rule are omitted.
        case off
        /// The findings have this severity.
        case severity(Severity)
    }

    /// The patterns of files to check.
    ///
    /// If empty, all files are checked.
    public var included: [Glob] = []
    /// The patterns of files and folders to skip, in addition to ``alwaysExcluded``.
    public var excluded: [Glob] = []
    /// The dialect of the formats.
    public var dialect: Dialect = .standard
    /// The names of additional functions whose first argument is a format.
    public var wrappers: Set<String> = []
    /// A Boolean value that indicates whether strings outside known calls are checked if they begin like a format, such
    /// as `"H:|"`.
    public var checksLiterals = true
    /// The devices on which documents are laid out.
    ///
    /// If empty, each document uses its own device.
    public var devices: [String] = []
    /// The levels of rules and of groups such as `ib`.
    ///
    /// The level of a rule takes precedence over that of its group.
    public var levels: [DiagnosticID: Level] = [:]

    /// Creates the default configuration.
    public init() {}

    /// Folders with third-party code.
    public static let alwaysExcluded = ["Pods", "Carthage", "DerivedData", "node_modules"].map(Glob.init)

    /// Returns whether the settings name a rule that is off by default, with a severity.
    public func turnsOn(_ rule: DiagnosticID) -> Bool {
        if case .severity? = levels[rule] { true } else { false }
    }

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
    /// Returns the id of a rule or group as written in settings, where a group can end in a period, such as `ib.`.
    static func name(_ written: some StringProtocol) -> String {
        String(written.hasSuffix(".") ? written.dropLast() : written[...])
    }

    /// The part before the first period: `vfl` in `vfl.expected-view`.
    var group: DiagnosticID { DiagnosticID(rawValue: String(rawValue.prefix { letter in letter != "." })) }
}
