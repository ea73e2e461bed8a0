import Diagnostics
import Typography

/// Reads a document from JSON, and collects its mistakes.
struct LiveDocumentReader {
    private(set) var document = LiveDocument()
    private(set) var findings = FindingCollection()

    private static var documentKeys: [String] { ["size", "metrics", "view", "constraints", "direction", "textSize"] }
    private static var viewKeys: [String] {
        [
            "name", "class", "subviews", "text", "title", "placeholder", "font", "lines", "image", "intrinsicSize",
            "hugging",
            "compression", "hidden", "frame", "margins", "safeArea", "axis", "distribution", "alignment", "spacing",
            "direction",
        ]
    }

    /// Reads a whole document.
    mutating func read(_ json: JSONValue) {
        guard let members = json.members else {
            (document.views, document.indices) = ([LiveDocument.View(name: "view")], ["view": 0])
            return report("layout.bad-value", "Expected an object with the keys \(Self.documentKeys.listed()).")
        }
        checkKeys(members, among: Self.documentKeys, of: "the document")
        if let size = json["size"] {
            if let numbers = size.lengths(2), numbers[0] >= 0, numbers[1] >= 0 {
                document.size = (numbers[0], numbers[1])
            } else {
                report("layout.bad-value", "Expected [width, height] for 'size'.")
            }
        }
        for (name, value) in json["metrics"]?.members ?? [] {
            if let number = value.length {
                document.metrics[name] = number
            } else {
                report("layout.bad-value", "Expected a number for the metric '\(name)'.")
            }
        }
        document.isRightToLeft = json["direction"]?.string == "rtl"
        if let name = json["textSize"]?.string {
            if let step = LiveDocument.textSizes.firstIndex(of: name) {
                document.textSize = step
            } else {
                report("layout.bad-value", "Expected \(LiveDocument.textSizes.listed(by: "or")) for 'textSize'.")
            }
        }
        readViews(from: json["view"] ?? .object([]))
        for statement in json["constraints"]?.elements ?? [] {
            if let statement = read(statement: statement) { document.statements.append(statement) }
        }
    }

    /// Reads a constraint: a text, or an object with more properties, whose mistakes are findings of the statement.
    mutating func read(statement json: JSONValue) -> LiveDocument.Statement? {
        if let text = json.string { return LiveDocument.Statement(text: text) }
        guard let text = (json["format"] ?? json["equation"])?.string else {
            report("layout.bad-value", "Expected a format or an equation as text, or an object with the key 'format'.")
            return nil
        }
        var others = FindingCollection()
        swap(&findings, &others)
        defer { findings = others }
        checkKeys(
            json.members ?? [], among: ["format", "equation", "options", "priority", "identifier", "dialect"],
            of: "the constraint '\(text)'")
        var statement = LiveDocument.Statement(text: text)
        for option in json["options"]?.elements ?? [] {
            if let name = option.string { statement.options.append(name) }
        }
        if let priority = json["priority"] {
            if let number = priority.length, number > 0, number <= 1000 {
                statement.priority = number
            } else {
                report("layout.bad-value", "Expected a priority above 0 and at most 1000 for '\(text)'.")
            }
        }
        statement.identifier = json["identifier"]?.string
        statement.isExtended = json["dialect"]?.string == "extended"
        statement.findings = findings.findings
        return statement
    }

    /// Reads the views without recursion, so that depth costs no stack.
    private mutating func readViews(from root: JSONValue) {
        var open: [(json: JSONValue, parent: Int?)] = [(root, nil)]
        while let (json, parent) = open.popLast() {
            guard document.views.count < LiveDocument.viewLimit else {
                report("layout.too-large", "The document has more than \(LiveDocument.viewLimit) views.")
                return
            }
            let index = document.views.count
            document.views.append(view(json, parent: parent))
            guard let children = json["subviews"]?.elements else { continue }
            document.indices.reserveCapacity(index + children.count)
            // The last one is taken first.
            for child in children.reversed() { open.append((child, index)) }
        }
    }

