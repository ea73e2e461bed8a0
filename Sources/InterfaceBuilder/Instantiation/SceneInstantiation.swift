import Diagnostics
import Foundation
import UIKit

/// Creates UIKit views for the views of a document, scene by scene.
@MainActor struct SceneInstantiation {
    let document: InterfaceDocument
    let options: LayoutOptions
    let traits: InterfaceDocument.Traits?
    private(set) var environment: ReferredEnvironment
    /// Whether placeholder constraints and design-time placeholder sizes count, as on the canvas.
    private let countsPlaceholders: Bool
    private(set) var diagnostics: [Diagnostic] = []
    private var viewOfIndex: [Int: UIView] = [:]
    private var barGuides: [InterfaceDocument.Controller.Edge: UILayoutGuide] = [:]
    private var scene: InstantiatedScene

    /// Prepares the scene of a root.
    ///
    /// One inferred environment serves all scenes of a document.
    init(
        document: InterfaceDocument, options: LayoutOptions, root: Int, environment: ReferredEnvironment? = nil,
        countsPlaceholders: Bool = true
    ) {
        self.document = document
        self.options = options
        self.countsPlaceholders = countsPlaceholders
        traits = options.screen(of: document).traits
        self.environment = environment ?? ReferredEnvironment(document: document, options: options)
        let rootView = ViewClass.make(for: document.views[root], in: document)
        scene = InstantiatedScene(
            root: root, rootView: rootView, conflictPolicy: CanvasConflictPolicy(root: rootView, document: document))
    }

    /// Creates the scene.
    ///
    /// `diagnostics` contains the findings.
    mutating func instantiate() -> InstantiatedScene {
        add(scene.root, view: scene.rootView, to: nil)
        scene.rootView.translatesAutoresizingMaskIntoConstraints = true
        guard document.usesAutoLayout else { return scene }
        SymbolAlignment(document: document, options: options, views: scene.views).align()
        addConstraints()
        if options.intrinsicSizes == .stored || options.screen(of: document).isCanvas && !options.isAtRunTime {
            CanvasKeepsSize.keep(
                in: scene.views, constraints: scene.constraints.map { item in item.constraint }, document: document)
        }
        if document.runtime == .macOS {
            AppKitArrangement(document: document, views: viewOfIndex).activate(scene.views)
        }
        return scene
    }

    // MARK: Views

    private mutating func add(_ index: Int, view: UIView, to superview: UIView?) {
        configure(view, as: index)
        view.documentIdentifier = document.views[index].id
        viewOfIndex[index] = view
        scene.views.append((index, view))
        if let superview {
            if let stack = superview as? UIStackView, document.stack(around: document.views[index]) != nil {
                stack.addArrangedSubview(view)
            } else {
                superview.addSubview(view)
            }
        }
        let excluded = document.excluded(by: document.views[index], traits: traits)
        for child in document.views[index].children where !document.views[child].isSceneRoot {
            guard !excluded.contains(document.views[child].id) else { continue }
            add(child, view: ViewClass.make(for: document.views[child], in: document), to: view)
        }
    }

    private mutating func configure(_ view: UIView, as index: Int) {
        let element = document.views[index]
        let frame = document.downwardFrame(of: element)
        view.frame = CGRect(x: frame.x, y: frame.y, width: frame.width, height: frame.height)
        view.autoresizesSubviews = document.value(of: "autoresizesSubviews", in: element, traits: traits) != "NO"
        view.autoresizingMask = document.maskOfCellLabel(element) ?? autoresizingMask(of: element)
        fillOwner(view, as: element)
        view.isHidden = isHidden(element)
        view.semanticContentAttribute = document.semanticContentAttribute(of: element, traits: traits)
        let isPlaced =
            document.value(of: "translatesAutoresizingMaskIntoConstraints", in: element, traits: traits) == "NO"
        let isFixed = document.flag("fixedFrame", in: element, traits: traits) && document.gravity(of: element) == nil
        view.translatesAutoresizingMaskIntoConstraints = !(isPlaced && !isFixed && document.usesAutoLayout)
        setPriorities(of: view, as: element)
        if let stack = view as? UIStackView { configure(stack, as: index) }
        ContentConfiguration(
            document: document, traits: traits, options: options, countsPlaceholders: countsPlaceholders
        ).configure(view, as: element)
    }

    /// Makes the content of an effect view fill it, whatever their stored frames are.
    ///
    /// The content of a cell grows with the cell from its stored frame.
    private func fillOwner(_ view: UIView, as element: InterfaceDocument.View) {
        guard element.role == .contentView, let parent = element.parent, let owner = viewOfIndex[parent] else { return }
        let tag = document.views[parent].tag
        guard tag == "visualEffectView" || Self.cells.contains(tag) else { return }
        if tag == "visualEffectView" { view.frame = owner.bounds }
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }

