/// Works out the safe areas and layout margins of a document from what its own constraints show, from its device, its
/// controllers and its bars.
///
/// What a constraint shows counts first (`ObservedInsets`), as long as the document is laid out on its own device. Sources
/// of the rules for the rest: the device table, UIKit's documented defaults for margins, and what controllers add around a scene.
struct EnvironmentInference {
    let document: InterfaceDocument
    let device: InterfaceDocument.Device?
    private var known: [Key: Double] = [:]

    private struct Key: Hashable {
        let view: Int
        let isMargin: Bool
        let edge: Edge
    }

    enum Edge: Int, CaseIterable { case top, left, bottom, right }

    private let observed: ObservedInsets?
    private let credible: CredibleInsets
    private let bars: ScreenBars

    /// Starts for a device; what constraints show counts only if `observes` is set.
    init(document: InterfaceDocument, device: InterfaceDocument.Device?, observes: Bool = true) {
        self.document = document
        self.device = device
        observed = observes && device == document.device ? ObservedInsets(document: document) : nil
        credible = CredibleInsets(device: document.device)
        bars = ScreenBars(document: document, device: device)
    }

    mutating func safeArea(of view: Int) -> InterfaceDocument.Insets { insets(of: view, isMargin: false) }

    mutating func layoutMargins(of view: Int) -> InterfaceDocument.Insets { insets(of: view, isMargin: true) }

    private mutating func insets(of view: Int, isMargin: Bool) -> InterfaceDocument.Insets {
        // A window of the Mac has neither bars nor margins inside.
        guard document.runtime == .cocoaTouch else { return .init() }
        let values = Edge.allCases.map { edge in value(of: view, isMargin: isMargin, edge: edge) }
        return .init(top: values[0], left: values[1], bottom: values[2], right: values[3])
    }

    private mutating func value(of view: Int, isMargin: Bool, edge: Edge) -> Double {
        let key = Key(view: view, isMargin: isMargin, edge: edge)
        if let value = known[key] { return value }
        let rule = isMargin ? margin(of: view, edge: edge) : safeArea(of: view, edge: edge)
        let shown = observed?.inset(ObservedInsets.Key(view: view, isMargin: isMargin, edge: edge)) { inset in
            abs(inset - rule) < 0.5 || credible.contains(inset, isMargin: isMargin, edge: edge)
        }
        let value = shown ?? rule
        known[key] = value
        return value
    }

    // MARK: Safe area

    private mutating func safeArea(of index: Int, edge: Edge) -> Double {
        let view = document.views[index]
        if view.isSceneRoot {
            let insets = bars.insets(of: view)
            return [insets.top, insets.left, insets.bottom, insets.right][edge.rawValue]
        }
        guard let parent = view.parent else { return 0 }
        if ["scrollView", "tableView", "collectionView"].contains(document.views[parent].tag) { return 0 }
        let outer = value(of: parent, isMargin: false, edge: edge)
        return max(0, reach(of: outer, into: view.frame, from: document.views[parent].frame, edge: edge))
    }

    /// How far an inset of the parent reaches into a frame inside it.
    private func reach(
        of inset: Double, into frame: InterfaceDocument.Rectangle, from parent: InterfaceDocument.Rectangle, edge: Edge
    ) -> Double {
        switch edge {
        case .top: inset - frame.y
        case .left: inset - frame.x
        case .bottom: frame.y + frame.height - (parent.height - inset)
        case .right: frame.x + frame.width - (parent.width - inset)
        }
    }

    // MARK: Margins

    private mutating func margin(of index: Int, edge: Edge) -> Double {
        let view = document.views[index]
        var result = ownMargins(of: view)[edge.rawValue]
        let takesSafeArea =
            document.usesSafeAreas && !(document.value(of: "insetsLayoutMarginsFromSafeArea", in: view) == "NO")
        if takesSafeArea, view.parent == nil { result += value(of: index, isMargin: false, edge: edge) }
        if document.flag("preservesSuperviewLayoutMargins", in: view), !view.isSceneRoot, let parent = view.parent {
            let outer = value(of: parent, isMargin: true, edge: edge)
            result = max(result, reach(of: outer, into: view.frame, from: document.views[parent].frame, edge: edge))
        }
        return result
    }

    /// The margins of a view without its safe area: top, left, bottom, right.
    private func ownMargins(of view: InterfaceDocument.View) -> [Double] {
        if let margins = view.explicitMargins { return [margins.top, margins.left, margins.bottom, margins.right] }
        let side: Double = document.device != nil && view.frame.width >= Self.wideScreen ? 20 : 16
        if view.tag == "tableViewCellContentView" { return rowMargins(of: view) }
        if view.parent == nil {
            let isScreen =
                view.controller == nil && view.tag == "view" && document.usesSafeAreas && !document.isFreeform(view)
            if view.controller != nil || isScreen { return [0, side, 0, side] }
        }
        return [8, 8, 8, 8]
    }

    /// The margins of the content of a table's row, which changed with Xcode 9, 10.2, 12 and 26; since 10.2 those beside
    /// follow the device and not the row (123 of 126 rows).
    private func rowMargins(of view: InterfaceDocument.View) -> [Double] {
        let version = document.toolsVersion
        let isWide: Bool
        switch version {
        case ..<13500:
            let side: Double = document.flag("preservesSuperviewLayoutMargins", in: view) ? 16 : 8
            return [8, side, 8, side]
        case 24000...: return [15, 20, 15, 20]
        case 14490...: isWide = screenWidth >= Self.wideScreen
        default: isWide = view.frame.width >= Self.wideScreen
        }
        let narrow: Double = (14490..<17000).contains(version) ? 15 : 16
        let side = isWide ? 20 : narrow
        return [11, side, 11, side]
    }

    private static let wideScreen = 414.0

    /// The width of the document's device as it stands or lies; of none, 0.
    private var screenWidth: Double {
        guard let device, let screen = ScreenDevice.named(device.id) else { return 0 }
        return device.isLandscape ? screen.height : screen.width
    }
}

extension InterfaceDocument.View {
    /// The margins that the document gives the view, leading taken as left; nil if it gives none.
    var explicitMargins: InterfaceDocument.Insets? { directionalLayoutMargins ?? layoutMargins }
}
