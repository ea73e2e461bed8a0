import Foundation
import UIKit

/// Gives image views with symbols, and buttons that have one behind them, their alignment rectangles.
///
/// The rectangle of a symbol is as high as a line of text in its size, whatever its scale; its frame is as high as the drawing,
/// which lies in the middle (13 of 14 symbols of the corpus). How high a drawing is no list of the document tells, but the
/// frames that Interface Builder stored do: what a frame has less than its rectangle stays the same in every height.
@MainActor struct SymbolAlignment {
    private let document: InterfaceDocument
    private let heights: SymbolHeights
    private let options: LayoutOptions
    private let symbols: [(element: InterfaceDocument.View, view: UIView)]

    /// The symbols among the views of a scene, named by their index in the document.
    init(document: InterfaceDocument, options: LayoutOptions, views: [(index: Int, view: UIView)]) {
        self.document = document
        self.options = options
        symbols = views.compactMap { index, view in
            let element = document.views[index]
            guard document.runtime == .cocoaTouch, view is UIImageView || view is UIButton,
                ElementContent(document: document, element: element, traits: document.traits).showsSymbol
            else { return nil }
            return (element, view)
        }
        let names = Set(symbols.map { symbol in symbol.element.id })
        heights = SymbolHeights(document: document, symbols: names, views: names.isEmpty ? [] : views.map(\.index))
    }

    /// Tells the views; to be done before constraints refer to them.
    func align() {
        for (element, view) in symbols {
            let content = ElementContent(
                document: document, element: element, traits: document.traits, dynamicType: options.dynamicType)
            let line = Self.onPixel(Double(UIFont.systemFont(ofSize: content.symbolPointSize).lineHeight))
            let listed = view is UIButton ? content.backgroundImageSize : content.imageSize
            let surplus = surplus(of: element, listed.map { size in Double(size.height) - line } ?? 0, line)
            show(
                UIImage(
                    size: CGSize(width: listed?.width ?? 0, height: line + surplus),
                    alignmentRectInsets: Self.insets(surplus, top: heights.top(of: element))),
                in: view)
            guard content.number("placeholderIntrinsicHeight") == nil, let size = view.intrinsicContentSizeOverride
            else { continue }
            view.intrinsicContentSizeOverride = CGSize(width: size.width, height: size.height - surplus)
        }
    }

    private func show(_ image: UIImage, in view: UIView) {
        (view as? UIImageView)?.image = image
        (view as? UIButton)?.setBackgroundImage(image, for: .normal)
    }

    /// What the frame has more or less is divided above and below; of an uneven rest the greater part is above, unless a
    /// known top of the frame in its rectangle tells better.
    private static func insets(_ surplus: Double, top: Double?) -> UIEdgeInsets {
        let half = surplus < 0 ? onPixel(-surplus / 2) : -onPixel(surplus / 2)
        let above = -(top.flatMap { top in abs(top - half) < 1 ? top : nil } ?? half)
        return UIEdgeInsets(top: above, left: 0, bottom: surplus - above, right: 0)
    }

    /// How much higher the frame is than the rectangle, in points; as much as listed where nothing stored tells.
    private func surplus(of view: InterfaceDocument.View, _ listed: Double, _ line: Double) -> Double {
        guard view.frameElement != nil, view.frame.height > 0, !document.flag("misplaced", in: view),
            !document.flag("ambiguous", in: view)
        else { return listed }
        switch heights.height(of: view) {
        case .given(let height):
            let stored = view.frame.height - height
            // A frame that tells something else was stored under another height.
            return abs(stored - listed) <= Self.leeway ? stored : listed
        // A title may be higher than the symbol behind it.
        case .content where view.tag == "button": return listed
        case .content: return view.frame.height < Self.highest * line ? view.frame.height - line : listed
        case .open: return listed
        }
    }

    /// How far what the list of the document tells is from the drawing, in points (at most 2.5 in 14 symbols).
    private static let leeway = 3.0

    /// No drawing is higher, in lines of its text.
    private static let highest = 1.5

    private static func onPixel(_ length: Double) -> Double {
        let scale = Double(LayoutEnvironment.displayScale)
        return (length * scale - 1e-6).rounded(.up) / scale
    }
}

/// What decides how high the rectangles of symbols are on the canvas.
private struct SymbolHeights {
    enum Height {
        case given(Double)
        case content
        case open
    }

    private let document: InterfaceDocument
    private let symbols: Set<String>
    private var given: [String: [Double]] = [:]
    /// Symbols whose height follows from constraints that are not followed here.
    private var bound: Set<String> = []
    private var tops: Set<String> = []

    /// Constraints count that ask for more than contents do.
    private static let strongest = 750.0

