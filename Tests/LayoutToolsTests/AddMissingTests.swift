import Foundation
import LayoutTools
import Testing
import UIKit

/// Add Missing Constraints resolves the ambiguity that the layout reports, and adds nothing else.
@Suite @MainActor struct AddMissingTests {
    static let head = "size: [320, 480]\nview:\n  subviews:\n"

    /// Statements about `a` and `b`, and the constraints that are missing.
    @Test(arguments: [
        // Optional constraints, inequalities and intrinsic sizes determine frames as equations do.
        (["|-20-[a(>=50,==30@700)]-(>=8)-[b(b@1)]-20-|", "V:|-9-[a(9)]", "V:|-9-[b(9)]", "[b(40)]"], []),
        (["|-20-[a]-20-|", "V:|-9-[a(9)]", "|-20-[b(>=40@900)]", "[b(<=40)]", "V:[b(9)]-9-|"], []),
        (["|-20-[a]-20-|", "V:|-9-[a(9)]", "|-20-[b(40)]", "V:[b(9)]-(>=9)-|", "V:[a]-(>=9)-[b]"], ["b.top"]),
        (["|-20-[a]-(8@500)-[b]-20-|", "V:|-9-[a(9)]", "V:|-9-[b(9)]"], ["a.width"]),
        (["|-20-[a(b@800)]-8-[b]", "V:|-9-[a(9)]", "V:|-9-[b(9)]"], ["b.width"]),
    ])
    func onlyWhatIsOpenIsAdded(statements: [String], missing: [String]) throws {
        let text =
            Self.head + "    - {name: a}\n    - {name: b}\nconstraints:\n"
            + statements.map { "  - \"\($0)\"\n" }.joined()
        let scene = try ToolScene(text)
        let edits = try scene.edits("resolve add-missing all")
        #expect(edits.count == missing.count, "\(edits.summaries)")
        try expectSettled(scene)
    }

    /// The added constraint keeps an ambiguous view where the document shows it, also if constraints refer to its baseline.
    @Test(arguments: [
        ("{name: a, class: UILabel, text: Hello}", ["|-10-[a]"], "V:|[a]"),
        ("{name: a, class: UIButton, title: Hello}", ["|-10-[a]"], "V:|[a]"),
        ("{name: a, class: UILabel, text: Hello}", ["V:|-10-[a]"], "|[a]"),
    ])
    func whatIsAddedHoldsWhereTheViewIsShown(view: String, statements: [String], added: String) throws {
        let text =
            Self.head + "    - \(view)\nconstraints:\n" + statements.map { "  - \"\($0)\"\n" }.joined()
        let after = try ToolScene(text).text(after: ["resolve add-missing all"])
        #expect(after == text + "  - \"\(added)\"\n")
    }

    @Test(arguments: ["ButtonRow", "CenteredContainer", "CompressionResistance", "TablePlaceholder", "TwoButtons"])
    func nothingIsMissingInTheExamples(name: String) throws {
        let file = Corpus.root.appending(path: "Examples/\(name).yaml")
        let scene = try ToolScene(String(contentsOf: file, encoding: .utf8))
        #expect(try scene.edits("resolve add-missing all").isEmpty)
    }

    /// Constraints that were removed, or became optional or inequalities, are completed without a conflict.
    ///
    /// A second time changes nothing.
    @Test(arguments: 0..<40) func whatIsLeftIsCompleted(seed: Int) throws {
        var numbers = RandomNumbers(state: UInt64(seed &* 7919 &+ 17))
        func next(_ bound: Int) -> Int { numbers.next(bound) }
        var text = Self.head
        for index in 0..<(2 + next(5)) {
            let frame = "[\(next(200)), \(next(300)), \(8 + next(100)), \(8 + next(100))]"
            let content = next(2) == 0 ? ", class: UILabel, text: Some words" : ""
            text += "    - {name: v\(index), frame: \(frame)\(content)}\n"
        }
        let complete = try ToolScene(ToolScene(text).text(after: ["resolve reset all"]))
        let canvas = complete.document.canvases[0]
        var edits: [Edit] = []
        for constraint in canvas.constraints {
            var changed = constraint
            changed.id = nil
            switch next(6) {
            case 0: break
            case 1: changed.priority = Double(1 + next(998))
            case 2: changed.relation = .greaterThanOrEqual
            case 3: changed.constant += Double(next(40))
            default: continue
            }
            edits.append(.removeConstraint(constraint))
            if changed != constraint,
                changed.priority != 1000 || changed.relation != .equal || changed.constant != constraint.constant
            {
                edits.append(.addConstraint(changed))
            }
        }
        let less = try ToolScene(#require(complete.document.text(applying: [(canvas, edits)])))
        try expectSettled(less)
    }

    private func expectSettled(_ scene: ToolScene) throws {
        #expect(!ToolScene.findings(of: scene.text).contains("layout.conflict"), "\(scene.text)")
        let after = try ToolScene(scene.text(after: ["resolve add-missing all"]))
        #expect(ToolScene.findings(of: after.text).isEmpty, "\(scene.text)\n\(after.text)")
        #expect(try after.edits("resolve add-missing all").isEmpty, "\(after.text)")
    }
}

/// Constraints that Align and Pin would add, compared with what the document already contains.
@Suite @MainActor struct EditReviewTests {
    static let text = """
        size: [320, 480]
        view:
          subviews:
            - {name: a}
            - {name: b}
            - {name: c, frame: [0, 0, 10, 10]}
        constraints:
          - "|-20-[a]-20-|"
          - "V:|-20-[a(40)]-8-[b(10)]"
          - "|-20-[b(<=100)]"
          - "[b(90@500)]"

        """

