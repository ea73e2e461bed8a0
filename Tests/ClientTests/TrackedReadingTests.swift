import Observation
import Testing
import UIKit

/// Methods that are called again when what they have read changes: observable objects and traits.
///
/// Compiled in language modes 5 and 6.
@MainActor @Suite struct TrackedReadingTests {
    @Observable @MainActor final class Model {
        var width: CGFloat = 10
        var title = "One"
    }

    /// A view that reads a model in its layout.
    final class Gauge: UIView {
        let model: Model
        let bar = UIView()
        var layouts = 0
        init(_ model: Model) {
            self.model = model
            super.init(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
            addSubview(bar)
        }
        required init?(coder: NSCoder) { nil }
        override func layoutSubviews() {
            super.layoutSubviews()
            layouts += 1
            let height: CGFloat = traitCollection.horizontalSizeClass == .regular ? 8 : 4
            bar.frame = CGRect(x: 0, y: 0, width: model.width, height: height)
        }
    }

    @Test func layoutFollowsWhatItReads() {
        let model = Model()
        let (window, gauge) = (UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844)), Gauge(model))
        window.addSubview(gauge)
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        model.title = "Two"
        gauge.layoutIfNeeded()
        #expect(gauge.layouts == 1 && gauge.bar.frame.width == 10)
        model.width = 30
        #expect(gauge.bar.frame.width == 10)
        gauge.layoutIfNeeded()
        #expect(gauge.layouts == 2 && gauge.bar.frame.width == 30)
        UIView.animate(withDuration: 0.2, delay: 0, options: .flushUpdates) { model.width = 50 }
        #expect(gauge.bar.frame.width == 50)
    }

    /// Since iOS 18 only changes of traits that were read cause an update.
    @Test func layoutFollowsTraits() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        let gauge = Gauge(Model())
        window.addSubview(gauge)
        window.layoutIfNeeded()
        let before = gauge.layouts
        #expect(gauge.bar.frame.height == 4)
        window.traitOverrides.userInterfaceStyle = .dark
        window.layoutIfNeeded()
        #expect(gauge.layouts == before)
        window.traitOverrides.horizontalSizeClass = .regular
        window.layoutIfNeeded()
        #expect(gauge.layouts == before + 1 && gauge.bar.frame.height == 8)
    }

    /// A controller that reads the traits of its view, and a button with a handler.
    final class Screen: UIViewController {
        let model = Model()
        let button = UIButton(configuration: .plain())
        var margin: CGFloat = 0
        override func viewDidLoad() {
            super.viewDidLoad()
            button.configurationUpdateHandler = { [model] in $0.configuration?.title = model.title }
            view.addSubview(button)
        }
        override func viewWillLayoutSubviews() {
            super.viewWillLayoutSubviews()
            margin = view.traitCollection.preferredContentSizeCategory.isAccessibilityCategory ? 32 : 16
        }
        override func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {
            contentUnavailableConfiguration = model.title.isEmpty ? UIContentUnavailableConfiguration.empty() : nil
        }
    }

    @Test func controllersAndButtons() {
        let screen = Screen()
        let window = Phone.show(screen)
        #expect(screen.button.currentTitle == "One" && screen.margin == 16)
        screen.model.title = "Two"
        #expect(screen.button.currentTitle == "One")
        window.layoutIfNeeded()
        #expect(screen.button.currentTitle == "Two" && screen.contentUnavailableConfiguration == nil)
        screen.view.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
        window.layoutIfNeeded()
        #expect(screen.margin == 32)
        screen.model.title = ""
        window.layoutIfNeeded()
        #expect(screen.contentUnavailableConfiguration != nil)
    }

    /// A presentation whose dimming view follows the model.
    final class Dimmed: UIPresentationController {
        let model: Model
        let shade = UIView()
        init(_ model: Model, _ presented: UIViewController) {
            self.model = model
            super.init(presentedViewController: presented, presenting: nil)
        }
        override func presentationTransitionWillBegin() { containerView?.addSubview(shade) }
        override func containerViewWillLayoutSubviews() {
            super.containerViewWillLayoutSubviews()
            shade.frame = CGRect(x: 0, y: 0, width: model.width, height: 5)
        }
    }
    final class Transition: NSObject, UIViewControllerTransitioningDelegate {
        let model = Model()
        var presentation: Dimmed?
        func presentationController(
            forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
        ) -> UIPresentationController? {
            presentation = Dimmed(model, presented)
            return presentation
        }
    }

    @Test func presentations() {
        let below = UIViewController()
        let window = Phone.show(below)
        let (shown, transition) = (UIViewController(), Transition())
        shown.modalPresentationStyle = .custom
        shown.transitioningDelegate = transition
        below.present(shown, animated: false)
        window.layoutIfNeeded()
        #expect(transition.presentation?.shade.frame.width == 10)
        transition.model.width = 60
        window.layoutIfNeeded()
        #expect(transition.presentation?.shade.frame.width == 60)
    }
}
