extension PropertyNames {
    /// Returns whether a word is reserved in Swift.
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

    /// Words of Swift, members of `UIView` and its base classes, and names in the generated code.
    ///
    /// `ReservedNameTests` compares them with the members that Plumb's `UIKit` declares.
    static let reserved = words.union(
        names(
            """
            accessibilityActivate accessibilityActivationPoint accessibilityAttributedHint \
            accessibilityAttributedLabel accessibilityAttributedUserInputLabels accessibilityAttributedValue \
            accessibilityContainerType accessibilityCustomActions accessibilityCustomRotors accessibilityDecrement \
            accessibilityDragSourceDescriptors accessibilityDropPointDescriptors accessibilityElement \
            accessibilityElementCount accessibilityElementDidBecomeFocused accessibilityElementDidLoseFocus \
            accessibilityElements accessibilityElementsHidden accessibilityFrame accessibilityHeaderElements \
            accessibilityHint accessibilityIdentifier accessibilityIgnoresInvertColors accessibilityIncrement \
            accessibilityLabel accessibilityLanguage accessibilityNavigationStyle accessibilityPath \
            accessibilityPerformEscape accessibilityPerformMagicTap accessibilityRespondsToUserInteraction \
            accessibilityScroll accessibilityTextualContext accessibilityTraits accessibilityUserInputLabels \
            accessibilityValue accessibilityViewIsModal action activityItemsConfiguration addConstraint \
            addConstraints addGestureRecognizer addInteraction addLayoutGuide addMotionEffect addObserver addSubview \
            alignmentRect alignmentRectInsets alpha anchorPoint appearance autoContentAccessingProxy \
            autoresizesSubviews autoresizingMask awakeFromNib backgroundColor becomeFirstResponder bottomAnchor \
            bounds bringSubview bringSubviewToFront canBecomeFirstResponder canBecomeFocused canPerformAction \
            canResignFirstResponder center centerXAnchor centerYAnchor class clearsContextBeforeDrawing \
            clipsToBounds coder constraint constraints constraintsAffectingLayout \
            contentCompressionResistancePriority contentHuggingPriority contentMode contentScaleFactor \
            contentStretch convert coordinateSpace copy cornerConfiguration cut dealloc debugDescription delete \
            description didAddSubview didMoveToSuperview didMoveToWindow directionalEdgeInsets \
            directionalLayoutMargins display displayIfNeeded documentIdentifier draw drawHierarchy drawnSize \
            edgeInsets editingInteractionConfiguration effectiveGeometry effectiveRadius \
            effectiveUserInterfaceLayoutDirection endEditing exchangeSubview exclusiveTouch \
            exerciseAmbiguityInLayout explainLayout finalize firstBaselineAnchor focusEffect focusGroupIdentifier \
            focusGroupPriority focusItemContainer forBaselineLayout forFirstBaselineLayout forLastBaselineLayout \
            format formats frame gestureRecognizers gestureRecognizerShouldBegin hasAmbiguousLayout hash \
            heightAnchor hitTest hoverStyle inputAccessoryView inputAssistantItem inputView inputViewController \
            insertSubview insetsLayoutMarginsFromSafeArea interactions intrinsicContentSize \
            intrinsicContentSizeOverride invalidateIntrinsicContentSize isAccessibilityElement isDescendant \
            isExclusiveTouch isFirstResponder isFocused isHidden isLayoutExhausted isMultipleTouchEnabled isOpaque \
            isProxy isSpringLoaded isUserInteractionEnabled keyboardLayoutGuide keyCommands largeContentImage \
            largeContentImageInsets largeContentTitle lastBaselineAnchor layer layerClass layoutConflicts \
            layoutFindings layoutGuide layoutGuides layoutIfNeeded layoutMargins layoutMarginsDidChange \
            layoutMarginsGuide layoutMarginsOverride layoutSublayers layoutSubviews leadingAnchor leftAnchor mask \
            maskView maximumContentSizeCategory minimumContentSizeCategory motionBegan motionCancelled motionEffects \
            motionEnded mutableCopy needsUpdateConstraints next observationInfo observeValue options \
            overrideUserInterfaceStyle parentFocusEnvironment paste pasteConfiguration point preferredFocusedView \
            preferredFocusEnvironments prepareForInterfaceBuilder preservesSuperviewLayoutMargins pressesBegan \
            pressesCancelled pressesChanged pressesEnded readableContentGuide reloadInputViews remainingLayoutWork \
            remoteControlReceived removeConstraint removeConstraints removeFromSuperview removeGestureRecognizer \
            removeInteraction removeLayoutGuide removeMotionEffect removeObserver resignFirstResponder \
            resizableSnapshotView restorationIdentifier rightAnchor safeAreaInsets safeAreaInsetsDidChange \
            safeAreaInsetsOverride safeAreaLayoutGuide scalesLargeContentImage select selectAll \
            semanticContentAttribute sendSubview sendSubviewToBack setContentCompressionResistancePriority \
            setContentHuggingPriority setNeedsDisplay setNeedsFocusUpdate setNeedsLayout setNeedsUpdateConstraints \
            setNeedsUpdateProperties setUp setUpConstraints setUpHierarchy shouldGroupAccessibilityChildren \
            showsLargeContentViewer sizeThatFits sizeToFit snapshotView subviews superclass superview \
            systemLayoutSizeFitting tag target textInputContextIdentifier textInputMode tintAdjustmentMode tintColor \
            tintColorDidChange topAnchor touchesBegan touchesCancelled touchesEnded touchesMoved trailingAnchor \
            traitCollection traitCollectionDidChange traitOverrides transform transform3D \
            translatesAutoresizingMaskIntoConstraints undoManager updateConstraints updateConstraintsIfNeeded \
            updateFocusIfNeeded updateProperties updatePropertiesIfNeeded updateTraitsIfNeeded userActivity view \
            viewPrintFormatter views viewWithTag widthAnchor willMove willRemoveSubview window zone
            """))

