import Glibc
import UIKit

/// Builds the solver's workloads with views and anchors, lays them out and edits them, and prints `plumb-uikit,WORKLOAD,N,phase,seconds`
/// lines.
@MainActor struct UIKitBenchmark {
    let workload: String
    let size: Int

    /// A hierarchy, with its root and the sizes of its edits.
    struct Picture {
        let root: UIView
        let sizes: [CGSize]
    }

    /// Returns the hierarchies of a workload, or nil if it has none.
    static func pictures(_ workload: String, _ size: Int) -> [Picture]? {
        switch workload {
        case "cells":
            var random = Lcg()
            return (0..<size).map { _ in cell(&random) }
        case "nested": return [nested(size)]
        case "row": return [row(size)]
        default: return nil
        }
    }

    /// Builds and edits, and prints the times.
    ///
    /// Returns whether the workload is known.
    func run() -> Bool {
        let base = Process.kilobytes("VmRSS:")
        guard var pictures = Self.pictures(workload, min(size, 1)) else { return false }
        let fixed = Environment.number("REPS").map { Int($0) }
        var builds: [Double] = []
        var teardowns: [Double] = []
        let begin = Clock.now()
        while builds.count < (fixed ?? 500), fixed != nil || builds.isEmpty || Clock.now() - begin < 0.3 {
            let old = Clock.now()
            pictures.removeAll()
            let start = Clock.now()
            if !builds.isEmpty { teardowns.append(start - old) }
            pictures = Self.pictures(workload, size) ?? []
            for picture in pictures { picture.root.layoutIfNeeded() }
            builds.append(Clock.now() - start)
            if builds.count == 1 { report("mem_kb", Double(Process.kilobytes("VmHWM:") - base)) }
        }
        report("build", Clock.median(builds))
        if !teardowns.isEmpty { report("teardown", Clock.median(teardowns)) }
        edit(pictures)
        return true
    }

    private func edit(_ pictures: [Picture]) {
        let fixed = Environment.number("EDITS").map { Int($0) }
        var times: [Double] = []
        let begin = Clock.now()
        var step = 1
        while times.count < (fixed ?? 100_000), fixed != nil || times.isEmpty || Clock.now() - begin < 0.3 {
            let start = Clock.now()
            for picture in pictures {
                picture.root.frame.size = picture.sizes[step % picture.sizes.count]
                picture.root.layoutIfNeeded()
            }
            times.append(Clock.now() - start)
            step += 1
        }
        guard !times.isEmpty else { return }
        report("edit_med", Clock.median(times))
        report("edit_max", times.max() ?? 0)
    }

    private func report(_ phase: String, _ value: Double) {
        print("plumb-uikit,\(workload),\(size),\(phase),\(value)")
        fflush(nil)
    }

    // MARK: Pictures

    /// A view with a content size and a priority for its width.
    final class Content: UIView {
        private let size: CGSize

        init(_ size: CGSize, compression: Float) {
            self.size = size
            super.init(frame: .zero)
            setContentCompressionResistancePriority(UILayoutPriority(compression), for: .horizontal)
        }

        required init?(coder: NSCoder) { nil }

        override var intrinsicContentSize: CGSize { size }
    }

    /// The generator of the workloads' numbers.
    struct Lcg {
        private var state: UInt64 = 12345

        mutating func next(_ low: Int, _ high: Int) -> CGFloat {
            state = (state &* 1_103_515_245 &+ 12345) & 0x7fff_ffff
            return CGFloat(low + Int(state >> 8) % (high - low + 1))
        }
    }

    private static func add(_ view: UIView, to superview: UIView) -> UIView {
        view.translatesAutoresizingMaskIntoConstraints = false
        superview.addSubview(view)
        return view
    }

    /// The sizes of the cells.
    private static let cellSizes = [375.0, 667, 320, 414, 768, 390, 844, 568, 1024].map {
        CGSize(width: $0, height: 60)
    }

