import InterfaceBuilder
import Scene
import Testing
import VisualFormat

/// Frames and findings of small documents, with one rule in each.
@MainActor @Suite struct DocumentLayoutTests {
    /// A view of a document; by default it has no size and lies at its superview's origin.
    static func view(_ id: String, _ attributes: String = "", _ frame: [Double] = [0, 0, 0, 0], _ inside: String = "")
        -> String
    {
        let parts = attributes.split(separator: " ", maxSplits: 1, omittingEmptySubsequences: false)
        let tag = parts[0].isEmpty ? "view" : String(parts[0])
        let rest = parts.count > 1 ? String(parts[1]) : ""
        return """
            <\(tag) translatesAutoresizingMaskIntoConstraints="NO" id="\(id)" \(rest)>
            <rect key="frame" x="\(frame[0])" y="\(frame[1])" width="\(frame[2])" height="\(frame[3])"/>\(inside)</\(tag)>
            """
    }

    /// Constraints written as `item.attribute == item.attribute * multiplier + constant @priority`.
    static func constraints(_ equations: [String]) -> String {
        let elements = equations.enumerated().map { index, text -> String in
            guard let equation = try? LayoutEquation.parse(text) else { return "<wrong equation \(text)>" }
            func number(_ number: LayoutEquation.Number) -> Double {
                if case .literal(let value) = number { value } else { .nan }
            }
            let constant = equation.constants.reduce(0) { sum, term in sum + term.sign * number(term.number) }
            var element =
                "<constraint firstItem=\"\(equation.first.view)\" firstAttribute=\"\(equation.first.attribute)\""
            element += " relation=\"\(equation.relation)\" constant=\"\(constant)\" id=\"c\(index)\""
            if let second = equation.second {
                element += " secondItem=\"\(second.view)\" secondAttribute=\"\(second.attribute)\""
                element += " multiplier=\"\(number(equation.multiplier))\""
            }
            if let priority = equation.priority { element += " priority=\"\(number(priority))\"" }
            return element + "/>"
        }
        return "<constraints>\(elements.joined())</constraints>"
    }

    /// A document with one root of 375 × 667 points on a device of two pixels a point.
    static func document(
        _ subviews: String, _ equations: [String] = [], _ more: String = "", device: String = "retina4_7"
    )
        -> String
    {
        """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" toolsVersion="21507" useAutolayout="YES" \
        useSafeAreas="YES"><device id="\(device)" orientation="portrait"/><objects>
        <view id="root"><rect key="frame" x="0" y="0" width="375" height="667"/><subviews>\(subviews)</subviews>
        \(more)\(constraints(equations))</view></objects></document>
        """
    }

    static func layout(_ text: String, _ options: LayoutOptions = .init(intrinsicSizes: .stored)) -> LaidOutDocument {
        DocumentLayout.layout(Array(text.utf8), file: "Test.xib", options: options)
    }

    static func frames(_ text: String, _ options: LayoutOptions = .init(intrinsicSizes: .stored)) -> [String: [Double]]
    {
        var frames: [String: [Double]] = [:]
        for view in layout(text, options).scenes.flatMap(\.views) {
            frames[view.id] = [view.frame.x, view.frame.y, view.frame.width, view.frame.height]
        }
        return frames
    }

    static let corner = ["a.leading == root.leading", "a.top == root.top"]

    @Test func constraintsDecide() {
        let frames = Self.frames(
            Self.document(
                Self.view("a"),
                [
                    "a.leading == root.leading + 10.5", "root.trailing == a.trailing + 20", "a.top == root.top + 5",
                    "a.height == a.width * 0.5",
                ]))
        #expect(frames["a"] == [10.5, 5, 344.5, 172.5])
    }

    /// A text field shows its placeholder while its text is empty, also if the document stores an empty text.
    @Test(arguments: [("", true), ("text=\"\"", true), ("text=\"t\"", false)])
    func emptyFieldsShowTheirPlaceholders(text: String, isPlaceholder: Bool) throws {
        let field = Self.view("a", "textField placeholder=\"p\" \(text)")
        let scene = try #require(Self.layout(Self.document(field, Self.corner)).scenes.first)
        let view = try #require(scene.views.first { view in view.id == "a" })
        #expect(view.text?.isPlaceholder == isPlaceholder && view.text?.string == (isPlaceholder ? "p" : "t"))
        #expect(view.name == view.text?.string && view.placeholder == "p")
    }

