import Foundation
import Testing

@testable import UIKit

/// Equations with multipliers from a division are satisfied exactly, so that rounding never outranks a size.
@MainActor @Suite struct ShareTests {
    private let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 800))

    init() { LayoutEnvironment.current.logsConflicts = false }

    private func add<View: UIView>(_ view: View) -> View {
        view.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(view)
        view.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
        view.centerYAnchor.constraint(equalTo: root.centerYAnchor).isActive = true
        return view
    }

    private func labels(_ count: Int) -> [UILabel] {
        (0..<count).map { _ in
            let label = UILabel()
            (label.text, label.numberOfLines) = ("Text", 0)
            return label
        }
    }

    /// A stack view without a length constraint has the length of its views, with and without spacing.
    @Test(arguments: 1...20) func proportionsOfAFreeLength(_ seed: UInt64) {
        var numbers = SeededGenerator(seed: seed)
        for _ in 0..<60 {
            let lengths = (0..<numbers.integer(2...5)).map { _ in
                CGFloat(numbers.integer(1...800)) / numbers.pick([1, 2, 3, 10])
            }
            let stack = add(UIStackView(arrangedSubviews: lengths.map { BlockView(10, $0) }))
            (stack.axis, stack.distribution) = (.vertical, .fillProportionally)
            stack.spacing = numbers.once(in: 3) ? CGFloat(numbers.integer(0...10)) : 0
            root.layoutIfNeeded()
            let found = stack.arrangedSubviews.map(\.frame.height)
            #expect(zip(found, lengths).allSatisfy { abs($0 - $1) <= 0.5 }, "\(lengths), \(stack.spacing)")
            stack.removeFromSuperview()
        }
    }

    /// Optional multipliers that add up to 1 leave the length to the content, also if their sum in 32 bits is slightly more or less than 1.
    @Test(
        arguments: [
            [1, 1, 1], [1, 2], [1, 1, 1, 1, 1], [1, 6], [3, 7], [33, 67], [1, 99], [2, 13, 1, 3], [7, 18, 75],
        ], [Float(999), 800])
    func factorsOfAFreeLength(_ parts: [Int], _ priority: Float) {
        let box = add(UIView())
        let whole = parts.reduce(0, +)
        var top = box.topAnchor
        let views = parts.map { BlockView(10, CGFloat(3 * $0)) }
        for (view, part) in zip(views, parts) {
            view.translatesAutoresizingMaskIntoConstraints = false
            box.addSubview(view)
            let share = view.heightAnchor.constraint(
                equalTo: box.heightAnchor, multiplier: CGFloat(part) / CGFloat(whole))
            share.priority = UILayoutPriority(priority)
            NSLayoutConstraint.activate([view.topAnchor.constraint(equalTo: top), share])
            #expect(share.multiplier == CGFloat(Float(part) / Float(whole)))
            top = view.bottomAnchor
        }
        top.constraint(equalTo: box.bottomAnchor).isActive = true
        root.layoutIfNeeded()
        #expect(views.map(\.frame.height) == parts.map { CGFloat(3 * $0) })
    }

    /// Decimal multipliers of required widths that add up to 1 leave the width to an optional constraint.
    @Test(arguments: [[0.618, 0.382], [0.333, 0.667], [0.3333, 0.3333, 0.3334], [0.125, 0.205, 0.67]])
    func decimalsOfAFreeWidth(_ parts: [CGFloat]) {
        let box = add(UIView())
        let width = box.widthAnchor.constraint(equalToConstant: 200)
        width.priority = .defaultHigh
        var left = box.leadingAnchor
        for part in parts {
            let view = UIView()
            view.translatesAutoresizingMaskIntoConstraints = false
            box.addSubview(view)
            NSLayoutConstraint.activate([
                view.leadingAnchor.constraint(equalTo: left),
                view.widthAnchor.constraint(equalTo: box.widthAnchor, multiplier: part),
            ])
            left = view.trailingAnchor
        }
        NSLayoutConstraint.activate([width, left.constraint(equalTo: box.trailingAnchor)])
        root.layoutIfNeeded()
        #expect(box.frame.width == 200)
    }

    /// Fractions with small denominators and short decimals are exact, other numbers are rounded to 32 bits.
    @Test func factors() {
        for denominator in 1...100 {
            for numerator in 0...(2 * denominator) {
                let exact = Double(numerator) / Double(denominator)
                #expect(Float(exact).factor == exact && Float(-exact).factor == -exact)
            }
        }
        for decimal in [0.618, 0.382, 0.3333, 0.6667, 1.7778, 0.0001] {
            #expect(Float(decimal).factor == decimal && Float(-decimal).factor == -decimal)
        }
        for number in [Float(317) / 414, 1e-20, 1e20, .pi, 0.123_456_7] { #expect(number.factor == Double(number)) }
        #expect(Float.infinity.factor == .infinity && Float.nan.factor.isNaN)
    }

    /// The fractions refer to the stack view's own width, also inside its margins.
    @Test func proportionsInsideMargins() {
        let stack = UIStackView(arrangedSubviews: [BlockView(25, 20), BlockView(75, 20)])
        stack.distribution = .fillProportionally
        stack.layoutMargins = UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 10)
        stack.isLayoutMarginsRelativeArrangement = true
        stack.frame.size = CGSize(width: 200, height: 20)
        stack.layoutIfNeeded()
        #expect(stack.arrangedSubviews.map(\.frame.width) == [50, 130])
    }

    /// Labels of several lines in a row without a width constraint keep the width of their texts.
    @Test(arguments: 2...7) func texts(_ count: Int) {
        let stack = add(UIStackView(arrangedSubviews: labels(count)))
        root.layoutIfNeeded()
        #expect(stack.arrangedSubviews.allSatisfy { $0.frame.width > 20 && $0.frame.width < 40 })
    }

    /// A label of several lines beside a control gets half of the row.
    @Test func textBesideASwitch() {
        let (text, toggle) = (UILabel(), UISwitch())
        (text.text, text.numberOfLines) = (String(repeating: "A text of several lines. ", count: 4), 0)
        text.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
        text.setContentCompressionResistancePriority(UILayoutPriority(749), for: .horizontal)
        let stack = UIStackView(arrangedSubviews: [text, toggle])
        (stack.alignment, stack.spacing) = (.top, 8)
        stack.frame.size = CGSize(width: 343, height: 200)
        stack.layoutIfNeeded()
        #expect(text.frame.width == 171.5)
    }

    /// Hidden views alone give a stack view no size, whatever its distribution and alignment.
    @Test(arguments: 0...4, 0...5) func hiddenViewsAlone(_ distribution: Int, _ alignment: Int) throws {
        for count in 1...2 {
            let views = (0..<count).map { _ in BlockView(30, 32) }
            for view in views { view.isHidden = true }
            let inner = UIStackView(arrangedSubviews: views)
            inner.distribution = try #require(UIStackView.Distribution(rawValue: distribution))
            inner.alignment = try #require(UIStackView.Alignment(rawValue: alignment))
            let outer = add(UIStackView(arrangedSubviews: [BlockView(40, 50), inner]))
            (outer.axis, outer.spacing) = (.vertical, 20)
            let row = add(UIStackView(arrangedSubviews: [inner]))
            row.removeArrangedSubview(inner)
            outer.addArrangedSubview(inner)
            root.layoutIfNeeded()
            #expect(inner.frame == CGRect(x: 0, y: 70, width: 40, height: 0))
            #expect(outer.frame.size == CGSize(width: 40, height: 70))
        }
    }

    /// Beside hidden views without text, a column that spaces baselines keeps one space between its visible views.
    @Test(arguments: ["vhv", "hvv", "vvh", "vhhv"]) func hiddenViewsBetweenBaselines(_ marks: String) {
        let views = marks.map { mark in
            let view = BlockView(20, 10)
            view.isHidden = mark == "h"
            return view
        }
        let column = add(UIStackView(arrangedSubviews: views))
        (column.axis, column.spacing, column.isBaselineRelativeArrangement) = (.vertical, 12, true)
        root.layoutIfNeeded()
        #expect(views.filter { !$0.isHidden }.map(\.frame.minY) == [0, 22])
        #expect(column.frame.height == 32)
    }

    /// A stack view has no margins until they are set.
    @Test func marginsOfStackViews() {
        let stack = UIStackView(arrangedSubviews: [BlockView(10, 10)])
        #expect(stack.layoutMargins == .zero && UIView().layoutMargins.left == 8)
        stack.isLayoutMarginsRelativeArrangement = true
        stack.frame.size = CGSize(width: 50, height: 10)
        stack.layoutIfNeeded()
        #expect(stack.arrangedSubviews[0].frame.width == 50)
        stack.layoutMargins.left = 5
        stack.layoutIfNeeded()
        #expect(stack.arrangedSubviews[0].frame == CGRect(x: 5, y: 0, width: 45, height: 10))
    }

    /// System spacing between baselines is the line height of the font, also around a hidden view.
    @Test(arguments: [(17, 22), (12, 16), (20, 25)]) func standardSpaceOfBaselines(_ size: CGFloat, _ distance: CGFloat)
    {
        let texts = labels(3)
        for text in texts { text.font = .systemFont(ofSize: size) }
        let stack = add(UIStackView(arrangedSubviews: texts))
        (stack.axis, stack.isBaselineRelativeArrangement) = (.vertical, true)
        stack.spacing = UIStackView.spacingUseSystem
        root.layoutIfNeeded()
        #expect(texts.map(\.frame.minY) == [0, distance, 2 * distance])
        texts[1].isHidden = true
        root.layoutIfNeeded()
        #expect(texts[2].frame.minY == distance)
        for text in texts { text.font = .systemFont(ofSize: 17) }
        root.layoutIfNeeded()
        #expect(texts[2].frame.minY == 22)
    }

    /// The system's space above a row is 8 points again once its tallest view has no text.
    @Test func standardSpaceFollowsTheTallestView() throws {
        let (text, block) = (labels(1)[0], BlockView(10, 10))
        let row = UIStackView(arrangedSubviews: [block, text])
        row.alignment = .bottom
        let stack = add(UIStackView(arrangedSubviews: labels(1) + [row]))
        (stack.axis, stack.isBaselineRelativeArrangement) = (.vertical, true)
        stack.spacing = UIStackView.spacingUseSystem
        for (height, expected) in [(10, 22), (40, 8), (10, 22)] as [(CGFloat, CGFloat)] {
            block.size.height = height
            root.layoutIfNeeded()
            let space = try #require(stack.constraints.first { $0.identifier == "UISV-spacing" })
            #expect(abs(space.constant - expected) < 0.001, "\(height)")
        }
    }
}
