import Foundation
import VisualFormat

/// Returns the address of an object as in Apple's descriptions.
func address(of object: AnyObject) -> String {
    // Invariant: the address is printed, and never dereferenced. Test: `DescriptionTests`.
    hexadecimal(UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque()))
}

/// Returns a hexadecimal address as in Apple's descriptions.
func hexadecimal(_ address: UInt) -> String { "0x" + String(address, radix: 16) }

/// Returns a number in the format of `%g`.
func general(_ number: CGFloat) -> String { String(format: "%g", Double(number)) }

extension NSLayoutConstraint.Attribute {
    /// The name in constraint descriptions.
    var name: String {
        VisualFormat.Attribute(self)?.name ?? "notAnAttribute"
    }

    /// A Boolean value that indicates whether the attribute is a left, leading or top edge.
    var isStart: Bool { self == .left || self == .leading || self == .top }
    /// A Boolean value that indicates whether the attribute is a right, trailing or bottom edge.
    var isEnd: Bool { self == .right || self == .trailing || self == .bottom }
    /// A Boolean value that indicates whether the attribute is a left or right edge, independent of the language.
    var isAbsolute: Bool { self == .left || self == .right }
}

extension LayoutReference {
    /// Returns a text or name cut after 25 characters, as in Apple's logs.
    private static func shown(_ text: String) -> String { text.count > 25 ? text.prefix(25) + "..." : text }

    @MainActor private var classAndAddress: String {
        guard let object else { return "(null)" }
        let isHidden = guide is SystemGuide || guide is DistanceGuide
        let shown = view?.shownClass ?? "\(type(of: object))"
        return "\(isHidden ? "UILayoutGuide" : shown):\(address(of: object))"
    }

    /// The accessibility identifier or document identifier of the view; nil for none.
    @MainActor private var givenName: String? {
        guard let name = view?.accessibilityIdentifier ?? view?.documentIdentifier, !name.isEmpty else { return nil }
        return name
    }

    /// The given name, which descriptions print alone and list at the end.
    @MainActor private var shownName: String? { givenName.map { Self.shown($0) } }

    /// The name of the item in reports: the given name in full, or else ``name``.
    @MainActor var fullName: String { givenName ?? name }

    /// The name of the item in constraint descriptions.
    @MainActor var name: String {
        if let shownName { return shownName }
        if let guide, !guide.identifier.isEmpty { return "\(classAndAddress)'\(guide.identifier)'" }
        guard let text = view?.descriptionText, !text.isEmpty else { return classAndAddress }
        return "\(classAndAddress)'\(Self.shown(text))'"
    }

    /// The entry in the list of names; nil for an item without a given name.
    @MainActor var nameEntry: String? {
        guard let shownName, let object else { return nil }
        return "\(shownName):\(address(of: object))"
    }

    /// The entries in the list of names; those of both ends for a distance.
    @MainActor var nameEntries: [String] {
        (guide as? DistanceGuide)?.nameEntries ?? [nameEntry].compactMap { $0 }
    }

    /// Returns an attribute of the item as in descriptions; for a distance, the difference of its anchors.
    @MainActor func text(of attribute: String) -> String {
        (guide as? DistanceGuide)?.text ?? "\(name).\(attribute)"
    }

    /// The entry in the list of names for the bar (`|`) that represents the superview.
    @MainActor var barEntry: String {
        if let shownName, let object { return "'|':\(shownName):\(address(of: object))" }
        return "'|':\(classAndAddress)"
    }
}

extension NSLayoutConstraint {
    /// The constraint in Apple's format.
    var text: String { text(isActive: isActive) }

    /// Returns the constraint in Apple's format, as active or inactive.
    func text(isActive: Bool) -> String {
        var names = [first, second].flatMap { $0?.nameEntries ?? [] }
        let (body, bar) = bodyText
        if let bar { names.append(bar.barEntry) }
        let state = isActive ? "active" : "inactive"
        let ending = names.isEmpty ? "   (\(state))" : "   (\(state), names: \(names.joined(separator: ", ")) )"
        let label = identifier.map { " '\($0)'" } ?? ""
        let mask = (self as? NSAutoresizingMaskLayoutConstraint)?.maskText.map { " \($0)" } ?? ""
        return "<\(shownClass):\(address(of: self))\(mask)\(label) \(body)\(priorityText)\(ending)>"
    }

