import Testing
import UIKit

/// Raw values and constants of Apple's headers (auto-layout.md, section 1; stack-view.md, section 1).
@MainActor @Suite struct RawValueTests {
    private func expect<Value: RawRepresentable>(
        _ values: [Value], _ raw: [Value.RawValue], _ location: SourceLocation = #_sourceLocation
    ) where Value.RawValue: Equatable {
        #expect(values.map { $0.rawValue } == raw, sourceLocation: location)
    }

    @Test func attributesHaveApplesNumbers() {
        expect(
            [
                NSLayoutConstraint.Attribute.notAnAttribute, .left, .right, .top, .bottom, .leading, .trailing, .width,
                .height,
                .centerX, .centerY, .lastBaseline, .firstBaseline, .leftMargin, .rightMargin, .topMargin, .bottomMargin,
                .leadingMargin, .trailingMargin, .centerXWithinMargins, .centerYWithinMargins,
            ], Array(0...20))
        expect([NSLayoutConstraint.Relation.lessThanOrEqual, .equal, .greaterThanOrEqual], [-1, 0, 1])
        expect([NSLayoutConstraint.Axis.horizontal, .vertical], [0, 1])
        expect(
            [UISemanticContentAttribute.unspecified, .playback, .spatial, .forceLeftToRight, .forceRightToLeft],
            [0, 1, 2, 3, 4])
        expect([UIRectEdge.top, .left, .bottom, .right], [1, 2, 4, 8])
    }

    @Test func formatOptions() {
        typealias Options = NSLayoutConstraint.FormatOptions
        let aligned: [Options] = [
            .alignAllLeft, .alignAllRight, .alignAllTop, .alignAllBottom, .alignAllLeading, .alignAllTrailing,
            .alignAllCenterX, .alignAllCenterY, .alignAllLastBaseline, .alignAllFirstBaseline, .alignmentMask,
        ]
        expect(aligned, [2, 4, 8, 16, 32, 64, 512, 1024, 2048, 4096, 0xFFFF])
        let others: [Options] = [
            .directionLeadingToTrailing, .directionLeftToRight, .directionRightToLeft, .directionMask,
            .spacingEdgeToEdge,
            .spacingBaselineToBaseline, .spacingMask,
        ]
        expect(others, [0, 0x1_0000, 0x2_0000, 0x3_0000, 0, 0x8_0000, 0x8_0000])
    }

    @Test func masksAndPriorities() {
        expect(
            [
                UIView.AutoresizingMask.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin, .flexibleTopMargin,
                .flexibleHeight, .flexibleBottomMargin,
            ], [1, 2, 4, 8, 16, 32])
        expect(
            [
                UILayoutPriority.required, .defaultHigh, .dragThatCanResizeScene, .sceneSizeStayPut,
                .dragThatCannotResizeScene, .defaultLow, .fittingSizeLevel,
            ], [1000, 750, 510, 500, 490, 250, 50])
    }

    @Test func stackViews() {
        expect(
            [UIStackView.Distribution.fill, .fillEqually, .fillProportionally, .equalSpacing, .equalCentering],
            [0, 1, 2, 3, 4])
        expect(
            [UIStackView.Alignment.fill, .leading, .firstBaseline, .center, .trailing, .lastBaseline],
            [0, 1, 2, 3, 4, 5])
        #expect(UIStackView.Alignment.top == .leading && UIStackView.Alignment.bottom == .trailing)
        #expect(UIStackView.spacingUseDefault == CGFloat(Float.greatestFiniteMagnitude))
        #expect(UIStackView.spacingUseSystem == CGFloat(Float.leastNormalMagnitude))
        let stack = UIStackView()
        #expect(
            stack.axis == .horizontal && stack.distribution == .fill && stack.alignment == .fill && stack.spacing == 0)
        #expect(!stack.isLayoutMarginsRelativeArrangement && !stack.isBaselineRelativeArrangement)
    }

    @Test func specialSizesHaveApplesValues() {
        #expect(UIView.noIntrinsicMetric == -1 && UITableView.automaticDimension == -1)
        #expect(UIView.layoutFittingCompressedSize == .zero)
        #expect(UIView.layoutFittingExpandedSize == CGSize(width: 10000, height: 10000))
        let table = UITableView()
        #expect(table.rowHeight == -1 && table.estimatedRowHeight == -1)
        #expect(!table.cellLayoutMarginsFollowReadableWidth && table.insetsContentViewsToSafeArea)
    }

    /// Multipliers have 32 bits.
    @Test(arguments: [(6, 0.16666667163), (24, 0.0416666679084)]) func multipliersHave32Bits(
        _ divisor: CGFloat, _ shown: Double
    ) {
        let view = UIView()
        let made = view.widthAnchor.constraint(equalTo: view.heightAnchor, multiplier: 1 / divisor)
        #expect(abs(Double(made.multiplier) - shown) < 1e-11)
    }
}
