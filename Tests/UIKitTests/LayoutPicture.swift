import Testing

@testable import UIKit

/// A hierarchy as text, for tests: views as `name` or `name in other`, and constraints as equations.
///
/// `a.width >= 0.5*root.width + 8 @750`; the root is called root, its guides `root.margins` and `root.safe` as items `margins` and `safe`.
/// A view whose name ends in a colon and a size, `a:30x20`, has that intrinsic size.
@MainActor final class LayoutPicture {
    let root: UIView
    private(set) var views: [String: UIView] = [:]
    private(set) var constraints: [NSLayoutConstraint] = []
    private var names: [String] = []

    init(_ size: String, _ views: String, _ equations: String...) {
        LayoutEnvironment.current.logsConflicts = false
        let numbers = size.split(separator: "x").compactMap { Double($0) }
        root = UIView(frame: CGRect(x: 0, y: 0, width: numbers[0], height: numbers[1]))
        self.views["root"] = root
        for line in views.split(separator: ",") { add(line.trimmingCharacters(in: .whitespaces)) }
        for equation in equations { constraints.append(make(equation)) }
        NSLayoutConstraint.activate(constraints)
    }

    subscript(name: String) -> UIView { views[name] ?? root }

    private func add(_ line: String) {
        let words = line.split(separator: " ").map(String.init)
        let parts = words[0].split(separator: ":").map(String.init)
        let view = SizedView()
        if parts.count > 1 {
            let size = parts[1].split(separator: "x").map { Double($0) ?? -1 }
            view.content = CGSize(width: size[0], height: size[1])
        }
        view.translatesAutoresizingMaskIntoConstraints = false
        view.accessibilityIdentifier = parts[0]
        views[parts[0]] = view
        names.append(parts[0])
        self[words.count == 3 ? words[2] : "root"].addSubview(view)
    }

    private func item(_ name: String) -> AnyObject {
        switch name {
        case "margins": root.layoutMarginsGuide
        case "safe": root.safeAreaLayoutGuide
        case "readable": root.readableContentGuide
        default: self[name]
        }
    }

    func make(_ equation: String) -> NSLayoutConstraint {
        var words = equation.split(separator: " ").map(String.init)
        var priority = UILayoutPriority.required
        if let last = words.last, last.hasPrefix("@") {
            priority = UILayoutPriority(Float(last.dropFirst()) ?? 1000)
            words.removeLast()
        }
        let (first, firstAttribute, _) = side(words[0])
        let relation: NSLayoutConstraint.Relation =
            words[1] == "<=" ? .lessThanOrEqual : words[1] == ">=" ? .greaterThanOrEqual : .equal
        var constant = 0.0
        if words.count == 5 { constant = (words[3] == "-" ? -1 : 1) * (Double(words[4]) ?? 0) }
        let made: NSLayoutConstraint
        if let number = Double(words[2]) {
            made = NSLayoutConstraint(
                item: item(first), attribute: firstAttribute, relatedBy: relation, toItem: nil,
                attribute: .notAnAttribute, multiplier: 1, constant: number)
        } else {
            let (second, secondAttribute, factor) = side(words[2])
            made = NSLayoutConstraint(
                item: item(first), attribute: firstAttribute, relatedBy: relation, toItem: item(second),
                attribute: secondAttribute, multiplier: factor, constant: constant)
        }
        made.priority = priority
        return made
    }

    private func side(_ word: String) -> (String, NSLayoutConstraint.Attribute, Double) {
        var word = word
        var factor = 1.0
        if let star = word.firstIndex(of: "*") {
            factor = Double(word[..<star]) ?? 1
            word = String(word[word.index(after: star)...])
        }
        let parts = word.split(separator: ".").map(String.init)
        let attribute = (1...20).compactMap { NSLayoutConstraint.Attribute(rawValue: $0) }.first { $0.name == parts[1] }
        return (parts[0], attribute ?? .notAnAttribute, factor)
    }

    /// The frames after layout, as `a 0 0 10 10; b …`.
    func frames(direction: UIUserInterfaceLayoutDirection = .leftToRight) -> String {
        if direction == .rightToLeft { root.semanticContentAttribute = .forceRightToLeft }
        root.layoutIfNeeded()
        return names.map { name in
            let frame = self[name].frame
            return "\(name) "
                + [frame.minX, frame.minY, frame.width, frame.height].map { String(format: "%g", Double($0)) }
                .joined(separator: " ")
        }.joined(separator: "; ")
    }
}

/// A view with a given intrinsic size.
final class SizedView: UIView {
    var content = CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric) {
        didSet { invalidateIntrinsicContentSize() }
    }
    override var intrinsicContentSize: CGSize { content }
}
