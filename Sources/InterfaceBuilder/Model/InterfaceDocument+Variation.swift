extension InterfaceDocument {
    /// Whether there is little or much room in a direction.
    public enum SizeClass: String, Hashable, Sendable {
        /// Little room.
        case compact
        /// Much room.
        case regular
    }

    /// The size classes that a document is shown in.
    public struct Traits: Hashable, Sendable {
        /// The room from side to side.
        public let width: SizeClass
        /// The room from top to bottom.
        public let height: SizeClass

        /// Size classes.
        public init(width: SizeClass, height: SizeClass) {
            self.width = width
            self.height = height
        }
    }

    /// What a `<variation>` changes, and for which size classes.
    public struct Variation: Sendable {
        /// The condition as written: `default`, or size classes joined by hyphens.
        public let key: String
        /// Its element; its attributes but `key` take the place of the changed element's.
        public let element: XMLTree.ElementID
        /// The identifiers of constraints and subviews taken out.
        public let excluded: Set<String>
        /// The identifiers of constraints and subviews put back.
        public let included: Set<String>

        /// Whether it holds in some size classes; without any, only the default does.
        func applies(to traits: Traits?) -> Bool {
            if key == "default" { return true }
            guard let traits else { return false }
            return key.split(separator: "-").allSatisfy { part in
                part == "widthClass=\(traits.width.rawValue)" || part == "heightClass=\(traits.height.rawValue)"
            }
        }

        /// How many size classes it asks for; where several variations apply, the one that asks for most wins.
        var specificity: Int { key == "default" ? 0 : key.count { character in character == "=" } }
    }

    /// The variations that apply, the most general first.
    static func applicable(_ variations: [Variation], to traits: Traits?) -> [Variation] {
        guard !variations.isEmpty else { return [] }
        let found = variations.enumerated().filter { item in item.element.applies(to: traits) }
        return found.sorted { first, second in
            (first.element.specificity, first.offset) < (second.element.specificity, second.offset)
        }.map { item in item.element }
    }

    /// The constraints and subviews that a view's variations leave out in some size classes.
    public func excluded(by view: View, traits: Traits?) -> Set<String> {
        var result: Set<String> = []
        for variation in InterfaceDocument.applicable(view.variations, to: traits) {
            result.formUnion(variation.excluded)
            result.subtract(variation.included)
        }
        return result
    }

    /// The value of an attribute of a varied element in some size classes.
    func value(
        of name: String, in element: XMLTree.ElementID, variations: [Variation], traits: Traits?
    ) -> String? {
        for variation in InterfaceDocument.applicable(variations, to: traits).reversed() {
            if let value = tree.value(of: name, in: variation.element) { return value }
        }
        return tree.value(of: name, in: element)
    }

    /// The constant of a constraint in some size classes, in points.
    public func constant(of constraint: Constraint, traits: Traits?) -> Double {
        number("constant", of: constraint, traits: traits) ?? constraint.constant
    }

    /// The priority of a constraint in some size classes, as it is written.
    func priority(of constraint: Constraint, traits: Traits?) -> Double {
        number("priority", of: constraint, traits: traits) ?? constraint.priority
    }

    /// What a constraint that varies has for an attribute; nil for one that does not, whose numbers are read once for all.
    private func number(_ name: String, of constraint: Constraint, traits: Traits?) -> Double? {
        guard !constraint.variations.isEmpty else { return nil }
        return value(of: name, in: constraint.element, variations: constraint.variations, traits: traits)
            .flatMap(Self.number)
    }

    /// The value of an attribute of a view in some size classes.
    public func value(of name: String, in view: View, traits: Traits? = nil) -> String? {
        if view.variations.isEmpty { return tree.value(of: name, in: view.element) }
        return value(of: name, in: view.element, variations: view.variations, traits: traits)
    }

    /// Whether an attribute of a view is `YES` in some size classes.
    public func flag(_ name: String, in view: View, traits: Traits? = nil) -> Bool {
        value(of: name, in: view, traits: traits) == "YES"
    }

    /// The size classes of the document's device; nil for documents from before devices.
    public var traits: Traits? { device?.traits }
}

extension InterfaceDocument.Device {
    /// The size classes of the device; nil for one that is not known.
    public var traits: InterfaceDocument.Traits? {
        if id.hasPrefix("ipad") { return .init(width: .regular, height: .regular) }
        guard id.hasPrefix("retina") else { return nil }
        guard isLandscape else { return .init(width: .compact, height: .regular) }
        let largest = ["retina5_5", "retina6_1", "retina6_5", "retina6_54", "retina6_7", "retina6_72", "retina6_9"]
        return .init(width: largest.contains(id) ? .regular : .compact, height: .compact)
    }
}
