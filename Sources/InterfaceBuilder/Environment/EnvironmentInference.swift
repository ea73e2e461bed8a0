import UIKit

/// Infers the safe areas and layout margins of a document from its constraints, its device, its controllers and its bars.
///
/// On the canvas an inset from a constraint counts first (`ObservedInsets`). The rules for the others come from the device table, UIKit's
/// documented defaults for margins, and the bars that controllers add around a scene.
struct EnvironmentInference {
    let document: InterfaceDocument
    let screen: DocumentScreen
    /// The direction of the language, for views without a direction of their own.
    ///
    /// That of the canvas is always left to right.
    let direction: LayoutOptions.Direction
    private var knownSafeAreas: [InterfaceDocument.Insets?]
    private var knownMargins: [InterfaceDocument.Insets?]

    enum Edge: Int, CaseIterable { case top, left, bottom, right }

    private var observed: [Observation] = []
    private let credible: CredibleInsets
    private let bars: ScreenBars
    /// The bars that are added to the margins of a root, or nil if the margins are added to the safe area.
    private let barsInMargins: ScreenBars?
    private let given: DocumentEnvironment?
    /// The frames of the views: the stored frames until a layout provides others.
    private var frames: [InterfaceDocument.Rectangle]

    /// Creates the inference for a screen.
    ///
    /// If `observes` is true, insets from constraints count on the canvas. Given insets are known.
    init(
        document: InterfaceDocument, screen: DocumentScreen,
        direction: LayoutOptions.Direction = .leftToRight, observes: Bool = true, given: DocumentEnvironment? = nil
    ) {
        self.document = document
        self.screen = screen
        self.direction = direction
        self.given = given
        frames = document.views.map { view in view.frame }
        credible = CredibleInsets(device: document.device)
        bars = ScreenBars(document: document, screen: screen)
        let hasNewMargins = !document.usesSafeAreas && document.isWritten(since: .xcode9)
        barsInMargins = hasNewMargins ? ScreenBars(document: document, screen: screen, usesSafeAreas: true) : nil
        (knownSafeAreas, knownMargins) = ([], [])
        if observes, screen.isCanvas {
            observed = [Observation(insets: ObservedInsets(document: document), places: Array(document.views.indices))]
        }
        forget()
    }

    /// The insets from the constraints of a document, which may be another version of this one.
    private struct Observation {
        let insets: ObservedInsets
        /// The corresponding views of this document; nil for a view without one, or with different rules.
        let places: [Int?]
    }

    /// Uses the insets of some versions of the document, those of the first version first.
    mutating func observe(_ versions: [InterfaceDocument]) {
        guard !observed.isEmpty, !versions.isEmpty else { return }
        var rules = Self(document: document, screen: screen, direction: direction, observes: false)
        observed = versions.map { version in
            var others = Self(
                document: version, screen: DocumentScreen(canvasOf: version), direction: direction, observes: false)
            let places = document.views.indices.map { index -> Int? in
                guard case .view(let place) = version.items[document.views[index].id],
                    rules.safeArea(of: index) == others.safeArea(of: place),
                    rules.layoutMargins(of: index) == others.layoutMargins(of: place)
                else { return nil }
                return place
            }
            return Observation(insets: ObservedInsets(document: version), places: places)
        }
        forget()
    }

    /// Uses the frames of a layout instead of the stored ones, by index.
    ///
    /// The part of a bar or margin in a view depends on the position of the view.
    mutating func move(_ places: [(index: Int, frame: InterfaceDocument.Rectangle)]) {
        for place in places { frames[place.index] = place.frame }
        forget()
    }

    /// Discards everything but the given insets, from which those of the subviews follow.
    private mutating func forget() {
        knownSafeAreas = document.views.map { view in given?.views[view.id]?.safeArea }
        knownMargins = document.views.map { view in given?.views[view.id]?.layoutMargins }
    }

    mutating func safeArea(of view: Int) -> InterfaceDocument.Insets {
        // A window on the Mac has neither bars nor margins.
        guard document.runtime == .cocoaTouch else { return .init() }
        if let known = knownSafeAreas[view] { return known }
        let insets = shown(ruledSafeArea(of: view), of: view, isMargin: false)
        knownSafeAreas[view] = insets
        return insets
    }

