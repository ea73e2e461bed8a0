import Foundation

/// A command of the keyboard; kept, since there are no keys here.
@preconcurrency @MainActor open class UIKeyCommand: UICommand {
    /// The key.
    public let input: String?
    /// The keys that are held down with it.
    public let modifierFlags: UIKeyModifierFlags
    /// Whether the command goes before what the system does with the key.
    open var wantsPriorityOverSystemBehavior = false

    /// A command of a key.
    public init(
        title: String = "", image: UIImage? = nil, action: Selector, input: String,
        modifierFlags: UIKeyModifierFlags = [], propertyList: Any? = nil, discoverabilityTitle: String? = nil,
        attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off
    ) {
        (self.input, self.modifierFlags) = (input, modifierFlags)
        super.init(
            title: title, image: image, action: action, propertyList: propertyList,
            discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state)
    }
    /// A command of a key without a title.
    public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
        self.init(title: "", action: action, input: input, modifierFlags: modifierFlags)
    }
    /// A command of a key with the title that a list of keys shows.
    public convenience init(
        input: String, modifierFlags: UIKeyModifierFlags, action: Selector, discoverabilityTitle: String
    ) {
        self.init(
            title: "", action: action, input: input, modifierFlags: modifierFlags,
            discoverabilityTitle: discoverabilityTitle)
    }

    /// The arrow upwards.
    nonisolated public static let inputUpArrow = "UIKeyInputUpArrow"
    /// The arrow downwards.
    nonisolated public static let inputDownArrow = "UIKeyInputDownArrow"
    /// The arrow to the left.
    nonisolated public static let inputLeftArrow = "UIKeyInputLeftArrow"
    /// The arrow to the right.
    nonisolated public static let inputRightArrow = "UIKeyInputRightArrow"
    /// The key to give up.
    nonisolated public static let inputEscape = "UIKeyInputEscape"
    /// The key a page upwards.
    nonisolated public static let inputPageUp = "UIKeyInputPageUp"
    /// The key a page downwards.
    nonisolated public static let inputPageDown = "UIKeyInputPageDown"
    /// The key to the beginning.
    nonisolated public static let inputHome = "UIKeyInputHome"
    /// The key to the end.
    nonisolated public static let inputEnd = "UIKeyInputEnd"
    /// The key that deletes.
    nonisolated public static let inputDelete = "UIKeyInputDelete"
}
