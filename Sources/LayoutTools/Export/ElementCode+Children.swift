import InterfaceBuilder

extension ElementCode {
    /// Reads a child element: writes it, or names it.
    mutating func read(_ child: XMLTree.ElementID) {
        let tag = tree[child].name
        let key = tree.value(of: "key", in: child)
        let name = key.map { key in "\(tag)/\(key)" } ?? tag
        if DocumentBookkeeping.elements.contains(tag) || DocumentBookkeeping.layoutElements.contains(tag)
            || DocumentBookkeeping.layoutElements.contains(name)
        {
            return
        }
        if tag == "color", let key {
            readColor(child, key: key)
        } else if ["inset", "size"].contains(tag), let key {
            readInsets(child, key: key)
        } else if !readContent(child, tag: tag, key: key) {
            leaveOut(key ?? tag)
        }
    }

    private mutating func readColor(_ child: XMLTree.ElementID, key: String) {
        if let property = DocumentProperty.colors(of: className)[key], let color = ColorExpression(child, in: tree) {
            write("\(property) = \(color.text)")
        } else {
            leaveOut(key)
        }
    }

    private mutating func readInsets(_ child: XMLTree.ElementID, key: String) {
        func number(_ name: String) -> String? { tree.value(of: name, in: child).flatMap(DocumentProperty.number) }
        guard let property = DocumentProperty.insets(of: className)[key] else { return leaveOut(key) }
        if let width = number("width"), let height = number("height") {
            write("\(property) = CGSize(width: \(width), height: \(height))")
        } else if let top = number("minY"), let left = number("minX"), let bottom = number("maxY"),
            let right = number("maxX")
        {
            write("\(property) = UIEdgeInsets(top: \(top), left: \(left), bottom: \(bottom), right: \(right))")
        } else {
            leaveOut(key)
        }
    }

    /// Reads an element with a meaning of its own; false for an unknown one.
    private mutating func readContent(_ child: XMLTree.ElementID, tag: String, key: String?) -> Bool {
        switch (tag, className) {
        case ("string", _), ("mutableString", _): return isText(key)
        case ("attributedString", "UILabel"), ("attributedString", "UITextField"), ("attributedString", "UITextView"):
            leaveOut("attributes of the text")
        case ("fontDescription", "UILabel"), ("fontDescription", "UIButton"), ("fontDescription", "UITextField"),
            ("fontDescription", "UITextView"):
            break
        case ("textInputTraits", "UITextField"), ("textInputTraits", "UITextView"), ("textInputTraits", "UISearchBar"):
            readTextInput(child)
        case ("state", "UIButton"): readState(child, key: key ?? "normal")
        case ("buttonConfiguration", "UIButton"): readConfiguration(child)
        case ("segments", "UISegmentedControl"): readSegments(child)
        case ("dataDetectorType", "UITextView"):
            readOptions(
                child, "dataDetectorTypes",
                [
                    "phoneNumber", "link", "address", "calendarEvent", "shipmentTrackingNumber", "flightNumber",
                    "lookupSuggestion",
                ])
        case ("date", "UIDatePicker"): return readDate(child, key: key ?? "date")
        case ("locale", "UIDatePicker"):
            guard let name = tree.value(of: "localeIdentifier", in: child) else { return false }
            write("locale = Locale(identifier: \(SwiftLiteral.string(name)))")
        case ("scopeButtonTitles", "UISearchBar"): readTitles(child)
        case ("accessibility", _): readAccessibility(child)
        case ("userDefinedRuntimeAttributes", _): tree[child].children.forEach { child in readUserDefined(child) }
        case ("connections", _): tree[child].children.forEach { child in readConnection(child) }
        case ("view", _), ("tableViewCellContentView", _), ("collectionViewCellContentView", _):
            // The content of a cell or an effect is a subview in code.
            return key == "contentView"
        default: return false
        }
        return true
    }

    private func isText(_ key: String?) -> Bool {
        guard let key else { return false }
        return DocumentBookkeeping.contentAttributes[className]?.contains(key) == true
            || DocumentProperty.all(of: className).contains { property in property.attribute == key }
    }

    // MARK: Kinds of elements

