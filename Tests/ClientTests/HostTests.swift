import Foundation
import Testing
@_spi(Host) import UIKit

/// What a host does in place of the system: scenes, touches and scroll wheels; and which compiled documents are unavailable.
///
/// This file is compiled in language modes 5 and 6.
@MainActor @Suite struct HostTests {
    final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        func scene(
            _ scene: UIScene, willConnectTo session: UISceneSession,
            options connectionOptions: UIScene.ConnectionOptions
        ) {
            guard let windowScene = scene as? UIWindowScene else { return }
            window = UIWindow(windowScene: windowScene)
            window?.rootViewController = UIViewController()
            window?.makeKeyAndVisible()
        }
    }

    final class AppDelegate: UIResponder, UIApplicationDelegate {
        func application(
            _ application: UIApplication,
            didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool { true }
    }

    @Test func hostsBeginApplications() throws {
        let (application, delegate) = (AppDelegate(), SceneDelegate())
        UIApplication.shared.delegate = application
        defer { UIApplication.shared.delegate = nil }
        #expect(application.application(.shared, didFinishLaunchingWithOptions: nil))
        let scene = try #require(UIApplication.shared.connectedScenes.first)
        let configuration = application.application(
            .shared, configurationForConnecting: scene.session, options: UIScene.ConnectionOptions())
        #expect(configuration.role == .windowApplication)
        delegate.scene(scene, willConnectTo: scene.session, options: UIScene.ConnectionOptions())
        #expect(delegate.window?.rootViewController?.view.superview === delegate.window)
    }

    final class Slider: UIControl {
        var value: CGFloat = 0
        override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
            value = touch.location(in: self).x
            return true
        }
        override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
            value += touch.location(in: self).x - touch.previousLocation(in: self).x
            return true
        }
    }

    @Test func hostsMoveFingers() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        let slider = Slider(frame: CGRect(x: 50, y: 60, width: 100, height: 40))
        window.addSubview(slider)
        let touch = UITouch(on: slider, at: CGPoint(x: 10, y: 5))
        #expect(slider.beginTracking(touch, with: nil) && slider.value == 10)
        touch.move(to: CGPoint(x: 35, y: 5))
        #expect(slider.continueTracking(touch, with: nil) && slider.value == 35)
        #expect(touch.location(in: window) == CGPoint(x: 85, y: 65) && touch.phase == .moved)
    }

    final class Wheels: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
        var counts = [3, 5]
        func numberOfComponents(in pickerView: UIPickerView) -> Int { counts.count }
        func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { counts[component] }
    }

    @Test func wheelsKeepWhatIsChosen() {
        let (picker, wheels) = (UIPickerView(), Wheels())
        #expect(picker.numberOfComponents == 0 && picker.selectedRow(inComponent: 0) == -1)
        (picker.dataSource, picker.delegate) = (wheels, wheels)
        picker.selectRow(4, inComponent: 1, animated: false)
        picker.selectRow(9, inComponent: 0, animated: false)
        #expect([0, 1].map(picker.selectedRow) == [2, 4] && picker.numberOfRows(inComponent: 2) == 0)
        wheels.counts = [1, 2]
        picker.reloadAllComponents()
        #expect([0, 1].map(picker.selectedRow) == [0, 1])
    }

    @Test func compiledDocumentsAreNotThere() {
        let misuses = LayoutMisuse.recording {
            #expect(UINib(nibName: "Cell", bundle: nil).instantiate(withOwner: nil).isEmpty)
            #expect(Bundle.main.loadNibNamed("View", owner: nil) == nil)
            #expect(UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController() == nil)
            UIViewController().performSegue(withIdentifier: "next", sender: nil)
        }
        #expect(misuses.count == 4 && misuses[0].reason.hasSuffix("with name 'Cell'"))
        var isGone = false
        let (first, second) = (UIViewController(), UIViewController())
        let way = UIStoryboardSegue(identifier: "next", source: first, destination: second) { isGone = true }
        way.perform()
        #expect(isGone && way.destination === second)
    }

    @Test func searchesBesideTitlesMakeBarsNoHigher() {
        let (bar, item) = (UINavigationBar(), UINavigationItem(title: ""))
        item.searchController = UISearchController(searchResultsController: nil)
        bar.items = [item]
        #expect(bar.intrinsicContentSize.height == 96)
        item.preferredSearchBarPlacement = .inline
        #expect(bar.intrinsicContentSize.height == 96)
        UIDevice.current.hostIdiom = .pad
        defer { UIDevice.current.hostIdiom = .phone }
        #expect(bar.intrinsicContentSize.height == 44)
    }

    @Test func keysAreKept() {
        let command = UIKeyCommand(
            input: UIKeyCommand.inputLeftArrow, modifierFlags: [.command, .shift], action: Selector("left"))
        #expect(command.input == "UIKeyInputLeftArrow" && command.modifierFlags.rawValue == 0x12_0000)
        #expect(UIViewController().keyCommands == nil && command.action == Selector("left"))
    }
}
