import Testing
import UIKit

/// Properties of appearance keep the values that are set.
@MainActor @Suite struct LookTests {
    @Test func bars() {
        let bar = UINavigationBar()
        let looks = UINavigationBarAppearance()
        looks.buttonAppearance.normal.titleTextAttributes = [.kern: 1]
        looks.setBackIndicatorImage(UIImage(size: CGSize(width: 4, height: 5)), transitionMaskImage: nil)
        bar.compactScrollEdgeAppearance = looks
        bar.pushItem(UINavigationItem(title: "one"), animated: false)
        bar.pushItem(UINavigationItem(title: "two"), animated: false)
        #expect(bar.topItem?.title == "two" && bar.backItem?.title == "one")
        #expect(bar.popItem(animated: true)?.title == "two" && bar.popItem(animated: true) == nil)
        #expect(
            looks.backIndicatorImage.size.width == 4 && looks.buttonAppearance.normal.titleTextAttributes.count == 1)
        let item = UIBarButtonItem(title: "Save", style: .plain, target: nil, action: nil)
        item.setTitleTextAttributes([.kern: 2], for: .disabled)
        item.accessibilityLabel = "Keep"
        #expect(
            item.titleTextAttributes(for: .disabled)?[.kern] as? Int == 2
                && item.titleTextAttributes(for: .normal) == nil)
        #expect(item.accessibilityLabel == "Keep" && !item.isHidden)
        let tab = UITabBarItem(title: "Home", image: nil, tag: 1)
        tab.imageInsets = UIEdgeInsets(top: 6, left: 0, bottom: -6, right: 0)
        tab.badgeColor = .red
        #expect(tab.imageInsets.top == 6 && tab.badgeColor == .red && tab.titlePositionAdjustment == .zero)
    }

    /// The track lies in the vertical middle, and the knob at the value.
    @Test(arguments: [(0, 0), (0.5, 84.5), (1, 169)] as [(Float, CGFloat)])
    func knobs(value: Float, place: CGFloat) {
        let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 200, height: 30))
        let track = slider.trackRect(forBounds: slider.bounds)
        #expect(track == CGRect(x: 2, y: 13, width: 196, height: 4))
        #expect(
            slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: value)
                == CGRect(x: place, y: 0, width: 31, height: 30))
        let image = UIImage(size: CGSize(width: 20, height: 10))
        slider.setThumbImage(image, for: .normal)
        #expect(slider.currentThumbImage === image && slider.thumbImage(for: .highlighted) == nil)
        #expect(slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: 1).minX == 180)
    }

    @Test(
        arguments: [
            (UIColor.red, 0, 1, 1), (.green, 1 / 3, 1, 1), (.blue, 2 / 3, 1, 1), (.white, 0, 0, 1), (.black, 0, 0, 0),
            (.magenta, 5 / 6, 1, 1),
        ] as [(UIColor, CGFloat, CGFloat, CGFloat)])
    func hues(color: UIColor, hue: CGFloat, saturation: CGFloat, brightness: CGFloat) {
        var (h, s, b, a) = (CGFloat(-1), CGFloat(-1), CGFloat(-1), CGFloat(-1))
        #expect(color.getHue(&h, saturation: &s, brightness: &b, alpha: &a))
        #expect(abs(h - hue) < 1e-9 && s == saturation && b == brightness && a == 1)
    }

    @Test func fonts() throws {
        let system = UIFont.systemFont(ofSize: 17)
        let bold = system.fontDescriptor.addingAttributes([
            .traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight.bold]
        ])
        #expect(UIFont(descriptor: bold, size: 0) == UIFont.systemFont(ofSize: 17, weight: .bold))
        let rounded = try #require(system.fontDescriptor.withDesign(.rounded))
        #expect(UIFont(descriptor: rounded, size: 20).pointSize == 20)
        #expect(UIFont(descriptor: UIFontDescriptor(fontAttributes: [.size: 30]), size: 0).pointSize == 30)
        #expect(try #require(UIFont(name: "Menlo", size: 12)).fontDescriptor.withDesign(.serif) == nil)
    }
}
