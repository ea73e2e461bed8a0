/// Names of the items of a log for people: `UILabel 'Title'`, or `UIView (…3f20)` if several views have one class.
struct ItemNames {
    private let names: [String]

    /// - Complexity: Linear in the number of items.
    init(_ items: [LoggedItem]) {
        var counts: [String: Int] = [:]
        let plain = items.map { item in Self.plain(item) }
        for name in plain { counts[name, default: 0] += 1 }
        names = items.indices.map { index in
            guard counts[plain[index]] != 1 else { return plain[index] }
            let digits = items[index].address.map { address in
                address.utf8.count > 6 ? "…" + address.suffix(4) : address
            }
            return plain[index] + " (" + (digits ?? "\(index + 1)") + ")"
        }
    }

    subscript(_ item: Int) -> String { names[item] }

    private static func plain(_ item: LoggedItem) -> String {
        switch item.text {
        case "UIViewSafeAreaLayoutGuide": return "the safe area"
        case "UIViewLayoutMarginsGuide": return "the margins guide"
        case "UIViewReadableContentGuide": return "the readable content guide"
        case "UIViewKeyboardLayoutGuide": return "the keyboard guide"
        default: break
        }
        if let name = item.name {
            if name.hasPrefix("superview of ") { return "the superview" }
            return item.shortClassName.map { type in type + " '" + name + "'" } ?? "'" + name + "'"
        }
        let type = item.shortClassName ?? "view"
        return item.text.map { text in type + " '" + text + "'" } ?? type
    }
}
