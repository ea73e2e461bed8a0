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

    /// The last part of a class name: `SignInView` of `Shop.SignInView` and of `_TtC4Shop10SignInView`.
    public var shortClassName: String? {
        className.map { name in
            Self.typeName(ofMangled: name) ?? String(name.split(separator: ".").last ?? Substring(name))
        }
    }

    /// Returns the name of a Swift type from its name in Objective-C; nil for another name.
    ///
    /// After `_Tt` there is a letter for each type that contains the next one, then the module and the types, each after its length. Types in
    /// functions and extensions have other letters, and no name here. An identifier of a file, which begins with an underscore and has 33
    /// characters, precedes a private type.
    private static func typeName(ofMangled name: String) -> String? {
        guard name.hasPrefix("_Tt") else { return nil }
        var rest = Array(name.utf8)[3...]
        let kinds = rest.prefix { byte in !isDigit(byte) }
        guard kinds.allSatisfy({ byte in "CVOG".utf8.contains(byte) }) else { return nil }
        var depth = kinds.reduce(0) { count, byte in byte == UInt8(ascii: "G") ? count : count + 1 }
        rest = rest.dropFirst(kinds.count)
        var found: Bytes = []
        while depth >= 0 {
            var length = 0
            while let digit = rest.first, isDigit(digit) {
                length = min(length * 10 + Int(digit) - 48, name.utf8.count)
                rest = rest.dropFirst()
            }
            guard length > 0, length <= rest.count else { return nil }
            found = rest.prefix(length)
            rest = rest.dropFirst(length).drop { byte in byte == 80 }
            if length != 33 || found.first != 95 { depth -= 1 }
        }
        return found.string
    }

    private static func isDigit(_ byte: UInt8) -> Bool { byte >= 48 && byte <= 57 }
}
