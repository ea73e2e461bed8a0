/// A view or a layout guide that a log names.
public struct LoggedItem: Hashable, Sendable {
    /// The class as printed; nil for an item that the log names by its identifier.
    public var className: String?
    /// The address as printed, such as `0x7f9a`; nil if the log does not give it.
    public var address: String?
    /// The text of the view, or the identifier of the guide; long ones end in `...`.
    public var text: String?
    /// The accessibility identifier, or the name that the log prints instead of the class.
    public var name: String?
    /// The index of the superview or the owning view in the items of the log; nil if the log does not show it.
    public var superitem: Int?

    /// A Boolean value that indicates whether the item is a layout guide or a spacer of a stack view.
    var isGuide: Bool {
        className == "UILayoutGuide" || className == "_UILayoutSpacer" || className == "NSLayoutGuide"
    }

    /// A Boolean value that indicates whether the item is the margins guide of its view.
    var isMarginsGuide: Bool { text == "UIViewLayoutMarginsGuide" }
}

extension LoggedItem {
    /// Creates an item from its print: `UILabel:0x7f9a'Title'`, or a name of the list of names.
    init(_ print: Bytes) {
        guard let colon = print.first(":0x") else {
            name = print.trimmed.string
            return
        }
        className = print[..<colon].trimmed.string
        let rest = print[(colon + 1)...]
        let quote = rest.first("'") ?? rest.endIndex
        address = rest[..<quote].trimmed.string
        var text = rest[quote...].trimmed
        if text.starts(with: "'") { text.removeFirst() }
        if text.ends(with: "'") { text.removeLast() }
        if !text.isEmpty { self.text = text.string }
    }

    /// The key of the item among those of a log: its address, or all that is known if the address is masked.
    var key: String {
        guard let address, address.utf8.dropFirst(2).contains(where: { byte in byte.isHexDigit }) else {
            return (className ?? "") + ":" + (name ?? "") + ":" + (text ?? "")
        }
        return address
    }

    /// The last part of a class name: `SignInView` of `Shop.SignInView`.
    public var shortClassName: String? {
        className.map { name in String(name.split(separator: ".").last ?? Substring(name)) }
    }
}