    mutating func layoutMargins(of view: Int) -> InterfaceDocument.Insets {
        guard document.runtime == .cocoaTouch else { return .init() }
        if let known = knownMargins[view] { return known }
        let insets = shown(ruledMargins(of: view), of: view, isMargin: true)
        knownMargins[view] = insets
        return insets
    }

    /// Returns the insets from constraints, edge by edge, if they are credible, or else those of the rules.
    private func shown(_ rule: InterfaceDocument.Insets, of view: Int, isMargin: Bool) -> InterfaceDocument.Insets {
        guard !observed.isEmpty else { return rule }
        let isTurned = isMargin && turnsMargins(of: document.views[view])
        // The author's margins are a minimum. A smaller distance is that of a frame that Interface Builder has not updated.
        let least = isMargin && !isTurned ? document.views[view].explicitMargins : nil
        func inset(_ side: Edge) -> Double {
            let ruled = rule[side]
            let edge = isTurned ? side.mirrored : side
            let found = observed.lazy.compactMap { observation in
                observation.places[view].flatMap { place in
                    observation.insets.inset(.init(view: place, isMargin: isMargin, edge: edge)) { inset in
                        abs(inset - ruled) < 0.5
                            || (inset > (least?[side] ?? -.infinity) - 0.5
                                && credible.contains(inset, isMargin: isMargin, edge: edge))
                    }
                }
            }
            return found.first ?? ruled
        }
        return .init(top: inset(.top), left: inset(.left), bottom: inset(.bottom), right: inset(.right))
    }

    // MARK: Safe area

    private mutating func ruledSafeArea(of index: Int) -> InterfaceDocument.Insets {
        let view = document.views[index]
        if view.isSceneRoot { return bars.insets(of: view) }
        guard let parent = view.parent else { return .init() }
        if document.views[parent].kind.scrolling == .subviews { return .init() }
        let outer = safeArea(of: parent)
        // If no bar covers the parent, none covers a view that extends beyond it.
        return reach(of: outer, into: frames[index], from: frames[parent])
            .combined(with: outer) { inset, outer in outer > 0 ? max(0, inset) : 0 }
    }

    /// Returns the part of the parent's insets inside a frame of a subview.
    private func reach(
        of insets: InterfaceDocument.Insets, into frame: InterfaceDocument.Rectangle,
        from parent: InterfaceDocument.Rectangle
    ) -> InterfaceDocument.Insets {
        .init(
            top: insets.top - frame.y, left: insets.left - frame.x,
            bottom: frame.y + frame.height - (parent.height - insets.bottom),
            right: frame.x + frame.width - (parent.width - insets.right))
    }

    // MARK: Margins

    private mutating func ruledMargins(of index: Int) -> InterfaceDocument.Insets {
        let view = document.views[index]
        var result = ownMargins(of: view, width: frames[index].width)
        let takesSafeArea =
            document.usesSafeAreas && !(document.value(of: "insetsLayoutMarginsFromSafeArea", in: view) == "NO")
        if takesSafeArea { result = result.combined(with: safeArea(of: index), by: +) }
        // Of 30 constraints to such margins above and below, in 11 documents, 29 show the insets of bars and devices, and none 8 points.
        if let barsInMargins, view.isSceneRoot, view.explicitMargins == nil {
            result = result.combined(with: barsInMargins.insets(of: view), by: +)
        }
        if document.flag("preservesSuperviewLayoutMargins", in: view), !view.isSceneRoot, let parent = view.parent {
            let outer = layoutMargins(of: parent)
            let reach = reach(of: outer, into: frames[index], from: frames[parent])
            result = result.combined(with: reach, by: max)
            // The surrounding row has the default margins of its content.
            if view.tag == "tableViewCellContentView", view.explicitMargins != nil, document.isWritten(since: .xcode9) {
                result = result.combined(with: rowMargins(of: view, width: frames[index].width), by: max)
            }
        }
        if document.flag("layoutMarginsFollowReadableWidth", in: view) {
            let rest = (frames[index].width - UIView.readableWidth) / 2
            result.left = max(result.left, rest)
            result.right = max(result.right, rest)
        }
        return result
    }

