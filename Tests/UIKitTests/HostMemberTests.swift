import Foundation
import Scene
import Testing
@_spi(Host) import UIKit

/// The members for hosts receive what only a device could act on.
@MainActor @Suite struct HostMemberTests {
    @Test func controllersRequestUpdates() {
        let controller = UIViewController()
        #expect(controller.requestedUpdates == [])
        controller.setNeedsStatusBarAppearanceUpdate()
        controller.setNeedsUpdateOfSupportedInterfaceOrientations()
        #expect(controller.requestedUpdates == [.statusBar, .orientations])
        controller.requestedUpdates = []
        controller.setNeedsUpdateOfHomeIndicatorAutoHidden()
        controller.setNeedsUpdateOfScreenEdgesDeferringSystemGestures()
        #expect(controller.requestedUpdates == [.homeIndicator, .screenEdges])
    }

    @Test func gesturesHavePlaces() {
        let (root, view) = (UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), UIView())
        view.frame = CGRect(x: 10, y: 20, width: 50, height: 50)
        root.addSubview(view)
        let (pan, tap) = (UIPanGestureRecognizer(), UITapGestureRecognizer())
        view.addGestureRecognizer(pan)
        pan.require(toFail: tap)
        pan.require(toFail: tap)
        pan.hostLocation = CGPoint(x: 1, y: 2)
        pan.hostVelocity = CGPoint(x: 3, y: 4)
        #expect(pan.location(in: view) == CGPoint(x: 1, y: 2) && pan.location(in: root) == CGPoint(x: 11, y: 22))
        #expect(pan.location(ofTouch: 0, in: root) == CGPoint(x: 11, y: 22) && pan.velocity(in: root).y == 4)
        #expect(pan.requiredFailures == [tap] && tap.requiredFailures.isEmpty)
        let (event, touch) = (UIEvent(), UITouch(on: view, at: .zero))
        #expect(event.allTouches == nil && event.touches(for: view) == nil && event.coalescedTouches(for: touch) == nil)
        event.hostTouches = [touch]
        #expect(event.allTouches == [touch] && event.touches(for: view) == [touch] && event.touches(for: root) == nil)
        #expect(event.coalescedTouches(for: touch) == [touch])
    }

    @Test func applicationsTalkToTheirHost() throws {
        let (application, device) = (UIApplication.shared, UIDevice.current)
        let url = try #require(URL(string: "a:b"))
        var heard: [String] = []
        defer { (application.hostOpensURL, UIAccessibility.hostHandler) = (nil, nil) }
        application.hostOpensURL = { url in
            heard.append(url.absoluteString)
            return true
        }
        application.open(url) { heard.append("\($0)") }
        UIAccessibility.hostHandler = { heard.append("\($0.rawValue) \($1 ?? "nil")") }
        UIAccessibility.post(notification: .announcement, argument: "Hello")
        #expect(application.canOpenURL(url) && heard == ["a:b", "true", "1008 Hello"])
        let before = application.backgroundTasks
        let task = application.beginBackgroundTask()
        #expect(application.backgroundTasks == before.union([task]))
        application.endBackgroundTask(task)
        #expect(application.backgroundTasks == before)
        application.beginIgnoringInteractionEvents()
        device.beginGeneratingDeviceOrientationNotifications()
        #expect(application.isIgnoringInteractionEvents && device.isGeneratingDeviceOrientationNotifications)
        application.endIgnoringInteractionEvents()
        device.endGeneratingDeviceOrientationNotifications()
        #expect(!application.isIgnoringInteractionEvents && !device.isGeneratingDeviceOrientationNotifications)
        #expect(!UIImagePickerController.isSourceTypeAvailable(.camera))
    }

    @Test func imagesOfDividersAreKept() {
        let (segments, stepper, image) = (UISegmentedControl(), UIStepper(), UIImage())
        segments.setDividerImage(
            image, forLeftSegmentState: .selected, rightSegmentState: .normal, barMetrics: .default)
        stepper.setDividerImage(image, forLeftSegmentState: .normal, rightSegmentState: .highlighted)
        #expect(
            segments.dividerImage(forLeftSegmentState: .selected, rightSegmentState: .normal, barMetrics: .default)
                === image)
        #expect(
            segments.dividerImage(forLeftSegmentState: .normal, rightSegmentState: .selected, barMetrics: .default)
                == nil)
        #expect(stepper.dividerImage(forLeftSegmentState: .normal, rightSegmentState: .highlighted) === image)
    }

    /// A picture is drawn as an outline, and the position of a touch is found in the text.
    @Test func imagesAndPositions() throws {
        final class View: UIView {
            override func draw(_ rect: CGRect) {
                UIImage(size: CGSize(width: 8, height: 8)).draw(at: CGPoint(x: 1, y: 1))
            }
        }
        let view = View(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        #expect(Scene(of: view).views.first?.drawing.isEmpty == false)
        let text = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        text.text = "one two\nthree\n\nfour"
        for offset in 0...(text.text as NSString).length {
            let position = try #require(text.position(from: text.beginningOfDocument, offset: offset))
            let caret = text.caretRect(for: position)
            let found = try #require(text.closestPosition(to: CGPoint(x: caret.minX + 0.5, y: caret.midY)))
            #expect(text.offset(from: text.beginningOfDocument, to: found) == offset)
        }
        let end = try #require(text.closestPosition(to: CGPoint(x: 999, y: 999)))
        #expect(text.compare(end, to: text.endOfDocument) == .orderedSame)
        let start = try #require(text.closestPosition(to: CGPoint(x: -9, y: -9)))
        #expect(text.compare(start, to: text.beginningOfDocument) == .orderedSame)
    }
}
