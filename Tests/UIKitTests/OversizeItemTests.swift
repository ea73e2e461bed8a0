import Testing

@testable import UIKit

/// Items that are wider than a section of a flow layout.
@MainActor @Suite struct OversizeItemTests {

    /// The text of Apple's log names the axis across the scrolling.
    @Test(arguments: [
        (UICollectionView.ScrollDirection.vertical, "width", "left and right"),
        (.horizontal, "height", "top and bottom"),
    ]) func textOfTheLog(_ direction: UICollectionView.ScrollDirection, _ length: String, _ sides: String) {
        let layout = UICollectionViewFlowLayout()
        layout.scrollDirection = direction
        let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: layout)
        #expect(
            layout.oversizeText(in: view).replacing(#/0x[0-9a-f]+/#, with: "0x") == """
                The behavior of the UICollectionViewFlowLayout is not defined because:
                the item \(length) must be less than the \(length) of the UICollectionView minus the section insets \(sides) \
                values, minus the content insets \(sides) values.
                Please check the values returned by the delegate.
                The relevant UICollectionViewFlowLayout instance is <UICollectionViewFlowLayout: 0x>, and it is attached to \
                <UICollectionView: 0x; frame = (0 0; 100 100)>.
                Make a symbolic breakpoint at UICollectionViewFlowLayoutBreakForInvalidSizes to catch this in the debugger.
                """)
    }

    /// Insets are subtracted, and an item with the width of its section is valid.
    @Test(arguments: [(80.0, 10.0, false), (81, 10, true), (100, 0, false), (100, 1, true)])
    func itemsThatDoNotFit(_ width: CGFloat, _ inset: CGFloat, _ isTooWide: Bool) {
        var flow = FlowArrangement(isVertical: true, breadth: 100, scale: 2)
        let insets = UIEdgeInsets(top: 0, left: inset, bottom: 0, right: inset)
        flow.add(.init(inset: insets, items: [CGSize(width: width, height: 10)]), number: 0)
        #expect(flow.hasOversize == isTooWide)
    }
}
