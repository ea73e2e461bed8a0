import Diagnostics
import Foundation
import InterfaceBuilder
import UIKit
import VisualFormat

extension ExportedScene {
    /// Creates a scene from a tree of views before layout.
    ///
    /// The settings contain everything that UIKit states in one line. Each view names the rest in `leftOut`.
    @MainActor public init(_ tree: SceneTree, className: String, summary: String) {
        let reader = SceneReader(tree)
        let constraints = reader.constraints
        self.init(
            className: className, summary: summary, width: Double(reader.size.width),
            height: Double(reader.size.height), views: reader.views(), constraints: constraints.taken,
            omissions: constraints.omissions)
        if let document = tree.document { addElements(of: tree, document) }
    }
}

extension ExportedScene {
    /// Adds the statements for everything that the elements say beyond the layout, and the names of the rest.
    @MainActor private mutating func addElements(of tree: SceneTree, _ document: InterfaceDocument) {
        let properties = Set(views.map { view in view.property } + constraints.compactMap { item in item.outlet })
        for (index, item) in tree.views.enumerated() {
            guard let element = item.element else { continue }
            let code = ElementCode(
                element, of: document, className: views[index].className, traits: tree.traits,
                properties: index == 0 ? properties : nil)
            views[index].settings += code.statements
            views[index].leftOut = code.leftOut
        }
    }
}

/// A reader for a tree of live views.
@MainActor private struct SceneReader {
    let tree: SceneTree
    let size: CGSize
    private let places: [ObjectIdentifier: Int]
    /// The views that stack views arrange.
    private let arranged: Set<ObjectIdentifier>

    init(_ tree: SceneTree) {
        self.tree = tree
        size = tree.views.first?.view.bounds.size ?? .zero
        var places: [ObjectIdentifier: Int] = [:]
        for (index, item) in tree.views.enumerated() { places[ObjectIdentifier(item.view)] = index }
        self.places = places
        arranged = Set(
            tree.views.flatMap { item in
                ((item.view as? UIStackView)?.arrangedSubviews ?? []).map { view in ObjectIdentifier(view) }
            })
    }

    // MARK: Views

    func views() -> [ExportedScene.View] {
        let root = tree.views.first.map { root in ViewKinds.standard.kind(of: root.view) }
        let isControl = root.map { root in root.className != "UIView" } ?? false
        var names = PropertyNames(taken: isControl ? PropertyNames.membersOfControls : [])
        return tree.views.enumerated().map { index, item in
            let kind = ViewKinds.standard.kind(of: item.view)
            let name =
                index == 0
                ? "self"
                : names.name(outlet: item.outlet, label: item.label, text: kind.text(of: item.view), kind: kind.noun)
            return view(item, name: name, kind: kind, isRoot: index == 0)
        }
    }

    private func view(_ item: SceneTree.View, name: String, kind: ViewKind, isRoot: Bool) -> ExportedScene.View {
        let view = item.view
        let isArranged = arranged.contains(ObjectIdentifier(view))
        let settings = ViewSettings(
            item, kind: kind, isRoot: isRoot, isArranged: isArranged, isMaskKept: hasMaskedSubviews(view),
            configurationStyle: configurationStyle(item))
        let hasPicture = view is UIImageView || view is UIButton
        let superview = isRoot ? nil : view.superview.flatMap { parent in places[ObjectIdentifier(parent)] }
        return ExportedScene.View(
            name, className: kind.className, arguments: kind.arguments(of: view), settings: settings.statements,
            contentSize: settings.contentSize, picture: hasPicture ? item.picture : nil,
            hasNoAlignmentInsets: kind.className == "UISlider" && view.alignmentRectInsets == .zero, in: superview,
            isArranged: isArranged,
            isPlacedByMask: !isRoot && view.translatesAutoresizingMaskIntoConstraints, id: item.id)
    }

    private func configurationStyle(_ item: SceneTree.View) -> String? {
        guard let document = tree.document, let element = item.element else { return nil }
        return ElementCode.style(of: element, in: document)
    }

    private func hasMaskedSubviews(_ view: UIView) -> Bool {
        view.subviews.contains { subview in
            places[ObjectIdentifier(subview)] != nil && subview.translatesAutoresizingMaskIntoConstraints
        }
    }

    // MARK: Constraints

    /// The constraints, and a sentence on each that is omitted.
    var constraints: (taken: [ExportedScene.Constraint], omissions: [String]) {
        var taken: [ExportedScene.Constraint] = []
        var omissions: [String] = []
        for item in tree.constraints {
            if let constraint = constraint(item) {
                taken.append(constraint)
            } else {
                omissions.append(SwiftLiteral.comment("the constraint \(item.name) between bars"))
            }
        }
        return (taken, omissions)
    }

    private func constraint(_ item: SceneTree.Constraint) -> ExportedScene.Constraint? {
        let constraint = item.constraint
        guard let first = operand(constraint.firstItem, constraint.firstAttribute) else { return nil }
        var second: ExportedScene.Operand?
        if constraint.secondItem != nil {
            guard let found = operand(constraint.secondItem, constraint.secondAttribute) else { return nil }
            second = found
        }
        let relations: [NSLayoutConstraint.Relation: Relation] = [
            .lessThanOrEqual: .lessThanOrEqual, .greaterThanOrEqual: .greaterThanOrEqual,
        ]
        return ExportedScene.Constraint(
            first, relations[constraint.relation] ?? .equal, second,
            multiplier: SwiftLiteral.shortest(Double(constraint.multiplier)), constant: Double(constraint.constant),
            priority: SwiftLiteral.shortest(Double(constraint.priority.rawValue)), identifier: item.identifier,
            outlet: item.outlet, isPlaceholder: item.isPlaceholder, id: item.name,
            isStatement: item.statement != nil)
    }

    private func operand(_ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute) -> ExportedScene.Operand? {
        guard let attribute = Attribute(attribute) else { return nil }
        if let view = item as? UIView {
            return places[ObjectIdentifier(view)].map { place in ExportedScene.Operand(place, attribute) }
        }
        guard let guide = item as? UILayoutGuide, let owner = guide.owningView,
            let place = places[ObjectIdentifier(owner)]
        else { return nil }
        if let kind = Self.kind(of: guide, owner) { return ExportedScene.Operand(place, attribute, guide: kind) }
        return bar(guide, place, attribute)
    }

    private static func kind(of guide: UILayoutGuide, _ owner: UIView) -> ExportedScene.Guide? {
        if guide === owner.safeAreaLayoutGuide { return .safeArea }
        if guide === owner.layoutMarginsGuide { return .layoutMargins }
        if let scrollView = owner as? UIScrollView {
            if guide === scrollView.contentLayoutGuide { return .content }
            if guide === scrollView.frameLayoutGuide { return .frame }
        }
        return guide === owner.readableContentGuide ? .readableContent : nil
    }

    /// Returns the attribute for a guide of a controller's bars, which ends at the safe area.
    private func bar(_ guide: UILayoutGuide, _ root: Int, _ attribute: Attribute) -> ExportedScene.Operand? {
        switch (guide.identifier, attribute) {
        case ("top", .bottom): ExportedScene.Operand(root, .top, guide: .safeArea)
        case ("bottom", .top): ExportedScene.Operand(root, .bottom, guide: .safeArea)
        case ("top", .top), ("bottom", .bottom): ExportedScene.Operand(root, attribute)
        case (_, .left), (_, .right), (_, .leading), (_, .trailing), (_, .centerX), (_, .width):
            ExportedScene.Operand(root, attribute)
        default: nil
        }
    }
}