    /// Returns the margins of a view of a given width without its safe area.
    private func ownMargins(of view: InterfaceDocument.View, width: Double) -> InterfaceDocument.Insets {
        if let margins = view.explicitMargins {
            guard view.directionalLayoutMargins != nil, readsRightToLeft(view, in: direction) else { return margins }
            return .init(top: margins.top, left: margins.right, bottom: margins.bottom, right: margins.left)
        }
        // All ten constraints to such margins, in three documents, show none.
        if view.tag == "stackView" { return .init() }
        let side: Double = screen.device != nil && width >= Self.wideScreen ? 20 : 16
        if view.tag == "tableViewCellContentView" {
            var margins = rowMargins(of: view, width: width)
            if standsBesideAccessory(view) { margins.right = Self.besideAccessory }
            return margins
        }
        if view.parent == nil {
            let hasScreenMargins = document.usesSafeAreas || document.isWritten(since: .xcode9)
            let isScreen = view.controller == nil && view.tag == "view" && hasScreenMargins
            if view.controller != nil || isScreen { return .init(left: side, right: side) }
        }
        return .init(top: 8, left: 8, bottom: 8, right: 8)
    }

    private func readsRightToLeft(_ view: InterfaceDocument.View, in language: LayoutOptions.Direction) -> Bool {
        document.semanticContentAttribute(of: view, traits: screen.traits)
            .direction(in: language == .rightToLeft ? .rightToLeft : .leftToRight) == .rightToLeft
    }

    /// Returns whether the leading margin of a view is on the other side than on the canvas.
    private func turnsMargins(of view: InterfaceDocument.View) -> Bool {
        view.directionalLayoutMargins != nil
            && readsRightToLeft(view, in: direction) != readsRightToLeft(view, in: .leftToRight)
    }

    /// Returns the margins of the content of a table's row, which changed with Xcode 9, 10.2, 12 and 26.
    ///
    /// Since 10.2 the side margins depend on the device and not on the row (123 of 126 rows).
    private func rowMargins(of view: InterfaceDocument.View, width rowWidth: Double) -> InterfaceDocument.Insets {
        guard document.isWritten(since: .xcode9) else {
            let side: Double = document.flag("preservesSuperviewLayoutMargins", in: view) ? 16 : 8
            return .init(top: 8, left: side, bottom: 8, right: side)
        }
        if document.isWritten(since: .xcode26) { return .init(top: 15, left: 20, bottom: 15, right: 20) }
        let followsDevice = document.isWritten(since: .xcode10_2)
        let width = followsDevice ? screen.width ?? 0 : rowWidth
        let narrow: Double = followsDevice && !document.isWritten(since: .xcode12) ? 15 : 16
        let side = width >= Self.wideRow ? 20 : narrow
        return .init(top: 11, left: side, bottom: 11, right: side)
    }

    /// Returns whether the content of a row ends where its accessory begins.
    private func standsBesideAccessory(_ content: InterfaceDocument.View) -> Bool {
        guard let row = content.parent.map({ document.views[$0] }) else { return false }
        return !["none", nil].contains(document.value(of: "accessoryType", in: row))
    }

    /// The margin of a row's content beside an accessory (10 of 11 rows).
    private static let besideAccessory = 8.0
    static let wideScreen = 414.0
    /// The minimum width of rows with wider margins; that of screens is larger.
    static let wideRow = 393.0
}

extension InterfaceDocument.View {
    /// The margins of the view in the document, with leading as left, or nil if it has none.
    var explicitMargins: InterfaceDocument.Insets? { directionalLayoutMargins ?? layoutMargins }
}

extension EnvironmentInference.Edge {
    /// The edge at the same position in the mirror image.
    fileprivate var mirrored: Self {
        switch self {
        case .left: .right
        case .right: .left
        case .top, .bottom: self
        }
    }
}

extension InterfaceDocument.Insets {
    fileprivate subscript(edge: EnvironmentInference.Edge) -> Double {
        switch edge {
        case .top: top
        case .left: left
        case .bottom: bottom
        case .right: right
        }
    }

    /// Combines each edge with that of other insets.
    fileprivate func combined(with other: Self, by combine: (Double, Double) -> Double) -> Self {
        .init(
            top: combine(top, other.top), left: combine(left, other.left), bottom: combine(bottom, other.bottom),
            right: combine(right, other.right))
    }
}
