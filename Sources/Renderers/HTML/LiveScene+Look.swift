import Diagnostics
import Scene

extension Scene.View {
    /// Returns everything about the view that does not depend on the size, for the script of a live page.
    ///
    /// Usual values are left out.
    ///
    /// - Parameter places: The places of the views of the scene, by id.
    func look(_ places: [String: Int]) -> JSONValue {
        var members: [(String, JSONValue)] = [("id", .string(id)), ("kind", .string(kind.rawValue))]
        func add(_ key: String, _ value: JSONValue?) { if let value { members.append((key, value)) } }
        add("parent", parent.flatMap { parent in places[parent] }.map { place in .number(Double(place)) })
        add("name", name.map { name in .string(name) })
        if isHidden { add("hidden", .bool(true)) }
        if clipsToBounds { add("clips", .bool(true)) }
        if opacity < 1 { add("opacity", .number(opacity)) }
        if boundsOrigin.x != 0 || boundsOrigin.y != 0 {
            add("origin", .array([.number(boundsOrigin.x), .number(boundsOrigin.y)]))
        }
        add("fill", background.map(Self.css))
        if border.width > 0 { add("border", .array([.number(border.width), Self.css(border.color)])) }
        if border.cornerRadius > 0 { add("radius", .number(border.cornerRadius)) }
        if hasFrame, kind == .textField { add("framed", .bool(true)) }
        add("value", control.map { control in .number(control.value) })
        if let tint = control?.tint { add("tint", Self.css(tint)) }
        add("picture", pictures.first.map { picture in .string(picture.name) })
        add("text", text?.look)
        return .object(members)
    }

    /// Returns a color as CSS: `#ff8000` or `#ff800080`.
    fileprivate static func css(_ color: Scene.Color) -> JSONValue {
        let alpha = String(256 + Int((color.alpha * 255).rounded()), radix: 16)
        return .string(SVGColor.hexadecimal(color) + (color.alpha < 1 ? String(alpha.dropFirst()) : ""))
    }
}

extension Scene.Text {
    fileprivate var look: JSONValue {
        var members: [(String, JSONValue)] = [("string", .string(string)), ("size", .number(fontSize))]
        if fontWeight != 400 { members.append(("weight", .number(Double(fontWeight)))) }
        if alignment == .center || alignment == .right { members.append(("align", .string(alignment.rawValue))) }
        if lines.count > 1 { members.append(("wraps", .bool(true))) }
        if isPlaceholder { members.append(("dim", .bool(true))) }
        if let color { members.append(("color", Scene.View.css(color))) }
        return .object(members)
    }
}
