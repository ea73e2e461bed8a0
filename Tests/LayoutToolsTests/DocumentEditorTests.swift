import LayoutTools
import Testing
import UIKit

/// Several edits of one element, as if two elements of a document have the same identifier.
@MainActor @Suite struct DocumentEditorTests {
    private static let markup = """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" useAutolayout="YES">
            <objects>
                <view id="root">
                    <rect key="frame" x="0.0" y="0.0" width="100" height="100"/>
                    <subviews>
                        <view translatesAutoresizingMaskIntoConstraints="NO" id="a">
                            <rect key="frame" x="5" y="0.0" width="10" height="10"/>
                        </view>
                    </subviews>
                    <constraints>
                        <constraint firstItem="a" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="c"/>
                    </constraints>
                </view>
            </objects>
        </document>

        """

    @Test(arguments: [
        ([5.0], " constant=\"5\""), ([5, 5], " constant=\"5\""), ([0, 0], ""), ([5, 6], nil),
        ([5, 0], nil),
    ])
    func oneConstantForEachConstraint(_ constants: [Double], _ expected: String?) throws {
        let (document, canvas) = try read(Self.markup)
        let constraint = try #require(canvas.constraints.first { $0.id == "c" })
        let edits = constants.map { constant in Edit.setConstant(constraint, constant: constant) }
        let text = document.text(applying: [(canvas, edits)])
        let known = expected.map { attribute in
            Self.markup.replacing("\"leading\" id=\"c\"", with: "\"leading\"\(attribute) id=\"c\"")
        }
        #expect(text == known)
    }

    /// Undoing a change of a constant restores the same bytes: the constraint's outlets are kept, and a standard spacing is restored.
    @Test(arguments: ["", " constant=\"20\" symbolic=\"YES\"", " constant=\"7\""])
    func constantsGoBack(_ attributes: String) throws {
        let before = Self.markup.replacing("\"leading\" id=\"c\"", with: "\"leading\"\(attributes) id=\"c\"")
            .replacing(
                "<constraints>",
                with: "<connections><outlet property=\"edge\" destination=\"c\" id=\"o\"/></connections><constraints>")
        let (document, canvas) = try read(before)
        let constraint = try #require(canvas.constraints.first { $0.id == "c" })
        let edits = [Edit.setConstant(constraint, constant: 5)]
        let changed = try #require(document.text(applying: [(canvas, edits)]))
        #expect(changed != before)
        let (changedDocument, changedCanvas) = try read(changed)
        #expect(changedDocument.text(applying: [(changedCanvas, canvas.reversing(edits))]) == before)
    }

    /// A view without constraints has `fixedFrame`, which is removed when it gets a constraint.
    @Test func aConstraintFreesAFixedFrame() throws {
        let (fixed, plain) = ("<view fixedFrame=\"YES\" translates", "<view translates")
        let (document, canvas) = try read(Self.markup.replacing(plain, with: fixed))
        let edits = try pin(.top, .points(0), canvas.selection(["a"]), on: canvas)
        let text = try #require(document.text(applying: [(canvas, edits)]))
        #expect(text.contains(plain) && !text.contains("fixedFrame") && text.contains("\"top\""), "\(text)")
    }

    private func read(_ text: String) throws -> (DesignDocument, Canvas) {
        let document = try #require(DesignDocument.read(Array(text.utf8), file: "a.xib").document)
        return (document, try #require(document.canvases.first))
    }
}
