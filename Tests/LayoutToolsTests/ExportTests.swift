import Foundation
import InterfaceBuilder
import Testing
import VisualFormat

@testable import LayoutTools

@Suite struct ExportTests {
    /// `constraint > its code`, in a root `self` with `a`, `b` and `box`, and `c` in `box`; `super` is the root.
    @Test(arguments: [
        ("a.leading == super.leading + 5", "H:|-5-[a]"), ("super.trailing == a.trailing + 5", "H:[a]-5-|"),
        ("a.trailing == super.trailing - 5", "H:[a]-5-|"), ("a.trailing <= super.trailing - 5", "H:[a]-(>=5)-|"),
        ("b.leading == a.trailing + 8", "H:[a]-[b]"), ("a.trailing == b.leading - 8", "H:[a]-[b]"),
        ("b.leading >= a.trailing + 8", "H:[a]-(>=8)-[b]"), ("b.top == a.bottom + 8 @750", "V:[a]-(8@750)-[b]"),
        ("b.top == a.bottom - 3", "V:[a]-(-3)-[b]"), ("b.top == a.bottom", "V:[a][b]"),
        ("a.width == 40", "H:[a(40)]"), ("a.height <= b.height", "V:[a(<=b)]"), ("c.top == box.top", "V:|[c]"),
        ("b.left == a.right", "H:[a][b] directionLeftToRight"),
        ("c.leading == a.leading", "c.leadingAnchor.constraint(equalTo: a.leadingAnchor)"),
        ("c.top == super.top", "c.topAnchor.constraint(equalTo: topAnchor)"),
        ("a.centerX == super.centerX", "a.centerXAnchor.constraint(equalTo: centerXAnchor)"),
        ("super.centerX == a.centerX + 2", "a.centerXAnchor.constraint(equalTo: centerXAnchor, constant: -2)"),
        ("super.bottom >= c.bottom", "c.bottomAnchor.constraint(lessThanOrEqualTo: bottomAnchor)"),
        ("a.width == b.width * 2 + 1", "a.widthAnchor.constraint(equalTo: b.widthAnchor, multiplier: 2, constant: 1)"),
        ("a.width == a.height * 0.5", "a.widthAnchor.constraint(equalTo: a.heightAnchor, multiplier: 0.5)"),
        ("super.width == 9", "widthAnchor.constraint(equalToConstant: 9)"),
        ("a.top == b.top", "a.topAnchor.constraint(equalTo: b.topAnchor)"),
        ("a.leading == super.leadingMargin", "a.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor)"),
        (
            "a.firstBaseline >= b.lastBaseline + 3",
            "a.firstBaselineAnchor.constraint(greaterThanOrEqualTo: b.lastBaselineAnchor, constant: 3)"
        ),
        (
            "a.trailing == super.trailing * 0.5",
            "NSLayoutConstraint(item: a, attribute: .trailing, relatedBy: .equal, toItem: self, attribute: .trailing, "
                + "multiplier: 0.5, constant: 0)"
        ),
    ]) func aConstraintIsWritten(_ text: String, _ expected: String) throws {
        #expect(try written([text]) == [expected])
    }

    @Test(arguments: [
        (
            [
                "a.leading == super.leading", "b.leading == a.trailing + 4", "super.trailing == b.trailing",
                "b.width == a.width",
            ],
            ["H:|[a]-4-[b(a)]|"]
        ),
        (["b.leading == a.trailing", "a.top == b.top"], ["H:[a][b] alignAllTop"]),
        (
            ["b.leading == a.trailing", "b.top == a.top", "b.bottom == a.bottom"],
            ["H:[a][b] alignAllTop alignAllBottom"]
        ),
        (
            ["b.leading == a.trailing", "a.top == b.top + 1"],
            ["H:[a][b]", "a.topAnchor.constraint(equalTo: b.topAnchor, constant: 1)"]
        ),
        (["a.width == 4", "c.width == 4"], ["H:[a(4)]", "H:[c(4)]"]), ([], []),
    ]) func constraintsAreJoined(_ texts: [String], _ expected: [String]) throws {
        #expect(try written(texts) == expected)
    }

