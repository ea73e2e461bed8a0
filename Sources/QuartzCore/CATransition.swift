import Foundation

/// A transition between two contents of a layer.
open class CATransition: CAAnimation {
    /// The type of the transition.
    open var type = CATransitionType.fade
    /// The direction of the transition.
    open var subtype: CATransitionSubtype?
    /// The start progress, from 0 to 1.
    open var startProgress: Float = 0
    /// The end progress, from 0 to 1.
    open var endProgress: Float = 1

    override func take(over copy: CAAnimation) {
        super.take(over: copy)
        guard let copy = copy as? CATransition else { return }
        (copy.type, copy.subtype) = (type, subtype)
        (copy.startProgress, copy.endProgress) = (startProgress, endProgress)
    }
}

/// The type of a transition.
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
    /// The raw value of Core Animation.
    public let rawValue: String
    /// Creates a type from a raw value.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The new content fades in.
    public static let fade = CATransitionType(rawValue: "fade")
    /// The new content moves over the old one.
    public static let moveIn = CATransitionType(rawValue: "moveIn")
    /// The new content pushes the old one away.
    public static let push = CATransitionType(rawValue: "push")
    /// The old content moves away.
    public static let reveal = CATransitionType(rawValue: "reveal")
}

/// The direction of a transition.
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
    /// The raw value of Core Animation.
    public let rawValue: String
    /// Creates a direction from a raw value.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// From the right.
    public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
    /// From the left.
    public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
    /// From the top.
    public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
    /// From the bottom.
    public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}
