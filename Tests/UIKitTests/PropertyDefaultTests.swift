import Foundation
import Testing
import UIKit

/// The defaults of properties in Apple's class reference, class by class.
@MainActor @Suite struct PropertyDefaultTests {
    struct Row: Sendable, CustomTestStringConvertible {
        let name: String
        let expected: [String]
        let values: @MainActor @Sendable () -> [String]
        var testDescription: String { name }
    }

    /// A row of one class: the properties of a new object and their defaults, as text.
    private nonisolated static func row<Object>(
        _ make: @escaping @MainActor @Sendable () -> Object,
        _ pairs: @escaping @MainActor @Sendable (Object) -> [(String, Any?, Any?)]
    ) -> Row {
        Row(name: "\(Object.self)", expected: []) {
            pairs(make()).compactMap { name, value, expected in
                let (value, expected) = (text(value), text(expected))
                return value == expected ? nil : "\(name) is \(value), not \(expected)"
            }
        }
    }
    private nonisolated static func text(_ value: Any?) -> String {
        switch value {
        case nil: "nil"
        case let number as CGFloat: "\(Double(number))"
        case let number as Float: "\(Double(number))"
        case let number as any BinaryInteger: "\(Double(number))"
        case let value?: "\(value)"
        }
    }
    private nonisolated static func edges(_ all: CGFloat) -> UIEdgeInsets {
        UIEdgeInsets(top: all, left: all, bottom: all, right: all)
    }

