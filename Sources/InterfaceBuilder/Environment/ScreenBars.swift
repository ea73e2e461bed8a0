/// The parts of a root view that the device and the bars around its scene cover.
///
/// On the canvas the size of a root shows its presentation. A root as tall as the screen without its bars is between bars that are not
/// translucent. One as tall as a sheet begins below the status bar (every such root of the development corpus). At run time a root fills
/// its screen or its sheet. A root of its own size, as in a popover, is covered only by the bars of its containers.
struct ScreenBars {
    private let document: InterfaceDocument
    private let surface: DocumentScreen
    private let containment: ControllerContainment
    private let usesSafeAreas: Bool

    private static let navigationBar = 44.0
    /// The height of a navigation bar since Xcode 26 (11 of 13 bars).
    private static let newNavigationBar = 54.0
    /// The height of a navigation bar on a phone in landscape orientation.
    private static let lowNavigationBar = 32.0
    /// The minimum y coordinate of a root that begins below bars.
    private static let leastBarsAbove = 40.0
    /// The height of a navigation bar in a sheet, without a status bar above it.
    private static let sheetNavigationBar = 56.0
    /// The additional height for a line of text above the title.
    private static let prompt = 30.0
    /// The height of a tab bar, and of the toolbar that Interface Builder shows in its place.
    private static let bottomBar = 49.0
    /// The distance of a sheet below the status bar on a phone with a home indicator.
    private static let sheetDistance = 10.0

    /// The taller status bars that two older phones have with later systems.
    ///
    /// Since Xcode 14 the canvas shows them (9 scenes, 3 of them at 21225 and 21507).
    ///
    /// Before that, up to 20037, all of 150 scenes have the earlier ones.
    private static let tallStatusBars = ["retina6_1": 48.0, "retina5_9": 50.0]
    /// The status bars of two other phones that the canvas showed before, as for older phones (all scenes of three documents).
    private static let lowStatusBars = ["retina6_0": 44.0, "retina6_7": 44.0]

    /// Creates the bars of a document's scenes on a screen.
    ///
    /// By default, the document decides whether there are safe areas.
    init(document: InterfaceDocument, screen: DocumentScreen, usesSafeAreas: Bool? = nil) {
        self.document = document
        surface = screen
        self.usesSafeAreas = usesSafeAreas ?? document.usesSafeAreas
        containment = ControllerContainment(document: document)
    }

    /// Returns the insets of a root view that bars and the device cover.
    func insets(of view: InterfaceDocument.View) -> InterfaceDocument.Insets {
        guard view.parent == nil else { return .init() }
        guard let controller = view.controller else {
            guard view.tag == "view", view.role == .root("") else { return .init() }
            guard isOnScreen(view) else { return insets(cover(of: view, in: nil)) }
            if isBareFreeform(view) { return freeform(view) }
            return simulatesBars(view) ? insets(cover(of: view, in: nil)) : screen
        }
        guard view.role == .root("view") else { return .init() }
        if isWidget(view), !surface.isCanvas || !hasHomeIndicator { return .init() }
        return insets(cover(of: view, in: controller))
    }

    private func insets(
        _ cover: (device: InterfaceDocument.Insets, above: Double, below: Double)
    ) -> InterfaceDocument.Insets {
        .init(
            top: cover.device.top + cover.above, left: cover.device.left, bottom: cover.device.bottom + cover.below,
            right: cover.device.right)
    }

    /// Returns whether a root is shown inside the system's list of widgets and messages, where nothing covers it.
    ///
    /// The canvas still has the upper inset of the document's own phone if that has rounded corners (3 of 3 that show it). It does not have
    /// the status bar of a phone with a home button (3 of 3).
    private func isWidget(_ view: InterfaceDocument.View) -> Bool {
        document.value(of: "simulatedAppContext", in: view) == "notificationCenter"
    }

    /// Returns whether nothing but the device itself covers the lower edge of a root view.
    func hasNoBarsBelow(_ view: InterfaceDocument.View) -> Bool {
        guard view.parent == nil, let controller = view.controller else { return true }
        return cover(of: view, in: controller).below == 0
    }

    /// Returns the heights of the bars over a root view, above and below, and the other insets of the device.
    func cover(
        of view: InterfaceDocument.View, in controller: Int?
    ) -> (device: InterfaceDocument.Insets, above: Double, below: Double) {
        var device = isOnScreen(view) ? screen : .init()
        if !surface.isCanvas, let container = document.embedder(of: view) {
            device = document.insets(device, reaching: container)
        }
        if hidesStatusBar(view, in: controller), !hasHomeIndicator { device.top = 0 }
        var above = navigationBar(above: view, in: controller)
        var below = bottomBar(below: view, in: controller)
        switch presentation(of: view, above: above, below: below) {
        case .fullScreen: break
        case .short: device.bottom = 0
        case .sheet: (device.top, above) = (0, above > 0 ? Self.sheetNavigationBar : 0)
        case .belowBars: (device.top, above) = (0, 0)
        case .aboveBars: below = 0
        case .betweenBars: (device.top, above, below) = (0, 0, 0)
        }
        // On the canvas a root that starts below the bars is not covered by them.
        if surface.isCanvas, view.frame.y >= Self.leastBarsAbove { (device.top, above) = (0, 0) }
        return (device, above, below)
    }

