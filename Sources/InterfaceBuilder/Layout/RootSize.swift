import Foundation
import UIKit

/// The size of a scene's root: the stored size, the requested size, or the size from its screen, its table or its
/// content.
@MainActor struct RootSize {
    let document: InterfaceDocument
    var options: LayoutOptions
    private let bars: ScreenBars
    /// The widths of the document's tables in the layout, by index of the view.
    private var tableWidths: [Int: CGFloat] = [:]
    /// The sizes of the document's container views in the layout, by index of the view.
    private var containerSizes: [Int: CGSize] = [:]

    /// The maximum inset of a group of rows.
    ///
    /// A larger inset on both sides of a row means that its width is outdated.
    private static let largestGroupInset: CGFloat = 24
    /// A root lower than this share of a screen is not a screen without bars or a keyboard.
    nonisolated static let leastScreen = 0.6
    /// Nothing grows by more; what asks for more is no content.
    private static let largestGrowth: CGFloat = 10_000

    init(document: InterfaceDocument, options: LayoutOptions) {
        self.document = document
        self.options = options
        bars = ScreenBars(document: document, screen: options.screen(of: document))
    }

    // MARK: Requested sizes

    /// Sets the size of a root from the options: a screen gets that of the device, a row or header the width of its table, and an embedded
    /// root the size of its container view.
    func resize(_ scene: InstantiatedScene) {
        let root = document.views[scene.root]
        defer {
            // Interface Builder stores the place below a bar. At run time a screen begins at its own corner.
            if screenSize != nil, root.parent == nil, document.isScreen(root), !isStrip(root) {
                scene.rootView.frame.origin = .zero
            }
        }
        if let size = options.size {
            if root.parent == nil { scene.rootView.frame.size = CGSize(width: size.width, height: size.height) }
            return
        }
        if let swept = options.sweptScreen, followsSweep(root) {
            let frame = scene.rootView.frame
            let size = swept.size(ofWidth: Double(frame.width), height: Double(frame.height))
            scene.rootView.frame.size = CGSize(width: size.width, height: size.height)
            return
        }
        guard document.runtime == .cocoaTouch, let screen = screenSize else { return }
        if let size = document.embedder(of: root).flatMap({ container in containerSizes[container] }) {
            scene.rootView.frame.size = size
        } else if let width = tableWidth(around: root, on: screen) {
            grow(scene, by: CGSize(width: width - scene.rootView.frame.width, height: 0))
        } else if root.parent == nil, document.isScreen(root) {
            scene.rootView.frame.size = CGSize(
                width: screen.width,
                height: isStrip(root)
                    ? scene.rootView.frame.height : CGFloat(bars.height(ofRoot: root, on: Double(screen.height))))
        }
    }

    /// The size of the screen; nil for an unknown device.
    private var screenSize: CGSize? {
        options.sweptScreen.map { swept in CGSize(width: swept.size.width, height: swept.size.height) }
            ?? Self.size(options.device)
    }

    /// Returns whether a sweep gives a root its length although the root does not fill screens, as a free-form view does not.
    private func followsSweep(_ root: InterfaceDocument.View) -> Bool {
        root.parent == nil && root.tag != "tableViewCell" && root.role.key.map(Self.barViews.contains) != true
            && !document.isScreen(root)
    }

    /// Returns whether a root is a strip as wide as the screen: the bar of a controller, or a header without a controller.
    private func isStrip(_ root: InterfaceDocument.View) -> Bool {
        guard root.controller == nil else { return root.role != .root("view") }
        guard let own = Self.size(document.device) else { return false }
        return root.frame.height < Double(own.height) * Self.leastScreen
    }

    /// Records the widths of the tables and the sizes of the container views of a scene after its layout.
    ///
    /// - Parameter frame: Returns the frame of a view. The default is the frame after rounding to pixels.
    mutating func note(_ scene: InstantiatedScene, frame: (UIView) -> CGRect = { view in view.frame }) {
        for (index, view) in scene.views {
            let element = document.views[index]
            if element.kind.scene == .list { tableWidths[index] = frame(view).width }
            if element.tag == "containerView" { containerSizes[index] = frame(view).size }
        }
    }

    /// Returns the size of the container view around an embedded root, or the width of the table around a row; zero for other roots.
    func room(around root: InterfaceDocument.View) -> CGSize {
        document.embedder(of: root).flatMap { container in containerSizes[container] }
            ?? CGSize(width: root.parent.flatMap { table in tableWidths[table] } ?? 0, height: 0)
    }

    /// The headers and footers of tables, which have the width of the table.
    nonisolated static let headers: Set<String> = [
        "tableHeaderView", "tableFooterView", "sectionHeaderView", "sectionFooterView",
    ]

