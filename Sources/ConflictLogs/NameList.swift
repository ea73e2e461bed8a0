/// The items behind `names:`: each name and its address, in the order of the body, and the superview that a bar stands for.
struct NameList {
    private var names: [(name: String, item: LoggedItem)] = []
    private(set) var bar: LoggedItem?

    init() {}

    /// Reads a list such as `title:0x7f, '|':UIView:0x7e )`.
    init(_ print: Bytes) {
        var rest = print
        if let parenthesis = rest.lastIndex(of: UInt8(ascii: ")")) { rest = rest[..<parenthesis] }
        while let entry = Self.takeEntry(&rest) {
            if entry.starts(with: "'|':") {
                bar = LoggedItem(entry.dropFirst(4))
            } else if let colon = entry.first(":0x") {
                var item = LoggedItem(entry[colon...])
                item.className = nil
                item.name = entry[..<colon].trimmed.string
                names.append((item.name ?? "", item))
            }
        }
        // A bar can stand for an item that has a name too: `card:0x7f, '|':card:0x7f`.
        if let address = bar?.address, let named = names.first(where: { entry in entry.item.address == address }) {
            bar = named.item
        }
    }

    /// Takes the part up to the comma behind an address or a text.
    private static func takeEntry(_ rest: inout Bytes) -> Bytes? {
        rest = rest.trimmed
        guard !rest.isEmpty else { return nil }
        let address = rest.first(":0x") ?? rest.startIndex
        let comma = rest[address...].first(", ") ?? rest.endIndex
        defer { rest = comma < rest.endIndex ? rest[(comma + 2)...] : rest[rest.endIndex...] }
        return rest[..<comma].trimmed
    }

    /// The item that a print in the body stands for, and removes its name, since the next one with an equal name is another item.
    mutating func take(_ print: Bytes) -> LoggedItem {
        let item = LoggedItem(print)
        // Some logs print the address behind the name here too.
        if let address = item.address, let named = names.first(where: { entry in entry.item.address == address }) {
            return named.item
        }
        guard item.className == nil, let place = names.firstIndex(where: { entry in entry.name == item.name }) else {
            return item
        }
        let isLast = names.count { entry in entry.name == item.name } == 1
        return isLast ? names[place].item : names.remove(at: place).item
    }
}
