import Logging

/// A target of messages that no message reaches, since it is no ``ActionTarget``.
///
/// The compiler takes any object, as Apple's does, so that the log says what nobody else can.
@MainActor enum UnreachableTarget {
    private static let logger = Logger(label: "Actions")
    private static var known: Set<ObjectIdentifier> = []

    /// Logs that a target is not reached, once for each class.
    static func report(_ target: AnyObject?, _ action: Selector?) {
        guard let target, !(target is any ActionTarget) else { return }
        let type: any AnyObject.Type = Swift.type(of: target)
        guard known.insert(ObjectIdentifier(type)).inserted else { return }
        logger.warning("\(text(of: "\(type)", action))")
    }

    /// What is wrong with a class, and the ways out.
    static func text(of type: String, _ action: Selector?) -> String {
        let message = action.map { " such as \($0)" } ?? ""
        return """
            [UIKit] The target \(type) is not an ActionTarget, so it does not receive actions\(message). Conform it to \
            ActionTarget and call its method in perform(_:from:), or use a UIAction with a closure. This message appears \
            once per class.
            """
    }
}
