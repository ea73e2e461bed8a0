import Diagnostics
import Foundation
import Scene
import Testing
@_spi(Host) import UIKit

@testable import InterfaceBuilder

/// Documents that no author would make; `Fuzz/hostile` measures the time for large ones.
@MainActor @Suite struct HostileDocumentTests {
    private func layOut(_ inside: String) -> LaidOutDocument {
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" useAutolayout="YES"><objects>
            <view id="root"><rect key="frame" x="0" y="0" width="400" height="800"/>\(inside)</view></objects></document>
            """
        return DocumentLayout.layout(Array(text.utf8), file: "Hostile.xib")
    }

    private func label(_ id: String, _ more: String) -> String {
        "<label id='\(id)' translatesAutoresizingMaskIntoConstraints='NO' \(more)>"
            + "<rect key='frame' x='1' y='2' width='3' height='4'/></label>"
    }

    @Test func textIsLimited() {
        let words = String(repeating: "word ", count: TextLimit.byteCount / 5 + 1)
        let document = layOut("<subviews>\(label("a", "text='\(words)'"))</subviews>")
        #expect(document.scenes.isEmpty)
        #expect(document.diagnostics.map(\.id) == ["ib.too-large"])
        #expect(document.diagnostics.first?.location?.line == 2)
    }

    @Test(arguments: ["NaN", "1e308", "-1e308", "inf", "1e10", "", "0x10", "٣"])
    func numbersThatAreNoLengthsAreReported(_ number: String) {
        let document = layOut(
            """
            <subviews>\(label("a", ""))</subviews><constraints>
            <constraint id="c" firstItem="a" firstAttribute="width" constant="\(number)"/></constraints>
            """)
        let isRead = number == "0x10"
        #expect(document.diagnostics.map(\.id) == (isRead ? [] : ["ib.bad-number"]), "\(number)")
        #expect(document.scenes[0].views[1].frame.size.width == (isRead ? 16 : 0), "\(number)")
    }

    @Test func scenesShareTheWork() {
        var environment = LayoutEnvironment(scale: 2, direction: .leftToRight, work: 100_000)
        let scene = Scene(root: "a", className: "view", size: .init(width: 1, height: 1), scale: 1, views: [])
        let root = UIView(frame: .zero)
        let child = UIView(frame: .zero)
        child.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(child)
        NSLayoutConstraint.activate(
            (0..<50).map { child.widthAnchor.constraint(greaterThanOrEqualToConstant: CGFloat($0)) })
        _ = environment.spendWork {
            root.layoutIfNeeded()
            return (scene, root)
        }
        #expect(environment.layoutWork < 100_000)
        #expect(!root.isLayoutExhausted)
    }

    @Test func exhaustionIsAFinding() {
        let former = LayoutEnvironment.current.layoutWork
        defer { LayoutEnvironment.current.layoutWork = former }
        LayoutEnvironment.current.layoutWork = 10
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let child = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
        child.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(child)
        child.widthAnchor.constraint(equalToConstant: 50).isActive = true
        root.layoutIfNeeded()
        #expect(root.isLayoutExhausted)
        #expect(child.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
        let finding = LayoutExhaustion(constraintCount: 1, isLaidOut: false).diagnostic(at: nil, root: "root")
        #expect(Explanation.of(finding.id) != nil)
    }
}
