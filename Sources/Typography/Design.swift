import Foundation

/// The designs that the package has tables or at least vertical measures of.
enum Design: Hashable, Sendable {
    case system, monospacedDigits, monospaced, helvetica, menlo, courier, avenir, georgia

    /// The design of a family; names that are not known are the system's font.
    init(_ family: Font.Family) {
        switch family {
        case .system: self = .system
        case .systemMonospacedDigits: self = .monospacedDigits
        case .systemMonospaced: self = .monospaced
        case .named(let name): self = Design.named(name)
        }
    }

    private static func named(_ name: String) -> Design {
        let known: [(prefix: String, design: Design)] = [
            ("Helvetica", .helvetica), ("Arial", .helvetica), ("Menlo", .menlo), ("Courier", .courier),
            ("Avenir", .avenir), ("Georgia", .georgia),
        ]
        return known.first { name.hasPrefix($0.prefix) }?.design ?? .system
    }

    /// The advance of a character in ems; nil where there is no table of it.
    func advance(of scalar: Unicode.Scalar) -> Double? {
        switch self {
        case .system, .avenir, .georgia: AdvanceTable.system[scalar]
        case .monospacedDigits: scalar.properties.numericType == .decimal ? 0.6427 : AdvanceTable.system[scalar]
        case .helvetica: AdvanceTable.helvetica[scalar] ?? AdvanceTable.system[scalar]
        case .monospaced: AdvanceTable.system[scalar] == nil ? nil : 0.618
        case .menlo: AdvanceTable.system[scalar] == nil ? nil : 0.602
        case .courier: AdvanceTable.system[scalar] == nil ? nil : 0.6
        }
    }

    /// The vertical measures of one em.
    var metrics: FontMetrics {
        switch self {
        case .system, .monospacedDigits, .monospaced:
            FontMetrics(
                ascender: 0.9521484375, descender: -0.2412109375, leading: 0, capHeight: 0.704589844,
                xHeight: 0.526367188)
        case .helvetica:
            FontMetrics(ascender: 0.952, descender: -0.213, leading: 0.028, capHeight: 0.714, xHeight: 0.517)
        case .menlo: FontMetrics(ascender: 0.928, descender: -0.236, leading: 0, capHeight: 0.729, xHeight: 0.547)
        case .courier: FontMetrics(ascender: 0.754, descender: -0.246, leading: 0, capHeight: 0.58, xHeight: 0.44)
        case .avenir: FontMetrics(ascender: 1, descender: -0.366, leading: 0, capHeight: 0.708, xHeight: 0.468)
        case .georgia: FontMetrics(ascender: 0.917, descender: -0.219, leading: 0, capHeight: 0.693, xHeight: 0.484)
        }
    }
}
