import Foundation
import Testing
import UIKit

/// Guides that outlive their view or their host, and the anchors of guides that are gone.
@MainActor @Suite struct GuideLifetimeTests {
    /// A guide that outlives its view, added or of the system, has no owner.
    @Test func guidesThatOutliveTheirViewHaveNoOwner() {
        var guides: [UILayoutGuide] = []
        for _ in 0..<30 {
            let (view, guide) = (UIView(), UILayoutGuide())
            view.addLayoutGuide(guide)
            guides += [guide, view.layoutMarginsGuide, view.safeAreaLayoutGuide]
            #expect(guides.suffix(3).allSatisfy { $0.owningView === view })
        }
        #expect(guides.allSatisfy { $0.owningView == nil })
    }

    /// Anchors and constraints of a freed guide do not refer to the next guide that reuses its index.
    @Test func namesOfGuidesThatAreGoneNameNobody() {
        var anchors: [NSLayoutXAxisAnchor] = []
        var constraints: [NSLayoutConstraint] = []
        for _ in 0..<300 {
            let guide = UILayoutGuide()
            anchors.append(guide.leftAnchor)
            constraints.append(guide.widthAnchor.constraint(equalToConstant: 1))
        }
        let guides = (0..<600).map { _ in UILayoutGuide() }
        let newAnchors = guides.map(\.leftAnchor)
        #expect(anchors.allSatisfy { $0.item == nil } && constraints.allSatisfy { $0.firstItem == nil })
        #expect(zip(guides, newAnchors).allSatisfy { guide, anchor in anchor.item === guide })
    }

    /// A guide that outlives the root of its layout takes part in the layout of its next view.
    @Test func guidesThatOutliveTheirHostAreLaidOutAgain() {
        for round in 0..<30 {
            let guide = UILayoutGuide()
            func layOut(_ width: CGFloat, _ extra: Int) -> CGRect {
                let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
                for _ in 0..<extra {
                    let view = UIView()
                    view.translatesAutoresizingMaskIntoConstraints = false
                    root.addSubview(view)
                    view.leftAnchor.constraint(equalTo: root.leftAnchor).isActive = true
                }
                root.addLayoutGuide(guide)
                NSLayoutConstraint.activate([
                    guide.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 5),
                    guide.widthAnchor.constraint(equalToConstant: width),
                    guide.topAnchor.constraint(equalTo: root.topAnchor),
                    guide.heightAnchor.constraint(equalToConstant: 9),
                ])
                root.layoutIfNeeded()
                return guide.layoutFrame
            }
            #expect(layOut(20, round % 3 + 2) == CGRect(x: 5, y: 0, width: 20, height: 9))
            #expect(guide.owningView == nil)
            #expect(layOut(30, 0) == CGRect(x: 5, y: 0, width: 30, height: 9))
        }
    }
}
