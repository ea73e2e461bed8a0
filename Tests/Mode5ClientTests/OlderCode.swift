import UIKit

// Code that compiles in language mode 5 only.

/// A protocol whose extension calls UIKit without an actor.
private protocol Panel: AnyObject {}
extension Panel where Self: UIViewController {
    var isShort: Bool { UIAccessibility.isVoiceOverRunning || topLayoutGuide.length > 0 }
    var style: UIUserInterfaceStyle { UITraitCollection.current.userInterfaceStyle }
}

/// A theme in a variable that is not isolated to an actor.
private final class Theme {
    static var current = Theme()
    var spacing: CGFloat = 8
}

private final class ThemedController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        view.layoutMargins.left = Theme.current.spacing
    }
}
