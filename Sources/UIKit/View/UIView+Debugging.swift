import Foundation
import LayoutEngine

extension UIView {
    /// Queries the synchronized engine about this view's item; returns nil for a view without an item.
    func askHost<Answer>(_ question: (LayoutHost, LayoutItem) -> Answer) -> Answer? {
        guard let host = root.hostOfRoot() else { return nil }
        host.synchronize()
        guard slot.host === host, let item = slot.item else { return nil }
        return question(host, item)
    }

    /// The ambiguous attributes among left, top, width and height, in this order.
    package var openAttributes: [NSLayoutConstraint.Attribute] {
        askHost { host, item in host.openAttributes(of: item) } ?? []
    }

    /// The class name in Apple's logs; the content view of a table view cell has a class of its own in them.
    var shownClass: String { isContentOfRow ? "UITableViewCellContentView" : "\(type(of: self))" }

    /// A Boolean value that indicates whether the view is the content view of a table view cell.
    private var isContentOfRow: Bool { flags.contains(.isCellContent) && superviewStorage is UITableViewCell }

    var shownDescription: String {
        let shown = frame
        let numbers = [shown.origin.x, shown.origin.y, shown.size.width, shown.size.height].map { general($0) }
        return
            "<\(shownClass): \(address(of: self)); frame = (\(numbers[0]) \(numbers[1]); \(numbers[2]) \(numbers[3]))>"
    }

    func exerciseAmbiguity() {
        let hasMoved = askHost { host, item in
            host.isDirty = true
            defer { host.restGuides(of: self) }
            return host.engine.exerciseAmbiguity(of: item)
        }
        if hasMoved == true { superviewStorage?.setNeedsLayout() }
    }

    func affectingConstraints(_ axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        askHost { host, item in
            host.engine.constraintsDeciding(item, horizontal: axis == .horizontal)
                .filter { host.engine.constraint($0).origin != .nonNegativeSize }.map { host.object(for: $0) }
        } ?? []
    }

    /// Returns an explanation of an attribute's value.
    ///
    /// It names the constraints that determine the value and the optional constraints that are not satisfied.
    @_spi(Host) public func explainLayout(_ attribute: NSLayoutConstraint.Attribute) -> String {
        askHost { host, item in
            let facts = host.engine.explain(attribute.withoutMargin.engineAttribute, of: item)
            return host.words(facts, attribute, of: self)
        } ?? "\(reference.fullName) does not use Auto Layout. Code and autoresizing masks set its frame."
    }

    /// Returns the view hierarchy with the use of Auto Layout and the ambiguous views, in Apple's format.
    public func _autolayoutTrace() -> String {
        var lines: [String] = []
        root.trace(depth: 0, &lines)
        return "\n" + lines.joined(separator: "\n")
            + "\n\nLegend:\n\t* - is laid out with auto layout\n\t+ - is laid out manually, but is represented in the layout "
            + "engine because translatesAutoresizingMaskIntoConstraints = YES\n\t• - layout engine host"
    }

    private func trace(depth: Int, _ lines: inout [String]) {
        let indent = String(repeating: "|   ", count: depth)
        let ambiguity = askHost { host, item in host.ambiguityText(item, reference.name) } ?? ""
        lines.append(indent + traceMark + reference.name + hostText + ambiguity)
        for guide in guideStorage + systemGuides.filter({ $0 is SystemGuide && $0.slot.item != nil }) {
            let ambiguity = guide.slot.item.flatMap { guide.slot.host?.ambiguityText($0, guide.reference.name) } ?? ""
            let mark = guide.slot.item == nil ? "" : "*"
            lines.append(indent + "|   " + mark + guide.reference.name + ambiguity)
        }
        for subview in subviewStorage { subview.trace(depth: depth + 1, &lines) }
    }

    /// The note for a root whose frame is not fixed, so that its own constraints must determine its size.
    private var hostText: String {
        ownedHost != nil && slot.systemConstraints.isEmpty ? ", MISSING HOST CONSTRAINTS" : ""
    }

    private var traceMark: String {
        if ownedHost != nil { return "•" }
        guard slot.item != nil else { return "" }
        return translatesAutoresizingMaskIntoConstraints ? "+" : "*"
    }
}

extension LayoutHost {
    func ambiguityText(_ item: LayoutItem, _ name: String) -> String {
        guard engine.isAmbiguous(item) else { return "" }
        let parts = engine.ambiguousAttributes(of: item).map { attribute -> String in
            let shown = attribute == .width ? "Width" : attribute == .height ? "Height" : attribute.name
            return "\(name).\(shown){id: \(item.index)}"
        }
        guard !parts.isEmpty else { return " - AMBIGUOUS LAYOUT" }
        return "- AMBIGUOUS LAYOUT for " + parts.joined(separator: ", ")
    }

    /// Returns an explanation as text.
    func words(_ facts: LayoutExplanation, _ attribute: NSLayoutConstraint.Attribute, of view: UIView) -> String {
        var lines = ["\(view.reference.fullName).\(attribute.name) is \(general(CGFloat(facts.value)))."]
        let deciding = facts.deciding.filter { engine.constraint($0).origin != .nonNegativeSize }
        if deciding.isEmpty {
            lines.append("No constraint determines it.")
        } else {
            lines.append("These constraints determine it:")
            lines += deciding.map { "  " + object(for: $0).text }
        }
        if facts.isAmbiguous { lines.append("It is ambiguous: other values also satisfy the constraints.") }
        if !facts.lost.isEmpty {
            lines.append("These optional constraints are not satisfied:")
            lines += facts.lost.map { lost in
                let much = general(CGFloat(abs(lost.error)))
                return
                    "  \(object(for: lost.constraint).text) is off by \(much), \(lost.error > 0 ? "too large" : "too small")."
            }
        }
        return lines.joined(separator: "\n")
    }
}

extension LayoutHost {
    /// Returns the ambiguous attributes of an item among left, top, width and height, in this order.
    fileprivate func openAttributes(of item: LayoutItem) -> [NSLayoutConstraint.Attribute] {
        let open = engine.ambiguousAttributes(of: item)
        let places: [(LayoutAttribute, NSLayoutConstraint.Attribute)] = [
            (.minX, .left), (.minY, .top), (.width, .width), (.height, .height),
        ]
        return places.filter { place in open.contains(place.0) }.map { place in place.1 }
    }
}

extension UIScrollView {
    /// The ambiguous sizes of the content: width, height, both or none.
    package var openContentSizes: [NSLayoutConstraint.Attribute] {
        let sizes = askHost { host, _ in
            guard hasContentGuide, contentLayoutGuide.slot.host === host, let item = contentLayoutGuide.slot.item else {
                return nil as [NSLayoutConstraint.Attribute]?
            }
            return host.openAttributes(of: item).filter { attribute in attribute == .width || attribute == .height }
        }
        return sizes.flatMap { $0 } ?? [.width, .height]
    }
}