    /// The class name in descriptions.
    var shownClass: String {
        if self is NSContentSizeLayoutConstraint || self is NSAutoresizingMaskLayoutConstraint {
            return "\(type(of: self))"
        }
        return self is SystemLayoutConstraint ? "NSLayoutConstraint" : "\(type(of: self))"
    }

    private var priorityText: String {
        if let content = self as? NSContentSizeLayoutConstraint, let record = content.record {
            return " Hug:\(general(record.growingPriority.value))"
                + " CompressionResistance:\(general(record.shrinkingPriority.value))"
        }
        return priority == .required ? "" : " priority:\(general(CGFloat(priority.rawValue)))"
    }

    /// The equation in descriptions, and the item that a bar (`|`) in it represents.
    private var bodyText: (String, bar: LayoutReference?) {
        guard let first else { return ("(null)", nil) }
        if let space = spaceText { return space }
        var text = "\(first.text(of: firstName)) \(relation.sign)"
        guard let second, multiplier != 0 else { return (text + " " + general(constant), placedBar) }
        let factor = multiplier == 1 ? "" : multiplier == -1 ? "-" : general(multiplier) + "*"
        text += " \(factor)\(second.text(of: secondName))"
        if let spacingName {
            text += " \(spacingName)(\(general(constant)))"
        } else if constant != 0 {
            text += constant < 0 ? " - \(general(-constant))" : " + \(general(constant))"
        }
        return (text, nil)
    }

    /// The superview of a view with an autoresizing mask constraint.
    ///
    /// Logs name it although the equation does not (observed).
    private var placedBar: LayoutReference? {
        guard self is NSAutoresizingMaskLayoutConstraint, !firstAttribute.isSize else { return nil }
        return first?.view?.superviewStorage?.reference
    }

    private var firstName: String {
        (self as? SystemLayoutConstraint)?.record?.firstAttribute.name ?? firstAttribute.name
    }
    private var secondName: String {
        (self as? SystemLayoutConstraint)?.record?.secondAttribute.name ?? secondAttribute.name
    }

    /// The visual format of a constraint that is a spacing between siblings or to the superview.
    private var spaceText: (String, bar: LayoutReference?)? {
        guard let first, let second, multiplier == 1, !(self is NSAutoresizingMaskLayoutConstraint) else { return nil }
        let axis = firstAttribute == .top || firstAttribute == .bottom ? "V:" : "H:"
        let suffix = firstAttribute.isAbsolute ? "(LTR)" : ""
        if firstAttribute == secondAttribute, firstAttribute.isStart, first.isDirectly(in: second) {
            return ("\(axis)|-\(space)-[\(first.name)]\(suffix)", second)
        }
        if firstAttribute == secondAttribute, firstAttribute.isEnd, second.isDirectly(in: first) {
            return ("\(axis)[\(second.name)]-\(space)-|\(suffix)", first)
        }
        // This form does not depend on how the two items are related (measured).
        let isBetween =
            firstAttribute.isStart && secondAttribute.isEnd && firstAttribute.isAbsolute == secondAttribute.isAbsolute
            && (firstAttribute == .top) == (secondAttribute == .bottom)
        return isBetween ? ("\(axis)[\(second.name)]-\(space)-[\(first.name)]\(suffix)", nil) : nil
    }

    private var space: String {
        let number = spacingName.map { "\($0)(\(general(constant)))" } ?? general(constant)
        let sign = relation == .equal ? "" : relation.sign
        let strength = priority == .required ? "" : "@\(general(CGFloat(priority.rawValue)))"
        return "(\(sign)\(number)\(strength))"
    }
}

extension LayoutReference {
    /// Returns whether the other item is the superview of the view, or the owning view of the guide.
    @MainActor func isDirectly(in other: LayoutReference) -> Bool {
        guard let container = other.view else { return false }
        if let view { return view.superviewStorage === container }
        return guide?.owningViewStorage === container
    }
}