    /// Creates a table cell: image, title, subtitle, accessory, separator.
    private static func cell(_ random: inout Lcg) -> Picture {
        let root = UIView(frame: CGRect(origin: .zero, size: cellSizes[0]))
        let none = UIView.noIntrinsicMetric
        let title = add(Content(CGSize(width: random.next(60, 320), height: none), compression: 750), to: root)
        let subtitle = add(Content(CGSize(width: random.next(40, 360), height: none), compression: 500), to: root)
        let accessory = add(Content(CGSize(width: random.next(20, 60), height: none), compression: 750), to: root)
        let image = add(UIView(), to: root)
        let separator = add(UIView(), to: root)
        var constraints: [NSLayoutConstraint] = []
        constraints.append(image.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 16))
        constraints.append(image.widthAnchor.constraint(equalToConstant: 40))
        constraints.append(image.heightAnchor.constraint(equalToConstant: 40))
        constraints.append(image.centerYAnchor.constraint(equalTo: root.centerYAnchor))
        constraints.append(image.topAnchor.constraint(greaterThanOrEqualTo: root.topAnchor, constant: 8))
        constraints.append(title.leftAnchor.constraint(equalTo: image.rightAnchor, constant: 12))
        constraints.append(title.topAnchor.constraint(equalTo: root.topAnchor, constant: 10))
        constraints.append(title.heightAnchor.constraint(equalToConstant: 20))
        constraints.append(title.rightAnchor.constraint(lessThanOrEqualTo: accessory.leftAnchor, constant: -8))
        constraints.append(subtitle.leftAnchor.constraint(equalTo: title.leftAnchor))
        constraints.append(subtitle.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 4))
        constraints.append(subtitle.heightAnchor.constraint(equalToConstant: 16))
        constraints.append(subtitle.rightAnchor.constraint(lessThanOrEqualTo: accessory.leftAnchor, constant: -8))
        constraints.append(subtitle.bottomAnchor.constraint(equalTo: root.bottomAnchor, constant: -10))
        constraints.append(accessory.rightAnchor.constraint(equalTo: root.rightAnchor, constant: -16))
        constraints.append(accessory.centerYAnchor.constraint(equalTo: root.centerYAnchor))
        constraints.append(accessory.heightAnchor.constraint(equalToConstant: 24))
        constraints.append(separator.leftAnchor.constraint(equalTo: title.leftAnchor))
        constraints.append(separator.rightAnchor.constraint(equalTo: root.rightAnchor))
        constraints.append(separator.heightAnchor.constraint(equalToConstant: 0.5))
        constraints.append(separator.bottomAnchor.constraint(equalTo: root.bottomAnchor))
        NSLayoutConstraint.activate(constraints)
        return Picture(root: root, sizes: cellSizes)
    }

    /// Creates a tree of views with four subviews each, alternating between columns and rows.
    private static func nested(_ count: Int) -> Picture {
        let fan = 4
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 4000, height: 3000))
        var views = [root]
        var depths = [0]
        var constraints: [NSLayoutConstraint] = []
        views.reserveCapacity(count)
        depths.reserveCapacity(count)
        constraints.reserveCapacity(4 * count)
        for parent in 0..<count {
            if fan * parent + 1 >= count { break }
            let children = fan * parent + 1..<min(fan * parent + fan + 1, count)
            for _ in children {
                views.append(add(UIView(), to: views[parent]))
                depths.append(depths[parent] + 1)
            }
            fill(views[parent], views[children], depths[parent] % 2 == 0, &constraints)
        }
        NSLayoutConstraint.activate(constraints)
        return Picture(root: root, sizes: (0..<65).map { size($0, width: 4000, height: 3000) })
    }

    private static func fill(
        _ parent: UIView, _ children: ArraySlice<UIView>, _ isColumn: Bool, _ constraints: inout [NSLayoutConstraint]
    ) {
        guard let first = children.first else { return }
        var previous = first
        for child in children {
            if isColumn { across(parent, child, &constraints) } else { along(parent, child, &constraints) }
            if child === first {
                constraints.append(
                    isColumn
                        ? child.topAnchor.constraint(equalTo: parent.topAnchor, constant: 4)
                        : child.leftAnchor.constraint(equalTo: parent.leftAnchor, constant: 4))
            } else {
                constraints.append(
                    isColumn
                        ? child.topAnchor.constraint(equalTo: previous.bottomAnchor, constant: 2)
                        : child.leftAnchor.constraint(equalTo: previous.rightAnchor, constant: 2))
                constraints.append(
                    isColumn
                        ? child.heightAnchor.constraint(equalTo: first.heightAnchor)
                        : child.widthAnchor.constraint(equalTo: first.widthAnchor))
            }
            previous = child
        }
        constraints.append(
            isColumn
                ? previous.bottomAnchor.constraint(equalTo: parent.bottomAnchor, constant: -4)
                : previous.rightAnchor.constraint(equalTo: parent.rightAnchor, constant: -4))
    }

    // The constraints are appended directly: an array for each two would add to the measured time.

    private static func across(_ parent: UIView, _ child: UIView, _ constraints: inout [NSLayoutConstraint]) {
        constraints.append(child.leftAnchor.constraint(equalTo: parent.leftAnchor, constant: 4))
        constraints.append(child.rightAnchor.constraint(equalTo: parent.rightAnchor, constant: -4))
    }

    private static func along(_ parent: UIView, _ child: UIView, _ constraints: inout [NSLayoutConstraint]) {
        constraints.append(child.topAnchor.constraint(equalTo: parent.topAnchor, constant: 4))
        constraints.append(child.bottomAnchor.constraint(equalTo: parent.bottomAnchor, constant: -4))
    }

    /// Creates views of equal width between two edges.
    private static func row(_ count: Int) -> Picture {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 10000, height: 40))
        var constraints: [NSLayoutConstraint] = []
        var previous: UIView?
        var first: UIView?
        for _ in 0..<count {
            let view = add(UIView(), to: root)
            constraints.append(view.topAnchor.constraint(equalTo: root.topAnchor))
            constraints.append(view.bottomAnchor.constraint(equalTo: root.bottomAnchor))
            let before: NSLayoutXAxisAnchor = previous?.rightAnchor ?? root.leftAnchor
            constraints.append(view.leftAnchor.constraint(equalTo: before, constant: 8))
            if let first { constraints.append(view.widthAnchor.constraint(equalTo: first.widthAnchor)) }
            first = first ?? view
            previous = view
        }
        if let previous { constraints.append(previous.rightAnchor.constraint(equalTo: root.rightAnchor, constant: -8)) }
        NSLayoutConstraint.activate(constraints)
        return Picture(
            root: root, sizes: (0..<65).map { CGSize(width: size($0, width: 10000, height: 0).width, height: 40) })
    }

    /// Returns the size of a step of the edits.
    private static func size(_ step: Int, width: Int, height: Int) -> CGSize {
        let wider = 10 * ((7 * step) % 31)
        let higher = 10 * ((5 * step) % 17)
        return CGSize(width: width + wider, height: height + higher)
    }
}
