/// The designs with tables, or at least with vertical metrics, in the package.
enum Design: Hashable, Sendable {
    case system, monospacedDigits, monospaced, menlo, courier, courierNew, avenir, georgia, futura
    case hiragino, appleGothic, pingFang
    case helvetica, arial, helveticaNeue, helveticaNeueMedium, helveticaNeueLight
    /// The system font before iOS 9.
    case formerSystem

    /// Creates the design of a family.
    ///
    /// Unknown names use the system font.
    init(_ family: Font.Family) {
        switch family {
        case .system: self = .system
        case .systemMonospacedDigits: self = .monospacedDigits
        case .systemMonospaced: self = .monospaced
        case .named(let name): self = Design.named(name)
        }
    }

    private static func named(_ name: String) -> Design { known(name) ?? .system }

    /// Returns the design of a font by its PostScript name, or nil if the package has none.
    static func known(_ name: String) -> Design? {
        names.first { name.hasPrefix($0.prefix) }?.design
    }

    /// The first matching prefix of a name determines the design.
    private static let names: [(prefix: String, design: Design)] = [
        (".AppleSystemUIFont", .system), (".SFUI", .system), (".SFNS", .system),
        (".HelveticaNeueInterface", .formerSystem), ("HelveticaNeue-Medium", .helveticaNeueMedium),
        ("HelveticaNeue-Bold", .helveticaNeueMedium), ("HelveticaNeue-Light", .helveticaNeueLight),
        ("HelveticaNeue-Thin", .helveticaNeueLight), ("HelveticaNeue-UltraLight", .helveticaNeueLight),
        ("HelveticaNeue", .helveticaNeue), ("Helvetica Neue", .helveticaNeue), ("Helvetica", .helvetica),
        ("Arial", .arial), ("Menlo", .menlo),
        ("CourierNew", .courierNew), ("Courier New", .courierNew), ("Courier", .courier),
        ("Avenir", .avenir), ("Georgia", .georgia), ("Futura", .futura), ("Hira", .hiragino),
        ("AppleSDGothicNeo", .appleGothic), ("PingFang", .pingFang),
    ]

    /// A Boolean value that indicates whether all characters are equally wide, in every weight.
    var isMonospaced: Bool {
        switch self {
        case .monospaced, .menlo, .courier, .courierNew: true
        default: false
        }
    }

    /// A Boolean value that indicates whether the characters are those of Helvetica Neue.
    var isHelveticaNeue: Bool {
        switch self {
        case .helveticaNeue, .helveticaNeueMedium, .helveticaNeueLight, .formerSystem: true
        default: false
        }
    }

    /// Returns the advance of a character in ems; nil if it is in no table.
    func advance(of scalar: Unicode.Scalar) -> Double? {
        switch self {
        case .system, .avenir, .georgia, .futura, .hiragino, .appleGothic, .pingFang: AdvanceTable.system[scalar]
        case .monospacedDigits: scalar.properties.numericType == .decimal ? 0.6427 : AdvanceTable.system[scalar]
        case .helvetica, .arial: AdvanceTable.helvetica[scalar] ?? AdvanceTable.system[scalar]
        case .helveticaNeue, .helveticaNeueMedium, .helveticaNeueLight, .formerSystem:
            AdvanceTable.helveticaNeue[scalar] ?? AdvanceTable.helvetica[scalar] ?? AdvanceTable.system[scalar]
        case .monospaced: AdvanceTable.system[scalar] == nil ? nil : 0.618
        case .menlo: AdvanceTable.system[scalar] == nil ? nil : 0.602
        case .courier, .courierNew: AdvanceTable.system[scalar] == nil ? nil : 0.6
        }
    }

    /// The vertical metrics of one em: the published ones of the fonts, as far as stored heights of labels agree.
    var metrics: FontMetrics {
        switch self {
        case .system, .monospacedDigits, .monospaced, .formerSystem:
            FontMetrics(
                ascender: 0.9521484375, descender: -0.2412109375, leading: 0, capHeight: 0.704589844,
                xHeight: 0.526367188)
        case .helvetica: FontMetrics(ascender: 0.92, descender: -0.23, leading: 0, capHeight: 0.718, xHeight: 0.523)
        case .arial: FontMetrics(ascender: 0.905, descender: -0.212, leading: 0.033, capHeight: 0.716, xHeight: 0.519)
        case .helveticaNeue:
            FontMetrics(ascender: 0.952, descender: -0.213, leading: 0.028, capHeight: 0.714, xHeight: 0.517)
        case .helveticaNeueMedium:
            FontMetrics(ascender: 0.975, descender: -0.217, leading: 0, capHeight: 0.714, xHeight: 0.517)
        case .helveticaNeueLight:
            FontMetrics(ascender: 0.967, descender: -0.213, leading: 0, capHeight: 0.714, xHeight: 0.517)
        case .menlo: FontMetrics(ascender: 0.928, descender: -0.236, leading: 0, capHeight: 0.729, xHeight: 0.547)
        case .courier: FontMetrics(ascender: 0.754, descender: -0.246, leading: 0, capHeight: 0.58, xHeight: 0.44)
        case .avenir: FontMetrics(ascender: 1, descender: -0.366, leading: 0, capHeight: 0.708, xHeight: 0.468)
        case .courierNew: FontMetrics(ascender: 0.833, descender: -0.3, leading: 0, capHeight: 0.571, xHeight: 0.423)
        case .futura: FontMetrics(ascender: 1.039, descender: -0.29, leading: 0, capHeight: 0.75, xHeight: 0.44)
        case .hiragino: FontMetrics(ascender: 0.88, descender: -0.12, leading: 0.5, capHeight: 0.74, xHeight: 0.53)
        case .appleGothic: FontMetrics(ascender: 0.9, descender: -0.3, leading: 0, capHeight: 0.71, xHeight: 0.51)
        case .pingFang: FontMetrics(ascender: 1.06, descender: -0.34, leading: 0, capHeight: 0.86, xHeight: 0.6)
        case .georgia: FontMetrics(ascender: 0.917, descender: -0.219, leading: 0, capHeight: 0.693, xHeight: 0.484)
        }
    }
}