    init(document: InterfaceDocument, symbols: Set<String>, views: [Int]) {
        self.document = document
        self.symbols = symbols
        for index in views where !document.views[index].constraints.isEmpty {
            let excluded = document.excluded(by: document.views[index], traits: document.traits)
            for constraint in document.views[index].constraints
            where !excluded.contains(document.constraints[constraint].id) {
                read(document.constraints[constraint])
            }
        }
    }

    /// Of several heights the one nearest to the frame: the others were broken.
    func height(of view: InterfaceDocument.View) -> Height {
        var heights = given[view.id] ?? []
        if let height = heightOfRow(view) { heights.append(height) }
        let nearest = heights.min { one, other in abs(one - view.frame.height) < abs(other - view.frame.height) }
        if let nearest { return .given(nearest) }
        return bound.contains(view.id) || isStretched(view) ? .open : .content
    }

    /// How far below the top of its rectangle the frame of a view in a row that fills its views is.
    func top(of view: InterfaceDocument.View) -> Double? { heightOfRow(view).map { _ in view.frame.y } }

    private mutating func read(_ constraint: InterfaceDocument.Constraint) {
        guard let first = constraint.firstAttribute else { return }
        let items = [constraint.firstItem, constraint.secondItem].compactMap { $0 }.filter(symbols.contains)
        guard !items.isEmpty else { return }
        switch (first, constraint.secondAttribute) {
        case (.height, _), (_, .height): readHeight(constraint)
        case (.top, _), (.bottom, _): items.forEach { item in bind(item, first) }
        default: break
        }
    }

    /// An edge; with both of them the superview decides.
    private mutating func bind(_ item: String, _ edge: InterfaceDocument.Attribute) {
        if !tops.insert(item).inserted { bound.insert(item) }
    }

    private mutating func readHeight(_ constraint: InterfaceDocument.Constraint) {
        let first = constraint.firstItem
        let constant = document.constant(of: constraint)
        let isFollowed =
            constraint.relation == .equal && constraint.priority > Self.strongest
            && constraint.multiplier != 0
        func give(_ item: String, _ height: Double?) {
            guard symbols.contains(item) else { return }
            guard isFollowed, let height else {
                bound.insert(item)
                return
            }
            given[item, default: []].append(height)
        }
        guard let second = constraint.secondItem, let attribute = constraint.secondAttribute else {
            return give(first, constant)
        }
        func of(_ item: String, _ attribute: InterfaceDocument.Attribute) -> Double? { length(of: item, attribute) }
        if constraint.firstAttribute == .height {
            give(first, of(second, attribute).map { $0 * constraint.multiplier + constant })
        }
        if attribute == .height, let other = constraint.firstAttribute {
            give(second, of(first, other).map { ($0 - constant) / constraint.multiplier })
        }
    }

    /// The stored length of a rectangle that is the frame; nil for one that is not, or may not be.
    private func length(of item: String, _ attribute: InterfaceDocument.Attribute) -> Double? {
        guard case .view(let index) = document.items[item] else { return nil }
        let view = document.views[index]
        guard view.frameElement != nil, !["switch", "slider", "segmentedControl"].contains(view.tag) else { return nil }
        switch attribute {
        case .width: return view.frame.width
        case .height: return symbols.contains(item) ? nil : view.frame.height
        default: return nil
        }
    }

    /// The height of a row that fills its views; nil outside such rows.
    private func heightOfRow(_ view: InterfaceDocument.View) -> Double? {
        guard let stack = stack(of: view), document.value(of: "axis", in: stack, traits: document.traits) != "vertical",
            ["fill", nil].contains(document.value(of: "alignment", in: stack, traits: document.traits)),
            stack.explicitMargins == nil, stack.frameElement != nil
        else { return nil }
        return stack.frame.height
    }

    /// Whether a column may give a view another height than its content asks for.
    private func isStretched(_ view: InterfaceDocument.View) -> Bool {
        stack(of: view).map { stack in
            document.value(of: "axis", in: stack, traits: document.traits) == "vertical"
                && document.value(of: "distribution", in: stack, traits: document.traits) == "fillEqually"
        } ?? false
    }

    private func stack(of view: InterfaceDocument.View) -> InterfaceDocument.View? {
        guard let parent = view.parent, document.views[parent].tag == "stackView" else { return nil }
        return document.views[parent]
    }
}

extension InterfaceDocument {
    /// The constant of a constraint in the size classes of the document's own device.
    fileprivate func constant(of constraint: Constraint) -> Double {
        guard !constraint.variations.isEmpty else { return constraint.constant }
        let text = value(
            of: "constant", in: constraint.element, variations: constraint.variations, traits: traits)
        return text.flatMap(Self.number) ?? constraint.constant
    }
}
