import Diagnostics
import InterfaceBuilder

/// The statements for everything that an element of a document says beyond its layout, and the names of the rest.
///
/// The code goes through all attributes and child elements. It writes those that UIKit states in one line, skips those of
/// ``DocumentBookkeeping``, and names all others. So an unknown one is named too.
struct ElementCode {
    /// The statements, without the view in front.
    private(set) var statements: [String] = []
    /// The names of the parts that the code leaves out.
    private(set) var leftOut: [String] = []
    let document: InterfaceDocument
    let view: InterfaceDocument.View
    let className: String
    /// The size classes for which the code is written.
    let traits: InterfaceDocument.Traits?
    /// The properties of the class, where the view is the root of a scene; their outlets are not left out.
    let properties: Set<String>?

    var tree: XMLTree { document.tree }

    /// Reads an element that becomes a view of a class in code.
    ///
    /// `properties` are those of the scene for its root, nil for other views.
    init(
        _ view: InterfaceDocument.View, of document: InterfaceDocument, className: String,
        traits: InterfaceDocument.Traits?, properties: Set<String>? = nil
    ) {
        self.document = document
        self.view = view
        self.className = className
        self.traits = traits
        self.properties = properties
        readClass()
        readAttributes()
        for element in [view.element] + variations {
            for child in tree[element].children where tree[child].name != "mask" { read(child) }
        }
    }

    // MARK: Attributes

    /// Names a class that the code makes as another one.
    private mutating func readClass() {
        if className == "UIView", !view.kind.isPlain { leaveOut("kind \(view.tag)") }
        guard properties == nil, let name = value("customClass") else { return }
        if name != className { leaveOut("class \(name)") }
    }

    private mutating func readAttributes() {
        var unread = names.filter { name in
            name != "customClass" && !DocumentBookkeeping.attributes.contains(name)
                && !DocumentBookkeeping.layoutAttributes.contains(name)
                && DocumentBookkeeping.contentAttributes[className]?.contains(name) != true
        }
        for property in DocumentProperty.all(of: className) {
            guard DocumentBookkeeping.contentAttributes[className]?.contains(property.attribute) != true else {
                continue
            }
            unread.removeAll { name in name == property.attribute }
            write(property, value(property.attribute))
        }
        if className == "UILabel", let size = value("minimumFontSize").flatMap(Double.init) { writeMinimum(size) }
        if value("animating") == "YES", className == "UIActivityIndicatorView" {
            statements.append("startAnimating()")
            unread.removeAll { name in name == "animating" }
        }
        for name in unread { leaveOut(name) }
    }

    /// Writes the smallest font size of a label as the factor that UIKit has instead since iOS 6.
    private mutating func writeMinimum(_ size: Double) {
        let font = tree.child(of: view.element, named: "fontDescription")
        let whole = font.flatMap { font in tree.value(of: "pointSize", in: font) }.flatMap(Double.init) ?? 17
        guard size > 0, whole > 0, let factor = DocumentProperty.number("\(min(1, size / whole))") else { return }
        statements.append("minimumScaleFactor = " + factor)
    }

    /// The names of the attributes in the present size classes, and of the texts that are child elements.
    private var names: [String] {
        var names = tree.values(in: view.element).map { name, _ in name }
        for variation in variations { names += tree.values(in: variation).map { name, _ in name } }
        var seen: Set<String> = []
        return names.filter { name in seen.insert(name).inserted }
    }

    /// The variations for the size classes, the most general first.
    private var variations: [XMLTree.ElementID] {
        InterfaceDocument.applicable(view.variations, to: traits).map { variation in variation.element }
    }

    /// The value of an attribute, or of the text element that stands for it.
    private func value(_ name: String) -> String? {
        document.value(of: name, in: view, traits: traits) ?? text(name, in: view.element)
    }

    private func text(_ name: String, in element: XMLTree.ElementID) -> String? {
        let texts = ["string", "mutableString"].lazy.compactMap { tag in
            tree.child(of: element, named: tag, key: name)
        }
        return texts.first.map { text in tree.characters(in: text) }
    }

    // MARK: Writing

    /// Writes the value of a property, or names it if UIKit has no such value.
    mutating func write(_ property: DocumentProperty, _ value: String?) {
        guard let value = value ?? property.absent else { return }
        let standard = DocumentProperty.standard(of: property, in: className)
        if let statement = property.statement(value, standard: standard) {
            write(statement)
        } else {
            leaveOut(property.attribute)
        }
    }

    /// Writes all attributes of a child element as properties, and names those without one.
    mutating func writeAttributes(
        of child: XMLTree.ElementID, as properties: [DocumentProperty], ignoring ignored: Set<String> = []
    ) {
        var unread = tree.values(in: child).map { name, _ in name }.filter { name in
            !ignored.contains(name) && !DocumentBookkeeping.attributes.contains(name)
        }
        for property in properties {
            unread.removeAll { name in name == property.attribute }
            write(property, tree.value(of: property.attribute, in: child) ?? text(property.attribute, in: child))
        }
        for name in unread { leaveOut(name) }
    }

    /// Adds a statement; an empty one is not needed.
    mutating func write(_ statement: String) {
        if !statement.isEmpty { statements.append(statement) }
    }

    /// Names a part that the code does not have.
    mutating func leaveOut(_ name: String) {
        let name = SwiftLiteral.comment(name)
        if !leftOut.contains(name) { leftOut.append(name) }
    }
}