    /// Returns the height of a root that fills a device: that of the screen, or of the sheet that it is stored as.
    func height(ofRoot view: InterfaceDocument.View, on height: Double) -> Double {
        guard presentation(of: view, above: 0, below: 0) == .sheet, let screen = surface.model else { return height }
        return height - sheetTop(of: screen, statusBar: statusBar(of: screen))
    }

    // MARK: The device

    /// A Boolean value that indicates whether the edges of the device cover a root.
    ///
    /// On the canvas they always do. At run time they do unless the root keeps its own size.
    private func isOnScreen(_ view: InterfaceDocument.View) -> Bool { surface.isCanvas || !document.keepsSize(view) }

    /// The insets that the device itself covers.
    private var screen: InterfaceDocument.Insets {
        guard let device = surface.device, let screen = ScreenDevice.named(device.id) else { return .init(top: 20) }
        var cover = screen.cover(isOnItsSide: device.isLandscape, statusBar: statusBar(of: screen))
        guard !device.isLandscape || screen.isPad else { return cover }
        if !showsStatusBar(screen) { cover.top = 0 }
        if surface.isCanvas, doublesInsets(of: screen) { cover.bottom *= 2 }
        return cover
    }

    /// The height of the status bar.
    private func statusBar(of screen: ScreenDevice) -> Double {
        surface.isCanvas ? canvasStatusBar(of: screen) : screen.presentStatusBar
    }

    private func canvasStatusBar(of screen: ScreenDevice) -> Double {
        if doublesInsets(of: screen) { return 2 * screen.presentStatusBar }
        let isTall = document.isWritten(since: .xcode14_1)
        return (isTall ? Self.tallStatusBars : Self.lowStatusBars)[screen.id] ?? screen.top
    }

    /// Returns whether the canvas counts the insets twice.
    ///
    /// On phones with a home indicator the canvas of Xcode 16.3 and later counts status bar and home indicator twice. This holds for 11 of
    /// 13 bars, and for every constraint of four documents without a bar; at 23504 they still count once.
    private func doublesInsets(of screen: ScreenDevice) -> Bool {
        document.isWritten(since: .xcode16_3) && screen.bottom > 0 && !screen.isPad
    }

    /// Returns whether the status bar counts.
    ///
    /// Since Xcode 11 the canvas shows no status bar over a safe area on devices with a home button. This holds for phones and tablets (22
    /// of 24 scenes); the devices themselves have a status bar.
    private func showsStatusBar(_ screen: ScreenDevice) -> Bool {
        !surface.isCanvas || screen.bottom > 0 || !usesSafeAreas || !document.isWritten(since: .xcode11Beta)
    }

    private var hasHomeIndicator: Bool {
        surface.model.map { screen in screen.bottom > 0 } ?? false
    }

    private var isLowScreen: Bool { surface.traits?.height == .compact }

    // MARK: Bars

    private func navigationBar(above view: InterfaceDocument.View, in controller: Int?) -> Double {
        let upright = document.isWritten(since: .xcode26) ? Self.newNavigationBar : Self.navigationBar
        let standard = isLowScreen ? Self.lowNavigationBar : upright
        switch metrics("simulatedTopBarMetrics", of: owner(of: view, controller)) {
        case .hidden: return 0
        case .shown(let bar):
            let hasPrompt = document.tree.value(of: "prompted", in: bar) == "YES"
            return standard + (hasPrompt ? Self.prompt : 0)
        case .inferred: return controller.map(containment.hasNavigationBar) == true ? standard : 0
        }
    }

    private func bottomBar(below view: InterfaceDocument.View, in controller: Int?) -> Double {
        switch metrics("simulatedBottomBarMetrics", of: owner(of: view, controller)) {
        case .hidden: return 0
        case .shown: return Self.bottomBar
        case .inferred:
            guard let controller else { return 0 }
            return containment.hasTabBar(controller) && !hidesTabBar(controller) ? Self.bottomBar : 0
        }
    }

    /// Returns the element with the simulated bars of a view: its controller, or the view itself without one.
    private func owner(of view: InterfaceDocument.View, _ controller: Int?) -> XMLTree.ElementID {
        controller.map { controller in document.controllers[controller].element } ?? view.element
    }

    /// Returns whether the author chose simulated bars for a view without a controller.
    private func simulatesBars(_ view: InterfaceDocument.View) -> Bool {
        ["simulatedTopBarMetrics", "simulatedBottomBarMetrics"].contains { key in
            if case .shown = metrics(key, of: view.element) { true } else { false }
        }
    }

