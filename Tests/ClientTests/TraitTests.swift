import Testing
import UIKit

private enum CompactCards: UITraitDefinition {
    static let defaultValue = false
}

private enum Caption: UITraitDefinition {
    static let defaultValue: String? = "none"
}

extension UITraitCollection {
    fileprivate var compactCards: Bool { self[CompactCards.self] }
}

extension UIMutableTraits {
    fileprivate var compactCards: Bool {
        get { self[CompactCards.self] }
        set { self[CompactCards.self] = newValue }
    }
}

/// System and custom traits are inherited in the hierarchy, and fonts follow the content size category.
///
/// This file is compiled in language modes 5 and 6.
@MainActor @Suite(.serialized) struct TraitTests {
    @Test func traitsOfOnesOwn() {
        let (outer, inner) = (UIView(), UIView())
        outer.addSubview(inner)
        var heard: [Bool] = []
        inner.registerForTraitChanges([CompactCards.self]) { (view: UIView, previous) in
            heard += [previous.compactCards, view.traitCollection.compactCards]
        }
        outer.traitOverrides.compactCards = true
        #expect(heard == [false, true] && outer.traitOverrides.contains(CompactCards.self))
        outer.traitOverrides.userInterfaceStyle = .dark
        #expect(heard.count == 2 && inner.traitCollection.userInterfaceStyle == .dark)
        outer.traitOverrides.remove(CompactCards.self)
        #expect(heard == [false, true, true, false] && !outer.traitOverrides.contains(CompactCards.self))
        #expect(inner.traitCollection.userInterfaceStyle == .dark)
    }

    /// An optional trait is nil only where it was set to nil; otherwise it has its default.
    @Test func valuesThatMayBeNothing() {
        let view = UIView()
        #expect(view.traitCollection[Caption.self] == "none")
        view.traitOverrides[Caption.self] = nil
        #expect(view.traitCollection[Caption.self] == nil && view.traitOverrides[Caption.self] == nil)
        view.traitOverrides.remove(Caption.self)
        #expect(view.traitCollection[Caption.self] == "none")
    }

    @Test func sizesOfTextThatLimitNothing() {
        let view = UIView()
        for category in [UIContentSizeCategory.unspecified, UIContentSizeCategory(rawValue: "of tomorrow")] {
            (view.minimumContentSizeCategory, view.maximumContentSizeCategory) = (category, category)
            #expect(view.traitCollection.preferredContentSizeCategory == .large)
        }
    }

    @Test func collections() {
        let traits = UITraitCollection {
            $0.horizontalSizeClass = .compact
            $0.compactCards = true
        }
        #expect(
            traits.horizontalSizeClass == .compact && traits.compactCards && traits.verticalSizeClass == .unspecified)
        let sharp = traits.modifyingTraits { $0.displayScale = 3 }
        #expect(sharp.displayScale == 3 && sharp.compactCards && traits.displayScale == 0)
        #expect(sharp != traits && sharp.containsTraits(in: traits) && !traits.containsTraits(in: sharp))
        #expect(sharp.replacing(CompactCards.self, value: false).compactCards == false)
        #expect(UITraitCollection(traitsFrom: [sharp, UITraitCollection(displayScale: 2)]).displayScale == 2)
        #expect(UITraitCollection.current.userInterfaceLevel == .base && traits.legibilityWeight == .unspecified)
    }

    /// The style of a window and the size classes of a controller are inherited by child controllers and their views.
    @Test func inheritance() {
        let (outer, inner, box) = (UIViewController(), UIViewController(), UIView())
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        outer.addChild(inner)
        outer.view.addSubview(inner.view)
        inner.view.addSubview(box)
        window.rootViewController = outer
        var calls: [String] = []
        inner.registerForTraitChanges([UITraitHorizontalSizeClass.self]) { (_: UIViewController, _) in
            calls.append("inner")
        }
        box.registerForTraitChanges([UITraitHorizontalSizeClass.self, UITraitUserInterfaceStyle.self]) {
            (_: UIView, _) in
            calls.append("box")
        }
        window.overrideUserInterfaceStyle = .dark
        #expect(outer.traitCollection.userInterfaceStyle == .dark && calls == ["box"])
        outer.setOverrideTraitCollection(UITraitCollection(horizontalSizeClass: .regular), forChild: inner)
        #expect(box.traitCollection.horizontalSizeClass == .regular && calls == ["box", "inner", "box"])
        inner.traitOverrides.horizontalSizeClass = .compact
        #expect(box.traitCollection.horizontalSizeClass == .compact && calls.count == 5)
        #expect(outer.traitCollection.horizontalSizeClass == UITraitCollection.current.horizontalSizeClass)
    }

    @Test func fontsFollowTheSizeOfText() {
        let (controller, label, fixed, head) = (UIViewController(), UILabel(), UILabel(), UITextField())
        for one in [label, fixed] {
            one.font = .preferredFont(forTextStyle: .body)
            one.text = "Hello"
            controller.view.addSubview(one)
        }
        head.font = UIFontMetrics(forTextStyle: .title1).scaledFont(
            for: .systemFont(ofSize: 20), maximumPointSize: 30)
        controller.view.addSubview(head)
        (label.adjustsFontForContentSizeCategory, head.adjustsFontForContentSizeCategory) = (true, true)
        label.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: controller.view.topAnchor),
            label.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
        ])
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
        window.rootViewController = controller
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        let height = label.frame.height
        UIApplication.shared.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
        defer { UIApplication.shared.preferredContentSizeCategory = .large }
        window.layoutIfNeeded()
        #expect(label.font.pointSize == 53 && fixed.font.pointSize == 17 && head.font?.pointSize == 30)
        #expect(label.frame.height > 3 * height)
        #expect(UIFont.preferredFont(forTextStyle: .body).pointSize == 53)
        window.maximumContentSizeCategory = .extraExtraExtraLarge
        #expect(label.font.pointSize == 23)
        window.maximumContentSizeCategory = nil
        UIApplication.shared.preferredContentSizeCategory = .large
        window.layoutIfNeeded()
        #expect(label.font.pointSize == 17 && label.frame.height == height && head.font?.pointSize == 20)
    }
}
