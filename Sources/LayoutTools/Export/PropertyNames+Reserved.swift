extension PropertyNames {
    /// Returns whether Swift has a meaning of its own for a word.
    static func isWord(_ text: String) -> Bool { words.contains(text) }

    private static let words = names(
        """
        Any Protocol Self Type _ actor any as associatedtype async await break case catch class continue convenience \
        default defer deinit didSet do dynamic else enum extension fallthrough false fileprivate final for func get \
        guard if import in indirect infix init inout internal is lazy let macro mutating nil open operator optional \
        override package postfix precedencegroup prefix private protocol public repeat required rethrows return self \
        set some static struct subscript super switch throw throws true try typealias unowned var weak where while \
        willSet
        """)

    /// Words of Swift, members of `UIView` and its base classes, and names that the code itself uses.
    static let reserved = words.union(
        names(
            """
            accessibilityElements accessibilityFrame accessibilityHint accessibilityIdentifier accessibilityLabel \
            accessibilityTraits accessibilityValue alignmentRectInsets alpha autoresizesSubviews autoresizingMask \
            backgroundColor bottomAnchor bounds canBecomeFirstResponder center centerXAnchor centerYAnchor class \
            clipsToBounds coder constraint constraints contentMode contentScaleFactor copy debugDescription description \
            directionalLayoutMargins drawnSize editingInteractionConfiguration exclusiveTouch firstBaselineAnchor \
            focusEffect format formats frame gestureRecognizers hash heightAnchor inputAccessoryView inputView \
            inputViewController insetsLayoutMarginsFromSafeArea interactions intrinsicContentSize isExclusiveTouch \
            isFirstResponder isFocused isHidden isMultipleTouchEnabled isOpaque isUserInteractionEnabled keyCommands \
            keyboardLayoutGuide lastBaselineAnchor layer layoutGuides layoutMargins layoutMarginsGuide leadingAnchor \
            leftAnchor mask maskView motionEffects next options overrideUserInterfaceStyle pasteConfiguration \
            preservesSuperviewLayoutMargins readableContentGuide restorationIdentifier rightAnchor safeAreaInsets \
            safeAreaLayoutGuide semanticContentAttribute setUp setUpConstraints setUpHierarchy subviews superclass \
            superview tag textInputContextIdentifier textInputMode tintAdjustmentMode tintColor topAnchor \
            trailingAnchor traitCollection traitOverrides transform transform3D translatesAutoresizingMaskIntoConstraints \
            undoManager userActivity view views widthAnchor window zone
            """))

    /// Members that other classes of UIKit have beside those of `UIView`.
    static let membersOfControls = names(
        """
        action actions adjustedContentInset alignment animationImages arrangedSubviews attributedPlaceholder \
        attributedText axis borderStyle bounces buttonType configuration contentInset contentLayoutGuide contentOffset \
        contentSize currentImage currentTitle date delegate distribution font frameLayoutGuide highlightedImage image \
        imageView isEditable isEnabled isHighlighted isOn isScrollEnabled isSelected isTracking items leftView \
        maximumValue minimumValue numberOfLines placeholder progress rightView selectedRange spacing state style text \
        textAlignment textColor textContainer textStorage title titleLabel value
        """)

    private static func names(_ text: String) -> Set<String> {
        Set(text.split(separator: " ").map(String.init))
    }
}
