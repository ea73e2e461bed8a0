import Foundation
import Testing
@_spi(Host) import UIKit

/// Content-unavailable configurations: a controller without content shows an image, texts and buttons in the middle.
///
/// This file is compiled in language modes 5 and 6.
@MainActor @Suite struct UnavailableContentTests {
    final class Screen: UIViewController {
        var isEmpty = true
        override func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {
            guard isEmpty else { return contentUnavailableConfiguration = nil }
            var content = UIContentUnavailableConfiguration.empty()
            content.image = UIImage(systemName: "tray")
            content.text = "Nothing here"
            content.secondaryText = "Come back later."
            content.button.title = "Retry"
            contentUnavailableConfiguration = content
        }
    }

    private func shown<Part: UIView>(_ type: Part.Type, in view: UIView) -> [Part] {
        view.subviews.flatMap { ($0 as? Part).map { [$0] } ?? shown(type, in: $0) }
    }

    @Test func contentStandsInTheMiddle() throws {
        let screen = Screen()
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        window.deviceSafeAreaInsets = UIEdgeInsets(top: 50, left: 0, bottom: 34, right: 0)
        window.rootViewController = screen
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        let labels = shown(UILabel.self, in: screen.view)
        #expect(labels.map(\.text) == ["Nothing here", "Come back later.", "Retry"])
        #expect(shown(UIButton.self, in: screen.view).count == 1)
        let stack = try #require(shown(UIStackView.self, in: screen.view).first)
        // The safe area extends from 50 to 810; a difference of a pixel is due to rounding.
        #expect(abs(stack.center.x - 195) <= 0.5 && abs(stack.center.y - 430) <= 0.5)
        screen.isEmpty = false
        screen.setNeedsUpdateContentUnavailableConfiguration()
        #expect(screen.view.subviews.isEmpty)
    }

    @Test func loadingTurns() {
        let screen = UIViewController()
        screen.contentUnavailableConfiguration = UIContentUnavailableConfiguration.loading()
        #expect(!screen.isViewLoaded)
        #expect(shown(UIActivityIndicatorView.self, in: screen.view).map(\.isAnimating) == [true])
    }
}
