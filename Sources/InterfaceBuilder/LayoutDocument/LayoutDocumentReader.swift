import Diagnostics
import VisualFormat
import YAMLReading
import Yams

/// A reader that creates a layout document from the nodes of a YAML or JSON text, and reports unknown parts.
struct LayoutDocumentReader {
    var document: LayoutDocument
    let text: YAMLText
    /// The findings.
    var found = FindingCollection()
    private var names: Set<String> = []
    private var isFull = false
    /// The lists of keys that a finding has already named.
    var toldKeys: Set<[String]> = []

    init(document: LayoutDocument, text: YAMLText) {
        self.document = document
        self.text = text
    }

    /// The keys of a document, of a view and of a constraint, as in Documentation/LayoutDocuments.md.
    static let keys = ["size", "metrics", "standardSpacing", "view", "constraints"]
    static let constraintKeys = ["format", "equation", "options", "priority", "identifier"]
    static let properties = [
        "name", "class", "subviews", "text", "title", "placeholder", "font", "lines", "image", "intrinsicSize",
        "hugging", "compression", "hidden", "frame", "margins", "safeArea", "axis", "distribution", "alignment",
        "spacing", "direction",
    ]

    /// Returns whether a mapping has no key of a document, or similar one.
    ///
    /// Other programs use YAML and JSON files too.
    static func isForeign(_ mapping: Node.Mapping) -> Bool {
        !mapping.isEmpty
            && !mapping.keys.contains { key in
                guard let name = key.string else { return true }
                return keys.contains(name) || name == "subviews" || !meant(by: name, among: keys).isEmpty
                    || keys.contains { known in name.hasPrefix(known + ":") }
            }
    }

    mutating func read(_ mapping: Node.Mapping) {
        let strays = strays(in: mapping)
        for (key, value) in mapping where !strays.contains(key) {
            switch key.string {
            case "size": document.size = size(value, "size")
            case "metrics": readMetrics(value)
            case "standardSpacing":
                if word(value, "standardSpacing", among: ["20", "margins"]) == "margins" {
                    document.standardSpacing = .layoutMargins
                }
            case "view", "constraints": break
            default: reportUnknown(key, value, known: Self.keys)
            }
        }
        guard let root = mapping["view"] else { return reportMissingView(in: mapping, strays) }
        readView(root, parent: nil)
        if let constraints = mapping["constraints"] { readConstraints(constraints) }
    }

    /// Returns the keys of a view beside those of the document, if the document has no view.
    private func strays(in mapping: Node.Mapping) -> [Node] {
        guard mapping["view"] == nil, mapping["subviews"] != nil else { return [] }
        return mapping.keys.filter { key in key.string.map(Self.properties.contains) == true }
    }

    private mutating func reportMissingView(in mapping: Node.Mapping, _ strays: [Node]) {
        // A misspelled key, or one without the space after its colon, is reported as such.
        let isMeant = mapping.keys.contains { key in
            guard let name = key.string else { return false }
            return name.hasPrefix("view:") || Self.meant(by: name, among: Self.keys).first == "view"
        }
        guard let first = strays.first else {
            if !isMeant { report("layout.missing-view", "The document has no 'view'.", at: .mapping(mapping)) }
            return
        }
        let names = strays.compactMap(\.string).map { name in "'\(name)'" }
        report(
            "layout.missing-view",
            "The document has no 'view'. Indent \(names.listed()) below 'view:'.",
            at: first)
    }

    // MARK: Views

    private mutating func readView(_ node: Node, parent: Int?) {
        // With YAML aliases a document may have more views than bytes.
        guard document.views.count < LayoutDocument.largestViewCount else {
            if !isFull {
                report(
                    "layout.too-large", "The document has more than \(LayoutDocument.largestViewCount) views.", at: node
                )
            }
            isFull = true
            return
        }
        if parent != nil, let name = bareName(node) { return add(name, Node.Mapping([]), parent, at: node) }
        guard case .mapping(let mapping) = node else {
            if node.sequence != nil, parent != nil {
                report("layout.bad-value", objection(to: node, inListOf: "A view", "subviews"), at: node)
            } else {
                let expected = "a mapping such as {name: label, class: UILabel}" + found(node)
                reportValue(node, "a view", expected: expected, among: Self.properties)
            }
            return
        }
        let usual = parent == nil ? "view" : "view\(document.views.count)"
        add(mapping["name"].flatMap { name in word(name, "name") } ?? usual, mapping, parent, at: node)
    }

