import Foundation
import UIKit

extension PropertyDefaultTests {
    nonisolated static let views: [Row] = [
        row({ UIView() }) {
            [
                ("alpha", $0.alpha, 1), ("isHidden", $0.isHidden, false), ("isOpaque", $0.isOpaque, true),
                ("contentMode", $0.contentMode, UIView.ContentMode.scaleToFill), ("tag", $0.tag, 0),
                ("clipsToBounds", $0.clipsToBounds, false), ("backgroundColor", $0.backgroundColor, nil),
                ("autoresizesSubviews", $0.autoresizesSubviews, true),
                ("autoresizingMask", $0.autoresizingMask.rawValue, 0), ("layoutMargins", $0.layoutMargins, edges(8)),
                ("anchorPoint", $0.anchorPoint, CGPoint(x: 0.5, y: 0.5)),
                ("isMultipleTouchEnabled", $0.isMultipleTouchEnabled, false),
                ("isExclusiveTouch", $0.isExclusiveTouch, false), ("mask", $0.mask, nil),
                ("translates", $0.translatesAutoresizingMaskIntoConstraints, true),
                ("preservesSuperviewLayoutMargins", $0.preservesSuperviewLayoutMargins, false),
                ("insetsLayoutMarginsFromSafeArea", $0.insetsLayoutMarginsFromSafeArea, true),
                ("tintAdjustmentMode", $0.tintAdjustmentMode, UIView.TintAdjustmentMode.normal),
                ("dimmed", $0.dimmed.tintAdjustmentMode, UIView.TintAdjustmentMode.dimmed),
                ("semantic", $0.semanticContentAttribute, UISemanticContentAttribute.unspecified),
                ("alignmentRectInsets", $0.alignmentRectInsets, edges(0)), ("bounds", $0.bounds, CGRect.zero),
                ("gestureRecognizers", $0.gestureRecognizers, nil),
                ("isUserInteractionEnabled", $0.isUserInteractionEnabled, true),
                ("largeContentImage", $0.largeContentImage, nil), ("largeContentTitle", $0.largeContentTitle, nil),
                ("overrideUserInterfaceStyle", $0.overrideUserInterfaceStyle, "unspecified"),
                ("restorationIdentifier", $0.restorationIdentifier, nil),
                ("transform", $0.transform, CGAffineTransform.identity),
                ("transform3D", $0.transform3D, CATransform3DIdentity),
            ]
        },
        row({ UIImageView() }) {
            [
                ("image", $0.image, nil), ("isHighlighted", $0.isHighlighted, false),
                ("animationDuration", $0.animationDuration, 0), ("animationRepeatCount", $0.animationRepeatCount, 0),
                ("isAnimating", $0.isAnimating, false), ("clipsToBounds", $0.clipsToBounds, false),
                ("isUserInteractionEnabled", $0.isUserInteractionEnabled, false),
                ("animationImages", $0.animationImages, nil),
            ]
        },
        row({ UIScrollView() }) {
            [
                ("contentOffset", $0.contentOffset, CGPoint.zero), ("contentSize", $0.contentSize, CGSize.zero),
                ("contentInset", $0.contentInset, edges(0)), ("isScrollEnabled", $0.isScrollEnabled, true),
                ("isPagingEnabled", $0.isPagingEnabled, false), ("bounces", $0.bounces, true),
                ("alwaysBounceVertical", $0.alwaysBounceVertical, false),
                ("alwaysBounceHorizontal", $0.alwaysBounceHorizontal, false), ("bouncesZoom", $0.bouncesZoom, true),
                ("minimumZoomScale", $0.minimumZoomScale, 1), ("maximumZoomScale", $0.maximumZoomScale, 1),
                ("zoomScale", $0.zoomScale, 1), ("scrollsToTop", $0.scrollsToTop, true),
                ("isDirectionalLockEnabled", $0.isDirectionalLockEnabled, false),
                ("showsVerticalScrollIndicator", $0.showsVerticalScrollIndicator, true),
                ("showsHorizontalScrollIndicator", $0.showsHorizontalScrollIndicator, true),
                ("delaysContentTouches", $0.delaysContentTouches, true),
                ("canCancelContentTouches", $0.canCancelContentTouches, true),
                ("keyboardDismissMode", $0.keyboardDismissMode, UIScrollView.KeyboardDismissMode.none),
                ("indicatorStyle", $0.indicatorStyle, UIScrollView.IndicatorStyle.default),
                (
                    "contentInsetAdjustmentBehavior", $0.contentInsetAdjustmentBehavior,
                    UIScrollView.ContentInsetAdjustmentBehavior.automatic
                ), ("clipsToBounds", $0.clipsToBounds, true),
                ("allowsKeyboardScrolling", $0.allowsKeyboardScrolling, true),
                ("automaticallyAdjustsScrollIndicatorInsets", $0.automaticallyAdjustsScrollIndicatorInsets, true),
                ("contentAlignmentPoint", $0.contentAlignmentPoint, CGPoint.zero),
                ("decelerationRate", $0.decelerationRate.rawValue, 0.998),
                ("horizontalScrollIndicatorInsets", $0.horizontalScrollIndicatorInsets, edges(0)),
                ("transfersHorizontalScrollingToParent", $0.transfersHorizontalScrollingToParent, true),
                ("transfersVerticalScrollingToParent", $0.transfersVerticalScrollingToParent, true),
                ("verticalScrollIndicatorInsets", $0.verticalScrollIndicatorInsets, edges(0)),
            ]
        },
        row({ UIStackView() }) {
            [
                ("axis", $0.axis, NSLayoutConstraint.Axis.horizontal), ("spacing", $0.spacing, 0),
                ("distribution", $0.distribution, UIStackView.Distribution.fill),
                ("alignment", $0.alignment, UIStackView.Alignment.fill),
                ("isBaselineRelativeArrangement", $0.isBaselineRelativeArrangement, false),
                ("isLayoutMarginsRelativeArrangement", $0.isLayoutMarginsRelativeArrangement, false),
                ("layoutMargins", $0.layoutMargins, edges(0)),
            ]
        },
        row({ NSLayoutConstraint() }) {
            [
                ("priority", $0.priority.rawValue, 1000), ("isActive", $0.isActive, false),
                ("shouldBeArchived", $0.shouldBeArchived, false),
            ]
        },
        row({ UIBezierPath() }) {
            [
                ("lineCapStyle", $0.lineCapStyle, "butt"), ("lineJoinStyle", $0.lineJoinStyle, "miter"),
                ("lineWidth", $0.lineWidth, 1), ("miterLimit", $0.miterLimit, 10),
                ("usesEvenOddFillRule", $0.usesEvenOddFillRule, false),
            ]
        },
        row({ UIGraphicsImageRendererFormat() }) {
            [
                ("opaque", $0.opaque, false), ("scale", $0.scale, UIScreen.main.scale),
            ]
        },
        row({ UIImage() }) {
            [
                ("imageOrientation", $0.imageOrientation, "up"), ("renderingMode", $0.renderingMode, "automatic"),
                ("resizingMode", $0.resizingMode, "tile"),
            ]
        },
        row({ UIInputView() }) {
            [
                ("allowsSelfSizing", $0.allowsSelfSizing, false)
            ]
        },
        row({ UIView().keyboardLayoutGuide }) {
            [
                ("followsUndockedKeyboard", $0.followsUndockedKeyboard, false),
                ("usesBottomSafeArea", $0.usesBottomSafeArea, true),
            ]
        },
        row({ UILayoutGuide() }) {
            [
                ("owningView", $0.owningView, nil)
            ]
        },
        row({ UIVisualEffectView(effect: nil) }) {
            [
                ("effect", $0.effect, nil), ("superview", $0.contentView.superview === $0, true),
            ]
        },
    ]
}

extension UIView {
    /// A subview of the view after the view was dimmed.
    fileprivate var dimmed: UIView {
        let subview = UIView()
        addSubview(subview)
        tintAdjustmentMode = .dimmed
        return subview
    }
}
