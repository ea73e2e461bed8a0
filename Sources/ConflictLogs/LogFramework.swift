/// The framework that wrote a log.
public enum LogFramework: String, Hashable, Sendable {
    /// UIKit, for iOS, tvOS, visionOS and Mac Catalyst.
    case uiKit = "UIKit"
    /// AppKit, for macOS.
    case appKit = "AppKit"
}

extension ConflictLog {
    /// The framework that wrote the log: by its sentences, else by the classes of its views.
    ///
    /// It is UIKit for a log without evidence.
    public var framework: LogFramework {
        if let evidence { return evidence }
        for constraint in constraints {
            if constraint.identifier?.hasPrefix("NSView-") == true { return .appKit }
            if constraint.identifier?.hasPrefix("UI") == true { return .uiKit }
        }
        for item in items {
            guard let name = item.shortClassName else { continue }
            if name.hasPrefix("UI") || name.hasPrefix("_UI") { return .uiKit }
            if name.hasPrefix("NS") || name.hasPrefix("_NS") { return .appKit }
        }
        return .uiKit
    }
}