    /// Returns the name of a plain view without other keys, as in `subviews: [title, icon]`.
    ///
    /// The result is nil for other nodes, such as the name of a class in place of a mapping.
    private func bareName(_ node: Node) -> String? {
        guard let word = node.string, node.null == nil, 1...Self.mostCharacters ~= word.count,
            let first = word.first, first.isLetter || first == "_", !word.hasPrefix("UI"),
            word.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" })
        else { return nil }
        return word
    }

    private mutating func add(_ name: String, _ mapping: Node.Mapping, _ parent: Int?, at node: Node) {
        let index = document.views.count
        if !names.insert(name).inserted {
            report(
                "layout.duplicate-name", "The name '\(name)' is a duplicate. Constraints use the first view.", at: node)
        }
        document.views.append(.init(name: name, location: location(node), parent: parent))
        if let parent { document.views[parent].children.append(index) }
        for (key, value) in mapping { readProperty(key, value, of: index) }
    }

    /// The words for the arrangement of stack views.
    static let stackWords = [
        "axis": ["horizontal", "vertical"],
        "distribution": ["fill", "fillEqually", "fillProportionally", "equalSpacing", "equalCentering"],
        "alignment": [
            "fill", "leading", "top", "center", "trailing", "bottom", "firstBaseline", "lastBaseline",
        ],
    ]

    static let weights = [
        "ultraLight", "thin", "light", "regular", "medium", "semibold", "bold", "heavy", "black",
    ]

