import Testing
import UIKit

private nonisolated(unsafe) var firstKey: UInt8 = 0
private nonisolated(unsafe) var secondKey: UInt8 = 0

@MainActor @Suite struct AssociatedObjectTests {
    @Test func valuesByKey() {
        let view = UIView()
        objc_setAssociatedObject(view, &firstKey, "one", .OBJC_ASSOCIATION_COPY_NONATOMIC)
        objc_setAssociatedObject(view, &secondKey, 2, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        #expect(objc_getAssociatedObject(view, &firstKey) as? String == "one")
        #expect(objc_getAssociatedObject(view, &secondKey) as? Int == 2)
        #expect(objc_getAssociatedObject(UIView(), &firstKey) == nil)
        objc_setAssociatedObject(view, &firstKey, nil, .OBJC_ASSOCIATION_RETAIN)
        #expect(objc_getAssociatedObject(view, &firstKey) == nil)
        objc_removeAssociatedObjects(view)
        #expect(objc_getAssociatedObject(view, &secondKey) == nil)
    }

    @Test func valuesGoWithTheirObject() {
        weak var value: NSObject?
        do {
            let view = UIView()
            let held = NSObject()
            value = held
            objc_setAssociatedObject(view, &firstKey, held, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        }
        #expect(value == nil)
        for _ in 0..<200 { #expect(objc_getAssociatedObject(UIView(), &firstKey) == nil) }
    }

    @Test func valuesGoWithGuidesAndConstraints() {
        weak var ofGuide: NSObject?
        weak var ofConstraint: NSObject?
        do {
            let view = UIView()
            let guide = UILayoutGuide()
            let constraint = view.widthAnchor.constraint(equalToConstant: 1)
            let held = [NSObject(), NSObject()]
            (ofGuide, ofConstraint) = (held[0], held[1])
            objc_setAssociatedObject(guide, &firstKey, held[0], .OBJC_ASSOCIATION_RETAIN)
            objc_setAssociatedObject(constraint, &firstKey, held[1], .OBJC_ASSOCIATION_RETAIN)
        }
        #expect(ofGuide == nil)
        #expect(ofConstraint == nil)
    }

    /// An object of Foundation that has the address of a former object has none of its values.
    @Test func valuesStayWithTheirObject() {
        for round in 0..<300 {
            do {
                let object = NSObject()
                objc_setAssociatedObject(object, &firstKey, round, .OBJC_ASSOCIATION_RETAIN)
                #expect(objc_getAssociatedObject(object, &firstKey) as? Int == round)
            }
            #expect(objc_getAssociatedObject(NSObject(), &firstKey) == nil)
        }
    }

    @Test func anAssignedObjectIsNotHeld() {
        let view = UIView()
        do {
            let value = NSObject()
            objc_setAssociatedObject(view, &firstKey, value, .OBJC_ASSOCIATION_ASSIGN)
            #expect(objc_getAssociatedObject(view, &firstKey) as? NSObject === value)
        }
        #expect(objc_getAssociatedObject(view, &firstKey) == nil)
    }
}
