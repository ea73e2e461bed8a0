import Foundation
import UIKit

/// The size of a scene's root: the stored size, the requested size, or the size from its screen, its table or its
/// content.
@MainActor struct RootSize {
    let document: InterfaceDocument
    let options: LayoutOptions
    private let bars: ScreenBars
    /// How wide the tables of the document have come out, by index of the view.
    private var tableWidths: [Int: CGFloat] = [:]

    /// Less than this beside both sides of a row is the inset of a group; more is a width that is out of date.
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

    // MARK: What is asked for

    /// Gives a root the size that the options ask for: a screen that of the device, a row or header the width of its table.
    func resize(_ scene: InstantiatedScene) {
        let root = document.views[scene.root]
        if let size = options.size {
            if root.parent == nil { scene.rootView.frame.size = CGSize(width: size.width, height: size.height) }
            return
        }
        guard document.runtime == .cocoaTouch, let screen = Self.size(options.device) else { return }
        if let width = tableWidth(around: root, on: screen) {
            grow(scene, by: CGSize(width: width - scene.rootView.frame.width, height: 0))
        } else if root.parent == nil, document.isScreen(root) {
            scene.rootView.frame.size = CGSize(
                width: screen.width,
                height: isStrip(root)
                    ? scene.rootView.frame.height : CGFloat(bars.height(ofRoot: root, on: Double(screen.height))))
        }
    }

    /// Returns whether a root is a part of a screen that is as wide as it: the bar of a controller, or without a
    /// controller a header.
    private func isStrip(_ root: InterfaceDocument.View) -> Bool {
        guard root.controller == nil else { return root.role != .root("view") }
        guard let own = Self.size(document.device) else { return false }
        return root.frame.height < Double(own.height) * Self.leastScreen
    }

    /// Notes how wide the tables of a scene are after its layout.
    ///
    /// A table comes before its rows in the document.
    mutating func noteTables(of scene: InstantiatedScene) {
        for (index, view) in scene.views where Self.tables.contains(document.views[index].tag) {
            tableWidths[index] = view.frame.width
        }
    }

    private static let tables: Set<String> = ["tableView", "collectionView"]
    /// Headers and footers of tables, which are as wide as they.
    nonisolated static let headers: Set<String> = [
        "tableHeaderView", "tableFooterView", "sectionHeaderView", "sectionFooterView",
    ]

    /// How wide a row, header or footer is in its table; nil for other roots.
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

    /// The size of a device's screen in the device's orientation.
    private static func size(_ device: InterfaceDocument.Device?) -> CGSize? {
        device?.screenSize.map { size in CGSize(width: size.width, height: size.height) }
    }

    // MARK: What content asks for

    /// Returns whether a root has another size at run time than on the canvas: a row the height of its content, unless
    /// the document gives rows a height, and the view of a bar item the size of its content.
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

    /// Views that a navigation bar or a toolbar makes as large as their constraints ask for.
    private static let barViews: Set<String> = ["customView", "titleView"]

    /// The difference between a length and the length that content needs; zero if content needs none.
    private func growth(_ length: CGFloat, _ wanted: CGFloat) -> CGFloat {
        wanted > 0 && wanted - length < Self.largestGrowth ? wanted - length : 0
    }

    /// Returns whether the document sets the height of the row at run time, where the height of a prototype does not count.
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
    /// The key of a root; nil for other views.
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