    private mutating func readProperty(_ key: Node, _ value: Node, of view: Int) {
        switch key.string {
        case "name": break
        case "class":
            guard let name = word(value, "class") else { break }
            document.views[view].className = name
            document.views[view].classPlace = textPlace(of: name, at: value)
        case "subviews":
            for child in sequence(value, "subviews") { readView(child, parent: view) }
        case "text", "title": document.views[view].text = string(value, key.string ?? "text")
        case "placeholder": document.views[view].placeholder = string(value, "placeholder")
        case "font": readFont(value, of: view)
        case "lines": document.views[view].numberOfLines = lines(value)
        case "image": document.views[view].image = size(value, "image", .picture)
        case "intrinsicSize": document.views[view].intrinsicSize = axes(value, "intrinsicSize")
        case "hugging": document.views[view].hugging = axes(value, "hugging", isPriority: true)
        case "compression": document.views[view].compression = axes(value, "compression", isPriority: true)
        case "hidden": document.views[view].isHidden = bool(value, "hidden")
        case "frame":
            if let numbers = numbers(value, "frame", .frame) {
                if min(numbers[2], numbers[3]) < 0 {
                    report("layout.bad-value", "A size must not be negative.", at: value)
                }
                document.views[view].frame = .init(
                    x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
            }
        case "margins": document.views[view].layoutMargins = insets(value, "margins")
        case "safeArea": document.views[view].safeArea = safeArea(value)
        case "axis", "distribution", "alignment":
            if let name = key.string, let word = word(value, name, among: Self.stackWords[name] ?? []) {
                document.views[view].stack[name] = word
            }
        case "spacing": document.views[view].spacing = number(value, "spacing")
        case "direction": document.views[view].direction = word(value, "direction", among: ["ltr", "rtl"])
        default: reportUnknown(key, value, known: Self.properties)
        }
    }

    private mutating func readFont(_ node: Node, of view: Int) {
        let known = ["size", "style", "weight"]
        guard case .mapping(let mapping) = node else {
            if node.string.flatMap(InterfaceDocument.number) == nil {
                let expected = "a number of points, or a mapping such as {size: 17, weight: bold}" + found(node)
                reportValue(node, "'font'", expected: expected, among: known)
            } else {
                document.views[view].fontSize = fontSize(node)
            }
            return
        }
        for (key, value) in mapping {
            switch key.string {
            case "size": document.views[view].fontSize = fontSize(value)
            case "style":
                let styles = LayoutDocument.textStyles.map { entry in entry.name }
                document.views[view].textStyle = word(value, "style", among: styles)
            case "weight": document.views[view].fontWeight = word(value, "weight", among: Self.weights)
            default: reportUnknown(key, value, known: known)
            }
        }
    }

    // MARK: Metrics and constraints

    private mutating func readMetrics(_ node: Node) {
        guard case .mapping(let mapping) = node else {
            return reportValue(node, "'metrics'", expected: "a mapping such as {margin: 16}" + found(node), among: nil)
        }
        for (key, value) in mapping {
            guard !reportMistake(inKey: key, value), let name = key.string else { continue }
            document.metrics[name] = number(value, name)
            if document.metrics[name] == nil { document.unreadMetrics.insert(name) }
        }
    }

    private mutating func readConstraints(_ node: Node) {
        for item in sequence(node, "constraints") {
            if case .mapping(let mapping) = item {
                readConstraint(mapping, at: item)
            } else if case .sequence(let list) = item {
                report("layout.bad-value", objection(to: list, at: item), at: item)
            } else if !reportMistake(in: item, among: Self.constraintKeys),
                let text = string(item, called: "a constraint")
            {
                add(text, options: [], priority: nil, identifier: nil, at: item)
            }
        }
    }

    /// Returns the message for a list in the list of constraints.
    private func objection(to list: Node.Sequence, at node: Node) -> String {
        let isPlain = !list.isEmpty && list.allSatisfy { entry in entry.scalar?.style == .plain }
        return isPlain && firstCharacter(of: node) == "["
            ? "Put a format that begins with '[' in quotation marks."
            : objection(to: node, inListOf: "A constraint", "constraints")
    }

    private mutating func readConstraint(_ mapping: Node.Mapping, at node: Node) {
        if let axis = mapping.keys.first(where: { key in ["H", "V"].contains(key.string) }) {
            return report("layout.bad-value", "Put a format that contains ': ' in quotation marks.", at: axis)
        }
        let unknown = mapping.filter { key, _ in !Self.constraintKeys.contains(key.string ?? "") }
        for (key, value) in unknown { reportUnknown(key, value, known: Self.constraintKeys) }
        guard let text = mapping["format"] ?? mapping["equation"] else {
            // An unknown key probably means one of the two.
            guard unknown.isEmpty else { return }
            report("layout.bad-value", "A constraint must have a 'format' or an 'equation'.", at: node)
            return
        }
        if mapping["format"] != nil, let equation = mapping["equation"] {
            report("layout.bad-value", "A constraint must have a 'format' or an 'equation', not both.", at: equation)
        }
        let options = mapping["options"].map { options in self.options(options) } ?? []
        let identifier = mapping["identifier"].flatMap { name in self.string(name, "identifier") }
        var priority: Double?
        if let value = mapping["priority"] {
            priority = self.priority(value)
            // Without its priority a constraint would be required. Then one mistake would cause other frames or conflicts.
            if priority == nil { return }
        }
        guard let statement = string(text, mapping["format"] == nil ? "equation" : "format") else { return }
        add(statement, options: options, priority: priority, identifier: identifier, at: text)
    }

    /// Returns the options in a list that are texts.
    private mutating func options(_ node: Node) -> [Node] {
        sequence(node, "options").filter { option in
            guard option.sequence != nil else { return string(option, called: "an option") != nil }
            report("layout.bad-value", objection(to: option, inListOf: "An option", "options"), at: option)
            return false
        }
    }

    /// Adds a statement.
    ///
    /// A text with an attribute before its relation is an equation, and any other text is a visual format.
    private mutating func add(
        _ text: String, options: [Node], priority: Double?, identifier: String?, at node: Node
    ) {
        var place = locationOfText(node)
        guard !text.allSatisfy(\.isWhitespace) else {
            return report("layout.bad-value", "A constraint must not be empty.", at: node)
        }
        let statement: LayoutDocument.Constraint.Statement
        if text.contains("[") || text.contains("|") || text.hasPrefix("H:") || text.hasPrefix("V:") {
            statement = .visualFormat(text, options: options.compactMap(\.string))
        } else {
            if let first = options.first {
                report("layout.bad-value", "An equation cannot have options. Only formats can.", at: first)
            }
            do throws(LayoutEquation.Failure) {
                statement = .equation(try LayoutEquation.parse(text))
            } catch {
                place.column += error.offset
                found.append(
                    Diagnostic(
                        id: "layout.equation", severity: .error, message: error.message,
                        location: place, constraints: [text],
                        fixIts: textPlace(of: text, at: node)?.fixIts(error.fixIts) ?? []))
                return
            }
        }
        document.constraints.append(
            .init(
                statement: statement, text: text, location: place, priority: priority, identifier: identifier,
                place: textPlace(of: text, at: node), optionLocations: options.map(locationOfText),
                optionPlaces: options.map { option in option.string.flatMap { textPlace(of: $0, at: option) } }))
    }
}
