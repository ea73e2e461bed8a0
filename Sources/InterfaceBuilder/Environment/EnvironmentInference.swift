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

    private static let navigationBar = 44.0
    private static let tabBar = 49.0
    /// Since Xcode 14 and 15 the canvas has the taller status bars that two older phones got with later systems; before,
    /// all of 150 scenes have the old ones.
    private static let tallStatusBars = ["retina6_1": 48.0, "retina5_9": 50.0]
    private static let firstTallToolsVersion = 22000

    private let observed: ObservedInsets?
    private let credible: CredibleInsets
    private let containment: ControllerContainment

    /// Starts for a device; what constraints show counts only if `observes` is set.
    init(document: InterfaceDocument, device: InterfaceDocument.Device?, observes: Bool = true) {
        self.document = document
        self.device = device
        observed = observes && device == document.device ? ObservedInsets(document: document) : nil
        credible = CredibleInsets(device: document.device)
        containment = ControllerContainment(document: document)
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
        if view.isSceneRoot { return rootSafeArea(of: view, edge: edge) }
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

    private func rootSafeArea(of view: InterfaceDocument.View, edge: Edge) -> Double {
        guard view.parent == nil else { return 0 }
        let bars = deviceBars
        guard let controller = view.controller else {
            let isScreen = view.tag == "view" && view.role == .root("") && !isBareFreeform(view)
            return isScreen ? bars[edge.rawValue] : 0
        }
        switch edge {
        case .top:
            // A root that starts below the bars is not covered by them.
            if view.frame.y >= 40 { return 0 }
            return bars[0] + (containment.hasNavigationBar(controller) ? Self.navigationBar : 0)
        case .bottom: return bars[2] + (containment.hasTabBar(controller) ? Self.tabBar : 0)
        case .left, .right: return bars[edge.rawValue]
        }
    }

    /// What the device itself takes: top, left, bottom, right.
    private var deviceBars: [Double] {
        guard let device, let screen = ScreenDevice.named(device.id) else { return [20, 0, 0, 0] }
        let tall = document.toolsVersion >= Self.firstTallToolsVersion ? Self.tallStatusBars[device.id] : nil
        let top = tall ?? screen.top
        if device.isLandscape, screen.bottom > 0, !screen.isPad { return [0, screen.top, 21, screen.top] }
        if device.isLandscape, !screen.isPad { return [0, 0, 0, 0] }
        return [top, screen.sides, screen.bottom, screen.sides]
    }

    private func isBareFreeform(_ view: InterfaceDocument.View) -> Bool {
        isFreeform(view) && document.tree.child(of: view.element, named: "simulatedStatusBarMetrics") == nil
    }

    private func isFreeform(_ view: InterfaceDocument.View) -> Bool {
        document.tree.child(of: view.element, named: "freeformSimulatedSizeMetrics") != nil
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
        let side: Double = view.frame.width >= 414 ? 20 : 16
        if view.tag == "tableViewCellContentView" {
            if document.toolsVersion >= 13500 { return [11, side, 11, side] }
            let side: Double = document.flag("preservesSuperviewLayoutMargins", in: view) ? 16 : 8
            return [8, side, 8, side]
        }
        if view.parent == nil {
            let isScreen = view.controller == nil && view.tag == "view" && document.usesSafeAreas && !isFreeform(view)
            if view.controller != nil || isScreen { return [0, side, 0, side] }
        }
        return [8, 8, 8, 8]
    }
}

extension InterfaceDocument.View {
    /// The margins that the document gives the view, leading taken as left; nil if it gives none.
    var explicitMargins: InterfaceDocument.Insets? { directionalLayoutMargins ?? layoutMargins }
}
