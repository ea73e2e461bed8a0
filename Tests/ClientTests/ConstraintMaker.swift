import UIKit

// A client in the style of chained closures: `view.layout.make { $0.edges.equalToSuperview().inset(8) }`.

private nonisolated(unsafe) var madeKey: UInt8 = 0

/// A constraint that stores its creator; its convenience initializer calls the designated one.
final class MadeConstraint: NSLayoutConstraint {
    var maker: String?

    convenience init(
        from item: AnyObject, _ attribute: NSLayoutConstraint.Attribute, _ relation: NSLayoutConstraint.Relation,
        to other: AnyObject?, _ otherAttribute: NSLayoutConstraint.Attribute, times multiplier: CGFloat,
        plus constant: CGFloat, maker: String
    ) {
        self.init(
            item: item, attribute: attribute, relatedBy: relation, toItem: other, attribute: otherAttribute,
            multiplier: multiplier, constant: constant)
        self.maker = maker
    }
}

@MainActor final class ConstraintChain {
    fileprivate let view: UIView
    fileprivate let attributes: [NSLayoutConstraint.Attribute]
    private var relation = NSLayoutConstraint.Relation.equal
    private var target: AnyObject?
    private var factor: CGFloat = 1
    private var amount: CGFloat = 0
    private var insets = UIEdgeInsets.zero
    private var level = UILayoutPriority.required

    fileprivate init(_ view: UIView, _ attributes: [NSLayoutConstraint.Attribute]) {
        self.view = view
        self.attributes = attributes
    }

    @discardableResult func equalTo(_ other: AnyObject) -> ConstraintChain { relate(.equal, other) }
    @discardableResult func lessThanOrEqualTo(_ other: AnyObject) -> ConstraintChain { relate(.lessThanOrEqual, other) }
    @discardableResult func greaterThanOrEqualTo(_ other: AnyObject) -> ConstraintChain {
        relate(.greaterThanOrEqual, other)
    }
    @discardableResult func equalToSuperview() -> ConstraintChain { relate(.equal, view.superview) }
    @discardableResult func equalTo(_ constant: CGFloat) -> ConstraintChain {
        amount = constant
        return relate(.equal, nil)
    }
    @discardableResult func multipliedBy(_ value: CGFloat) -> ConstraintChain {
        factor = value
        return self
    }
    @discardableResult func offset(_ value: CGFloat) -> ConstraintChain {
        amount = value
        return self
    }
    @discardableResult func inset(_ value: CGFloat) -> ConstraintChain {
        insets = UIEdgeInsets(top: value, left: value, bottom: value, right: value)
        return self
    }
    @discardableResult func priority(_ value: Float) -> ConstraintChain {
        level = UILayoutPriority(rawValue: value)
        return self
    }

    private func relate(_ relation: NSLayoutConstraint.Relation, _ other: AnyObject?) -> ConstraintChain {
        self.relation = relation
        target = other
        return self
    }

    fileprivate func build() -> [MadeConstraint] {
        attributes.map { attribute in
            let isSize = attribute == .width || attribute == .height
            let constraint = MadeConstraint(
                from: view, attribute, relation, to: target, target == nil && isSize ? .notAnAttribute : attribute,
                times: factor, plus: amount + insetAmount(attribute), maker: "ConstraintChain")
            constraint.priority = level
            return constraint
        }
    }

    private func insetAmount(_ attribute: NSLayoutConstraint.Attribute) -> CGFloat {
        switch attribute {
        case .left, .leading: return insets.left
        case .top: return insets.top
        case .right, .trailing: return -insets.right
        case .bottom: return -insets.bottom
        default: return 0
        }
    }
}

@MainActor final class ConstraintMaker {
    private let view: UIView
    fileprivate var chains: [ConstraintChain] = []
    fileprivate init(_ view: UIView) { self.view = view }

    private func chain(_ attributes: NSLayoutConstraint.Attribute...) -> ConstraintChain {
        let chain = ConstraintChain(view, attributes)
        chains.append(chain)
        return chain
    }

    var edges: ConstraintChain { chain(.left, .top, .right, .bottom) }
    var center: ConstraintChain { chain(.centerX, .centerY) }
    var size: ConstraintChain { chain(.width, .height) }
    var top: ConstraintChain { chain(.top) }
    var left: ConstraintChain { chain(.left) }
    var leading: ConstraintChain { chain(.leading) }
    var trailing: ConstraintChain { chain(.trailing) }
    var bottom: ConstraintChain { chain(.bottom) }
    var width: ConstraintChain { chain(.width) }
    var height: ConstraintChain { chain(.height) }
    var firstBaseline: ConstraintChain { chain(.firstBaseline) }
}

@MainActor struct LayoutDSL {
    let view: UIView

    func make(_ closure: (ConstraintMaker) -> Void) {
        view.translatesAutoresizingMaskIntoConstraints = false
        let maker = ConstraintMaker(view)
        closure(maker)
        let made = maker.chains.flatMap { $0.build() }
        NSLayoutConstraint.activate(made)
        view.madeConstraints += made
    }

    func remake(_ closure: (ConstraintMaker) -> Void) {
        NSLayoutConstraint.deactivate(view.madeConstraints)
        view.madeConstraints = []
        make(closure)
    }
}

extension UIView {
    var layout: LayoutDSL { LayoutDSL(view: self) }

    var madeConstraints: [MadeConstraint] {
        get { objc_getAssociatedObject(self, &madeKey) as? [MadeConstraint] ?? [] }
        set { objc_setAssociatedObject(self, &madeKey, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC) }
    }
}