    /// Without options, a format expresses no alignment and no edge that ignores the layout direction.
    @Test(arguments: [
        ("b.leading == a.trailing + 8", true), ("b.left == a.right + 8", false), ("a.left == super.left + 5", false),
        ("super.right == a.right", false), ("a.top == b.top", false), ("a.width == b.width", true),
    ]) func optionsAreNeeded(_ text: String, _ isExpressed: Bool) throws {
        let scene = Self.scene([try #require(Self.constraint(text))])
        #expect(FormatPlan(scene, takesOptions: false).rest == (isExpressed ? [] : [0]))
    }

    /// A constraint that code refers to is not part of a format.
    @Test func namedConstraintsStayAlone() throws {
        var constraint = try #require(Self.constraint("a.width == 40"))
        constraint.identifier = "width"
        #expect(FormatPlan(Self.scene([constraint])).rest == [0])
        constraint.identifier = nil
        constraint.outlet = "widthConstraint"
        let text = SwiftWriter(usesFormats: true).file([Self.scene([constraint])], origin: "test")
        #expect(text.contains("private(set) var widthConstraint: NSLayoutConstraint?"))
        #expect(text.contains("let widthConstraint = a.widthAnchor.constraint(equalToConstant: 40)"))
        #expect(text.contains("self.widthConstraint = widthConstraint"))
    }

    /// A comment names the superview of bars, unless it is the root.
    ///
    /// The text keeps Apple's dialect.
    @Test func barsOfOtherSuperviewsAreNamed() throws {
        let constraints = try ["a.leading == super.leading + 5", "c.top == box.top"].map { text in
            try #require(Self.constraint(text))
        }
        let text = ExtendedFormatWriter().text([Self.scene(constraints)], origin: "test")
        #expect(text.hasSuffix("\nH:|-5-[a]\n// In box:\nV:|[c]\n") && !text.contains("Dialect"), "\(text)")
    }

    @Test func prioritiesAndNamesAreSetBeforeActivation() throws {
        var constraint = try #require(Self.constraint("a.width == b.width * 2 @750"))
        constraint.identifier = "double \"width\""
        let text = SwiftWriter(usesFormats: true).file([Self.scene([constraint])], origin: "test")
        #expect(
            text.contains(
                """
                        let aWidth = a.widthAnchor.constraint(equalTo: b.widthAnchor, multiplier: 2)
                        aWidth.priority = .defaultHigh
                        aWidth.identifier = "double \\"width\\""
                        NSLayoutConstraint.activate([
                            aWidth,
                        ])
                """))
    }

    /// Texts of documents stay string literals: they neither end a line of the code nor change its meaning.
    @Test(arguments: [
        ("a\nb", "a b", "\"a\\nb\""), ("\u{202E}a\u{2066}", "\u{FFFD}a\u{FFFD}", "\"\\u{202e}a\\u{2066}\""),
        ("a\u{2028}b\u{85}", "a b", "\"a\\u{2028}b\\u{85}\""), ("“é” \\", "“é” \\", "\"“é” \\\\\""),
    ]) func textsOfDocumentsAreNoCode(_ text: String, _ comment: String, _ literal: String) {
        #expect(SwiftLiteral.comment(text) == comment)
        #expect(SwiftLiteral.string(text) == literal)
    }

    // MARK: Names

    @Test(arguments: [
        ("outlet", "titleLabel", nil, nil, "titleLabel"), ("a word of Swift", "class", "Box", nil, "box"),
        ("a member of UIView", "frame", nil, "Frame", "frameLabel"), ("label", nil, "Title Label", nil, "titleLabel"),
        ("accents", nil, "Café crème", nil, "cafeCreme"), ("capitals", nil, "URLField", nil, "urlField"),
        ("only capitals", nil, "OK", nil, "ok"), ("text", nil, nil, "Forgot password?", "forgotPasswordLabel"),
        ("many words", nil, nil, "one two three four five", "oneTwoThreeFourLabel"),
        ("digits first", nil, nil, "3 items", "label"), ("other letters", nil, "登录", "登录", "label"),
        ("a label that is a word", nil, "default", nil, "defaultLabel"), ("nothing", nil, nil, nil, "label"),
        ("a blank outlet", "my outlet", nil, nil, "label"),
    ]) func namesAreIdentifiers(
        _ case: String, _ outlet: String?, _ label: String?, _ text: String?, _ expected: String
    ) {
        var names = PropertyNames()
        #expect(names.name(outlet: outlet, label: label, text: text, kind: "label") == expected)
    }

    @Test func namesAreUnique() {
        var names = PropertyNames(taken: ["label2"])
        let made = ["label", "label", "label"].map { kind in names.name(kind: kind) }
        #expect(made == ["label", "label3", "label4"])
        #expect(names.name(kind: "view") == "view2")
        #expect(names.unique("line1") == "line1")
        #expect(names.unique("line1") == "line1_2")
    }

    @Test(arguments: [
        ("SignInViewController", "SignInView"), ("sign in", "SignInView"), ("CardView", "CardView"),
        ("Main", "MainView"), ("UIView", "SceneUIView"), ("ArticleCell", "ArticleCellView"), ("ViewController", nil),
        ("2nd page", "Scene2ndPageView"), ("登录", nil),
    ]) func classesAreNamed(_ text: String, _ expected: String?) {
        #expect(PropertyNames.typeName(text) == expected)
    }

    @Test(arguments: [
        ("plain", "\"plain\""), ("a \"b\" \\ c", "\"a \\\"b\\\" \\\\ c\""), ("two\nlines\t", "\"two\\nlines\\t\""),
        ("\u{0}\u{2028}é", "\"\\u{0}\\u{2028}é\""), ("\\(x)", "\"\\\\(x)\""),
    ]) func textsAreLiterals(_ text: String, _ expected: String) {
        #expect(SwiftLiteral.string(text) == expected)
    }

    /// The first root has the class of the file's owner; the others have their own classes, labels and cell identifiers.
    @Test @MainActor func scenesAreNamedOnce() {
        func view(_ id: String, _ more: String) -> String {
            "<view id='\(id)' \(more)><rect key='frame' x='0' y='0' width='9' height='9'/></view>"
        }
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" useAutolayout="YES"><objects>
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="ShopController"/>
            \(view("a", "userLabel='Front'"))\(view("b", "userLabel='Front'"))\(view("c", "userLabel='Front'"))
            \(view("d", "customClass='BasketView' userLabel='Front'"))\(view("e", ""))</objects></document>
            """
        let (scenes, _) = CodeExport.scenes(of: Array(text.utf8), file: "Shop.xib")
        #expect(
            scenes.map { scene in "\(scene.root) \(scene.scene.className)" } == [
                "a ShopView", "b FrontView", "c FrontView2", "d BasketView", "e ShopView2",
            ])
    }

    /// UIKit gives the content view of a cell the size of the cell, whatever mask the document stores.
    @Test(arguments: ["tableViewCell", "collectionViewCell"]) @MainActor
    func contentViewsOfCellsFillThem(tag: String) throws {
        let frame = "<rect key='frame' x='0' y='0' width='320' height='80'/>"
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" useAutolayout="YES"><objects><\(tag) id='cell'>\(frame)
            <view key='contentView' id='content'>\(frame)<autoresizingMask key='autoresizingMask'/></view>
            </\(tag)></objects></document>
            """
        let (scenes, _) = CodeExport.scenes(of: Array(text.utf8), file: "Cell.xib")
        let code = CodeExport.text(of: scenes.map { scene in scene.scene }, style: .anchors, file: "Cell.xib")
        #expect(code.contains("view.autoresizingMask = [.flexibleWidth, .flexibleHeight]"), "\(code)")
    }

    // MARK: Scenes

    /// The formats and calls for some constraints; each format is followed by its options.
    private func written(_ texts: [String]) throws -> [String] {
        let scene = Self.scene(try texts.map { text in try #require(Self.constraint(text), "\(text)") })
        let plan = FormatPlan(scene)
        return plan.formats.map { format in ([format.text] + format.options.names).joined(separator: " ") }
            + plan.rest.map { place in
                let call = ConstraintExpression(scene.constraints[place], in: scene).call
                return call.function + "(" + call.arguments.joined(separator: ", ") + ")"
            }
    }

    private static let names = ["super", "a", "b", "box", "c"]

    private static func scene(_ constraints: [ExportedScene.Constraint]) -> ExportedScene {
        ExportedScene(
            className: "TestView",
            views: [
                .init("self"), .init("a", in: 0), .init("b", in: 0), .init("box", in: 0), .init("c", in: 3),
            ], constraints: constraints)
    }

    /// A constraint from `view.attribute == view.attribute [* n] [+ n] [@n]`.
    private static func constraint(_ text: String) -> ExportedScene.Constraint? {
        var words = text.split(separator: " ").map(String.init)
        var priority = 1000.0
        if let last = words.last, last.hasPrefix("@") {
            priority = Double(last.dropFirst()) ?? 0
            words.removeLast()
        }
        let relations: [String: Relation] = ["==": .equal, "<=": .lessThanOrEqual, ">=": .greaterThanOrEqual]
        guard words.count >= 3, let first = operand(words[0]), let relation = relations[words[1]] else { return nil }
        var constraint = ExportedScene.Constraint(first, relation, operand(words[2]), priority: priority)
        if constraint.second == nil { constraint.constant = Double(words[2]) ?? .nan }
        for place in stride(from: 3, to: words.count - 1, by: 2) {
            guard let number = Double(words[place + 1]) else { return nil }
            switch words[place] {
            case "*": constraint.multiplier = number
            case "-": constraint.constant = -number
            default: constraint.constant = number
            }
        }
        return constraint
    }

    private static func operand(_ text: String) -> ExportedScene.Operand? {
        let parts = text.split(separator: ".").map(String.init)
        guard parts.count == 2, let view = names.firstIndex(of: parts[0]), let attribute = Attribute(name: parts[1])
        else { return nil }
        return ExportedScene.Operand(view, attribute)
    }
}
