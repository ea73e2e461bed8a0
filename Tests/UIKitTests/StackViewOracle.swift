import Testing
import UIKit

/// A view of a fixed intrinsic size.
final class BlockView: UIView {
    var size: CGSize { didSet { invalidateIntrinsicContentSize() } }

    init(_ width: CGFloat, _ height: CGFloat) {
        size = CGSize(width: width, height: height)
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }
    override var intrinsicContentSize: CGSize { size }
}

/// One arrangement to try.
struct StackConfiguration: CustomTestStringConvertible {
    var axis = NSLayoutConstraint.Axis.horizontal
    var distribution = UIStackView.Distribution.fill
    var alignment = UIStackView.Alignment.fill
    /// `v` is a visible view, `h` a hidden one.
    var views = "vvv"
    var spacing: CGFloat = 0
    var customSpacing: [Int: CGFloat] = [:]
    var isMarginsRelative = false
    var isBaselineRelative = false

    var testDescription: String {
        "\(axis == .horizontal ? "row" : "column") \(distribution) \(alignment) \(views) \(spacing) \(customSpacing)"
            + (isMarginsRelative ? " margins" : "") + (isBaselineRelative ? " baselines" : "")
    }

    @MainActor func makeStack() -> UIStackView {
        let stack = UIStackView(arrangedSubviews: views.indices.map { _ in BlockView(20, 10) })
        stack.axis = axis
        stack.distribution = distribution
        stack.alignment = alignment
        stack.spacing = spacing
        stack.isLayoutMarginsRelativeArrangement = isMarginsRelative
        stack.isBaselineRelativeArrangement = isBaselineRelative
        for (view, mark) in zip(stack.arrangedSubviews, views) { view.isHidden = mark == "h" }
        for (index, value) in customSpacing { stack.setCustomSpacing(value, after: stack.arrangedSubviews[index]) }
        return stack
    }
}

/// The constraints of Apple's class, written from the tables in stack-view.md and independently of the code under test.
///
/// A constraint is a line `identifier first relation second*multiplier+constant@priority`.
struct StackViewOracle {
    let configuration: StackConfiguration
    private(set) var lines: [String] = []
    private let all: [Int]
    private let shown: [Int]
    private let (start, end, center, size): (String, String, String, String)
    private let (crossStart, crossEnd, crossCenter, crossSize): (String, String, String, String)
    private let canvas: String

    init(_ configuration: StackConfiguration) {
        self.configuration = configuration
        let marks = Array(configuration.views)
        all = Array(marks.indices)
        shown = all.filter { marks[$0] == "v" }
        let row = ("leading", "trailing", "centerX", "width")
        let column = ("top", "bottom", "centerY", "height")
        (start, end, center, size) = configuration.axis == .horizontal ? row : column
        (crossStart, crossEnd, crossCenter, crossSize) = configuration.axis == .horizontal ? column : row
        canvas = configuration.isMarginsRelative ? "margins" : "S"
        if all.isEmpty { return }
        alwaysPresent()
        distribute()
        align()
    }

    private mutating func add(
        _ identifier: String, _ first: String, _ relation: String, _ second: String, multiplier: Double = 1,
        constant: Double = 0, priority: Double = 1000
    ) {
        lines.append(StackViewOracle.line(identifier, first, relation, second, multiplier, constant, priority))
    }

    static func line(
        _ identifier: String, _ first: String, _ relation: String, _ second: String, _ multiplier: Double,
        _ constant: Double, _ priority: Double
    ) -> String {
        let factor = String(format: "%.5f", multiplier)
        return "\(identifier) \(first) \(relation) \(second)*\(factor)+\(constant)@\(priority)"
    }

    // Section 2: canvas connection, spacing, hiding. Public logs have the canvas first at every edge.
    private mutating func alwaysPresent() {
        let first = shown.first.map { "V\($0)" } ?? "spacer"
        let last = shown.last.map { "V\($0)" } ?? "spacer"
        add("UISV-canvas-connection", "\(canvas).\(start)", "==", "\(first).\(start)")
        add("UISV-canvas-connection", "\(canvas).\(end)", "==", "\(last).\(end)")
        let keeps = [.equalSpacing, .equalCentering].contains(configuration.distribution)
        for index in all.dropFirst() {
            add(
                "UISV-spacing", "V\(index)." + (baselines ? "firstBaseline" : start), keeps ? ">=" : "==",
                "V\(index - 1)." + (baselines ? "lastBaseline" : end), constant: gap(after: index - 1))
        }
        for index in all where !shown.contains(index) { add("UISV-hiding", "V\(index).\(size)", "==", "-") }
    }

