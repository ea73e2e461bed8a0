import Foundation
import InterfaceBuilder

/// One random change of a document: of an attribute, a text, an element or an order.
struct DocumentMutation {
    /// The kinds of change.
    enum Kind: Equatable {
        case value(String, old: String, new: String)
        case withoutAttribute(String, old: String)
        case attribute(String, new: String)
        case removal
        case addition(String)
        case text(new: String)
        case swap
    }

    let kind: Kind
    /// The changed element, by its position in the document.
    let element: Int
    /// The edits of the text.
    let edits: [SourceEdit]
    /// The changed document.
    let text: String

    /// A change of a document; nil if this one has no place for it.
    init?(_ tree: XMLTree, _ random: inout RandomNumbers) {
        let ids = Array(tree.ids)
        let id = ids[random.next(ids.count)]
        let values = tree.values(in: id)
        var edits: [SourceEdit] = []
        switch random.next(8) {
        case 0...2:
            guard !values.isEmpty else { return nil }
            let (name, old) = values[random.next(values.count)]
            let new = Self.other(old, &random)
            edits = [tree.setting(name, to: new, in: id)]
            kind = .value(name, old: old, new: new)
        case 3:
            guard !values.isEmpty else { return nil }
            let (name, old) = values[random.next(values.count)]
            guard let edit = tree.removing(name, from: id) else { return nil }
            edits = [edit]
            kind = .withoutAttribute(name, old: old)
        case 4:
            let name = "added\(random.next(1000))"
            edits = [tree.setting(name, to: "YES", in: id)]
            kind = .attribute(name, new: "YES")
        case 5:
            guard tree[id].parent != nil else { return nil }
            edits = [tree.removing(id)]
            kind = .removal
        case 6:
            let key = "key\(random.next(1000))"
            edits = [tree.appending("<color key=\"\(key)\" white=\"0.5\" colorSpace=\"calibratedWhite\"/>", to: id)]
            kind = .addition(key)
        default:
            if tree[id].children.isEmpty, let content = tree[id].content, tree[id].name == "string" {
                edits = [SourceEdit(range: content, replacement: "another text \(random.next(1000))")]
                kind = .text(new: edits[0].replacement)
            } else {
                let list = tree[id].children
                guard tree[id].name == "subviews", list.count > 1 else { return nil }
                let place = random.next(list.count - 1)
                let pair = (tree[list[place]].range, tree[list[place + 1]].range)
                edits = [
                    SourceEdit(range: pair.0, replacement: String(decoding: tree.bytes[pair.1], as: UTF8.self)),
                    SourceEdit(range: pair.1, replacement: String(decoding: tree.bytes[pair.0], as: UTF8.self)),
                ]
                kind = .swap
            }
        }
        guard let text = tree.text(applying: edits), text != tree.text else { return nil }
        element = id.position
        self.edits = edits
        self.text = text
    }

    private static func other(_ value: String, _ random: inout RandomNumbers) -> String {
        if let number = Double(value) { return "\(number + Double(1 + random.next(40)))" }
        if value == "YES" || value == "NO" { return value == "YES" ? "NO" : "YES" }
        return value + "\(random.next(10))"
    }
}