    private static let cells: Set<String> = ["tableViewCell", "collectionViewCell"]

    /// Returns whether a view is hidden.
    ///
    /// On the canvas a stopped activity indicator that hides itself is visible.
    private func isHidden(_ element: InterfaceDocument.View) -> Bool {
        guard document.flag("hidden", in: element, traits: traits) else { return false }
        return !(element.tag == "activityIndicatorView" && document.flag("hidesWhenStopped", in: element))
    }

    private func autoresizingMask(of element: InterfaceDocument.View) -> UIView.AutoresizingMask {
        guard let names = document.downwardMask(of: element) else {
            return [.flexibleRightMargin, .flexibleBottomMargin]
        }
        let parts: [(String, UIView.AutoresizingMask)] = [
            ("flexibleMinX", .flexibleLeftMargin), ("widthSizable", .flexibleWidth),
            ("flexibleMaxX", .flexibleRightMargin),
            ("flexibleMinY", .flexibleTopMargin), ("heightSizable", .flexibleHeight),
            ("flexibleMaxY", .flexibleBottomMargin),
        ]
        return parts.reduce(into: []) { mask, part in if names.contains(part.0) { mask.insert(part.1) } }
    }

    private func setPriorities(of view: UIView, as element: InterfaceDocument.View) {
        for (axis, name) in [(NSLayoutConstraint.Axis.horizontal, "horizontal"), (.vertical, "vertical")] {
            view.setContentHuggingPriority(priority(name + "HuggingPriority", of: element, default: 250), for: axis)
            view.setContentCompressionResistancePriority(
                priority(name + "CompressionResistancePriority", of: element, default: 750), for: axis)
        }
    }

    private func priority(
        _ name: String, of element: InterfaceDocument.View, default standard: Float
    ) -> UILayoutPriority {
        let value = document.value(of: name, in: element, traits: traits).flatMap(InterfaceDocument.number)
        guard let value, value > 0, value <= 1000 else { return UILayoutPriority(standard) }
        return UILayoutPriority(Float(value))
    }

    private mutating func configure(_ stack: UIStackView, as index: Int) {
        let element = document.views[index]
        let (document, traits) = (document, traits)
        func value(_ name: String) -> String? { document.value(of: name, in: element, traits: traits) }
        stack.axis = value("axis") == "vertical" ? .vertical : .horizontal
        stack.distribution = .init(documentName: value("distribution") ?? "")
        stack.alignment = .init(documentName: value("alignment") ?? "")
        let isStandard = value("spacingType") == "standard"
        stack.spacing =
            isStandard ? UIStackView.spacingUseSystem : CGFloat(value("spacing").flatMap(InterfaceDocument.number) ?? 0)
        stack.isBaselineRelativeArrangement = value("baselineRelativeArrangement") == "YES"
        stack.isArrangedAsOnCanvas = true
        // Interface Builder enables the arrangement inside the margins for a stack view with its own margins.
        guard element.explicitMargins != nil else { return }
        stack.isLayoutMarginsRelativeArrangement = true
        prescribeMargins(of: stack, index)
    }

    // MARK: Constraints

    private mutating func addConstraints() {
        for (index, _) in scene.views {
            let view = document.views[index]
            guard !view.constraints.isEmpty else { continue }
            let excluded = document.excluded(by: view, traits: traits)
            for constraint in view.constraints where !excluded.contains(document.constraints[constraint].id) {
                guard countsPlaceholders || !document.constraints[constraint].isPlaceholder else { continue }
                add(constraint)
            }
        }
    }

    private mutating func add(_ index: Int) {
        let element = document.constraints[index]
        guard let firstAttribute = element.firstAttribute,
            let first = operand(element.firstItem, firstAttribute)
        else { return }
        var second: Operand?
        if let item = element.secondItem {
            guard let attribute = element.secondAttribute, let found = operand(item, attribute) else { return }
            second = found
        }
        let priority = document.priority(of: element, traits: traits)
        do throws(LayoutMisuse) {
            let constraint = try NSLayoutConstraint.make(
                item: first.item, attribute: first.attribute,
                relatedBy: .init(element.relation), toItem: second?.item,
                attribute: second?.attribute ?? .notAnAttribute, multiplier: CGFloat(element.multiplier),
                constant: CGFloat(isFlush(element) ? 0 : document.constant(of: element, traits: traits)),
                priority: UILayoutPriority(Float(priority > 0 ? min(priority, 1000) : 1)))
            constraint.identifier = element.identifier ?? element.id
            try constraint.activateOrThrow()
            scene.constraints.append((index, constraint))
        } catch {
            diagnostics.append(
                Diagnostic(
                    id: "ib.illegal-constraint", severity: .error, message: document.refusal(of: element, error),
                    location: document.tree.location(of: element.element), views: [document.views[element.owner].id],
                    constraints: [element.id]))
        }
    }

