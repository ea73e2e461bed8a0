/// The appearance of AppKit's controls, named after the system that introduced it.
///
/// The author's system decides the appearance. Up to Xcode 16 the version of Xcode shows the system. Xcode 26 runs on two systems, which
/// the heights of the controls distinguish.
enum AppKitGeneration: Int, Comparable, Sendable {
    case yosemite
    case mojave
    case bigSur
    case ventura
    case tahoe

    static func < (first: Self, second: Self) -> Bool { first.rawValue < second.rawValue }

    /// Creates the newest appearance for a document's version of Xcode.
    fileprivate init(newestIn document: InterfaceDocument) {
        let steps: [(InterfaceDocument.Xcode, Self)] = [
            (.xcode26, .tahoe), (.xcode14, .ventura), (.xcode12, .bigSur), (.xcode10, .mojave),
        ]
        self = steps.first { step in document.isWritten(since: step.0) }?.1 ?? .yosemite
    }
}

/// The appearance of the controls in each scene of a document.
struct AppKitGenerations: Sendable {
    /// The appearance in scenes whose controls do not show it.
    private let standard: AppKitGeneration
    /// The appearance in the other scenes, by root.
    private var ofRoot: [Int: AppKitGeneration] = [:]
    /// The root of each view's scene.
    private let roots: [Int]

    /// Reads the appearance from the controls of a document.
    ///
    /// - Complexity: linear in the number of views.
    init(document: InterfaceDocument) {
        let newest = AppKitGeneration(newestIn: document)
        guard newest == .tahoe else {
            (standard, roots) = (newest, [])
            return
        }
        // By scene, the number of controls with a height of the newest system, minus those with an earlier height.
        var lead: [Int: Int] = [:]
        var roots: [Int] = []
        for (index, view) in document.views.enumerated() {
            // A parent precedes its children.
            let root = if let parent = view.parent, !view.isSceneRoot { roots[parent] } else { index }
            roots.append(root)
            guard let isNewest = AppKitMetrics(document: document, view: view).hasNewestHeight else { continue }
            lead[root, default: 0] += isNewest ? 1 : -1
        }
        self.roots = roots
        standard = lead.values.reduce(0, +) < 0 ? .ventura : .tahoe
        for (root, lead) in lead where lead != 0 { ofRoot[root] = lead < 0 ? .ventura : .tahoe }
    }

    /// Returns the appearance of the controls around a view, by its index in the document.
    subscript(view: Int) -> AppKitGeneration {
        roots.isEmpty ? standard : ofRoot[roots[view]] ?? standard
    }
}

extension InterfaceDocument {
    /// Returns the appearance of a control.
    func appKitGeneration(of view: View) -> AppKitGeneration {
        guard let generations = appKitGenerations, case .view(let index)? = items[view.id] else { return .tahoe }
        return generations[index]
    }
}

extension AppKitMetrics {
    /// The heights of controls before and since macOS 26.
    private static let heights: [AppKitInsets.Kind: [AppKitInsets.ControlSize: (former: Double, newest: Double)]] = [
        .push: [.regular: (32, 24), .small: (27, 20), .large: (40, 28)],
        .popUp: [.regular: (25, 24), .small: (22, 20)], .comboBox: [.regular: (25, 24)],
        .checkBox: [.regular: (18, 16), .small: (16, 14)], .radioButton: [.regular: (18, 16)],
        .untitledCheckBox: [.regular: (18, 16)], .slider: [.regular: (28, 16)], .stepper: [.regular: (28, 26)],
        .help: [.regular: (25, 24)],
    ]

    /// A Boolean value that indicates whether the stored height is that of the newest appearance; nil if the height is neither.
    ///
    /// A later Xcode does not update the height of a view that no constraint places.
    fileprivate var hasNewestHeight: Bool? {
        guard let kind, value("fixedFrame") != "YES", let heights = Self.heights[kind]?[controlSize] else { return nil }
        return switch view.frame.height {
        case heights.former: false
        case heights.newest: true
        default: nil
        }
    }
}
