import Logging

/// A target that receives no messages, because it is no ``ActionTarget``.
///
/// The compiler accepts any object as a target, as in UIKit. The log therefore reports such a target.
@MainActor enum UnreachableTarget {
    private static let logger = Logger(label: "Actions")
    private static var known: Set<ObjectIdentifier> = []

    /// Logs a target that receives no messages, once for each class.
    static func report(_ target: AnyObject?, _ action: Selector?) {
        guard let target, !(target is any ActionTarget) else { return }
        let type: any AnyObject.Type = Swift.type(of: target)
        guard known.insert(ObjectIdentifier(type)).inserted else { return }
        logger.warning("\(text(of: "\(type)", action))")
    }

    /// Returns the message for a class, with the fixes.
    static func text(of type: String, _ action: Selector?) -> String {
        let message = action.map { " such as \($0)" } ?? ""
        return """
            [UIKit] The target \(type) is not an ActionTarget, so it does not receive actions\(message). Conform it to \
            ActionTarget and call its method in perform(_:from:), or use a UIAction with a closure. This message appears \
            once per class.
            """
    }
}
