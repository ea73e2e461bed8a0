import Testing
@_spi(Host) import UIKit

/// Declarations that published code uses and the module once lacked.
@MainActor @Suite struct RealCodeTests {
    init() { LayoutEnvironment.current.logsConflicts = false }

    // MARK: Presentations

    @Test func presentationsOverrideTraits() {
        final class Sheet: UIViewController {}
        let (root, sheet) = (UIViewController(), Sheet())
        let window = Phone.show(root)
        sheet.sheetPresentationController?.traitOverrides.userInterfaceStyle = .dark
        root.present(sheet, animated: false)
        window.layoutIfNeeded()
        #expect(sheet.traitCollection.userInterfaceStyle == .dark && root.traitCollection.userInterfaceStyle != .dark)
        var heard = 0
        sheet.sheetPresentationController?.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
            (_: UISheetPresentationController, _: UITraitCollection) in heard += 1
        }
        sheet.sheetPresentationController?.traitOverrides.userInterfaceStyle = .light
        #expect(sheet.traitCollection.userInterfaceStyle == .light && heard == 1)
    }

    @Test func pageSheetsMayHaveTheSizeOfForms() {
        UIDevice.current.hostIdiom = .pad
        defer { UIDevice.current.hostIdiom = .phone }
        let (root, sheet) = (UIViewController(), UIViewController())
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 820, height: 1180))
        window.rootViewController = root
        window.makeKeyAndVisible()
        sheet.modalPresentationStyle = .pageSheet
        sheet.sheetPresentationController?.prefersPageSizing = false
        root.present(sheet, animated: false)
        window.layoutIfNeeded()
        #expect(sheet.view.frame.size == CGSize(width: 540, height: 620))
        sheet.sheetPresentationController?.prefersPageSizing = true
        window.layoutIfNeeded()
        #expect(sheet.view.frame.width == 820)
    }

    @Test func tabBarsMayBeHidden() {
        let (tabs, content) = (UITabBarController(), UIViewController())
        tabs.viewControllers = [content]
        let window = Phone.show(tabs)
        let shown = content.view.safeAreaInsets.bottom
        tabs.setTabBarHidden(true, animated: true)
        window.layoutIfNeeded()
        #expect(tabs.isTabBarHidden && tabs.tabBar.isHidden && content.view.safeAreaInsets.bottom == 34)
        tabs.isTabBarHidden = false
        window.layoutIfNeeded()
        #expect(!tabs.tabBar.isHidden && content.view.safeAreaInsets.bottom == shown && shown > 34)
    }

    // MARK: Scrolling

    @Test func shortContentStandsWhereItIsAligned() {
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
        scroll.contentSize = CGSize(width: 100, height: 100)
        scroll.contentAlignmentPoint = CGPoint(x: 0.5, y: 1)
        scroll.layoutIfNeeded()
        #expect(scroll.contentOffset == CGPoint(x: -50, y: -200))
        scroll.contentSize = CGSize(width: 400, height: 200)
        scroll.layoutIfNeeded()
        #expect(scroll.contentOffset == CGPoint(x: 0, y: -100))
        scroll.contentInset.top = 20
        scroll.layoutIfNeeded()
        #expect(scroll.contentOffset.y == -100)
        scroll.contentAlignmentPoint = .zero
        #expect(scroll.contentOffset == CGPoint(x: 0, y: -20))
    }

    @Test func layoutsHearOfEachOther() {
        final class Recorder: UICollectionViewFlowLayout {
            var heard: [String] = []
            override func prepareForTransition(to newLayout: UICollectionViewLayout) { heard.append("to") }
            override func prepareForTransition(from oldLayout: UICollectionViewLayout) { heard.append("from") }
            override func finalizeLayoutTransition() { heard.append("end") }
            override func prepare(forAnimatedBoundsChange oldBounds: CGRect) {
                super.prepare(forAnimatedBoundsChange: oldBounds)
            }
            override func finalizeAnimatedBoundsChange() { super.finalizeAnimatedBoundsChange() }
        }
        let (first, second) = (Recorder(), Recorder())
        let view = UICollectionView(frame: .zero, collectionViewLayout: first)
        view.setCollectionViewLayout(second, animated: true)
        #expect(first.heard == ["to", "end"] && second.heard == ["from", "end"])
    }

    // MARK: Controls

    @Test func pageControlsMayStandUpright() {
        let pages = UIPageControl()
        pages.numberOfPages = 5
        let size = pages.intrinsicContentSize
        pages.direction = .topToBottom
        #expect(pages.intrinsicContentSize == CGSize(width: size.height, height: size.width))
        pages.direction = .rightToLeft
        #expect(pages.intrinsicContentSize == size)
    }

    @Test func effectiveAlignment() {
        let button = UIButton()
        button.contentHorizontalAlignment = .leading
        #expect(button.effectiveContentHorizontalAlignment == .left)
        button.semanticContentAttribute = .forceRightToLeft
        #expect(button.effectiveContentHorizontalAlignment == .right)
    }

    @Test func whatIsKept() {
        let view = UITextView()
        view.borderStyle = .roundedRect
        view.inputAssistantItem.leadingBarButtonGroups = []
        view.inputAssistantItem.allowsHidingShortcuts = false
        #expect(view.borderStyle == .roundedRect && !view.inputAssistantItem.allowsHidingShortcuts)
        #expect(UIViewController().popoverPresentationController?.arrowDirection == nil)
    }

    // MARK: Pictures

    @Test func picturesByTheirPixels() throws {
        let picture = UIImage(size: CGSize(width: 10, height: 20), scale: 3)
        let pixels = try #require(picture.cgImage)
        #expect(pixels.width == 30 && pixels.height == 60 && UIImage().cgImage == nil)
        let turned = UIImage(cgImage: pixels, scale: 2, orientation: .right)
        #expect(turned.size == CGSize(width: 30, height: 15) && turned.imageOrientation == .right)
        #expect(turned.cgImage?.width == 30 && turned.withRenderingMode(.alwaysTemplate).imageOrientation == .right)
        #expect(pixels.cropping(to: CGRect(x: 20, y: 0, width: 100, height: 5))?.width == 10)
        #expect(pixels.cropping(to: CGRect(x: 40, y: 0, width: 100, height: 5)) == nil)
        #expect(UIImage(cgImage: pixels).size == CGSize(width: 30, height: 60))
    }

    @Test func picturesWithABaseline() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
        let picture = UIImage(size: CGSize(width: 20, height: 20)).withBaselineOffset(fromBottom: 5)
        let stack = UIStackView(arrangedSubviews: [
            UIImageView(image: picture), UIImageView(image: picture.imageWithoutBaseline()),
        ])
        stack.alignment = .lastBaseline
        stack.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(stack)
        stack.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
        root.layoutIfNeeded()
        #expect(picture.hasBaseline)
        #expect(stack.arrangedSubviews[0].frame.minY - stack.arrangedSubviews[1].frame.minY == 5)
    }

    @Test func outlines() throws {
        let circle = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 100, height: 100))
        #expect(circle.contains(CGPoint(x: 50, y: 1)) && !circle.contains(CGPoint(x: 5, y: 5)))
        let copy = try #require(circle.copy() as? UIBezierPath)
        copy.apply(CGAffineTransform(translationX: 200, y: 0))
        #expect(circle.bounds.minX == 0 && copy.bounds.minX == 200)
        let ring = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 100, height: 100))
        ring.append(UIBezierPath(rect: CGRect(x: 20, y: 20, width: 60, height: 60)))
        #expect(ring.contains(CGPoint(x: 50, y: 50)))
        ring.usesEvenOddFillRule = true
        #expect(!ring.contains(CGPoint(x: 50, y: 50)) && ring.contains(CGPoint(x: 10, y: 50)))
        let (outer, inner) = (
            UIBezierPath(rect: CGRect(x: 0, y: 0, width: 100, height: 100)),
            UIBezierPath(rect: CGRect(x: 20, y: 20, width: 60, height: 60))
        )
        outer.append(inner.reversing())
        #expect(!outer.contains(CGPoint(x: 50, y: 50)) && outer.contains(CGPoint(x: 10, y: 50)))
    }

    @Test func wideColours() {
        var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
        UIColor(displayP3Red: 1, green: 1, blue: 1, alpha: 0.5).getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        #expect(abs(red - 1) < 1e-6 && abs(green - 1) < 1e-6 && abs(blue - 1) < 1e-6 && alpha == 0.5)
        UIColor(displayP3Red: 1, green: 0, blue: 0, alpha: 1).getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        #expect(abs(red - 1.0931) < 1e-3 && green < 0 && blue < 0)
    }
}