    /// Edges are rounded in screen coordinates, not in superview coordinates.
    @Test func edgesAreRoundedOnTheScreen() {
        let inner = Self.view("b", "", [0, 0, 0, 0], Self.constraints(["b.width == 10", "b.height == 10"]))
        let outer = Self.view(
            "a", "", [0, 0, 0, 0],
            "<subviews>\(inner)</subviews>"
                + Self.constraints([
                    "b.leading == a.leading + 0.25", "b.top == a.top", "a.width == 100", "a.height == 50",
                ]))
        let frames = Self.frames(
            Self.document(outer, ["a.leading == root.leading + 10.25", "a.top == root.top"]))
        // 10.25 is rounded up to 10.5; 10.25 + 0.25 is exactly 10.5.
        #expect(frames["a"] == [10.5, 0, 100, 50])
        #expect(frames["b"] == [0, 0, 10, 10])
    }

    @Test func storedSizesAreIntrinsic() {
        let label = Self.view("a", "label text=\"x\"", [0, 0, 42, 20.5])
        #expect(Self.frames(Self.document(label, Self.corner))["a"] == [0, 0, 42, 20.5])
        let placeholder = Self.view(
            "a", "view placeholderIntrinsicWidth=\"30\" placeholderIntrinsicHeight=\"infinite\"")
        let frames = Self.frames(Self.document(placeholder, Self.corner + ["a.height == 7"]))
        #expect(frames["a"] == [0, 0, 30, 7])
    }

    /// What constraints leave ambiguous keeps its stored value.
    @Test func openPlacesAreKept() {
        let frames = Self.frames(Self.document(Self.view("a", "", [3, 4, 50, 60]), ["a.leading == root.leading + 9"]))
        #expect(frames["a"] == [9, 4, 50, 60])
    }

    @Test func alignmentInsetsReachBeyondTheRectangle() {
        let frames = Self.frames(
            Self.document(
                Self.view("a", "slider", [0, 0, 118, 31]),
                ["a.leading == root.leading + 16", "a.top == root.top", "a.width == 200"]))
        #expect(frames["a"] == [14, 0, 204, 31])
    }

    /// Insets that constraints and stored frames imply take precedence over the rules, provided that bars and defaults can produce them or
    /// that two constraints imply the same.
    ///
    /// If a constant was changed after the frames were stored, the implied insets never existed.
    @Test(arguments: [
        ([20.0, 64, 335, 400], "", [20.0, 64, 335, 300]),
        ([31, 90, 333, 400], "", [16, 0, 343, 300]),
        ([31, 64, 313, 400], "", [31, 64, 313, 300]),
        ([31, 90, 333, 400], "b.top == s.top", [16, 90, 343, 300]),
        ([31, 90, 333, 400], "b.leading == root.leadingMargin", [31, 0, 328, 300]),
    ]) func storedFramesTellTheEnvironment(_ stored: [Double], _ second: String, _ expected: [Double]) {
        let more = "<viewLayoutGuide key=\"safeArea\" id=\"s\"/>"
        let text = Self.document(
            Self.view("a", "", stored) + Self.view("b", "", [31, 90, 5, 5]),
            [
                "a.top == s.top", "a.leading == root.leadingMargin", "a.trailing == root.trailingMargin",
                "a.height == 300",
            ] + (second.isEmpty ? [] : [second]), more)
        let frames = Self.frames(text, LayoutOptions(intrinsicSizes: .stored))
        #expect(frames["a"] == expected)
    }

    /// In landscape without a device option, the document's own device is turned.
    @Test func ownDeviceOnItsSide() {
        let text = Self.document(
            Self.view("a", "", [0, 0, 375, 10]),
            [
                "a.top == root.top", "a.leading == root.leading", "a.trailing == root.trailing",
                "a.bottom == root.bottom",
            ])
        #expect(Self.frames(text, LayoutOptions(isOnItsSide: true))["a"] == [0, 0, 667, 375])
    }

