import Foundation
import Scene
import Testing

@_spi(Host) @testable import UIKit

/// The limits of scrolling, and the insets of views beyond the edges of their superviews.
@MainActor @Suite struct ScrollLimitTests {
    private func range(
        _ length: CGFloat, inset: CGFloat = 0, system: CGFloat = 0, isMirrored: Bool = false
    ) -> ScrollRange {
        var range = ScrollRange()
        range.contentSize = CGSize(width: length, height: length)
        range.size = CGSize(width: 100, height: 100)
        range.contentInset = UIEdgeInsets(top: inset, left: inset, bottom: 0, right: inset)
        range.systemInset = UIEdgeInsets(top: system, left: 0, bottom: 0, right: 0)
        range.isMirrored = isMirrored
        return range
    }

    @Test(arguments: [
        (300.0, 0.0, false, -30.0, 0.0, 0.0), (300, 0, false, 50, 50, 50), (300, 0, false, 250, 200, 200),
        (300, 20, false, -30, -20, -20), (300, 0, true, 250, 200, 200), (300, 20, true, 250, 220, 200),
        (300, 0, true, -30, 0, 0), (50, 0, false, 30, 0, 0), (50, 0, true, 30, -50, 0),
    ]) func offsetsStayBetweenTheLimits(
        _ length: Double, _ inset: Double, _ isMirrored: Bool, _ offset: Double, _ x: Double, _ y: Double
    ) {
        let range = range(CGFloat(length), inset: CGFloat(inset), isMirrored: isMirrored)
        #expect(range.limited(CGPoint(x: offset, y: offset)) == CGPoint(x: x, y: y))
    }

    /// An offset before the beginning stays while only the content changes, and is limited after a change of the inset.
    @Test(arguments: [
        (0.0, 0.0, -30.0, -30.0), (10, 0, -30, -10), (0, 25, -30, -30), (0, 25, 0, -25), (10, 25, -30, -30),
        (10, 25, -60, -35), (0, 0, 40, 40),
    ]) func offsetsBeforeTheBeginning(_ inset: Double, _ system: Double, _ offset: Double, _ expected: Double) {
        let after = range(400, inset: CGFloat(inset), system: CGFloat(system))
        #expect(after.offset(from: CGPoint(x: 0, y: offset), in: range(300)).y == CGFloat(expected))
    }

    @Test func mirroredOffsetsBeforeTheBeginning() {
        let (before, after) = (range(300, isMirrored: true), range(400, isMirrored: true))
        #expect(after.offset(from: CGPoint(x: 230, y: 0), in: before).x == 330)
        #expect(after.offset(from: CGPoint(x: 200, y: 0), in: before).x == 300)
    }

    /// A view that extends beyond its superview gets no more of the safe area than the superview has.
    @Test(arguments: [
        (CGRect(x: 0, y: -50, width: 300, height: 200), UIEdgeInsets(top: 44, left: 0, bottom: 0, right: 0)),
        (CGRect(x: 0, y: 700, width: 300, height: 200), UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0)),
        (CGRect(x: 300, y: 200, width: 100, height: 50), UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 10)),
        (CGRect(x: -20, y: 200, width: 100, height: 50), .zero),
        (CGRect(x: 0, y: 20, width: 375, height: 100), UIEdgeInsets(top: 24, left: 0, bottom: 0, right: 10)),
        (CGRect(x: -9, y: -9, width: 999, height: 999), UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 10)),
    ]) func safeAreasBeyondAnEdge(_ frame: CGRect, _ expected: UIEdgeInsets) {
        let (controller, window) = (UIViewController(), UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 812)))
        window.deviceSafeAreaInsets = UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0)
        controller.additionalSafeAreaInsets.right = 10
        window.rootViewController = controller
        window.makeKeyAndVisible()
        let view = UIView(frame: frame)
        controller.view.addSubview(view)
        window.layoutIfNeeded()
        #expect(view.safeAreaInsets == expected)
    }

    /// The label of a button is shown in the button's title color.
    @Test(arguments: [UIButton.ButtonType.custom, .system]) func titlesHaveTheirColor(_ type: UIButton.ButtonType) {
        func color(_ title: UIColor?, _ highlighted: UIColor? = nil) -> Scene.Color? {
            let button = UIButton(type: type)
            button.setTitle("Title", for: .normal)
            button.setTitleColor(title, for: .normal)
            button.setTitleColor(highlighted, for: .highlighted)
            button.isHighlighted = highlighted != nil
            button.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
            return Scene(of: button).views.compactMap(\.text).first { $0.string == "Title" }?.color
        }
        func ofLabel(_ color: UIColor) -> Scene.Color? {
            let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
            (label.text, label.textColor) = ("Title", color)
            return Scene(of: label).views.compactMap(\.text).first?.color
        }
        #expect(color(nil) == ofLabel(type == .custom ? .white : .systemBlue))
        #expect(color(.red) == ofLabel(.red) && color(.red, .green) == ofLabel(.green))
        #expect(ofLabel(.red) != ofLabel(.green))
    }

    /// The guide of the frame does not determine the content, so the size and the offset that the program sets stay.
    @Test func contentBesideTheGuideOfTheFrame() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
        let (scroll, header) = (UIScrollView(frame: root.bounds), UIView())
        root.addSubview(scroll)
        scroll.addSubview(header)
        header.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            header.topAnchor.constraint(equalTo: scroll.frameLayoutGuide.topAnchor, constant: 9),
            header.leadingAnchor.constraint(equalTo: scroll.frameLayoutGuide.leadingAnchor),
            header.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
            header.heightAnchor.constraint(equalToConstant: 10),
        ])
        scroll.contentSize = CGSize(width: 300, height: 2000)
        scroll.contentOffset.y = 120
        root.layoutIfNeeded()
        #expect(scroll.contentSize.height == 2000 && header.frame == CGRect(x: 0, y: 129, width: 300, height: 10))
        header.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor).isActive = true
        root.layoutIfNeeded()
        #expect(scroll.contentSize.height != 2000)
    }
}
