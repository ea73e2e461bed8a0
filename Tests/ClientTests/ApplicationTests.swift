import Testing
@_spi(Host) import UIKit

/// What programs ask of the application, its window and its scene.
@MainActor @Suite struct ApplicationTests {
    @Test func addresses() throws {
        let settings = try #require(URL(string: UIApplication.openSettingsURLString))
        var opened: Bool?
        UIApplication.shared.open(settings, options: [:]) { opened = $0 }
        #expect(opened == false && !UIApplication.shared.canOpenURL(settings))
    }

    @Test func inFront() {
        #expect(UIApplication.shared.applicationState == .active)
        UIApplication.shared.hostState = .background
        #expect(UIApplication.shared.connectedScenes.first?.activationState == .background)
        UIApplication.shared.hostState = .active
    }

    @Test func messages() {
        final class Target: NSObject, ActionTarget {
            var heard: [Selector] = []
            func perform(_ action: Selector, from sender: Any?) { heard.append(action) }
        }
        let target = Target()
        #expect(UIApplication.shared.sendAction(Selector("save"), to: target, from: nil, for: nil))
        #expect(!UIApplication.shared.sendAction(Selector("save"), to: nil, from: nil, for: nil))
        #expect(target.heard == [Selector("save")])
    }

    /// Edges in a window are rounded to pixels of its screen.
    @Test(arguments: [(1, 100, 21), (2, 99.5, 20.5), (3, 99 + 2 / 3.0, 20 + 1 / 3.0)] as [(CGFloat, CGFloat, CGFloat)])
    func pixels(scale: CGFloat, top: CGFloat, height: CGFloat) {
        let (size, former) = (UIScreen.main.bounds.size, UIScreen.main.scale)
        UIScreen.main.configure(size: size, scale: scale)
        defer { UIScreen.main.configure(size: size, scale: former) }
        let (window, label) = (UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 300)), UILabel())
        label.text = "x"
        label.translatesAutoresizingMaskIntoConstraints = false
        window.addSubview(label)
        label.topAnchor.constraint(equalTo: window.topAnchor, constant: 99.6).isActive = true
        label.leftAnchor.constraint(equalTo: window.leftAnchor).isActive = true
        window.layoutIfNeeded()
        #expect(abs(label.frame.minY - top) < 1e-9 && abs(label.frame.height - height) < 1e-9)
    }

    @Test func windows() {
        final class Overlay: UIWindow {
            var keys = 0
            override init(windowScene: UIWindowScene) { super.init(windowScene: windowScene) }
            required init?(coder: NSCoder) { super.init(coder: coder) }
            override var canBecomeKey: Bool { false }
            override func becomeKey() { keys += 1 }
        }
        let (plain, scene) = (UIWindow(), UIWindowScene.shared)
        plain.makeKeyAndVisible()
        let window = Overlay(windowScene: scene)
        window.windowLevel = .alert + 1
        window.makeKeyAndVisible()
        #expect(window.windowLevel.rawValue == 2001 && window.frame == scene.screen.bounds)
        #expect(window.keys == 0 && !window.isKeyWindow && plain.isKeyWindow && window.windowScene === scene)
        plain.deviceSafeAreaInsets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
        #expect(scene.statusBarManager?.statusBarFrame == CGRect(x: 0, y: 0, width: plain.bounds.width, height: 47))
    }
}

extension UIWindowScene {
    fileprivate static var shared: UIWindowScene {
        guard let scene = UIApplication.shared.connectedScenes.compactMap({ $0 as? UIWindowScene }).first else {
            preconditionFailure("there is always a scene")
        }
        return scene
    }
}