    private var baselines: Bool { configuration.isBaselineRelative && configuration.axis == .vertical }

    private func spacing(after index: Int) -> Double {
        Double(configuration.customSpacing[index] ?? configuration.spacing)
    }

    /// Half a spacing for each visible neighbor, and nothing outside the first and last visible view.
    private func gap(after index: Int) -> Double {
        guard let first = shown.first, let last = shown.last, index >= first, index < last else { return 0 }
        let before = shown.last { $0 <= index } ?? index
        let halves = (shown.contains(index) ? 1.0 : 0) + (shown.contains(index + 1) ? 1.0 : 0)
        return spacing(after: before) * halves / 2
    }

    // Section 3.
    private mutating func distribute() {
        switch configuration.distribution {
        case .fill: break
        case .fillEqually:
            for index in shown.dropFirst() {
                add("UISV-fill-equally", "V\(index).\(size)", "==", "V\(shown[0]).\(size)")
            }
        case .fillProportionally: proportions()
        case .equalSpacing where baselines: gaps(from: "lastBaseline", to: "firstBaseline", priority: 1000)
        case .equalSpacing: gaps(from: end, to: start, priority: 1000)
        case .equalCentering: gaps(from: center, to: center, priority: 149)
        }
    }

    private mutating func proportions() {
        let length = configuration.axis == .horizontal ? 20.0 : 10
        let whole = length * Double(shown.count) + shown.dropLast().reduce(0) { $0 + spacing(after: $1) }
        for (rank, index) in shown.enumerated() {
            add(
                "UISV-fill-proportionally", "V\(index).\(size)", "==", "S.\(size)",
                multiplier: length / whole, priority: shown.count == 1 ? 1000 : Double(999 - rank))
        }
    }

    private mutating func gaps(from: String, to: String, priority: Double) {
        for (rank, (before, after)) in zip(shown, shown.dropFirst()).enumerated() {
            let (start, end) = baselines ? ("firstBaseline", "lastBaseline") : (start, end)
            add("UISV-distributing-edge", "gap\(rank).\(start)", "==", "V\(before).\(from)")
            add("UISV-distributing-edge", "gap\(rank).\(end)", "==", "V\(after).\(to)")
            if rank > 0 { add("UISV-fill-equally", "gap\(rank).\(size)", "==", "gap0.\(size)", priority: priority) }
        }
        add("UISV-canvas-fit", "\(canvas).\(size)", "==", "-", priority: 49)
    }

    // Sections 4 and 5.
    private var alignment: UIStackView.Alignment { configuration.alignment }

    /// A column aligns no baselines.
    private var alignsNothing: Bool {
        configuration.axis == .vertical && [.firstBaseline, .lastBaseline].contains(alignment)
    }

    private mutating func align() {
        let attributes: [UIStackView.Alignment: [String]] = [
            .fill: [crossStart, crossEnd], .leading: [crossStart], .trailing: [crossEnd], .center: [crossCenter],
            .firstBaseline: ["firstBaseline"], .lastBaseline: ["lastBaseline"],
        ]
        for attribute in alignsNothing ? [] : attributes[alignment] ?? [] {
            for index in all.dropFirst() { add("UISV-alignment", "V0.\(attribute)", "==", "V\(index).\(attribute)") }
        }
        if shown.isEmpty {
            if alignment != .fill { suppressAmbiguity() }
            if alignment != .fill { add("UISV-spanning-fit", "span.\(crossSize)", "==", "-", priority: 51) }
            connect("\(canvas).\(crossStart)", "==", "span.\(crossStart)")
            connect("\(canvas).\(crossEnd)", "==", "span.\(crossEnd)")
            if alignment == .center { connect("\(canvas).\(crossCenter)", "==", "span.\(crossCenter)") }
            return
        }
        if alignment == .fill {
            connect("\(canvas).\(crossStart)", "==", "V0.\(crossStart)")
            connect("\(canvas).\(crossEnd)", "==", "V0.\(crossEnd)")
            return
        }
        suppressAmbiguity()
        if all.count == 1 { single() } else { spanned() }
    }