    nonisolated static let rows: [Row] = [
        row({ UIView() }) {
            [
                ("alpha", $0.alpha, 1), ("isHidden", $0.isHidden, false), ("isOpaque", $0.isOpaque, true),
                ("contentMode", $0.contentMode, UIView.ContentMode.scaleToFill), ("tag", $0.tag, 0),
                ("clipsToBounds", $0.clipsToBounds, false), ("backgroundColor", $0.backgroundColor, nil),
                ("autoresizesSubviews", $0.autoresizesSubviews, true),
                ("autoresizingMask", $0.autoresizingMask.rawValue, 0),
                ("layoutMargins", $0.layoutMargins, edges(8)), ("anchorPoint", $0.anchorPoint, CGPoint(x: 0.5, y: 0.5)),
                ("isMultipleTouchEnabled", $0.isMultipleTouchEnabled, false),
                ("isExclusiveTouch", $0.isExclusiveTouch, false), ("mask", $0.mask, nil),
                ("translates", $0.translatesAutoresizingMaskIntoConstraints, true),
                ("preservesSuperviewLayoutMargins", $0.preservesSuperviewLayoutMargins, false),
                ("insetsLayoutMarginsFromSafeArea", $0.insetsLayoutMarginsFromSafeArea, true),
                ("tintAdjustmentMode", $0.tintAdjustmentMode, UIView.TintAdjustmentMode.normal),
                ("dimmed", $0.dimmed.tintAdjustmentMode, UIView.TintAdjustmentMode.dimmed),
                ("semantic", $0.semanticContentAttribute, UISemanticContentAttribute.unspecified),
            ]
        },
        row({ UILabel() }) {
            [
                ("text", $0.text, nil), ("numberOfLines", $0.numberOfLines, 1), ("font", $0.font.pointSize, 17),
                ("lineBreakMode", $0.lineBreakMode, NSLineBreakMode.byTruncatingTail),
                ("textAlignment", $0.textAlignment, NSTextAlignment.natural),
                ("minimumScaleFactor", $0.minimumScaleFactor, 0),
                ("adjustsFontSizeToFitWidth", $0.adjustsFontSizeToFitWidth, false),
                ("adjustsFontForContentSizeCategory", $0.adjustsFontForContentSizeCategory, false),
                ("allowsDefaultTightening", $0.allowsDefaultTighteningForTruncation, false),
                ("baselineAdjustment", $0.baselineAdjustment, UIBaselineAdjustment.alignBaselines),
                ("preferredMaxLayoutWidth", $0.preferredMaxLayoutWidth, 0), ("isEnabled", $0.isEnabled, true),
                ("isHighlighted", $0.isHighlighted, false), ("shadowColor", $0.shadowColor, nil),
                ("shadowOffset", $0.shadowOffset, CGSize(width: 0, height: -1)),
                ("isUserInteractionEnabled", $0.isUserInteractionEnabled, false),
            ]
        },
        row({ UIImageView() }) {
            [
                ("image", $0.image, nil), ("isHighlighted", $0.isHighlighted, false),
                ("animationDuration", $0.animationDuration, 0), ("animationRepeatCount", $0.animationRepeatCount, 0),
                ("isAnimating", $0.isAnimating, false), ("clipsToBounds", $0.clipsToBounds, false),
                ("isUserInteractionEnabled", $0.isUserInteractionEnabled, false),
            ]
        },
        row({ UIControl() }) {
            [
                ("isEnabled", $0.isEnabled, true), ("isSelected", $0.isSelected, false),
                ("isHighlighted", $0.isHighlighted, false),
                ("vertical", $0.contentVerticalAlignment, UIControl.ContentVerticalAlignment.center),
                ("horizontal", $0.contentHorizontalAlignment, UIControl.ContentHorizontalAlignment.center),
                ("state", $0.state.rawValue, 0),
            ]
        },
        row({ UIButton(type: .custom) }) {
            [
                ("buttonType", $0.buttonType, UIButton.ButtonType.custom), ("title", $0.currentTitle, nil),
                ("contentEdgeInsets", $0.contentEdgeInsets, edges(0)),
                ("adjustsImageWhenHighlighted", $0.adjustsImageWhenHighlighted, true),
                ("adjustsImageWhenDisabled", $0.adjustsImageWhenDisabled, true),
                ("showsTouchWhenHighlighted", $0.showsTouchWhenHighlighted, false),
                ("currentTitleColor", $0.currentTitleColor == .white, true),
            ]
        },
        row({ UITextField() }) {
            [
                ("text", $0.text, ""), ("placeholder", $0.placeholder, nil), ("font", $0.font?.pointSize, 17),
                ("textAlignment", $0.textAlignment, NSTextAlignment.natural),
                ("borderStyle", $0.borderStyle, UITextField.BorderStyle.none),
                ("clearButtonMode", $0.clearButtonMode, UITextField.ViewMode.never),
                ("leftViewMode", $0.leftViewMode, UITextField.ViewMode.never),
                ("clearsOnBeginEditing", $0.clearsOnBeginEditing, false), ("minimumFontSize", $0.minimumFontSize, 0),
                ("adjustsFontSizeToFitWidth", $0.adjustsFontSizeToFitWidth, false),
                ("isSecureTextEntry", $0.isSecureTextEntry, false),
                ("keyboardType", $0.keyboardType, UIKeyboardType.default),
                ("returnKeyType", $0.returnKeyType, UIReturnKeyType.default),
                ("keyboardAppearance", $0.keyboardAppearance, UIKeyboardAppearance.default),
                ("autocapitalizationType", $0.autocapitalizationType, UITextAutocapitalizationType.sentences),
                ("autocorrectionType", $0.autocorrectionType, UITextAutocorrectionType.default),
                ("spellCheckingType", $0.spellCheckingType, UITextSpellCheckingType.default),
                ("enablesReturnKeyAutomatically", $0.enablesReturnKeyAutomatically, false),
            ]
        },
        row({ UITextView() }) {
            [
                ("text", $0.text, ""), ("isEditable", $0.isEditable, true), ("isSelectable", $0.isSelectable, true),
                ("font", $0.font?.pointSize, 12),
                ("textContainerInset", $0.textContainerInset, UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)),
                ("lineFragmentPadding", $0.textContainer.lineFragmentPadding, 5),
                ("isScrollEnabled", $0.isScrollEnabled, true), ("clipsToBounds", $0.clipsToBounds, true),
                ("dataDetectorTypes", $0.dataDetectorTypes.rawValue, 0),
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
        row({ UITableView() }) {
            [
                ("style", $0.style, UITableView.Style.plain), ("rowHeight", $0.rowHeight, -1),
                ("estimatedRowHeight", $0.estimatedRowHeight, -1),
                ("sectionHeaderHeight", $0.sectionHeaderHeight, -1),
                ("sectionFooterHeight", $0.sectionFooterHeight, -1),
                ("allowsSelection", $0.allowsSelection, true),
                ("allowsMultipleSelection", $0.allowsMultipleSelection, false),
                ("allowsSelectionDuringEditing", $0.allowsSelectionDuringEditing, false),
                ("separatorStyle", $0.separatorStyle, UITableViewCell.SeparatorStyle.singleLine),
                ("separatorInset", $0.separatorInset, UIEdgeInsets(top: 0, left: 15, bottom: 0, right: 0)),
                ("isEditing", $0.isEditing, false), ("alwaysBounceVertical", $0.alwaysBounceVertical, true),
                ("clipsToBounds", $0.clipsToBounds, true), ("isPrefetchingEnabled", $0.isPrefetchingEnabled, true),
            ]
        },
        row({ UITableViewCell() }) {
            [
                ("selectionStyle", $0.selectionStyle, UITableViewCell.SelectionStyle.default),
                ("accessoryType", $0.accessoryType, UITableViewCell.AccessoryType.none),
                ("indentationLevel", $0.indentationLevel, 0), ("indentationWidth", $0.indentationWidth, 10),
                ("isEditing", $0.isEditing, false), ("showsReorderControl", $0.showsReorderControl, false),
                ("shouldIndentWhileEditing", $0.shouldIndentWhileEditing, true),
                ("editingAccessoryType", $0.editingAccessoryType, UITableViewCell.AccessoryType.none),
            ]
        },
        row({ UICollectionViewFlowLayout() }) {
            [
                ("itemSize", $0.itemSize, CGSize(width: 50, height: 50)),
                ("minimumLineSpacing", $0.minimumLineSpacing, 10),
                ("minimumInteritemSpacing", $0.minimumInteritemSpacing, 10),
                ("sectionInset", $0.sectionInset, edges(0)),
                ("estimatedItemSize", $0.estimatedItemSize, CGSize.zero),
                ("scrollDirection", $0.scrollDirection, UICollectionView.ScrollDirection.vertical),
                ("headerReferenceSize", $0.headerReferenceSize, CGSize.zero),
                ("sectionHeadersPinToVisibleBounds", $0.sectionHeadersPinToVisibleBounds, false),
            ]
        },
        row({ UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout()) }) {
            [
                ("allowsSelection", $0.allowsSelection, true),
                ("allowsMultipleSelection", $0.allowsMultipleSelection, false),
                ("isPrefetchingEnabled", $0.isPrefetchingEnabled, true), ("isEditing", $0.isEditing, false),
                ("clipsToBounds", $0.clipsToBounds, true),
            ]
        },
        row({ UISlider() }) {
            [
                ("value", $0.value, 0), ("minimumValue", $0.minimumValue, 0), ("maximumValue", $0.maximumValue, 1),
                ("isContinuous", $0.isContinuous, true),
            ]
        },
        row({ UIStepper() }) {
            [
                ("value", $0.value, 0), ("minimumValue", $0.minimumValue, 0), ("maximumValue", $0.maximumValue, 100),
                ("stepValue", $0.stepValue, 1), ("autorepeat", $0.autorepeat, true), ("wraps", $0.wraps, false),
            ]
        },
        row({ UISwitch() }) { [("isOn", $0.isOn, false), ("onTintColor", $0.onTintColor, nil)] },
        row({ UIProgressView() }) {
            [
                ("progress", $0.progress, 0), ("progressViewStyle", $0.progressViewStyle, UIProgressView.Style.default),
            ]
        },
        row({ UIActivityIndicatorView(style: .medium) }) {
            [("hidesWhenStopped", $0.hidesWhenStopped, true), ("isAnimating", $0.isAnimating, false)]
        },
        row({ UIPageControl() }) {
            [
                ("numberOfPages", $0.numberOfPages, 0), ("currentPage", $0.currentPage, 0),
                ("hidesForSinglePage", $0.hidesForSinglePage, false),
            ]
        },
        row({ UISegmentedControl() }) {
            [
                ("selectedSegmentIndex", $0.selectedSegmentIndex, -1), ("isMomentary", $0.isMomentary, false),
                ("apportions", $0.apportionsSegmentWidthsByContent, false),
            ]
        },
        row({ UIDatePicker() }) {
            [
                ("datePickerMode", $0.datePickerMode, UIDatePicker.Mode.dateAndTime),
                ("minuteInterval", $0.minuteInterval, 1), ("minimumDate", $0.minimumDate, nil),
                ("maximumDate", $0.maximumDate, nil), ("countDownDuration", $0.countDownDuration, 0),
            ]
        },
        row({ UIWindow() }) { [("windowLevel", $0.windowLevel.rawValue, 0), ("isKeyWindow", $0.isKeyWindow, false)] },
        row({ UIViewController() }) {
            [
                ("edgesForExtendedLayout", $0.edgesForExtendedLayout.rawValue, UIRectEdge.all.rawValue),
                ("extendedLayoutIncludesOpaqueBars", $0.extendedLayoutIncludesOpaqueBars, false),
                ("modalPresentationStyle", $0.modalPresentationStyle, UIModalPresentationStyle.automatic),
                ("modalTransitionStyle", $0.modalTransitionStyle, UIModalTransitionStyle.coverVertical),
                ("isModalInPresentation", $0.isModalInPresentation, false),
                ("definesPresentationContext", $0.definesPresentationContext, false),
                ("hidesBottomBarWhenPushed", $0.hidesBottomBarWhenPushed, false),
                ("isEditing", $0.isEditing, false), ("preferredContentSize", $0.preferredContentSize, CGSize.zero),
                ("viewRespectsSystemMinimumLayoutMargins", $0.viewRespectsSystemMinimumLayoutMargins, true),
            ]
        },
        row({ CALayer() }) {
            [
                ("opacity", $0.opacity, 1), ("isHidden", $0.isHidden, false), ("cornerRadius", $0.cornerRadius, 0),
                ("borderWidth", $0.borderWidth, 0), ("masksToBounds", $0.masksToBounds, false),
                ("shadowOpacity", $0.shadowOpacity, 0), ("shadowRadius", $0.shadowRadius, 3),
                ("shadowOffset", $0.shadowOffset, CGSize(width: 0, height: -3)), ("zPosition", $0.zPosition, 0),
                ("anchorPoint", $0.anchorPoint, CGPoint(x: 0.5, y: 0.5)), ("contentsScale", $0.contentsScale, 1),
                ("isDoubleSided", $0.isDoubleSided, true),
                ("contentsGravity", $0.contentsGravity, CALayerContentsGravity.resize),
            ]
        },
        row({ NSMutableParagraphStyle() }) {
            [
                ("alignment", $0.alignment, NSTextAlignment.natural), ("lineSpacing", $0.lineSpacing, 0),
                ("lineBreakMode", $0.lineBreakMode, NSLineBreakMode.byWordWrapping),
                ("lineHeightMultiple", $0.lineHeightMultiple, 0), ("headIndent", $0.headIndent, 0),
                ("paragraphSpacing", $0.paragraphSpacing, 0), ("minimumLineHeight", $0.minimumLineHeight, 0),
            ]
        },
        row({ UIPanGestureRecognizer() }) {
            [
                ("minimumNumberOfTouches", $0.minimumNumberOfTouches, 1), ("isEnabled", $0.isEnabled, true),
                ("maximumNumberOfTouches", $0.maximumNumberOfTouches, Int.max),
                ("cancelsTouchesInView", $0.cancelsTouchesInView, true),
                ("delaysTouchesBegan", $0.delaysTouchesBegan, false),
                ("delaysTouchesEnded", $0.delaysTouchesEnded, true),
            ]
        },
        row({ UILongPressGestureRecognizer() }) {
            [
                ("minimumPressDuration", $0.minimumPressDuration, 0.5), ("allowableMovement", $0.allowableMovement, 10),
                ("numberOfTapsRequired", $0.numberOfTapsRequired, 0),
                ("numberOfTouchesRequired", $0.numberOfTouchesRequired, 1),
            ]
        },
        row({ NSLayoutConstraint() }) { [("priority", $0.priority.rawValue, 1000), ("isActive", $0.isActive, false)] },
    ]

    @Test(arguments: rows) func newObjectsHaveApplesDefaults(_ row: Row) { #expect(row.values() == row.expected) }
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