    @Test func guidesTakeTheEnvironment() {
        let more = "<viewLayoutGuide key=\"safeArea\" id=\"s\"/>"
        let text = Self.document(
            Self.view("a", "view misplaced=\"YES\""),
            [
                "a.top == s.top", "a.bottom == s.bottom", "a.leading == root.leadingMargin",
                "a.trailing == root.trailingMargin",
            ],
            more)
        var options = LayoutOptions(intrinsicSizes: .stored)
        #expect(Self.frames(text, options)["a"] == [16, 0, 343, 667])
        options.environment = DocumentEnvironment(views: [
            "root": .init(
                safeArea: .init(top: 44, left: 0, bottom: 34, right: 0),
                layoutMargins: .init(top: 0, left: 5, bottom: 0, right: 6))
        ])
        #expect(Self.frames(text, options)["a"] == [5, 44, 364, 589])
    }

    /// Stack views: rows inside their own margins, and nested stacks in proportion to their needs.
    @Test func stackViewsArrange() {
        let labels = (1...3).map { index in Self.view("l\(index)", "label", [0, 0, Double(30 * index), 20]) }
        let inner = Self.view("inner", "stackView", [0, 0, 0, 0], "<subviews>\(labels[1])\(labels[2])</subviews>")
        let stack = Self.view(
            "a", "stackView distribution=\"fillProportionally\"", [0, 0, 0, 0],
            "<subviews>\(labels[0])\(inner)</subviews><edgeInsets key=\"layoutMargins\" top=\"4\" left=\"5\" bottom=\"6\" right=\"10\"/>"
        )
        let frames = Self.frames(Self.document(stack, Self.corner + ["a.width == 375"]))
        #expect(frames["a"] == [0, 0, 375, 30])
        #expect(frames["l1"] == [5, 4, 62.5, 20])
        #expect(frames["inner"] == [67.5, 4, 297.5, 20])
    }

    /// A stack view below bars arranges its views inside its own margins and the safe area; given insets take precedence.
    @Test func stackViewsArrangeBelowBars() {
        let label = Self.view("l", "label", [0, 0, 30, 20])
        let margins = "<edgeInsets key=\"layoutMargins\" top=\"4\" left=\"5\" bottom=\"6\" right=\"10\"/>"
        let stack = Self.view("a", "stackView", [0, 0, 45, 30], "<subviews>\(label)</subviews>\(margins)")
        var options = LayoutOptions(intrinsicSizes: .stored)
        let text = Self.document(stack, Self.corner)
        options.environment = DocumentEnvironment(views: ["root": .init(safeArea: .init(top: 20))])
        #expect(Self.frames(text, options)["l"] == [5, 24, 30, 20])
        options.environment = DocumentEnvironment(views: ["root": .init(safeArea: .init())])
        #expect(Self.frames(text, options)["l"] == [5, 4, 30, 20])
    }

    /// A hidden view between two others keeps its required size, and lies half a spacing after the first.
    @Test func hiddenViewsTakeNoRoom() {
        let views = ["b", "c", "d"].map { id in
            Self.view(
                id, "view\(id == "c" ? " hidden=\"YES\"" : "")", [0, 0, 0, 0], Self.constraints(["\(id).height == 52"]))
        }
        let stack = Self.view(
            "a", "stackView axis=\"vertical\" spacing=\"12\"", [0, 0, 0, 0], "<subviews>\(views.joined())</subviews>")
        let frames = Self.frames(Self.document(stack, Self.corner + ["a.width == 100"]))
        #expect(frames["a"] == [0, 0, 100, 116])
        #expect(frames["c"] == [0, 58, 100, 52])
        #expect(frames["d"] == [0, 64, 100, 52])
    }

    @Test func scrollViewsHaveContent() {
        let content = Self.view("b", "", [0, 0, 0, 0], Self.constraints(["b.height == 900"]))
        let scroll = Self.view(
            "a", "scrollView", [0, 0, 375, 667],
            "<subviews>\(content)</subviews>"
                + Self.constraints([
                    "b.top == a.top", "b.leading == a.leading", "a.trailing == b.trailing", "a.bottom == b.bottom",
                    "b.width == a.width",
                ]))
        let frames = Self.frames(
            Self.document(
                scroll, Self.corner + ["a.width == root.width", "a.height == root.height"]))
        #expect(frames["a"] == [0, 0, 375, 667])
        #expect(frames["b"] == [0, 0, 375, 900])
    }