    /// Members of other UIKit classes, besides those of `UIView`.
    static let membersOfControls = names(
        """
        actionForSegment actions activityIndicatorViewStyle addAction addArrangedSubview addSymbolEffect addTarget \
        adjustedContentInset adjustedContentInsetDidChange adjustsFontForContentSizeCategory \
        adjustsFontSizeToFitWidth adjustsImageWhenDisabled adjustsImageWhenHighlighted alignment allControlEvents \
        allowsContinuousInteraction allowsDefaultTighteningForTruncation allowsEditingTextAttributes \
        allowsKeyboardScrolling allTargets alwaysBounceHorizontal alwaysBounceVertical animationDuration \
        animationImages animationRepeatCount apportionsSegmentWidthsByContent arrangedSubviews attributedPlaceholder \
        attributedText attributedTitle autocapitalizationType autocorrectionType \
        automaticallyAdjustsScrollIndicatorInsets automaticallyUpdatesConfiguration autorepeat axis background \
        backgroundImage backgroundRect backgroundStyle backIndicatorImage backIndicatorTransitionMaskImage backItem \
        barStyle barTintColor baselineAdjustment beginningOfDocument beginTracking borderRect borderStyle \
        bottomEdgeEffect bounces bouncesHorizontally bouncesVertically bouncesZoom brokenLines buttonType calendar \
        canCancelContentTouches cancelTracking caretRect changesSelectionAsPrimaryAction clearButtonMode \
        clearButtonRect clearsOnBeginEditing clearsOnInsertion closestPosition color compactAppearance \
        compactScrollEdgeAppearance compare configuration configurationUpdateHandler contentAlignmentPoint \
        contentEdgeInsets contentHorizontalAlignment contentInset contentInsetAdjustmentBehavior contentLayoutGuide \
        contentOffset contentOffsetForSegment contentPositionAdjustment contentRect contentSize \
        contentVerticalAlignment continueTracking countDownDuration currentAttributedTitle currentBackgroundImage \
        currentImage currentPage currentPageIndicatorImage currentPageIndicatorTintColor currentThumbImage \
        currentTitle currentTitleColor customSpacing dataDetectorTypes dataSource date datePickerMode \
        datePickerStyle decelerationRate decrementImage defaultTextAttributes delaysContentTouches delegate \
        deleteBackward direction disabledBackground distribution dividerImage drawPlaceholder drawText editingRect \
        effectiveContentHorizontalAlignment enablesReturnKeyAutomatically endOfDocument endTracking firstRect \
        flashScrollIndicators font frameLayoutGuide hasText hidesForSinglePage hidesWhenStopped highlightedImage \
        highlightedTextColor horizontalScrollIndicatorInsets image imageEdgeInsets imageForSegment imageRect \
        imageView incrementImage indicatorImage indicatorStyle inlinePredictionType insertArrangedSubview \
        insertSegment insertText isAnimating isArrangedAsOnCanvas isBaselineRelativeArrangement \
        isContextMenuInteractionEnabled isContinuous isDecelerating isDirectionalLockEnabled isDragging isEditable \
        isEditing isEnabled isEnabledForSegment isFindInteractionEnabled isHighlighted \
        isLayoutMarginsRelativeArrangement isMomentary isOn isPagingEnabled isPointerInteractionEnabled \
        isScrollAnimating isScrollEnabled isSecureTextEntry isSelectable isSelected isTouchInside isTracking \
        isTranslucent isZoomAnimating isZoomBouncing isZooming itemPositioning items itemSpacing itemWidth \
        keyboardAppearance keyboardDismissMode keyboardType largeTitleTextAttributes layoutManager leftEdgeEffect \
        leftView leftViewMode leftViewRect lineBreakMode lineBreakStrategy linkTextAttributes locale markedTextRange \
        maximumDate maximumTrackImage maximumTrackTintColor maximumValue maximumValueImage maximumValueImageRect \
        maximumZoomScale menu minimumDate minimumFontSize minimumScaleFactor minimumTrackImage minimumTrackTintColor \
        minimumValue minimumValueImage minimumValueImageRect minimumZoomScale minuteInterval numberOfComponents \
        numberOfLines numberOfPages numberOfRows numberOfSegments offImage offset onImage onTintColor \
        pageIndicatorTintColor panGestureRecognizer passwordRules pinchGestureRecognizer placeholder placeholderRect \
        popItem position positionAdjustment preferredCurrentPageIndicatorImage preferredDatePickerStyle \
        preferredIndicatorImage preferredMaxLayoutWidth preferredSymbolConfiguration prefersLargeTitles progress \
        progressImage progressTintColor progressViewStyle prompt pushItem refreshControl reloadAllComponents \
        reloadComponent removeAction removeAllSegments removeAllSymbolEffects removeArrangedSubview removeSegment \
        removeSymbolEffect removeTarget replace returnKeyType reversesTitleShadowWhenHighlighted rightEdgeEffect \
        rightView rightViewMode rightViewRect role roundsToMinuteInterval scopeBarBackgroundImage \
        scopeBarButtonTitleTextAttributes scopeButtonTitles scrollEdgeAppearance scrollIndicatorInsets \
        scrollRangeToVisible scrollRectToVisible scrollsToTop searchBarStyle searchFieldBackgroundImage \
        searchFieldBackgroundPositionAdjustment searchTextField searchTextPositionAdjustment selectedItem \
        selectedRange selectedRow selectedScopeButtonIndex selectedSegmentIndex selectedSegmentTintColor \
        selectedTextRange selectionIndicatorImage selectionRects selectRow sendAction sendActions setAction \
        setAttributedTitle setBackgroundImage setContentOffset setContentPositionAdjustment \
        setCurrentPageIndicatorImage setCustomSpacing setDate setDecrementImage setDividerImage setEnabled setImage \
        setIncrementImage setIndicatorImage setItems setMaximumTrackImage setMinimumTrackImage \
        setNeedsUpdateConfiguration setOn setPositionAdjustment setPreferredSymbolConfiguration setProgress \
        setScopeBarButtonTitleTextAttributes setSearchFieldBackgroundImage setShadowImage setShowsCancelButton \
        setSymbolImage setThumbImage setTitle setTitleColor setTitleShadowColor setTitleTextAttributes \
        setTitleVerticalPositionAdjustment setValue setWidth setZoomScale shadowColor shadowImage shadowOffset \
        showsBookmarkButton showsCancelButton showsExpansionTextWhenTruncated showsHorizontalScrollIndicator \
        showsMenuAsPrimaryAction showsScopeBar showsSearchResultsButton showsSelectionIndicator \
        showsTouchWhenHighlighted showsVerticalScrollIndicator size smartDashesType smartInsertDeleteType \
        smartQuotesType spacing spellCheckingType standardAppearance startAnimating state stepValue stopAnimating \
        stopScrollingAndZooming style subtitleLabel text textAlignment textColor textContainer textContainerInset \
        textContentType textRange textRect textStorage thumbImage thumbRect thumbTintColor timeZone title titleColor \
        titleEdgeInsets titleForSegment titleLabel titleRect titleShadowColor titleTextAttributes \
        titleVerticalPositionAdjustment topEdgeEffect topItem touchesShouldBegin touchesShouldCancel trackImage \
        trackRect trackTintColor transfersHorizontalScrollingToParent transfersVerticalScrollingToParent \
        typingAttributes unselectedItemTintColor updateConfiguration usesStandardTextScaling value \
        verticalScrollIndicatorInsets widthForSegment wraps zoom zoomScale
        """)

    private static func names(_ text: String) -> Set<String> {
        Set(text.split(separator: " ").map(String.init))
    }
}
