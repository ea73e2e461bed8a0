import Testing
import UIKit

/// Views of no subclass get their frames in one pass; they may differ from others only in time.
@MainActor @Suite struct OrdinaryViewTests {
    private final class Other: UIView {}

    /// How the view with a given index in the tree is made.
    enum Kind: CaseIterable {
        case ordinary, subclass, mixed, layered

        @MainActor func make(_ index: Int) -> UIView {
            switch self {
            case .ordinary: UIView()
            case .subclass: Other()
            case .mixed: index % 3 == 1 ? Other() : UIView()
            case .layered: layered()
            }
        }

        /// A view whose layer was accessed.
        @MainActor private func layered() -> UIView {
            let view = UIView()
            view.layer.cornerRadius = 3
            return view
        }
    }

    /// A root and 39 views, three in each, alternately in columns and rows, whose edges fall between pixels.
    ///
    /// Some of them contain a view with an autoresizing mask.
    private func tree(_ kind: Kind) -> [UIView] {
        let root = UIView(frame: CGRect(x: 3, y: 5, width: 400, height: 300))
        var views = [root]
        for index in 1...39 {
            let (parent, place) = (views[(index - 1) / 3], CGFloat((index - 1) % 3))
            let view = kind.make(index)
            view.translatesAutoresizingMaskIntoConstraints = false
            parent.addSubview(view)
            views.append(view)
            let isRow = (index - 1) / 3 % 2 == 0
            let (along, across) =
                isRow ? (parent.widthAnchor, parent.heightAnchor) : (parent.heightAnchor, parent.widthAnchor)
            let (length, breadth) =
                isRow ? (view.widthAnchor, view.heightAnchor) : (view.heightAnchor, view.widthAnchor)
            NSLayoutConstraint.activate([
                length.constraint(equalTo: along, multiplier: 0.3, constant: place * 0.4 - 1),
                breadth.constraint(equalTo: across, multiplier: 1, constant: -1.3),
                view.leftAnchor.constraint(equalTo: parent.leftAnchor, constant: 0.7 + (isRow ? place * 21.25 : 0)),
                view.topAnchor.constraint(equalTo: parent.topAnchor, constant: 0.15 + (isRow ? 0 : place * 17.1)),
            ])
        }
        for parent in [views[1], views[5], views[20]] {
            let masked = UIView(frame: CGRect(x: 1, y: 2, width: 30, height: 20))
            masked.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
            parent.addSubview(masked)
            views.append(masked)
        }
        return views
    }

    /// The frames after each of several edits.
    private func frames(_ kind: Kind) -> [[CGRect]] {
        let views = tree(kind)
        var found: [[CGRect]] = []
        func note(_ edit: () -> Void) {
            edit()
            views[0].layoutIfNeeded()
            found.append(views.map(\.frame))
        }
        note {}
        for step in 1...8 { note { views[0].frame.size = CGSize(width: 400 + 7 * step, height: 300 - step % 3) } }
        note { views[0].frame.size.width = 401.3 }
        note { views[2].bounds.origin = CGPoint(x: 0.25, y: -10.6) }
        note { views[2].layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4) }
        note { views[0].frame.size.height = 222 }
        note { views[3].removeFromSuperview() }
        note { views[0].frame.size.width = 333 }
        return found
    }

    @Test(arguments: Kind.allCases.filter { $0 != .subclass }) func framesAreThoseOfAnyOtherView(_ kind: Kind) {
        let (found, wanted) = (frames(kind), frames(.subclass))
        #expect(found == wanted)
        // Otherwise there would be nothing to compare.
        #expect(Set(wanted.map { $0[39] }).count > 5)
        #expect(Set(wanted.map { $0[42] }).count > 5)
        #expect(found[1].contains { $0.origin.x != $0.origin.x.rounded() })
    }

    /// The safe area of a controller changes with the place of a view that otherwise needs no callbacks.
    @Test func safeAreasOfAControllerReachIntoOrdinaryViews() {
        let (window, controller) = (UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 300)), UIViewController())
        let (outer, inner) = (UIView(), UIView())
        controller.view = outer
        controller.additionalSafeAreaInsets = UIEdgeInsets(top: 30, left: 0, bottom: 0, right: 0)
        outer.addSubview(inner)
        inner.translatesAutoresizingMaskIntoConstraints = false
        let top = inner.topAnchor.constraint(equalTo: outer.topAnchor, constant: 10)
        NSLayoutConstraint.activate([
            top, inner.leftAnchor.constraint(equalTo: outer.leftAnchor),
            inner.widthAnchor.constraint(equalToConstant: 50),
            inner.heightAnchor.constraint(equalToConstant: 50),
        ])
        window.rootViewController = controller
        window.isHidden = false
        window.layoutIfNeeded()
        #expect(inner.safeAreaInsets.top == outer.safeAreaInsets.top - 10)
        top.constant = 25
        window.layoutIfNeeded()
        #expect(inner.safeAreaInsets.top == outer.safeAreaInsets.top - 25)
    }
}
