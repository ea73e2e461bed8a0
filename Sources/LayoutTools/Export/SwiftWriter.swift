import Diagnostics
import VisualFormat

/// Writes scenes as Swift: a class per scene, with a property per view.
public struct SwiftWriter: Sendable {
    /// A Boolean value that indicates whether visual formats are used where possible, not only anchors.
    public let usesFormats: Bool

    /// Creates a writer.
    public init(usesFormats: Bool) { self.usesFormats = usesFormats }

    /// Returns a source file with the classes of scenes.
    ///
    /// The first line names `origin`.
    public func file(_ scenes: [ExportedScene], origin: String) -> String {
        var lines = ["// \(origin)", "", "import UIKit"]
        var helpers = SizedClasses()
        for scene in scenes { lines += [""] + SceneSource(scene, usesFormats: usesFormats, helpers: &helpers).lines }
        for declaration in helpers.declarations { lines += [""] + declaration }
        return lines.joined(separator: "\n") + "\n"
    }
}

/// The source of one scene's class.
private struct SceneSource {
    private(set) var lines: [String] = []
    private let scene: ExportedScene
    private let usesFormats: Bool
    /// The names of the constraints with outlets, by index.
    private let constraintNames: [String?]

    init(_ scene: ExportedScene, usesFormats: Bool, helpers: inout SizedClasses) {
        self.scene = scene
        self.usesFormats = usesFormats
        var names = PropertyNames(taken: Set(scene.views.map { view in view.property }))
        constraintNames = scene.constraints.map { constraint in
            constraint.outlet.map { outlet in names.unique(PropertyNames.isIdentifier(outlet) ? outlet : "constraint") }
        }
        let root = scene.views[0]
        lines.append("/// " + scene.summary)
        if !scene.omissions.isEmpty {
            lines += ["///"] + scene.omissions.map { omission in "/// - Note: Does not contain \(omission)." }
        }
        lines.append("final class \(scene.className): \(root.className) {")
        for view in scene.views.dropFirst() { addProperty(view, helpers: &helpers) }
        for name in constraintNames.compactMap({ name in name }) {
            lines.append("    private(set) var \(name): NSLayoutConstraint?")
        }
        if scene.usesMasks { addDrawnSize() }
        addInitializers(root)
        addSetUp(root)
        addHierarchy()
        addConstraints()
        lines.append("}")
    }

    // MARK: Properties

    private mutating func addProperty(_ view: ExportedScene.View, helpers: inout SizedClasses) {
        let made = helpers.expression(for: view)
        let type = made.hasPrefix(view.className + "(") ? "" : ": " + view.className
        if let picture = view.picture {
            lines.append("    /// Set the image “\(SwiftLiteral.comment(picture))” here.")
        }
        guard !view.settings.isEmpty else {
            lines.append("    let \(view.property)\(type) = \(made)")
            return
        }
        let name = Self.localName(of: view.className)
        lines.append("    let \(view.property): \(view.className) = {")
        lines.append("        let \(name) = \(made)")
        for setting in view.settings { lines += Self.statement(setting, of: name) }
        lines += ["        return \(name)", "    }()"]
    }

    /// Returns a statement on a view.
    ///
    /// A call in it may take several lines.
    private static func statement(_ setting: String, of view: String?, indentation: Int = 8) -> [String] {
        let text = view.map { view in view + "." + setting } ?? setting
        let line = String(repeating: " ", count: indentation) + text
        guard line.count > 120, let parenthesis = text.firstIndex(of: "("), text.hasSuffix(")"), !text.contains("\"")
        else { return [line] }
        let arguments = text[text.index(after: parenthesis)...].dropLast().split(separator: ",").map { part in
            String(part.drop { character in character == " " })
        }
        return SwiftCall(String(text[..<parenthesis]), arguments).lines(indentation: indentation)
    }

    /// Returns the local name of a view in its initializer.
    private static func localName(of className: String) -> String {
        let nouns = ["UILabel": "label", "UIButton": "button", "UITextField": "field", "UIStackView": "stack"]
        return nouns[className] ?? "view"
    }

    // MARK: Making

    private mutating func addDrawnSize() {
        separate()
        lines += [
            "    /// The size of the scene in the document, from which views without constraints resize.",
            "    static let drawnSize = CGSize(width: \(SwiftLiteral.number(scene.width)), "
                + "height: \(SwiftLiteral.number(scene.height)))",
        ]
    }

