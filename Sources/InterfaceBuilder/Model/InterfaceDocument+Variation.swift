extension InterfaceDocument {
    /// The size class of one axis.
    public enum SizeClass: String, Hashable, Sendable {
        /// A compact size class.
        case compact
        /// A regular size class.
        case regular
    }

    /// The size classes of a document.
    public struct Traits: Hashable, Sendable {
        /// The horizontal size class.
        public let width: SizeClass
        /// The vertical size class.
        public let height: SizeClass

        /// Creates size classes.
        public init(width: SizeClass, height: SizeClass) {
            self.width = width
            self.height = height
        }
    }

    /// A `<variation>` with its changes and size classes.
    public struct Variation: Sendable {
        /// The condition in the document: `default`, or size classes joined by hyphens.
        public let key: String
        /// The element.
        ///
        /// Its attributes other than `key` replace those of the changed element.
        public let element: XMLTree.ElementID
        /// The ids of excluded constraints and subviews.
        public let excluded: Set<String>
        /// The ids of included constraints and subviews.
        public let included: Set<String>

        /// Returns whether it applies to some size classes.
        ///
        /// Without any, only the default does.
        func applies(to traits: Traits?) -> Bool {
            if key == "default" { return true }
            guard let traits else { return false }
            return key.split(separator: "-").allSatisfy { part in
                part == "widthClass=\(traits.width.rawValue)" || part == "heightClass=\(traits.height.rawValue)"
            }
        }

        /// The number of its size classes.
        ///
        /// If several variations apply, the one with most size classes wins.
        var specificity: Int { key == "default" ? 0 : key.count { character in character == "=" } }
    }

    /// The variations that apply, the most general first.
    package static func applicable(_ variations: [Variation], to traits: Traits?) -> [Variation] {
        guard !variations.isEmpty else { return [] }
        let found = variations.enumerated().filter { item in item.element.applies(to: traits) }
        return found.sorted { first, second in
            (first.element.specificity, first.offset) < (second.element.specificity, second.offset)
        }.map { item in item.element }
    }

    /// Returns the ids of constraints and subviews that a view excludes in some size classes.
    public func excluded(by view: View, traits: Traits?) -> Set<String> {
        var result: Set<String> = []
        for variation in InterfaceDocument.applicable(view.variations, to: traits) {
            result.formUnion(variation.excluded)
            result.subtract(variation.included)
        }
        return result
    }

    /// Returns the value of an attribute of a varied element in some size classes.
    func value(
        of name: String, in element: XMLTree.ElementID, variations: [Variation], traits: Traits?
    ) -> String? {
        for variation in InterfaceDocument.applicable(variations, to: traits).reversed() {
            if let value = tree.value(of: name, in: variation.element) { return value }
        }
        return tree.value(of: name, in: element)
    }

    /// Returns the constant of a constraint in some size classes, in points.
    public func constant(of constraint: Constraint, traits: Traits?) -> Double {
        number("constant", of: constraint, traits: traits) ?? constraint.constant
    }

    /// Returns the written priority of a constraint in some size classes.
    func priority(of constraint: Constraint, traits: Traits?) -> Double {
        number("priority", of: constraint, traits: traits) ?? constraint.priority
    }

    /// Returns the value of an attribute of a constraint that varies.
    ///
    /// The result is nil for a constraint that does not vary, whose numbers are read once.
    private func number(_ name: String, of constraint: Constraint, traits: Traits?) -> Double? {
        guard !constraint.variations.isEmpty else { return nil }
        return value(of: name, in: constraint.element, variations: constraint.variations, traits: traits)
            .flatMap(Self.number)
    }

    /// Returns the value of an attribute of a view in some size classes.
    public func value(of name: String, in view: View, traits: Traits? = nil) -> String? {
        if view.variations.isEmpty { return tree.value(of: name, in: view.element) }
        return value(of: name, in: view.element, variations: view.variations, traits: traits)
    }

    /// Returns whether an attribute of a view is `YES` in some size classes.
    public func flag(_ name: String, in view: View, traits: Traits? = nil) -> Bool {
        value(of: name, in: view, traits: traits) == "YES"
    }

    /// The size classes of the document's device; nil for old documents without a device.
    public var traits: Traits? { device?.traits }
}

extension InterfaceDocument.Device {
    /// The size classes of the device; nil if the device is unknown.
    public var traits: InterfaceDocument.Traits? {
        if id.hasPrefix("ipad") { return .init(width: .regular, height: .regular) }
        guard id.hasPrefix("retina") else { return nil }
        guard isLandscape else { return .init(width: .compact, height: .regular) }
        let largest = ["retina5_5", "retina6_1", "retina6_5", "retina6_54", "retina6_7", "retina6_72", "retina6_9"]
        return .init(width: largest.contains(id) ? .regular : .compact, height: .compact)
    }
}