    private mutating func readTextInput(_ child: XMLTree.ElementID) {
        if let type = tree.value(of: "textContentType", in: child) {
            write("textContentType = UITextContentType(rawValue: \(SwiftLiteral.string(type)))")
        }
        // A search bar has no capitals and no secure text unless the document says so.
        let properties = DocumentProperty.textInput.filter { property in
            className != "UISearchBar" || !["autocapitalizationType", "secureTextEntry"].contains(property.attribute)
        }
        writeAttributes(of: child, as: properties, ignoring: ["textContentType"])
    }

    private mutating func readOptions(_ child: XMLTree.ElementID, _ property: String, _ known: [String]) {
        let names = tree.values(in: child).filter { name, value in name != "key" && value == "YES" }.map { name, _ in
            name
        }
        let set = names.filter { name in known.contains(name) }
        if !set.isEmpty { write("\(property) = " + SwiftLiteral.options(set)) }
        for name in names where !known.contains(name) { leaveOut("\(property).\(name)") }
    }

    private mutating func readDate(_ child: XMLTree.ElementID, key: String) -> Bool {
        guard ["date", "minimumDate", "maximumDate"].contains(key),
            let seconds = tree.value(of: "timeIntervalSinceReferenceDate", in: child).flatMap(DocumentProperty.number)
        else { return false }
        if key == "date", document.value(of: "useCurrentDate", in: view, traits: traits) != "NO" { return true }
        write("\(key) = Date(timeIntervalSinceReferenceDate: \(seconds))")
        return true
    }

    private mutating func readTitles(_ child: XMLTree.ElementID) {
        let titles = tree.children(of: child, named: "string").map { title in tree.characters(in: title) }
        write("scopeButtonTitles = [" + titles.map(SwiftLiteral.string).joined(separator: ", ") + "]")
    }

    private mutating func readSegments(_ child: XMLTree.ElementID) {
        for (index, segment) in tree.children(of: child, named: "segment").enumerated() {
            for (name, value) in tree.values(in: segment) where name != "title" && name != "catalog" && name != "key" {
                if name == "width", let width = DocumentProperty.number(value) {
                    write("setWidth(\(width), forSegmentAt: \(index))")
                } else if name == "enabled" {
                    if value == "NO" { write("setEnabled(false, forSegmentAt: \(index))") }
                } else {
                    leaveOut("\(name) of segment \(index)")
                }
            }
            for part in tree[segment].children {
                leaveOut("\(tree.value(of: "key", in: part) ?? tree[part].name) of segment \(index)")
            }
        }
    }

    private mutating func readAccessibility(_ child: XMLTree.ElementID) {
        writeAttributes(of: child, as: DocumentProperty.accessibility)
        for part in tree[child].children {
            switch (tree[part].name, tree.value(of: "key", in: part)) {
            case ("bool", "isElement"):
                let value = tree.value(of: "value", in: part) == "YES"
                write("isAccessibilityElement = \(value)")
            case ("accessibilityTraits", _): readOptions(part, "accessibilityTraits", Self.traits)
            case ("string", let key?) where DocumentProperty.accessibility.contains { $0.attribute == key }: break
            case (let name, let key): leaveOut("accessibility " + (key ?? name))
            }
        }
    }

    private static let traits = [
        "none", "button", "link", "image", "selected", "playsSound", "keyboardKey", "staticText", "summaryElement",
        "notEnabled", "updatesFrequently", "searchField", "startsMediaSession", "adjustable",
        "allowsDirectInteraction", "causesPageTurn", "header",
    ]

    private mutating func readUserDefined(_ child: XMLTree.ElementID) {
        guard let path = tree.value(of: "keyPath", in: child) else { return }
        var value = tree.value(of: "value", in: child)
        for part in tree[child].children where value == nil { value = tree.value(of: "value", in: part) }
        let known = DocumentProperty.keyPaths.first { property in property.attribute == path }
        if let value, let statement = known?.statement(value, standard: nil) {
            write(statement)
        } else {
            leaveOut("user-defined attribute \(path)")
        }
    }

    private mutating func readConnection(_ child: XMLTree.ElementID) {
        func value(_ name: String) -> String? { tree.value(of: name, in: child) }
        switch tree[child].name {
        case "outlet":
            let name = value("property") ?? ""
            if properties?.contains(name) != true { leaveOut("outlet \(name)") }
        case "outletCollection": leaveOut("outlet collection \(value("property") ?? "")")
        case "action": leaveOut("action \(value("selector") ?? "")")
        case "segue":
            leaveOut(["segue", value("kind"), value("identifier")].compactMap { word in word }.joined(separator: " "))
        case let other: leaveOut(other)
        }
    }
}