    /// The standard distance from a safe area is zero.
    ///
    /// The value in the document is a cache from before safe areas.
    private func isFlush(_ constraint: InterfaceDocument.Constraint) -> Bool {
        guard constraint.isSymbolic else { return false }
        return [constraint.firstItem, constraint.secondItem ?? ""].contains { id in
            guard case .guide(let index) = document.items[id] else { return false }
            return document.guides[index].kind == .safeArea
        }
    }

    private typealias Operand = (item: AnyObject, attribute: NSLayoutConstraint.Attribute)

    /// Returns the UIKit item and attribute for an identifier and an attribute of the document, or nil if this scene has no such item.
    private mutating func operand(_ id: String, _ attribute: InterfaceDocument.Attribute) -> Operand? {
        let uiAttribute = NSLayoutConstraint.Attribute(attribute)
        switch document.items[id] {
        case .view(let index):
            guard let view = viewOfIndex[index] else { return nil }
            if attribute.isMargin { prescribeMargins(of: view, index) }
            if attribute.isBaseline { (view as? AppKitView)?.markBaseline() }
            return (view, uiAttribute)
        case .guide(let index):
            let guide = document.guides[index]
            guard let view = viewOfIndex[guide.owner], let item = self.guide(guide, of: view) else { return nil }
            return (item, uiAttribute)
        case .controllerGuide(_, let edge): return (barGuide(edge), uiAttribute)
        case .controller, nil: return nil
        }
    }

    private mutating func guide(_ guide: InterfaceDocument.Guide, of view: UIView) -> UILayoutGuide? {
        switch guide.kind {
        case .safeArea, .keyboard:
            if view.safeAreaInsetsOverride == nil {
                view.safeAreaInsetsOverride = UIEdgeInsets(environment.safeArea(of: guide.owner))
            }
            // Without a keyboard, its guide is below the safe area.
            return guide.kind == .keyboard ? view.keyboardLayoutGuide : view.safeAreaLayoutGuide
        case .layoutMargins, .readableContent:
            prescribeMargins(of: view, guide.owner)
            return guide.kind == .readableContent ? view.readableContentGuide : view.layoutMarginsGuide
        case .contentLayoutGuide: return (view as? UIScrollView)?.contentLayoutGuide
        case .frameLayoutGuide: return (view as? UIScrollView)?.frameLayoutGuide
        case nil: return nil
        }
    }

    private mutating func prescribeMargins(of view: UIView, _ index: Int) {
        guard view.layoutMarginsOverride == nil else { return }
        view.layoutMarginsOverride = UIEdgeInsets(environment.layoutMargins(of: index))
    }

    /// Returns the guide of the bars above or below, created on the first reference by a constraint.
    private mutating func barGuide(_ edge: InterfaceDocument.Controller.Edge) -> UILayoutGuide {
        if let guide = barGuides[edge] { return guide }
        let guide = UILayoutGuide()
        guide.identifier = edge.rawValue
        let view = scene.rootView
        view.addLayoutGuide(guide)
        barGuides[edge] = guide
        let insets = environment.bars(of: scene.root)
        NSLayoutConstraint.activate([
            guide.leftAnchor.constraint(equalTo: view.leftAnchor),
            guide.rightAnchor.constraint(equalTo: view.rightAnchor),
            // A bar outside the view gives a guide with zero height, not a negative height.
            edge == .top
                ? guide.topAnchor.constraint(equalTo: view.topAnchor, constant: CGFloat(min(0, insets.top)))
                : guide.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: CGFloat(max(0, -insets.bottom))),
            edge == .top
                ? guide.bottomAnchor.constraint(equalTo: view.topAnchor, constant: CGFloat(insets.top))
                : guide.topAnchor.constraint(equalTo: view.bottomAnchor, constant: CGFloat(-insets.bottom)),
        ])
        return guide
    }
}

extension UIEdgeInsets {
    /// Creates insets from those of a document.
    package init(_ insets: InterfaceDocument.Insets) {
        self.init(
            top: CGFloat(insets.top), left: CGFloat(insets.left), bottom: CGFloat(insets.bottom),
            right: CGFloat(insets.right))
    }
}
