import Foundation
import Testing
@_spi(Host) import UIKit

/// Windows that are resized, as when a device is turned: safe areas and margins follow from the new frames alone.
@MainActor @Suite struct ResizedWindowTests {
    /// Counts the conflicts at the beginning of each layout, including those that the pass resolves.
    private final class Watcher: UIView {
        var conflictCount = 0

        override func layoutSubviews() {
            conflictCount += layoutConflicts.count
            super.layoutSubviews()
        }
    }

    private final class Screen: UIViewController {
        override func loadView() { view = Watcher() }
    }

    /// A bar at the bottom with a label inside its margins.
    private func bar(stacked: Bool, _ label: UILabel) -> UIView {
        label.text = "Hello"
        if stacked {
            let stack = UIStackView(arrangedSubviews: [label])
            stack.isLayoutMarginsRelativeArrangement = true
            stack.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 16)
            return stack
        }
        let view = UIView()
        label.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(label)
        let margins = view.layoutMarginsGuide
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: margins.topAnchor),
            label.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
            label.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            label.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
        ])
        return view
    }

    /// The margins of a controller's view are zero at the top and the bottom, and at the sides those of the system for its width
    /// (documented).
    @Test func marginsOfScreens() {
        let (screen, box) = (UIViewController(), UIView())
        box.translatesAutoresizingMaskIntoConstraints = false
        screen.view.addSubview(box)
        let guide = screen.view.readableContentGuide
        NSLayoutConstraint.activate([
            box.topAnchor.constraint(equalTo: guide.topAnchor),
            box.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
            box.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
            box.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
        ])
        let safeArea = UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
        let window = UIWindow.device(1024, 768, safeArea: safeArea, showing: screen)
        #expect(box.frame == CGRect(x: 176, y: 20, width: 672, height: 748))
        #expect(screen.view.layoutMargins == UIEdgeInsets(top: 20, left: 20, bottom: 0, right: 20))
        window.frame = CGRect(x: 0, y: 0, width: 375, height: 667)
        window.layoutIfNeeded()
        #expect(box.frame == CGRect(x: 16, y: 20, width: 343, height: 647))
        screen.view.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 30)
        window.layoutIfNeeded()
        #expect(box.frame == CGRect(x: 16, y: 28, width: 329, height: 631))
    }

    /// System layout guides have their frames before layout and without constraints; with constraints the frames stay the same.
    @Test(arguments: [false, true])
    func guidesOfTheSystem(hasConstraints: Bool) {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 1024, height: 768))
        window.deviceSafeAreaInsets = UIEdgeInsets(top: 20, left: 0, bottom: 30, right: 0)
        let screen = UIViewController()
        window.rootViewController = screen
        let view: UIView = screen.view
        let guides = [
            view.safeAreaLayoutGuide, view.layoutMarginsGuide, view.readableContentGuide, view.keyboardLayoutGuide,
        ]
        if hasConstraints {
            for guide in guides {
                let box = UIView()
                box.translatesAutoresizingMaskIntoConstraints = false
                view.addSubview(box)
                NSLayoutConstraint.activate([
                    box.topAnchor.constraint(equalTo: guide.topAnchor),
                    box.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
                    box.widthAnchor.constraint(equalTo: guide.widthAnchor),
                    box.heightAnchor.constraint(equalTo: guide.heightAnchor),
                ])
            }
            window.layoutIfNeeded()
            #expect(view.subviews.map(\.frame) == guides.map(\.layoutFrame))
        }
        #expect(
            guides.map(\.layoutFrame) == [
                CGRect(x: 0, y: 20, width: 1024, height: 718), CGRect(x: 20, y: 20, width: 984, height: 718),
                CGRect(x: 176, y: 20, width: 672, height: 718), CGRect(x: 0, y: 738, width: 1024, height: 30),
            ])
    }

    @Test(arguments: [true, false], [true, false])
    func turnedAndTurnedBack(stacked: Bool, inTabs: Bool) {
        for insets in [UIEdgeInsets.zero, UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)] {
            for keepsToSafeArea in [true, false] {
                let (screen, label) = (Screen(), UILabel())
                let bar = bar(stacked: stacked, label)
                bar.translatesAutoresizingMaskIntoConstraints = false
                screen.view.addSubview(bar)
                let safe = screen.view.safeAreaLayoutGuide.bottomAnchor
                NSLayoutConstraint.activate([
                    bar.leadingAnchor.constraint(equalTo: screen.view.leadingAnchor),
                    bar.trailingAnchor.constraint(equalTo: screen.view.trailingAnchor),
                    bar.bottomAnchor.constraint(equalTo: keepsToSafeArea ? safe : screen.view.bottomAnchor),
                ])
                let tabs = UITabBarController()
                if inTabs { tabs.viewControllers = [screen] }
                let window = UIWindow.device(390, 844, safeArea: insets, showing: inTabs ? tabs : screen)
                let (place, inner, reach) = (bar.frame, label.frame, bar.safeAreaInsets)
                for size in [CGSize(width: 844, height: 390), window.bounds.size] {
                    window.frame.size = size
                    window.layoutIfNeeded()
                    #expect(bar.frame.width == size.width)
                    // In landscape a tab bar is 17 points lower.
                    let lower: CGFloat = inTabs && reach.bottom > 0 && size.width > size.height ? 17 : 0
                    #expect(bar.safeAreaInsets == UIEdgeInsets(top: 0, left: 0, bottom: reach.bottom - lower, right: 0))
                }
                #expect((screen.view as? Watcher)?.conflictCount == 0, "\(insets), safe area \(keepsToSafeArea)")
                #expect((bar.frame, label.frame) == (place, inner))
            }
        }
    }

    private final class Adapting: UIViewController {
        var classes: [String] = []
        override func traitCollectionDidChange(_ previous: UITraitCollection?) {
            classes.append(
                "\(traitCollection.horizontalSizeClass.rawValue) by \(traitCollection.verticalSizeClass.rawValue)")
        }
    }

    /// A phone in landscape has compact width and height, a large one a regular width; windows of other sizes imply no size classes.
    @Test(
        arguments: [
            (CGSize(width: 667, height: 375), ["1 by 1"]), (CGSize(width: 896, height: 414), ["2 by 1"]),
            (CGSize(width: 414, height: 896), []), (CGSize(width: 600, height: 100), []),
            (CGSize(width: 1024, height: 768), []),
        ])
    func turnedPhones(_ size: CGSize, _ classes: [String]) {
        let screen = Adapting()
        let window = UIWindow.device(375, 667, safeArea: .zero, showing: screen)
        window.frame.size = size
        #expect(screen.classes == classes)
        window.frame.size = CGSize(width: 375, height: 667)
        #expect(screen.classes == (classes.isEmpty ? [] : classes + ["1 by 2"]))
    }
}