    @Test(arguments: [
        ("pin width a", ["H:|-(20)-[a]", "H:[a]-(20)-|"], []), ("pin bottom a", [], []),
        ("align leading a b", ["H:|-(20)-[a]", "H:|-(20)-[b]"], []),
        ("pin width 100 a", [], ["H:|-(20)-[a]", "H:[a]-(20)-|"]),
        // An optional constraint may be violated, so the width is new; an inequality may not.
        ("pin width b", [], []), ("pin width 200 b", [], ["H:[b(<=100)]"]),
        ("align trailing a b", [], ["H:|-(20)-[b]", "H:[b(<=100)]", "H:[a]-(20)-|"]),
        ("pin width 10 c", [], []),
    ])
    func layoutTellsWhatFollowsAndWhatContradicts(
        command: String, implied: [String], contradicted: [String]
    ) throws {
        let scene = try ToolScene(Self.text)
        let edits = try scene.edits(command)
        let review = scene.document.review(edits, on: scene.document.canvases[0])
        #expect(Set(review.implied.flatMap { $0.others.map { $0.summary } }) == Set(implied))
        #expect(Set(review.contradictions.flatMap { $0.others.map { $0.summary } }) == Set(contradicted))
        #expect(review.edits.count == (implied.isEmpty ? edits.count : 0))
    }

    /// A constraint that keeps the drawn place is not added to an equivalent one, so that repeating the command changes nothing.
    @Test(arguments: [
        ("width", 60, "pin width all", 0, 1), ("width", 50.25, "pin width all", 1, 0),
        ("width", 60, "pin width 55 all", 0, 0), ("width", 60, "pin width 60 all", 1, 0),
    ]) func whatIsTiedIsNotTiedAgain(
        attribute: String, constant: Double, command: String, present: Int, otherwise: Int
    ) throws {
        let scene = try ToolScene(
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" useAutolayout="YES"><objects>
            <view translatesAutoresizingMaskIntoConstraints="NO" id="a">
            <rect key="frame" x="0.0" y="0.0" width="50" height="40"/>
            <constraints><constraint firstAttribute="\(attribute)" constant="\(constant)" id="w"/></constraints></view>
            </objects></document>

            """)
        let canvas = scene.document.canvases[0]
        let bare = Canvas(items: canvas.items, constraints: [])
        let number = Double(command.split(separator: " ")[2])
        let edits = try pinSize(.horizontal, number, canvas.items.filter { !$0.kind.isGuide }, on: bare)
        let review = scene.document.review(edits, on: canvas)
        #expect(review.present.count == present && review.tiedOtherwise.count == otherwise)
        #expect(review.edits.isEmpty == (present + otherwise > 0))
    }

    /// A different multiplier and constant make a different constraint, which determines as much as the existing one.
    @Test(arguments: [("1.25", 0, 1), ("2.0", -30, 0)])
    func anotherEquationIsNotTheSame(multiplier: String, constant: Int, present: Int) throws {
        let scene = try ToolScene(
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" useAutolayout="YES"><objects>
            <view id="root"><rect key="frame" x="0.0" y="0.0" width="300" height="300"/><subviews>
            <view translatesAutoresizingMaskIntoConstraints="NO" id="a">
            <rect key="frame" x="0.0" y="0.0" width="50" height="40"/>
            <constraints><constraint firstAttribute="width" secondItem="a" secondAttribute="height" \
            multiplier="\(multiplier)" constant="\(constant)" id="w"/></constraints></view></subviews></view>
            </objects></document>

            """)
        let canvas = scene.document.canvases[0]
        let views = canvas.items.filter { view in view.id == "a" }
        let review = scene.document.review(
            try pinAspectRatio(views, on: Canvas(items: canvas.items, constraints: [])), on: canvas)
        #expect(review.present.count == present && review.tiedOtherwise.isEmpty && review.implied.isEmpty)
        #expect(review.edits.isEmpty == (present > 0))
    }

    /// Each reason takes a layout of the document, so only the first of many implied constraints have one.
    @Test func ofManyOnlyTheFirstHaveReasons() throws {
        let names = (0..<24).map { place in "v\(place)" }
        let views = names.map { name in "    - {name: \(name)}\n" }.joined()
        let formats = names.map { name in "  - '|-20-[\(name)(9)]'\n  - 'V:|-20-[\(name)(9)]'\n" }.joined()
        let scene = try ToolScene("size: [99, 99]\nview:\n  subviews:\n\(views)constraints:\n\(formats)")
        let canvas = scene.document.canvases[0]
        let bare = Canvas(items: canvas.items, constraints: [])
        let edits = try align(.leading, canvas.items.filter { view in names.contains(view.id) }, offset: 0, on: bare)
        let review = scene.document.review(edits, on: canvas)
        #expect(review.implied.map { finding in finding.others.isEmpty } == (0..<23).map { place in place >= 20 })
        #expect(review.edits.isEmpty)
    }

    /// A constraint that the current sizes of views imply is not implied by the sizes that other edits give them.
    @Test func newSizesImplyNothingOfTheOld() throws {
        let scene = try ToolScene(Self.text)
        let edits = try ["pin width 50 c", "pin height 40 c", "pin aspect c"].flatMap { try scene.edits($0) }
        let review = scene.document.review(edits, on: scene.document.canvases[0])
        #expect(review.implied.isEmpty)
        #expect(review.edits == edits)
    }
}