    private mutating func suppressAmbiguity() {
        for index in all { add("UISV-ambiguity-suppression", "V\(index).\(crossSize)", "==", "-", priority: 25) }
    }

    private mutating func connect(_ first: String, _ relation: String, _ second: String) {
        add("UISV-canvas-connection", first, relation, second)
    }

    private mutating func single() {
        connect("\(canvas).\(crossStart)", alignment == .leading ? "==" : "<=", "V0.\(crossStart)")
        connect("\(canvas).\(crossEnd)", alignment == .trailing ? "==" : ">=", "V0.\(crossEnd)")
        if alignment == .center { connect("\(canvas).\(crossCenter)", "==", "V0.\(crossCenter)") }
        add("UISV-canvas-fit", "\(canvas).\(crossSize)", "==", "-", priority: 49)
    }

    private mutating func spanned() {
        for index in shown {
            let (starts, ends) = (alignment == .leading, alignment == .trailing)
            add(
                "UISV-spanning-boundary", "span.\(crossStart)", starts ? "==" : "<=", "V\(index).\(crossStart)",
                priority: starts ? 999.5 : 1000)
            add(
                "UISV-spanning-boundary", "span.\(crossEnd)", ends ? "==" : ">=", "V\(index).\(crossEnd)",
                priority: ends ? 999.5 : 1000)
        }
        add("UISV-spanning-fit", "span.\(crossSize)", "==", "-", priority: 51)
        let (canvasStart, canvasEnd) = ("\(canvas).\(crossStart)", "\(canvas).\(crossEnd)")
        switch alignment {
        case .leading:
            connect(canvasStart, "==", "V0.\(crossStart)")
            connect(canvasEnd, "==", "span.\(crossEnd)")
        case .trailing:
            connect(canvasStart, "==", "span.\(crossStart)")
            connect(canvasEnd, "==", "V0.\(crossEnd)")
        case .center:
            connect(canvasStart, "==", "span.\(crossStart)")
            connect(canvasEnd, "==", "span.\(crossEnd)")
            connect("\(canvas).\(crossCenter)", "==", "V0.\(crossCenter)")
        case .firstBaseline where alignsNothing, .lastBaseline where alignsNothing:
            connect(canvasStart, "==", "span.\(crossStart)")
            connect(canvasEnd, "==", "span.\(crossEnd)")
        case .firstBaseline, .lastBaseline:
            let isFirst = alignment == .firstBaseline
            connect(canvasStart, isFirst ? "<=" : "==", (isFirst ? "V0" : "span") + ".\(crossStart)")
            connect(canvasEnd, isFirst ? "==" : ">=", (isFirst ? "span" : "V0") + ".\(crossEnd)")
            add("UISV-canvas-fit", "\(canvas).\(crossSize)", "==", "-", priority: 49)
        case .fill: break
        }
    }
}

/// The constraints of a stack view in the oracle's format.
@MainActor func describeConstraints(of stack: UIStackView) -> [String] {
    var names: [ObjectIdentifier: String] = [ObjectIdentifier(stack): "S"]
    names[ObjectIdentifier(stack.layoutMarginsGuide)] = "margins"
    for (index, view) in stack.arrangedSubviews.enumerated() { names[ObjectIdentifier(view)] = "V\(index)" }
    var gaps = 0
    for guide in stack.layoutGuides {
        switch guide.identifier {
        case "UISV-distributing":
            names[ObjectIdentifier(guide)] = "gap\(gaps)"
            gaps += 1
        case "UISV-alignment-spanner": names[ObjectIdentifier(guide)] = "span"
        default: names[ObjectIdentifier(guide)] = "spacer"
        }
    }
    func term(_ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute) -> String {
        guard let item else { return "-" }
        return "\(names[ObjectIdentifier(item)] ?? "?").\(attribute)"
    }
    let relations: [NSLayoutConstraint.Relation: String] = [
        .equal: "==", .lessThanOrEqual: "<=", .greaterThanOrEqual: ">=",
    ]
    // A constraint with a single view belongs to that view.
    let held = stack.constraints + stack.arrangedSubviews.flatMap { $0.constraints }
    return held.map { constraint in
        StackViewOracle.line(
            constraint.identifier ?? "", term(constraint.firstItem, constraint.firstAttribute),
            relations[constraint.relation] ?? "?", term(constraint.secondItem, constraint.secondAttribute),
            Double(constraint.multiplier), Double(constraint.constant), Double(constraint.priority.rawValue))
    }
}
