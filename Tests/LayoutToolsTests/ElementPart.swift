import InterfaceBuilder

@testable import LayoutTools

/// A part of a view's element, an attribute or a child element, and the element with and without it.
struct ElementPart {
    /// The element, the path and the value: `label/textInputTraits@keyboardType=URL`.
    let key: String
    /// The element, without the views and constraints inside.
    let whole: String
    /// The same without the part.
    let without: String
    /// A Boolean value that indicates whether the part is bookkeeping, layout or the value of a new view.
    let isExcepted: Bool

    /// The child elements whose attributes are parts of their own.
    private static let opened: Set<String> = [
        "textInputTraits", "accessibility", "accessibilityTraits", "state", "buttonConfiguration", "segments",
        "segment",
        "connections", "userDefinedRuntimeAttributes", "dataDetectorType",
    ]

    /// The child elements with views and constraints.
    private static let cut: Set<String> = ["subviews", "constraints", "prototypes", "sections", "cells"]

    /// Returns the parts of a view's element.
    static func parts(of view: InterfaceDocument.View, in document: InterfaceDocument) -> [ElementPart] {
        let tree = document.tree
        let className = ElementCodeTests.classes[view.tag] ?? "UIView"
        let views = Set(document.views.map { view in view.element })
        var parts: [ElementPart] = []
        let cuts = cuts(in: view.element, tree, views)
        let whole = text(of: view.element, tree, without: cuts)
        func add(_ range: Range<Int>, _ key: String, _ isExcepted: Bool) {
            parts.append(
                ElementPart(
                    key: "\(view.tag)\(key)", whole: whole,
                    without: text(of: view.element, tree, without: cuts + [range]), isExcepted: isExcepted))
        }
        func visit(_ element: XMLTree.ElementID, _ path: String) {
            for attribute in tree.attributes(of: element) {
                let name = String(decoding: tree.bytes[attribute.name], as: UTF8.self)
                let value = String(decoding: tree.bytes[attribute.value], as: UTF8.self)
                add(
                    attribute.range, "\(path)@\(name)=\(value.prefix(20))",
                    isExcepted(name, value, path: path, className))
            }
            for child in tree[element].children where !views.contains(child) && !cut.contains(tree[child].name) {
                let name = tree[child].name
                let key = tree.value(of: "key", in: child)
                // An outlet collection is named once for all its elements.
                if !opened.contains(name), name != "outletCollection" {
                    add(
                        tree[child].range, "\(path)/\(name):\(key ?? "")", isExcepted(name, key, in: tree[element].name)
                    )
                }
                if opened.contains(name) { visit(child, "\(path)/\(name)") }
            }
        }
        visit(view.element, "")
        return parts
    }

    private static func isExcepted(_ name: String, _ value: String, path: String, _ className: String) -> Bool {
        if DocumentBookkeeping.attributes.contains(name) { return true }
        guard path.isEmpty else { return isExcepted(nested: name, value, path) }
        let property = DocumentProperty.all(of: className).last { property in property.attribute == name }
        return DocumentBookkeeping.layoutAttributes.contains(name)
            || DocumentBookkeeping.contentAttributes[className]?.contains(name) == true
            || property.map { property in isStandard(value, property, className) } == true
            // Nothing else follows from a class than its name, which a root has itself.
            || name == "customClass" && value == className
    }

    private static func isStandard(_ value: String, _ property: DocumentProperty, _ className: String) -> Bool {
        property.statement(value, standard: DocumentProperty.standard(of: property, in: className)) == ""
            || value == property.absent
    }

    private static func isExcepted(nested name: String, _ value: String, _ path: String) -> Bool {
        switch path {
        case "/textInputTraits":
            DocumentProperty.textInput.contains { property in
                property.attribute == name && isStandard(value, property, "")
            }
        case "/state": name == "title"
        case "/buttonConfiguration": ["title", "style"].contains(name)
        case "/segments/segment": name == "title" || name == "enabled"
        case "/accessibility/accessibilityTraits": value == "NO"
        case "/connections/outlet", "/connections/action", "/connections/segue": true
        default: false
        }
    }

    private static func isExcepted(_ name: String, _ key: String?, in parent: String) -> Bool {
        let path = key.map { key in "\(name)/\(key)" } ?? name
        if DocumentBookkeeping.elements.contains(name) || DocumentBookkeeping.layoutElements.contains(name)
            || DocumentBookkeeping.layoutElements.contains(path)
        {
            return true
        }
        return DocumentBookkeeping.contentElements.contains(path)
            || DocumentBookkeeping.contentElements.contains("\(parent)/\(path)")
    }

    // MARK: Text

    private static func cuts(
        in element: XMLTree.ElementID, _ tree: XMLTree, _ views: Set<XMLTree.ElementID>
    ) -> [Range<Int>] {
        let inside = tree[element].children.filter { child in views.contains(child) || cut.contains(tree[child].name) }
        // The test gives the element an id of its own.
        let id = tree.attribute("id", of: element).map { attribute in attribute.range }
        return inside.map { child in tree[child].range } + [id].compactMap { range in range }
    }

    private static func text(of element: XMLTree.ElementID, _ tree: XMLTree, without cuts: [Range<Int>]) -> String {
        var bytes: [UInt8] = []
        var start = tree[element].range.lowerBound
        for cut in cuts.sorted(by: { first, second in first.lowerBound < second.lowerBound })
        where cut.lowerBound >= start {
            bytes += tree.bytes[start..<cut.lowerBound]
            start = cut.upperBound
        }
        bytes += tree.bytes[start..<tree[element].range.upperBound]
        return String(decoding: bytes, as: UTF8.self)
    }
}
