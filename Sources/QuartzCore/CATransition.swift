import Foundation

/// A change from what a layer showed to what it shows.
open class CATransition: CAAnimation {
    /// How it looks.
    open var type = CATransitionType.fade
    /// Where it comes from.
    open var subtype: CATransitionSubtype?
    /// Where in it it begins, from 0 to 1.
    open var startProgress: Float = 0
    /// Where in it it ends, from 0 to 1.
    open var endProgress: Float = 1

    override func take(over copy: CAAnimation) {
        super.take(over: copy)
        guard let copy = copy as? CATransition else { return }
        (copy.type, copy.subtype) = (type, subtype)
        (copy.startProgress, copy.endProgress) = (startProgress, endProgress)
    }
}

/// How a change of what a layer shows looks.
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
    /// Apple's name.
    public let rawValue: String
    /// A type of Apple's name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The new shines through the old.
    public static let fade = CATransitionType(rawValue: "fade")
    /// The new moves over the old.
    public static let moveIn = CATransitionType(rawValue: "moveIn")
    /// The new pushes the old away.
    public static let push = CATransitionType(rawValue: "push")
    /// The old moves away.
    public static let reveal = CATransitionType(rawValue: "reveal")
}

/// Where a change of what a layer shows comes from.
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
    /// Apple's name.
    public let rawValue: String
    /// A side of Apple's name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The right.
    public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
    /// The left.
    public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
    /// Above.
    public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
    /// Below.
    public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}
