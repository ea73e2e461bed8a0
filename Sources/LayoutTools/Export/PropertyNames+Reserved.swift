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
    ///
    /// `ReservedNameTests` compares them with the members that our `UIKit` declares.
    static let reserved = words.union(
        names(
            """
            accessibilityActivate accessibilityActivationPoint accessibilityAttributedHint \
            accessibilityAttributedLabel accessibilityAttributedValue accessibilityContainerType \
            accessibilityCustomActions accessibilityDecrement accessibilityElement accessibilityElementCount \
            accessibilityElementDidBecomeFocused accessibilityElementDidLoseFocus accessibilityElements \
            accessibilityElementsHidden accessibilityFrame accessibilityHint accessibilityIdentifier \
            accessibilityIgnoresInvertColors accessibilityIncrement accessibilityLabel accessibilityLanguage \
            accessibilityNavigationStyle accessibilityPath accessibilityPerformEscape accessibilityPerformMagicTap \
            accessibilityRespondsToUserInteraction accessibilityScroll accessibilityTraits \
            accessibilityUserInputLabels accessibilityValue accessibilityViewIsModal addConstraint addConstraints \
            addGestureRecognizer addInteraction addLayoutGuide addMotionEffect addObserver addSubview alignmentRect \
            action alignmentRectInsets alpha anchorPoint autoresizesSubviews autoresizingMask awakeFromNib backgroundColor \
            becomeFirstResponder bottomAnchor bounds bringSubview bringSubviewToFront canBecomeFirstResponder \
            canPerformAction canResignFirstResponder center centerXAnchor centerYAnchor class clipsToBounds coder \
            constraint constraints constraintsAffectingLayout contentCompressionResistancePriority \
            contentHuggingPriority contentMode contentScaleFactor convert copy cornerConfiguration cut \
            debugDescription delete description didAddSubview didMoveToSuperview didMoveToWindow directionalEdgeInsets \
            directionalLayoutMargins display displayIfNeeded documentIdentifier draw drawHierarchy drawnSize \
            edgeInsets editingInteractionConfiguration effectiveRadius effectiveUserInterfaceLayoutDirection \
            endEditing exchangeSubview exclusiveTouch exerciseAmbiguityInLayout explainLayout firstBaselineAnchor \
            focusEffect forBaselineLayout forFirstBaselineLayout forLastBaselineLayout format formats frame \
            gestureRecognizers gestureRecognizerShouldBegin hasAmbiguousLayout hash heightAnchor hitTest \
            inputAccessoryView inputAssistantItem inputView inputViewController insertSubview \
            insetsLayoutMarginsFromSafeArea interactions intrinsicContentSize intrinsicContentSizeOverride \
            invalidateIntrinsicContentSize isAccessibilityElement isDescendant isExclusiveTouch isFirstResponder \
            isFocused isHidden isLayoutExhausted isMultipleTouchEnabled isOpaque isUserInteractionEnabled \
            keyboardLayoutGuide keyCommands largeContentImage largeContentTitle lastBaselineAnchor layer \
            layoutConflicts layoutFindings layoutGuide layoutGuides layoutIfNeeded layoutMargins \
            layoutMarginsDidChange layoutMarginsGuide layoutMarginsOverride layoutSublayers layoutSubviews \
            leadingAnchor leftAnchor mask maskView maximumContentSizeCategory minimumContentSizeCategory motionBegan \
            motionCancelled motionEffects motionEnded needsUpdateConstraints next observeValue options \
            overrideUserInterfaceStyle paste pasteConfiguration point prepareForInterfaceBuilder \
            preservesSuperviewLayoutMargins pressesBegan pressesCancelled pressesChanged pressesEnded \
            readableContentGuide reloadInputViews remainingLayoutWork remoteControlReceived removeConstraint \
            removeConstraints removeFromSuperview removeGestureRecognizer removeInteraction removeLayoutGuide \
            removeMotionEffect removeObserver resignFirstResponder resizableSnapshotView restorationIdentifier \
            rightAnchor safeAreaInsets safeAreaInsetsDidChange safeAreaInsetsOverride safeAreaLayoutGuide \
            scalesLargeContentImage select selectAll semanticContentAttribute sendSubview sendSubviewToBack \
            setContentCompressionResistancePriority setContentHuggingPriority setNeedsDisplay setNeedsLayout \
            setNeedsUpdateConstraints setNeedsUpdateProperties setUp setUpConstraints setUpHierarchy \
            shouldGroupAccessibilityChildren showsLargeContentViewer sizeThatFits sizeToFit snapshotView subviews \
            superclass superview systemLayoutSizeFitting tag target textInputContextIdentifier textInputMode \
            tintAdjustmentMode tintColor tintColorDidChange topAnchor touchesBegan touchesCancelled touchesEnded \
            touchesMoved trailingAnchor traitCollection traitCollectionDidChange traitOverrides transform transform3D \
            translatesAutoresizingMaskIntoConstraints undoManager updateConstraints updateConstraintsIfNeeded \
            updateProperties updatePropertiesIfNeeded updateTraitsIfNeeded userActivity view views viewWithTag \
            widthAnchor willMove willRemoveSubview window zone
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
