import Foundation
import Testing

@_spi(Host) @testable import UIKit

/// The defaults of each class that is created in code: auto-layout.md, sections 6, 7, 8 and 10.
@MainActor @Suite struct ControlDefaultTests {
    struct Row: Sendable, CustomTestStringConvertible {
        let name: String
        let make: @MainActor @Sendable () -> UIView
        /// Horizontal and vertical.
        let hugging: [Float]
        /// -1 if the view has no intrinsic size.
        let size: [CGFloat]
        var insets = UIEdgeInsets.zero
        var testDescription: String { name }

        init(
            _ name: String, _ hugging: [Float], _ size: [CGFloat], _ insets: UIEdgeInsets = .zero,
            _ make: @escaping @MainActor @Sendable () -> UIView
        ) {
            (self.name, self.make, self.hugging, self.size, self.insets) = (name, make, hugging, size, insets)
        }
    }

    nonisolated static let rows: [Row] = [
        Row("view", [250, 250], [-1, -1]) { UIView() }, Row("control", [250, 250], [-1, -1]) { UIControl() },
        Row("system button", [250, 250], [30, 30]) { UIButton(type: .system) },
        Row("text view", [250, 250], [-1, -1]) { UITextView() },
        Row("scroll view", [250, 250], [-1, -1]) { UIScrollView() },
        Row("stack view", [250, 250], [-1, -1]) { UIStackView() },
        Row("table", [250, 250], [-1, -1]) { UITableView() },
        Row("label", [250, 250], [0, 0]) { UILabel() },
        Row("image view", [250, 250], [-1, -1]) { UIImageView() },
        Row("image", [250, 250], [10, 20]) { UIImageView(image: UIImage(size: CGSize(width: 10, height: 20))) },
        Row("switch", [750, 750], [49, 31], UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 2)) { UISwitch() },
        Row("stepper", [750, 750], [94, 32]) { UIStepper() },
        Row("activity", [750, 750], [20, 20]) { UIActivityIndicatorView(style: .medium) },
        Row("large activity", [750, 750], [37, 37]) { UIActivityIndicatorView(style: .large) },
        Row("progress", [250, 750], [-1, 4]) { UIProgressView() },
        Row("progress in a bar", [250, 750], [-1, 2.5]) { UIProgressView(progressViewStyle: .bar) },
        Row("slider", [250, 750], [-1, 30], UIEdgeInsets(top: 0, left: 2, bottom: 1, right: 2)) { UISlider() },
        Row("segments", [250, 750], [0, 31], UIEdgeInsets(top: 0, left: 0, bottom: 1, right: 0)) {
            UISegmentedControl()
        },
        Row("search bar", [250, 750], [-1, 56]) { UISearchBar() },
        Row("tab bar", [250, 750], [-1, 49]) { UITabBar() },
        Row("toolbar", [250, 750], [-1, 44]) { UIToolbar() },
        Row("navigation bar", [250, 750], [-1, 44]) { UINavigationBar() },
        Row("picker", [750, 750], [320, 216]) { UIPickerView() },
        Row("date picker", [750, 750], [320, 216]) { UIDatePicker() },
        Row("pages", [750, 750], [0, 26]) { UIPageControl() },
    ]

    @Test(arguments: rows) func controlsHaveApplesPrioritiesAndSizes(_ row: Row) {
        let view = row.make()
        let axes = [NSLayoutConstraint.Axis.horizontal, .vertical]
        #expect(axes.map { view.contentHuggingPriority(for: $0).rawValue } == row.hugging)
        #expect(axes.map { view.contentCompressionResistancePriority(for: $0).rawValue } == [750, 750])
        #expect([view.intrinsicContentSize.width, view.intrinsicContentSize.height] == row.size)
        #expect(view.alignmentRectInsets == row.insets)
        let margin: CGFloat = view is UIStackView ? 0 : 8
        #expect(view.layoutMargins == UIEdgeInsets(top: margin, left: margin, bottom: margin, right: margin))
        #expect(view.translatesAutoresizingMaskIntoConstraints && view.insetsLayoutMarginsFromSafeArea)
        #expect(!view.preservesSuperviewLayoutMargins && view.contentMode == .scaleToFill && view.layoutGuides.isEmpty)
        #expect(view.forFirstBaselineLayout === view && view.forLastBaselineLayout === view)
        let rectangle = CGRect(x: 1, y: 2, width: 30, height: 40)
        #expect(view.frame(forAlignmentRect: view.alignmentRect(forFrame: rectangle)) == rectangle)
        #expect(type(of: view).requiresConstraintBasedLayout == (view is UIStackView))
    }

    /// The line height of a button is rounded to whole points at every scale, that of a label to whole pixels.
    @Test(
        arguments: [
            (14, [17, 17, 17], 29), (15, [18, 18, 18], 30), (16, [20, 19.5, 58.0 / 3], 32),
            (17, [21, 20.5, 61.0 / 3], 33),
            (10, [12, 12, 12], 24), (20, [24, 24, 24], 36), (36, [43, 43, 43], 55),
        ] as [(CGFloat, [CGFloat], CGFloat)]) func linesAreAsHighAsTheirFont(
            _ size: CGFloat, _ heights: [CGFloat], _ ofButton: CGFloat
        )
    {
        for (scale, height) in zip([1, 2, 3] as [CGFloat], heights) {
            let window = UIWindow(frame: .zero)
            window.screen = UIScreen()
            window.screen.configure(size: CGSize(width: 100, height: 100), scale: scale)
            let (label, system, custom) = (UILabel(), UIButton(type: .system), UIButton(type: .custom))
            for view in [label, system, custom] { window.addSubview(view) }
            (label.text, label.font) = ("Ag", .systemFont(ofSize: size))
            for button in [system, custom] {
                button.setTitle("Ag", for: .normal)
                button.titleLabel?.font = .systemFont(ofSize: size)
            }
            #expect(abs(label.intrinsicContentSize.height - height) < 1e-9)
            #expect(system.intrinsicContentSize.height == ofButton)
            #expect(custom.intrinsicContentSize.height == ofButton - 12)
        }
    }
}