    private mutating func view(_ json: JSONValue, parent: Int?) -> LiveDocument.View {
        let given = json.string ?? json["name"]?.string
        var view = LiveDocument.View(name: given ?? defaultName(isRoot: parent == nil), parent: parent)
        if let first = document.indices.updateValue(document.views.count, forKey: view.name) {
            document.indices[view.name] = first
            report(
                "layout.duplicate-name", "Another view has the name '\(view.name)'. Fix: give each view its own name.")
        }
        guard let members = json.members else {
            view.hasProperties = false
            return view
        }
        checkKeys(members, among: Self.viewKeys, of: "'\(view.name)'")
        readContent(json, into: &view)
        readTextStyle(json["font"]?["style"]?.string, into: &view)
        view.intrinsicSize = axes(json, "intrinsicSize", of: view.name)
        view.hugging = axes(json, "hugging", of: view.name)
        view.compression = axes(json, "compression", of: view.name)
        view.isHidden = json["hidden"]?.flag ?? false
        view.frame = json["frame"]?.lengths(4)
        view.margins = insets(json, "margins", of: view.name)
        view.safeArea = insets(json, "safeArea", of: view.name)
        view.isVertical = json["axis"]?.string == "vertical"
        view.distribution = json["distribution"]?.string ?? "fill"
        view.alignment = json["alignment"]?.string ?? "fill"
        view.spacing = json["spacing"]?.length ?? 0
        view.isRightToLeft = json["direction"]?.string.map { direction in direction == "rtl" }
        return view
    }

    private func readContent(_ json: JSONValue, into view: inout LiveDocument.View) {
        view.className = json["class"]?.string ?? "UIView"
        view.text = (json["text"] ?? json["title"])?.string
        view.placeholder = json["placeholder"]?.string
        view.fontSize = json["font"]?.length ?? json["font"]?["size"]?.length
        view.fontWeight = json["font"]?["weight"]?.string
        if let lines = json["lines"]?.length, lines >= 0 { view.numberOfLines = Int(min(lines, 100_000)) }
        view.image = json["image"]?.lengths(2).map { numbers in (numbers[0], numbers[1]) }
    }

    private mutating func readTextStyle(_ name: String?, into view: inout LiveDocument.View) {
        guard let name else { return }
        view.textStyle = TextStyle(rawValue: name)
        if view.textStyle == nil {
            let names = TextStyle.allCases.map { style in style.rawValue }
            let question = Spelling.question(on: name, among: names)
            report("layout.bad-value", "Unknown text style '\(name)' of '\(view.name)'.\(question)")
        }
    }

    private func defaultName(isRoot: Bool) -> String {
        if isRoot { return "view" }
        var number = document.views.count
        while document.indices["view\(number)"] != nil { number += 1 }
        return "view\(number)"
    }

    private mutating func axes(_ json: JSONValue, _ key: String, of view: String) -> LiveDocument.Axes {
        guard let value = json[key] else { return LiveDocument.Axes() }
        if let number = value.length { return LiveDocument.Axes(horizontal: number, vertical: number) }
        if let numbers = value.lengths(2) { return LiveDocument.Axes(horizontal: numbers[0], vertical: numbers[1]) }
        if value.members != nil {
            return LiveDocument.Axes(horizontal: value["horizontal"]?.length, vertical: value["vertical"]?.length)
        }
        report("layout.bad-value", "Expected a number, [horizontal, vertical] or an object for '\(key)' of '\(view)'.")
        return LiveDocument.Axes()
    }

    private mutating func insets(_ json: JSONValue, _ key: String, of view: String) -> LiveDocument.Insets? {
        guard let value = json[key] else { return nil }
        if let number = value.length { return .init(top: number, left: number, bottom: number, right: number) }
        if let numbers = value.lengths(4) {
            return .init(top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3])
        }
        report("layout.bad-value", "Expected a number or [top, left, bottom, right] for '\(key)' of '\(view)'.")
        return nil
    }

    private mutating func checkKeys(
        _ members: [(String, JSONValue)], among known: [String], of owner: @autoclosure () -> String
    ) {
        for (key, _) in members where !known.contains(key) {
            report(
                "layout.unknown-key", "Unknown key '\(key)' in \(owner()).\(Spelling.question(on: key, among: known))")
        }
    }

    private mutating func report(_ id: DiagnosticID, _ message: String) {
        findings.append(Diagnostic(id: id, severity: .error, message: message))
    }
}