    /// Returns the element of the bar below a controller: the simulated one, or the tab bar of its container.
    func tagOfBottomBar(of controller: Int) -> String {
        let owner = document.controllers[controller].element
        guard case .shown(let bar) = metrics("simulatedBottomBarMetrics", of: owner) else { return "tabBar" }
        return document.tree[bar].name == "simulatedToolbarMetrics" ? "toolbar" : "tabBar"
    }

    /// Returns whether a pushed controller hides the tab bar.
    private func hidesTabBar(_ controller: Int) -> Bool {
        let controller = document.controllers[controller]
        return !controller.presenters.isEmpty
            && document.tree.value(of: "hidesBottomBarWhenPushed", in: controller.element) == "YES"
    }

    /// The bars that the author chose under Simulated Metrics in Interface Builder.
    private enum SimulatedMetrics {
        /// The document does not specify the bar, so it follows from the containers.
        case inferred
        case hidden
        /// A bar of an element.
        case shown(XMLTree.ElementID)
    }

    private func metrics(_ key: String, of owner: XMLTree.ElementID) -> SimulatedMetrics {
        let child = document.tree[owner].children.first { child in document.tree.value(of: "key", in: child) == key }
        guard let child else { return .inferred }
        return document.tree[child].name == "nil" ? .hidden : .shown(child)
    }

    private func hidesStatusBar(_ view: InterfaceDocument.View, in controller: Int?) -> Bool {
        if case .hidden = metrics("simulatedStatusBarMetrics", of: owner(of: view, controller)) { true } else { false }
    }

    // MARK: The root

    private enum Presentation { case fullScreen, short, sheet, belowBars, aboveBars, betweenBars }

    /// Returns the presentation of a root of screen width, from the difference of the heights.
    ///
    /// At run time the root fills its screen, or its sheet on a phone in portrait orientation.
    private func presentation(
        of view: InterfaceDocument.View, above: Double, below: Double
    ) -> Presentation {
        guard let device = document.device, let screen = ScreenDevice.named(device.id), !screen.isPad,
            let size = device.screenSize
        else { return .fullScreen }
        guard view.frame.height < size.height else { return .fullScreen }
        guard view.frame.width == size.width else { return .short }
        let missing = size.height - view.frame.height
        let top =
            device.isLandscape ? 0 : document.isWritten(since: .xcode26) ? canvasStatusBar(of: screen) : screen.top
        if !device.isLandscape, missing == sheetTop(of: screen, statusBar: top) {
            return surface.isCanvas || surface.isUprightPhone ? .sheet : .fullScreen
        }
        guard surface.isCanvas else { return .fullScreen }
        if above > 0, missing == above || missing == top + above { return .belowBars }
        if below > 0, missing == below { return .aboveBars }
        if above > 0, below > 0, missing == top + above + below { return .betweenBars }
        return .short
    }

    /// Returns the y coordinate of a sheet on a phone in portrait orientation.
    private func sheetTop(of screen: ScreenDevice, statusBar: Double) -> Double {
        statusBar + (screen.bottom > 0 ? Self.sheetDistance : 0)
    }

    /// Returns the insets of a free-form view: the status bar, or nothing if the document has a guide for its safe area.
    ///
    /// The guide ends at the edges of the view (10 documents, none against). But the margins of subviews end below the status bar (8 views
    /// in two documents). In a document without safe areas they end as on a screen (3 documents).
    private func freeform(_ view: InterfaceDocument.View) -> InterfaceDocument.Insets {
        let hasGuide = view.guides.contains { guide in document.guides[guide].kind == .safeArea }
        guard usesSafeAreas, !hasGuide else { return .init() }
        return document.usesSafeAreas ? .init(top: screen.top) : screen
    }

    /// Returns whether a view of a document without controllers is free-form, without a simulated status bar above it.
    private func isBareFreeform(_ view: InterfaceDocument.View) -> Bool {
        document.isFreeform(view)
            && document.tree.child(of: view.element, named: "simulatedStatusBarMetrics") == nil
    }
}

extension InterfaceDocument {
    /// Returns whether the author chose the size of a root, not the device.
    func isFreeform(_ view: View) -> Bool {
        tree.child(of: view.element, named: "freeformSimulatedSizeMetrics") != nil
    }

    /// Returns whether a root keeps its size on every device: it is free-form, or shown in a popover or a form sheet.
    ///
    /// A root as large as the screen of the document's own device fills the screen, whatever its other settings are.
    func keepsSize(_ view: View) -> Bool {
        if let screen = device?.screenSize, screen.width == view.frame.width, screen.height == view.frame.height {
            return false
        }
        guard let controller = view.controller.map({ index in controllers[index].element }) else {
            return isFreeform(view)
        }
        let style = tree.value(of: "modalPresentationStyle", in: controller)
        return ["popover", "formSheet"].contains(style)
            || tree[controller].children.contains { child in
                tree[child].name == "freeformSimulatedSizeMetrics"
                    || tree.value(of: "key", in: child).map(Self.keysOfOwnSizes.contains) == true
            }
    }

    private static let keysOfOwnSizes: Set<String> = ["freeformSize", "contentSizeForViewInPopover"]
}
