/// The languages whose sources hold format strings.
public enum Language: String, Hashable, Sendable, CaseIterable {
    /// Swift, all versions: `constraints(withVisualFormat:…)` and `constraintsWithVisualFormat(…)`.
    case swift
    /// Objective-C and Objective-C++: `constraintsWithVisualFormat:…`.
    case objectiveC = "objective-c"
    /// C# with Xamarin or .NET bindings: `FromVisualFormat(…)`.
    case cSharp = "csharp"

    /// The language of a file by the end of its name, without the point; nil for another kind of file.
    public init?(fileExtension: String) {
        switch fileExtension.lowercased() {
        case "swift": self = .swift
        case "m", "mm", "h", "pch": self = .objectiveC
        case "cs": self = .cSharp
        default: return nil
        }
    }
}
