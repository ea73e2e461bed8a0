/// The languages of sources with format strings.
public enum Language: String, Hashable, Sendable, CaseIterable {
    /// Swift, all versions: `constraints(withVisualFormat:…)` and `constraintsWithVisualFormat(…)`.
    case swift
    /// Objective-C and Objective-C++: `constraintsWithVisualFormat:…`.
    case objectiveC = "objective-c"
    /// C# with Xamarin or .NET bindings: `FromVisualFormat(…)`.
    case cSharp = "csharp"

    /// Creates the language for a file extension without the period.
    ///
    /// Returns nil for other extensions.
    public init?(fileExtension: String) {
        switch fileExtension.lowercased() {
        case "swift": self = .swift
        case "m", "mm", "h", "pch": self = .objectiveC
        case "cs": self = .cSharp
        default: return nil
        }
    }
}