    /// Returns the width of a row, header or footer in its table, or nil for other roots.
    ///
    /// A row outside any table of the document is treated as a row of a table as wide as the screen.
    private func tableWidth(around root: InterfaceDocument.View, on screen: CGSize) -> CGFloat? {
        let width = CGFloat(root.frame.width)
        guard let table = root.parent else {
            guard root.tag == "tableViewCell", let own = Self.size(document.device) else { return nil }
            return abs(own.width - width) <= 2 * Self.largestGroupInset ? width + screen.width - own.width : nil
        }
        guard root.tag == "tableViewCell" || root.role.key.map(Self.headers.contains) == true,
            let tableWidth = tableWidths[table]
        else { return nil }
        let inset = CGFloat(document.views[table].frame.width) - width
        return inset > 0 && inset <= 2 * Self.largestGroupInset ? tableWidth - inset : tableWidth
    }

    /// Returns the size of a device's screen in the device's orientation.
    private static func size(_ device: InterfaceDocument.Device?) -> CGSize? {
        device?.screenSize.map { size in CGSize(width: size.width, height: size.height) }
    }

    // MARK: Content sizes

    /// Returns whether a root has another size at run time than on the canvas.
    ///
    /// A row has the height of its content, unless the document sets the height of rows. The view of a bar item has the size of its
    /// content.
    func isFitted(_ root: InterfaceDocument.View) -> Bool {
        guard document.usesAutoLayout, document.runtime == .cocoaTouch else { return false }
        return root.role.key.map(Self.barViews.contains) == true || root.tag == "tableViewCell" && !hasFixedHeight(root)
    }

    /// Gives a row the height that its prototype states, whatever its content needs.
    func fitToPrototype(_ scene: InstantiatedScene) {
        guard case .prototype(let height, _)? = RowHeight(of: document.views[scene.root], in: document) else { return }
        grow(scene, by: CGSize(width: 0, height: CGFloat(height) - scene.rootView.frame.height))
    }

    /// Gives a root the size that it has at run time, where that is another.
    func fit(_ scene: InstantiatedScene) {
        let root = document.views[scene.root]
        guard isFitted(root) else { return }
        if let key = root.role.key, Self.barViews.contains(key) {
            let size = scene.rootView.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
            let frame = scene.rootView.frame
            grow(scene, by: CGSize(width: growth(frame.width, size.width), height: growth(frame.height, size.height)))
        } else if let content = contentView(of: scene) {
            let size = content.systemLayoutSizeFitting(
                CGSize(width: content.frame.width, height: 0), withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSizeLevel)
            grow(scene, by: CGSize(width: 0, height: growth(content.frame.height, size.height)))
        }
    }

    /// The views whose size a navigation bar or a toolbar takes from their constraints.
    private static let barViews: Set<String> = ["customView", "titleView"]

    /// Returns the difference between a length and the length that content needs, or zero without content.
    private func growth(_ length: CGFloat, _ wanted: CGFloat) -> CGFloat {
        wanted > 0 && wanted - length < Self.largestGrowth ? wanted - length : 0
    }

    /// Returns whether the document sets the height of the row: for all rows of the table, or for this row of a table without prototypes.
    ///
    /// The height of a prototype applies to the canvas only.
    private func hasFixedHeight(_ row: InterfaceDocument.View) -> Bool {
        switch RowHeight(of: row, in: document) {
        case .row, .table, .prototype(_, isSelfSizing: false): true
        case .prototype, .content, nil: false
        }
    }

    // MARK: Growing

    private func contentView(of scene: InstantiatedScene) -> UIView? {
        scene.views.first { index, _ in
            document.views[index].role == .contentView && document.views[index].parent == scene.root
        }?.view
    }

    /// Enlarges a root, and with it the content view of a row because of its autoresizing mask.
    private func grow(_ scene: InstantiatedScene, by growth: CGSize) {
        scene.rootView.frame.size.width += growth.width
        scene.rootView.frame.size.height += growth.height
    }
}

extension InterfaceDocument.View.Role {
    /// The key of a root, or nil for other views.
    fileprivate var key: String? {
        if case .root(let key) = self { key } else { nil }
    }
}

extension InterfaceDocument {
    /// Returns whether a root view fills the screen of every device.
    func isScreen(_ view: View) -> Bool {
        guard runtime == .cocoaTouch, view.tag != "tableViewCell", view.tag != "collectionViewCell", !keepsSize(view)
        else { return false }
        guard let screen = device?.screenSize else { return view.controller != nil }
        return view.frame.width == screen.width || view.controller != nil && ScreenDevice.isScreen(view.frame)
    }
}
