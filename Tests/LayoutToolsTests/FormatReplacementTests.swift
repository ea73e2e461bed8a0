import Diagnostics
import Foundation
import InterfaceBuilder
import LayoutTools
import Testing
import UIKit

/// Constraints as formats, and formats in place of constraints.
@MainActor @Suite struct FormatReplacementTests {
    private static let xib = """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" useAutolayout="YES" useSafeAreas="YES">
            <objects>
                <view id="root">
                    <rect key="frame" x="0.0" y="0.0" width="400" height="800"/>
                    <subviews>
                        <label text="First name" translatesAutoresizingMaskIntoConstraints="NO" id="a-1">
                            <rect key="frame" x="20" y="20" width="100" height="21"/>
                        </label>
                        <view translatesAutoresizingMaskIntoConstraints="NO" id="b-1" userLabel="Box">
                            <rect key="frame" x="140" y="20" width="100" height="21"/>
                            <constraints>
                                <constraint firstAttribute="width" constant="100" id="w"/>
                            </constraints>
                        </view>
                    </subviews>
                    <viewLayoutGuide key="safeArea" id="safe"/>
                    <constraints>
                        <constraint firstItem="a-1" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="20" id="l"/>
                        <constraint firstItem="b-1" firstAttribute="leading" secondItem="a-1" secondAttribute="trailing" constant="20" id="s"/>
                        <constraint firstItem="a-1" firstAttribute="top" secondItem="safe" secondAttribute="top" constant="20" id="t"/>
                        <constraint firstItem="b-1" firstAttribute="centerY" secondItem="a-1" secondAttribute="centerY" id="y"/>
                        <constraint firstAttribute="trailing" relation="greaterThanOrEqual" secondItem="b-1" secondAttribute="trailing" constant="8" symbolic="YES" id="e"/>
                    </constraints>
                </view>
            </objects>
            <connections><outlet property="gap" destination="s" id="o"/></connections>
        </document>

        """

    private func document(_ text: String = Self.xib, _ file: String = "A.xib") throws -> DesignDocument {
        try #require(DesignDocument.read(Array(text.utf8), file: file).document)
    }

