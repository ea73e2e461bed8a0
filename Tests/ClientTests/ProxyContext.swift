import UIKit

// A client in the style of proxies and comparison operators: `constrain(a, b) { a, b in a.left == b.right + 8 }`.

@MainActor final class ProxyContext {
    fileprivate(set) var constraints: [NSLayoutConstraint] = []

    fileprivate func add(
        _ left: ProxyEdge, _ relation: NSLayoutConstraint.Relation, _ right: ProxyTerm
    ) -> NSLayoutConstraint {
        (left.item as? UIView)?.translatesAutoresizingMaskIntoConstraints = false
        let constraint = NSLayoutConstraint(
            item: left.item, attribute: left.attribute, relatedBy: relation, toItem: right.edge?.item,
            attribute: right.edge?.attribute ?? .notAnAttribute, multiplier: right.factor, constant: right.constant)
        constraints.append(constraint)
        return constraint
    }
}

@MainActor struct ProxyEdge {
    let context: ProxyContext
    let item: AnyObject
    let attribute: NSLayoutConstraint.Attribute
}

@MainActor struct ProxyTerm {
    var edge: ProxyEdge?
    var factor: CGFloat = 1
    var constant: CGFloat = 0
}

@MainActor struct ItemProxy {
    let context: ProxyContext
    let item: AnyObject
    private func edge(_ attribute: NSLayoutConstraint.Attribute) -> ProxyEdge {
        ProxyEdge(context: context, item: item, attribute: attribute)
    }
    var left: ProxyEdge { edge(.left) }
    var right: ProxyEdge { edge(.right) }
    var top: ProxyEdge { edge(.top) }
    var bottom: ProxyEdge { edge(.bottom) }
    var width: ProxyEdge { edge(.width) }
    var height: ProxyEdge { edge(.height) }
    var centerY: ProxyEdge { edge(.centerY) }
    var superview: ItemProxy? {
        (item as? UIView)?.superview.map { ItemProxy(context: context, item: $0) }
    }
}

@MainActor func + (edge: ProxyEdge, constant: CGFloat) -> ProxyTerm { ProxyTerm(edge: edge, constant: constant) }
@MainActor func - (edge: ProxyEdge, constant: CGFloat) -> ProxyTerm { ProxyTerm(edge: edge, constant: -constant) }
@MainActor func * (factor: CGFloat, edge: ProxyEdge) -> ProxyTerm { ProxyTerm(edge: edge, factor: factor) }
@discardableResult @MainActor func == (left: ProxyEdge, right: ProxyEdge) -> NSLayoutConstraint {
    left.context.add(left, .equal, ProxyTerm(edge: right))
}
@discardableResult @MainActor func == (left: ProxyEdge, right: ProxyTerm) -> NSLayoutConstraint {
    left.context.add(left, .equal, right)
}
@discardableResult @MainActor func == (left: ProxyEdge, right: CGFloat) -> NSLayoutConstraint {
    left.context.add(left, .equal, ProxyTerm(constant: right))
}
@discardableResult @MainActor func <= (left: ProxyEdge, right: ProxyTerm) -> NSLayoutConstraint {
    left.context.add(left, .lessThanOrEqual, right)
}
infix operator ~ : AssignmentPrecedence
@discardableResult @MainActor func ~ (constraint: NSLayoutConstraint, priority: UILayoutPriority) -> NSLayoutConstraint
{
    constraint.priority = priority
    return constraint
}

@discardableResult @MainActor
func constrain(_ first: AnyObject, _ second: AnyObject, _ body: (ItemProxy, ItemProxy) -> Void) -> [NSLayoutConstraint]
{
    let context = ProxyContext()
    body(ItemProxy(context: context, item: first), ItemProxy(context: context, item: second))
    NSLayoutConstraint.activate(context.constraints)
    return context.constraints
}
