import Foundation
import UIKit

extension PropertyDefaultTests {
    nonisolated static let texts: [Row] = [
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
                ("attributedText", $0.attributedText, nil), ("highlightedTextColor", $0.highlightedTextColor, nil),
                ("showsExpansionTextWhenTruncated", $0.showsExpansionTextWhenTruncated, false),
                ("lineBreakStrategy", $0.lineBreakStrategy, NSParagraphStyle.LineBreakStrategy.standard),
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
                ("allowsEditingTextAttributes", $0.allowsEditingTextAttributes, false),
                ("attributedPlaceholder", $0.attributedPlaceholder, nil), ("background", $0.background, nil),
                ("clearsOnInsertion", $0.clearsOnInsertion, false), ("disabledBackground", $0.disabledBackground, nil),
                ("inputAccessoryView", $0.inputAccessoryView, nil), ("inputView", $0.inputView, nil),
                ("rightViewMode", $0.rightViewMode, "never"),
                ("contentVerticalAlignment", $0.contentVerticalAlignment, "center"),
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
                ("allowsEditingTextAttributes", $0.allowsEditingTextAttributes, false),
                ("clearsOnInsertion", $0.clearsOnInsertion, false), ("inputAccessoryView", $0.inputAccessoryView, nil),
                ("inputView", $0.inputView, nil), ("textAlignment", $0.textAlignment, "natural"),
                ("usesStandardTextScaling", $0.usesStandardTextScaling, false),
            ]
        },
        row({ NSMutableParagraphStyle() }) {
            [
                ("alignment", $0.alignment, NSTextAlignment.natural), ("lineSpacing", $0.lineSpacing, 0),
                ("lineBreakMode", $0.lineBreakMode, NSLineBreakMode.byWordWrapping),
                ("lineHeightMultiple", $0.lineHeightMultiple, 0), ("headIndent", $0.headIndent, 0),
                ("paragraphSpacing", $0.paragraphSpacing, 0), ("minimumLineHeight", $0.minimumLineHeight, 0),
                ("defaultTabInterval", $0.defaultTabInterval, 0), ("hyphenationFactor", $0.hyphenationFactor, 0),
                ("lineBreakStrategy", $0.lineBreakStrategy.rawValue, 0), ("maximumLineHeight", $0.maximumLineHeight, 0),
                ("paragraphSpacingBefore", $0.paragraphSpacingBefore, 0),
            ]
        },
        row({ NSParagraphStyle() }) {
            [
                ("defaultTabInterval", $0.defaultTabInterval, 0),
                ("lineBreakStrategy", $0.lineBreakStrategy.rawValue, 0),
                ("lineHeightMultiple", $0.lineHeightMultiple, 0), ("maximumLineHeight", $0.maximumLineHeight, 0),
                ("paragraphSpacingBefore", $0.paragraphSpacingBefore, 0),
            ]
        },
        row({ NSShadow() }) {
            [
                ("shadowBlurRadius", $0.shadowBlurRadius, 0), ("shadowOffset", $0.shadowOffset, CGSize.zero),
            ]
        },
        row({ NSTextAttachment() }) {
            [
                ("bounds", $0.bounds, CGRect.zero)
            ]
        },
        row({ NSTextContainer(size: CGSize(width: 10, height: 10)) }) {
            [
                ("exclusionPaths", $0.exclusionPaths, "[]"), ("heightTracksTextView", $0.heightTracksTextView, false),
                ("lineBreakMode", $0.lineBreakMode, "byWordWrapping"),
                ("lineFragmentPadding", $0.lineFragmentPadding, 5),
                ("maximumNumberOfLines", $0.maximumNumberOfLines, 0),
                ("widthTracksTextView", $0.widthTracksTextView, false),
            ]
        },
        row({ UISearchBar() }) {
            [
                ("barStyle", $0.barStyle, "default"), ("barTintColor", $0.barTintColor, nil),
                ("delegate", $0.delegate, nil), ("isTranslucent", $0.isTranslucent, true),
                ("placeholder", $0.placeholder, nil), ("prompt", $0.prompt, nil),
                ("searchBarStyle", $0.searchBarStyle, "default"),
                ("showsBookmarkButton", $0.showsBookmarkButton, false),
                ("showsCancelButton", $0.showsCancelButton, false),
                ("showsSearchResultsButton", $0.showsSearchResultsButton, false), ("text", $0.text, nil),
            ]
        },
        row({ UISearchTextField() }) {
            [
                ("allowsCopyingTokens", $0.allowsCopyingTokens, true),
                ("allowsDeletingTokens", $0.allowsDeletingTokens, true),
                ("tokenBackgroundColor", $0.tokenBackgroundColor, nil),
            ]
        },
        row({ UITextInputAssistantItem() }) {
            [
                ("allowsHidingShortcuts", $0.allowsHidingShortcuts, true)
            ]
        },
    ]
}