    @Test func writesEachConstraintOnce() throws {
        let document = try document()
        let statements = document.statements(about: ["b-1"], on: document.canvases[0])
        #expect(
            statements.map { statement in "\(statement.text) \(statement.constraints)" } == [
                #"H:[firstNameLabel]-20-[box(100)] ["s", "w"]"#, #"box.centerY == firstNameLabel.centerY ["y"]"#,
                #"view.trailing >= box.trailing + 8 ["e"]"#,
            ])
        #expect(
            document.statements(about: ["a-1"], on: document.canvases[0]).map(\.text) == [
                "H:|-20-[firstNameLabel]-20-[box]", "firstNameLabel.top == viewSafeArea.top + 20",
                "box.centerY == firstNameLabel.centerY",
            ])
    }

    /// A format in place of some constraints, and the edits that it makes.
    @Test(arguments: [
        (["s", "w"], "H:[firstNameLabel]-20-[box(100)]", []), (["s"], "H:[firstNameLabel]-(20)-[box]", []),
        (["s", "w"], "H:[firstNameLabel]-30-[box(100)]", ["change H:[a-1]-(20)-[b-1] to H:[a-1]-(30)-[b-1]"]),
        (["s"], "H:[firstNameLabel]-[box]", ["change H:[a-1]-(20)-[b-1] to H:[a-1]-[b-1]"]),
        (["s"], "H:[firstNameLabel]-(>=20@500)-[box]", ["change H:[a-1]-(20)-[b-1] to H:[a-1]-(>=20@500)-[b-1]"]),
        (["s", "w"], "H:[firstNameLabel]-20-[box]", ["remove H:[b-1(100)]"]), (["w"], "  ", ["remove H:[b-1(100)]"]),
        (["w"], "H:[box(>=80,<=120)]", ["change H:[b-1(100)] to H:[b-1(>=80)]", "add H:[b-1(<=120)]"]),
        (
            ["y"], "box.top == firstNameLabel.top",
            ["remove b-1.centerY == a-1.centerY", "add b-1.top == a-1.top"]
        ),
        (["y"], "firstNameLabel.centerY == box.centerY", []),
        (
            ["y"], "firstNameLabel.centerY == box.centerY + 5",
            ["change b-1.centerY == a-1.centerY to b-1.centerY == a-1.centerY - 5"]
        ),
        // A new format replaces the equality that says the same attributes, and adds nothing twice.
        ([], "H:[box(120)]", ["change H:[b-1(100)] to H:[b-1(120)]"]), ([], "H:[box(100)]", []),
        ([], "H:[box(>=50)]", ["add H:[b-1(>=50)]"]),
        ([], "V:|||-30-[firstNameLabel]", ["change a-1.top == safe.top + 20 to a-1.top == safe.top + 30"]),
        ([], "H:[box]-||", ["add root.trailingMargin == b-1.trailing + 8"]),
        (["e"], "view.trailing >= box.trailing + 8", []),
        ([], "HV:|[box]|", ["add H:|-(0)-[b-1]", "add H:[b-1]-(0)-|", "add V:|-(0)-[b-1]", "add V:[b-1]-(0)-|"]),
    ])
    func replaces(ids: [String], text: String, edits: [String]) throws {
        let document = try document()
        let canvas = document.canvases[0]
        let constraints = ids.compactMap { id in canvas.constraints.first { constraint in constraint.id == id } }
        let made = try document.replacing(constraints, with: text, on: canvas)
        #expect(made.map(\.summary) == edits)
        let after = try #require(document.text(applying: [(canvas, made)]))
        // The outlet and the id of a changed constraint stay.
        if made.allSatisfy({ edit in if case .removeConstraint = edit { false } else { true } }) {
            #expect(after.contains(#"<outlet property="gap" destination="s" id="o"/>"#))
            for id in ids { #expect(after.contains(#"id="\#(id)""#)) }
        }
        #expect(edits.isEmpty == (after == Self.xib))
    }

    /// A wrong text, the column of its mistake, and the first fix.
    @Test(arguments: [
        ("H:[box(100]", "vfl.expected-predicate-end", 11, nil), ("H:[bx(100)]", "vfl.unknown-view", 6, "box"),
        ("H:[box]-gap-[firstNameLabel]", "vfl.unknown-metric", 12, nil),
        ("H:|-[view]", "vfl.missing-superview", nil, nil),
        ("H:|~[box]~|", "tools.missing-guide", 1, nil), ("H:[box(50%)]-10%-|", "tools.missing-guide", 1, nil),
        ("V:|||-[box]-|||", "", nil, nil), ("box.top == 5", "vfl.mismatched-attributes", 13, nil),
    ])
    func refuses(text: String, id: String, column: Int?, fix: String?) throws {
        let document = try document()
        let refusal: Diagnostic?
        do {
            _ = try document.replacing([], with: text, on: document.canvases[0])
            refusal = nil
        } catch {
            refusal = error.diagnostic
        }
        #expect(refusal?.id.rawValue ?? "" == id)
        if let column { #expect(refusal?.location?.column == column) }
        if let fix { #expect(refusal?.fixIts.first?.edits.first?.replacement == fix) }
    }

    @Test func rewritesStatementsOfLayoutDocuments() throws {
        let text = """
            size: [320, 480]
            metrics: {gap: 30}
            view:
              subviews: [left, right]
            constraints:
              - "|-80-[left(60)]-gap-[right(60)]"
              - "V:|-30-[left(30)]"

            """
        let document = try document(text, "A.yaml")
        let canvas = document.canvases[0]
        let statements = document.statements(about: ["left"], on: canvas)
        #expect(statements.map(\.text) == ["H:|-80-[left(60)]-30-[right]", "V:|-30-[left(30)]"])
        #expect(document.formatMetrics == ["gap"])
        let chosen = canvas.constraints.filter { constraint in
            statements[0].constraints.contains(constraint.id ?? "")
        }
        let edits = try document.replacing(chosen, with: "H:|-90-[left(60)]-gap-[right]", on: canvas)
        let after = try #require(document.text(applying: [(canvas, edits)]))
        #expect(after == text.replacing("|-80-", with: "|-90-"))
    }
}
