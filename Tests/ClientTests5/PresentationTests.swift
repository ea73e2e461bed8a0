import Testing
import UIKit

/// Sheets, bubbles and presentations of one's own keep what they are told.
@MainActor @Suite struct PresentationTests {
    final class Context: NSObject, UISheetPresentationControllerDetentResolutionContext {
        let containerTraitCollection = UITraitCollection.current
        let maximumDetentValue: CGFloat = 700
    }

    @Test func sheets() throws {
        let controller = UIViewController()
        let sheet = try #require(controller.sheetPresentationController)
        sheet.detents = [.custom { _ in 120 }, .medium(), .large()]
        sheet.selectedDetentIdentifier = .medium
        sheet.animateChanges { sheet.prefersGrabberVisible = true }
        #expect(controller.sheetPresentationController === sheet && sheet.prefersGrabberVisible)
        #expect(sheet.detents.map { $0.resolvedValue(in: Context()) } == [120, 350, 700])
        #expect(sheet.presentedViewController === controller && controller.popoverPresentationController == nil)
        controller.modalPresentationStyle = .fullScreen
        #expect(controller.sheetPresentationController == nil)
    }

    @Test func bubbles() {
        let alert = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
        let view = UIView()
        alert.popoverPresentationController?.sourceView = view
        alert.popoverPresentationController?.permittedArrowDirections = [.up, .down]
        #expect(alert.popoverPresentationController?.sourceView === view)
        #expect(alert.popoverPresentationController?.permittedArrowDirections == [.up, .down])
    }

    @Test func presentationsOfOnesOwn() {
        final class Half: UIPresentationController {
            override var frameOfPresentedViewInContainerView: CGRect { CGRect(x: 0, y: 240, width: 320, height: 240) }
        }
        final class Delegate: NSObject, UIViewControllerTransitioningDelegate {
            func presentationController(
                forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
            ) -> UIPresentationController? { Half(presentedViewController: presented, presenting: presenting) }
        }
        let delegate = Delegate()
        let (host, controller) = (UIViewController(), UIViewController())
        (controller.modalPresentationStyle, controller.transitioningDelegate) = (.custom, delegate)
        host.present(controller, animated: true)
        #expect(controller.presentationController?.frameOfPresentedViewInContainerView.minY == 240)
        #expect(controller.presentationController?.presentingViewController === host)
        weak var gone: UIViewController?
        autoreleasepool {
            let passing = UIViewController()
            passing.sheetPresentationController?.prefersGrabberVisible = true
            gone = passing
        }
        #expect(gone == nil)
    }
}