    @Test func masksFollowTheRoot() {
        let child = """
            <view id="a"><rect key="frame" x="10" y="20" width="355" height="100"/>
            <autoresizingMask key="autoresizingMask" widthSizable="YES" flexibleMinY="YES"/></view>
            """
        let text = Self.document(child)
        #expect(Self.frames(text)["a"] == [10, 20, 355, 100])
        let options = LayoutOptions(size: .init(width: 475, height: 767), intrinsicSizes: .stored)
        #expect(Self.frames(text, options)["a"] == [10, 120, 455, 100])
    }

    @Test func devicesResizeScreens() {
        var options = LayoutOptions(intrinsicSizes: .stored)
        options.device = .init(id: "retina6_12")
        let text = Self.document(
            Self.view("a"),
            ["a.top == s.top", "a.bottom == s.bottom", "a.leading == root.leading", "a.trailing == root.trailing"],
            "<viewLayoutGuide key=\"safeArea\" id=\"s\"/>")
        #expect(Self.frames(text, options)["a"] == [0, 59, 393, 759])
    }

    /// Older documents store a screen below its bar.
    ///
    /// On a device it begins at its own corner.
    @Test func screensBeginAtTheirCorner() {
        let text = Self.document(Self.view("a")).replacing(
            #"y="0" width="375" height="667""#, with: #"y="64" width="375" height="603""#)
        #expect(Self.frames(text)["root"] == [0, 64, 375, 603])
        var options = LayoutOptions(intrinsicSizes: .stored)
        options.device = .init(id: "retina6_12")
        #expect(Self.frames(text, options)["root"] == [0, 0, 393, 852])
        options.size = .init(width: 320, height: 480)
        #expect(Self.frames(text, options)["root"] == [0, 0, 320, 480])
    }

    /// Each finding has its id and line; the document is laid out all the same.
    @Test(arguments: [
        (["a.width == 10", "a.width == 20"], "ib.conflict"), (["a.width == root.leading"], "ib.illegal-constraint"),
        (["a.leading == root.top"], "ib.illegal-constraint"), (["a.width == 10"], "ib.ambiguous"),
        (["a.width == nothing.width"], "ib.unknown-reference"),
        (["a.leading == root.leading", "a.top == root.top", "a.width == 10", "a.height == 20"], "ib.misplaced"),
    ])
    func findsWhatIsWrong(equations: [String], expected: String) {
        let text = Self.document(Self.view("a", "", [0, 0, 5, 5]), equations)
        let document = Self.layout(text, LayoutOptions())
        let finding = document.allDiagnostics.first { $0.id.rawValue == expected }
        #expect(finding?.location?.file == "Test.xib", "\(document.allDiagnostics.map(\.id))")
        #expect((finding?.location?.line ?? 0) > 1)
        #expect(document.scenes.first?.views.count == 2)
    }

    /// In right-to-left layout or with larger text, views rightly differ from their stored frames.
    @Test(arguments: [
        (LayoutOptions(), true), (LayoutOptions(direction: .rightToLeft), false),
        (LayoutOptions(dynamicType: .accessibility5), false),
        (LayoutOptions(size: .init(width: 99, height: 99)), false),
    ])
    func framesAreComparedOnlyAsStored(options: LayoutOptions, isCompared: Bool) {
        let text = Self.document(
            Self.view("a", "", [0, 0, 5, 5]),
            ["a.leading == root.leading", "a.top == root.top", "a.width == 10", "a.height == 20"])
        let isMisplaced = Self.layout(text, options).allDiagnostics.contains { $0.id == "ib.misplaced" }
        #expect(isMisplaced == isCompared)
    }

    @Test func conflictsAreMinimal() {
        let text = Self.document(
            Self.view("a"),
            ["a.leading == root.leading", "a.top == root.top", "a.height == 3", "a.width == 10", "a.width >= 20"])
        let document = Self.layout(text, LayoutOptions())
        let conflict = document.allDiagnostics.first { $0.id == "ib.conflict" }
        #expect(conflict?.constraints.sorted() == ["c3", "c4"])
        #expect(conflict?.severity == .error)
        // The drawing shows the canvas, on which all conflicting constraints are broken.
        #expect(conflict?.message.contains(" At run time UIKit breaks 'view a.width >= 20'.") == true)
        #expect(document.scenes[0].constraints.filter { $0.state == .conflicting }.map(\.id).sorted() == ["c3", "c4"])
        #expect(document.hasErrors)
        // With stored sizes only the frames matter, and a finding is not an error of the document.
        #expect(!Self.layout(text).hasErrors)
    }

    /// The message quotes the part of a format that is broken, and an equation as a whole; the drawing marks the same constraint.
    @Test(arguments: [
        (
            ["H:|-10-[a(100)]-10-|"], 16, 100,
            "Required constraint 'H:|-10-[a(100)]-10-|' conflicts with the frame of 'view'. UIKit breaks its part '100'.",
            "Fix: remove '100' from the constraint, or set its priority to 999. The constant 300 fits only this size."
        ),
        (
            ["a.width == 10", "a.width >= 20"], 6, 20,
            "Required constraints conflict: 'a.width == 10', 'a.width >= 20'. UIKit breaks 'a.width >= 20'.",
            "Fix: set the constant of 'a.width >= 20' to 10."
        ),
        (
            ["V:[a(30)]", "a.height == 20"], 11, 30,
            "Required constraints conflict: 'V:[a(30)]', 'a.height == 20'. UIKit breaks the part '30' of 'V:[a(30)]'.",
            "Fix: replace '30' in 'V:[a(30)]' with 20."
        ),
        (
            ["a.left == view.left", "a.left == view.right"], 6, 0,
            "Required constraints conflict: 'a.left == view.left', 'a.left == view.right', with the frame of 'view'. UIKit breaks 'a.left == view.right'.",
            "Fix: remove 'a.left == view.right', or set its priority to 999."
        ),
    ])
    func conflictsOfLayoutDocuments(
        constraints: [String], column: Int, constant: Double, message: String, fix: String
    ) throws {
        let lines = constraints.map { constraint in "  - \"\(constraint)\"\n" }.joined()
        let text = "size: [320, 200]\nview: {subviews: [{name: a}]}\nconstraints:\n\(lines)"
        let document = DocumentLayout.layout(Array(text.utf8), file: "a.yaml")
        let conflicts = document.allDiagnostics.filter { $0.id == "layout.conflict" }
        #expect(conflicts.map(\.message) == [message])
        #expect(conflicts.map(\.notes.last) == [fix])
        #expect(conflicts.first?.location?.column == column)
        let drawn = try #require(document.scenes.first).constraints
        #expect(drawn.filter { $0.state == .broken }.map(\.constant) == [constant])
    }

    /// A conflict of constraints that nobody wrote names what the system adds, and the location of the view.
    @Test func conflictsOfTheSystemAlone() throws {
        let text =
            "size: [10, 10]\nview: {class: UIStackView, name: row, spacing: 20, subviews: [{name: a}, {name: b}]}\n"
        let document = DocumentLayout.layout(Array(text.utf8), file: "a.yaml")
        let conflict = try #require(document.allDiagnostics.first { $0.id == "layout.conflict" })
        #expect(
            conflict.message.hasPrefix(
                "Constraints of the system conflict: the arrangement of 'row', the frame of 'row'. UIKit breaks the "
                    + "arrangement of 'row'."), "\(conflict.message)")
        #expect(conflict.location?.line == 2)
    }

    @Test(arguments: ["", "x: [", "<a>", "<document/>", "[]", "{\"view\": {}}"])
    func anythingEndsInFindings(text: String) {
        let document = Self.layout(text)
        #expect(!document.scenes.isEmpty || !document.diagnostics.isEmpty)
    }

    @Test(.enabled(if: !Corpus.documents.isEmpty)) func laysOutTheCorpus() {
        for (index, file) in Corpus.documents.enumerated() where index.isMultiple(of: 25) {
            let document = DocumentLayout.layout(Corpus.bytes(file), file: file.path)
            for view in document.scenes.flatMap(\.views) {
                let frame = view.frame
                let sum = frame.x + frame.y + frame.width + frame.height
                #expect(sum.isFinite, "\(file.path) \(view.id)")
            }
        }
    }
}