    private mutating func addInitializers(_ root: ExportedScene.View) {
        separate()
        // UIKit's classes differ in whether their archive initializer can fail.
        let always = ["UIStackView", "UIActivityIndicatorView"].contains(root.className)
        lines += [
            "    override init(frame: CGRect) {", "        super.init(frame: frame)", "        setUp()", "    }", "",
            "    required init\(always ? "" : "?")(coder: NSCoder) {", "        super.init(coder: coder)",
            "        setUp()", "    }",
        ]
    }

    private mutating func addSetUp(_ root: ExportedScene.View) {
        separate()
        lines.append("    private func setUp() {")
        for setting in root.settings { lines += Self.statement(setting, of: nil) }
        if scene.usesMasks { lines += ["        let frame = self.frame", "        self.frame.size = Self.drawnSize"] }
        lines.append("        setUpHierarchy()")
        if !scene.constraints.isEmpty { lines.append("        setUpConstraints()") }
        if scene.usesMasks { lines.append("        if frame.size != .zero { self.frame = frame }") }
        lines.append("    }")
    }

    private mutating func addHierarchy() {
        separate()
        lines.append("    private func setUpHierarchy() {")
        for view in scene.views.dropFirst() {
            let parent = view.superview ?? 0
            let receiver = parent == 0 ? "" : scene.views[parent].property + "."
            lines.append(
                "        \(receiver)\(view.isArranged ? "addArrangedSubview" : "addSubview")(\(view.property))")
        }
        lines.append("    }")
    }

    /// Adds a blank line, except at the beginning of the class.
    private mutating func separate() {
        if lines.last?.hasSuffix("{") != true || lines.last?.hasPrefix("final class") != true { lines.append("") }
    }

    // MARK: Constraints

    private mutating func addConstraints() {
        guard !scene.constraints.isEmpty else { return }
        separate()
        lines.append("    private func setUpConstraints() {")
        var rest = Array(scene.constraints.indices)
        if usesFormats {
            let plan = FormatPlan(scene)
            rest = plan.rest
            addFormats(plan)
        }
        addCalls(rest)
        lines.append("    }")
    }

    private mutating func addFormats(_ plan: FormatPlan) {
        guard !plan.formats.isEmpty else { return }
        let names = plan.views.sorted().map { view in scene.views[view].property }
        let entries = names.map { name in "\"\(name)\": \(name)" }
        let whole = "        let views: [String: UIView] = [" + entries.joined(separator: ", ") + "]"
        if whole.count <= 120 {
            lines.append(whole)
        } else {
            lines.append("        let views: [String: UIView] = [")
            lines += SwiftCall.filled(entries, indentation: 12, after: ",") + ["        ]"]
        }
        lines.append("        let formats: [(String, NSLayoutConstraint.FormatOptions)] = [")
        for format in plan.formats {
            lines.append("            (\"\(format.text)\", \(SwiftLiteral.options(format.options.names))),")
        }
        lines += [
            "        ]", "        for (format, options) in formats {", "            NSLayoutConstraint.activate(",
            "                NSLayoutConstraint.constraints(",
            "                    withVisualFormat: format, options: options, metrics: nil, views: views))", "        }",
        ]
    }

    private mutating func addCalls(_ places: [Int]) {
        guard !places.isEmpty else { return }
        let properties = scene.views.map { view in view.property } + constraintNames.compactMap { name in name }
        var names = PropertyNames(taken: Set(properties))
        var elements: [[String]] = []
        for place in places {
            let constraint = scene.constraints[place]
            let expression = ConstraintExpression(constraint, in: scene)
            guard constraint.priority != 1000 || constraint.identifier != nil || constraint.outlet != nil else {
                elements.append(expression.call.lines(indentation: 12, after: ","))
                continue
            }
            let name = constraintNames[place] ?? names.unique(expression.name)
            lines += expression.call.lines(indentation: 8, before: "let \(name) = ")
            if constraint.priority != 1000 {
                lines.append("        \(name).priority = \(SwiftLiteral.priority(constraint.priority))")
            }
            if let identifier = constraint.identifier {
                lines.append("        \(name).identifier = \(SwiftLiteral.string(identifier))")
            }
            if constraintNames[place] != nil { lines.append("        self.\(name) = \(name)") }
            elements.append(["            \(name),"])
        }
        lines.append("        NSLayoutConstraint.activate([")
        lines += elements.flatMap { element in element }
        lines.append("        ])")
    }
}

extension FormatOptions {
    /// The names of the options in UIKit.
    var names: [String] {
        var names = alignedAttributes.map { attribute in
            "alignAll" + attribute.name.prefix(1).uppercased() + attribute.name.dropFirst()
        }
        if contains(.directionLeftToRight) { names.append("directionLeftToRight") }
        return names
    }
}
