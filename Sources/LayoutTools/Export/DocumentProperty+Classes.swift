extension DocumentProperty {
    /// Returns the properties of a class and its base classes, in the order in which code sets them.
    static func all(of className: String) -> [DocumentProperty] {
        chain(of: className).reversed().flatMap { name in classes[name] ?? [] }
    }

    /// Returns the colors of a class and its base classes: the key in documents and the property.
    static func colors(of className: String) -> [String: String] {
        chain(of: className).reduce(into: [:]) { found, name in
            found.merge(colors[name] ?? [:]) { nearest, _ in nearest }
        }
    }

    /// Returns the insets and sizes of a class and its base classes: the key in documents and the property.
    static func insets(of className: String) -> [String: String] {
        chain(of: className).reduce(into: [:]) { found, name in
            found.merge(insets[name] ?? [:]) { nearest, _ in nearest }
        }
    }

    /// Returns the value of an attribute in a new view of a class, in the words of documents.
    static func standard(of property: DocumentProperty, in className: String) -> String? {
        standards[className]?[property.attribute] ?? property.standard
    }

    /// Returns the class and its base classes, the class itself first.
    private static func chain(of className: String) -> [String] {
        var names = [className]
        if controls.contains(className) { names.append("UIControl") }
        if className == "UITextView" { names.append("UIScrollView") }
        return names + (className == "UIView" ? [] : ["UIView"])
    }

    private static let controls: Set<String> = [
        "UIButton", "UITextField", "UISwitch", "UISlider", "UISegmentedControl", "UIStepper", "UIPageControl",
        "UIDatePicker",
    ]

    /// The properties that a view of each class adds to those of its base class.
    private static let classes: [String: [DocumentProperty]] = [
        "UIView": [
            .init(
                "contentMode", nil,
                .word(
                    "scaleToFill scaleAspectFit scaleAspectFill redraw center top bottom left right topLeft topRight "
                        + "bottomLeft bottomRight"), standard: "scaleToFill"),
            .init("alpha", nil, .number, standard: "1"), .init("tag", nil, .integer, standard: "0"),
            .init("clipsSubviews", "clipsToBounds", .flag, standard: "NO", absent: "NO"),
            .init("opaque", "isOpaque", .flag, standard: "YES"),
            .init("userInteractionEnabled", "isUserInteractionEnabled", .flag, standard: "YES", absent: "YES"),
            .init("multipleTouchEnabled", "isMultipleTouchEnabled", .flag, standard: "NO"),
            .init("exclusiveTouch", "isExclusiveTouch", .flag, standard: "NO"),
            .init("autoresizesSubviews", nil, .flag, standard: "YES"),
            .init("restorationIdentifier", nil, .text),
            .init("overrideUserInterfaceStyle", nil, .word("unspecified light dark"), standard: "unspecified"),
        ],
        "UIControl": [
            .init(
                "contentHorizontalAlignment", nil, .word("center left right fill leading trailing"), standard: "center"),
            .init("contentVerticalAlignment", nil, .word("center top bottom fill"), standard: "center"),
            .init("enabled", "isEnabled", .flag, standard: "YES"),
            .init("selected", "isSelected", .flag, standard: "NO"),
            .init("highlighted", "isHighlighted", .flag, standard: "NO"),
            .init("showsMenuAsPrimaryAction", nil, .flag, standard: "NO"),
        ],
        "UILabel": [
            .init("textAlignment", nil, textAlignments, standard: "natural", absent: "left"),
            .init("lineBreakMode", nil, lineBreakModes, standard: "tailTruncation"),
            .init("baselineAdjustment", nil, .word("alignBaselines alignCenters none"), standard: "alignBaselines"),
            .init("adjustsFontSizeToFit", "adjustsFontSizeToFitWidth", .flag, standard: "NO", absent: "YES"),
            .init("minimumScaleFactor", nil, .number, standard: "0"),
            .init("adjustsLetterSpacingToFitWidth", "allowsDefaultTighteningForTruncation", .flag, standard: "NO"),
            .init("adjustsFontForContentSizeCategory", nil, .flag, standard: "NO"),
            .init("enabled", "isEnabled", .flag, standard: "YES"),
            .init("highlighted", "isHighlighted", .flag, standard: "NO"),
        ],
        "UIButton": [
            .init("lineBreakMode", "titleLabel?.lineBreakMode", lineBreakModes, standard: "middleTruncation"),
            .init("showsTouchWhenHighlighted", nil, .flag, standard: "NO"),
            .init("reversesTitleShadowWhenHighlighted", nil, .flag, standard: "NO"),
            .init("adjustsImageWhenHighlighted", nil, .flag, standard: "YES"),
            .init("adjustsImageWhenDisabled", nil, .flag, standard: "YES"),
            .init("pointerInteraction", "isPointerInteractionEnabled", .flag, standard: "NO"),
            .init("changesSelectionAsPrimaryAction", nil, .flag, standard: "NO"),
            .init("role", nil, .word("normal primary cancel destructive"), standard: "normal"),
        ],
        "UITextField": [
            .init("textAlignment", nil, textAlignments, standard: "natural", absent: "left"),
            .init("clearButtonMode", nil, .word("never whileEditing unlessEditing always"), standard: "never"),
            .init("clearsOnBeginEditing", nil, .flag, standard: "NO"),
            .init("adjustsFontSizeToFit", "adjustsFontSizeToFitWidth", .flag, standard: "NO", absent: "YES"),
            .init("minimumFontSize", nil, .number, standard: "0"),
            .init("adjustsFontForContentSizeCategory", nil, .flag, standard: "NO"),
            .init("allowsEditingTextAttributes", nil, .flag, standard: "NO"),
        ],
        "UITextView": [
            .init("textAlignment", nil, textAlignments, standard: "natural", absent: "left"),
            .init("editable", "isEditable", .flag, standard: "YES"),
            .init("selectable", "isSelectable", .flag, standard: "YES"),
            .init("adjustsFontForContentSizeCategory", nil, .flag, standard: "NO"),
            .init("allowsEditingTextAttributes", nil, .flag, standard: "NO"),
        ],
        "UIImageView": [.init("highlighted", "isHighlighted", .flag, standard: "NO")],
        "UIScrollView": [
            .init("scrollEnabled", "isScrollEnabled", .flag, standard: "YES"),
            .init("pagingEnabled", "isPagingEnabled", .flag, standard: "NO"),
            .init("directionalLockEnabled", "isDirectionalLockEnabled", .flag, standard: "NO"),
            .init("bounces", nil, .flag, standard: "YES"), .init("bouncesZoom", nil, .flag, standard: "YES"),
            .init("alwaysBounceVertical", nil, .flag, standard: "NO"),
            .init("alwaysBounceHorizontal", nil, .flag, standard: "NO"),
            .init("showsHorizontalScrollIndicator", nil, .flag, standard: "YES"),
            .init("showsVerticalScrollIndicator", nil, .flag, standard: "YES"),
            .init("minimumZoomScale", nil, .number, standard: "1"),
            .init("maximumZoomScale", nil, .number, standard: "1"),
            .init("delaysContentTouches", nil, .flag, standard: "YES"),
            .init("canCancelContentTouches", nil, .flag, standard: "YES"),
            .init(
                "keyboardDismissMode", nil,
                .word("none onDrag interactive onDragWithAccessory interactiveWithAccessory"), standard: "none"),
            .init("indicatorStyle", nil, .word("default black white"), standard: "default"),
            .init(
                "contentInsetAdjustmentBehavior", nil, .word("automatic scrollableAxes never always"),
                standard: "automatic"),
        ],
        "UISwitch": [.init("on", "isOn", .flag, standard: "NO")],
        "UISlider": [
            .init("minValue", "minimumValue", .number, standard: "0"),
            .init("maxValue", "maximumValue", .number, standard: "1"), .init("value", nil, .number, standard: "0"),
            .init("continuous", "isContinuous", .flag, standard: "YES"),
        ],
        "UIStepper": [
            .init("minimumValue", nil, .number, standard: "0"), .init("maximumValue", nil, .number, standard: "100"),
            .init("stepValue", nil, .number, standard: "1"), .init("value", nil, .number, standard: "0"),
            .init("wraps", nil, .flag, standard: "NO"), .init("autorepeat", nil, .flag, standard: "YES"),
            .init("continuous", "isContinuous", .flag, standard: "YES"),
        ],
        "UISegmentedControl": [
            .init("selectedSegmentIndex", nil, .integer, standard: "-1"),
            .init("momentary", "isMomentary", .flag, standard: "NO"),
            .init("apportionsSegmentWidthsByContent", nil, .flag, standard: "NO"),
        ],
        "UIProgressView": [
            .init("progressViewStyle", nil, .word("default bar"), standard: "default"),
            .init("progress", nil, .number, standard: "0"),
        ],
        "UIActivityIndicatorView": [
            .init("hidesWhenStopped", nil, .flag, standard: "YES", absent: "NO")
        ],
        "UIPageControl": [
            .init("currentPage", nil, .integer, standard: "0"),
            .init("hidesForSinglePage", nil, .flag, standard: "NO"),
        ],
        "UIDatePicker": [
            .init("datePickerMode", nil, .word("time date dateAndTime countDownTimer"), standard: "dateAndTime"),
            .init("style", "preferredDatePickerStyle", .word("automatic wheels compact inline"), standard: "automatic"),
            .init("minuteInterval", nil, .integer, standard: "1"),
            .init("countDownDuration", nil, .number, standard: "0"),
        ],
        "UISearchBar": [
            .init("text", nil, .text), .init("placeholder", nil, .text), .init("prompt", nil, .text),
            .init("searchBarStyle", nil, .word("default prominent minimal"), standard: "default"),
            .init("showsCancelButton", nil, .flag, standard: "NO"),
            .init("showsBookmarkButton", nil, .flag, standard: "NO"),
            .init("showsSearchResultsButton", nil, .flag, standard: "NO"),
            .init("showsScopeBar", nil, .flag, standard: "NO"),
        ] + bar,
        "UINavigationBar": bar + [.init("largeTitles", "prefersLargeTitles", .flag, standard: "NO")],
        "UIToolbar": bar, "UITabBar": bar,
    ]

    private static let bar: [DocumentProperty] = [
        .init("barStyle", nil, .word("default black blackOpaque=black"), standard: "default"),
        .init("translucent", "isTranslucent", .flag, standard: "YES"),
    ]

    private static let textAlignments = Form.word("natural left center right justified")

    private static let lineBreakModes = Form.word(
        "tailTruncation=byTruncatingTail middleTruncation=byTruncatingMiddle headTruncation=byTruncatingHead "
            + "wordWrap=byWordWrapping characterWrap=byCharWrapping clip=byClipping")

    /// The values in which new views of a class differ from the base class, and that Interface Builder writes for them.
    private static let standards: [String: [String: String]] = [
        "UILabel": ["contentMode": "left", "opaque": "NO", "userInteractionEnabled": "NO"],
        "UIImageView": ["userInteractionEnabled": "NO"], "UIButton": ["opaque": "NO"],
        "UITextField": ["opaque": "NO", "contentHorizontalAlignment": "left"],
        "UIScrollView": ["clipsSubviews": "YES"], "UITextView": ["clipsSubviews": "YES"],
        "UISwitch": ["opaque": "NO"], "UISlider": ["opaque": "NO"], "UIStepper": ["opaque": "NO"],
        "UISegmentedControl": [
            "opaque": "NO", "contentHorizontalAlignment": "left", "contentVerticalAlignment": "top",
        ],
        "UIPageControl": ["opaque": "NO"], "UIStackView": ["opaque": "NO"], "UIDatePicker": ["opaque": "NO"],
        "UIProgressView": ["opaque": "NO"],
        "UIActivityIndicatorView": ["opaque": "NO"], "UINavigationBar": ["opaque": "NO"],
        "UIToolbar": ["opaque": "NO"], "UITabBar": ["opaque": "NO"],
    ]

    private static let colors: [String: [String: String]] = [
        "UIView": ["backgroundColor": "backgroundColor", "tintColor": "tintColor"],
        "UILabel": [
            "textColor": "textColor", "highlightedColor": "highlightedTextColor", "shadowColor": "shadowColor",
        ],
        "UITextField": ["textColor": "textColor"], "UITextView": ["textColor": "textColor"],
        "UISwitch": ["onTintColor": "onTintColor", "thumbTintColor": "thumbTintColor"],
        "UISlider": [
            "thumbTintColor": "thumbTintColor", "minimumTrackTintColor": "minimumTrackTintColor",
            "maximumTrackTintColor": "maximumTrackTintColor",
        ],
        "UISegmentedControl": ["selectedSegmentTintColor": "selectedSegmentTintColor"],
        "UIProgressView": ["progressTintColor": "progressTintColor", "trackTintColor": "trackTintColor"],
        "UIActivityIndicatorView": ["color": "color"],
        "UIPageControl": [
            "pageIndicatorTintColor": "pageIndicatorTintColor",
            "currentPageIndicatorTintColor": "currentPageIndicatorTintColor",
        ],
        "UISearchBar": ["barTintColor": "barTintColor"], "UINavigationBar": ["barTintColor": "barTintColor"],
        "UIToolbar": ["barTintColor": "barTintColor"], "UITabBar": ["barTintColor": "barTintColor"],
    ]

    private static let insets: [String: [String: String]] = [
        "UILabel": ["shadowOffset": "shadowOffset"],
        "UIButton": [
            "titleEdgeInsets": "titleEdgeInsets", "imageEdgeInsets": "imageEdgeInsets",
            "titleShadowOffset": "titleLabel?.shadowOffset",
        ],
        "UIScrollView": ["contentInset": "contentInset", "scrollIndicatorInsets": "scrollIndicatorInsets"],
    ]

    /// The traits of text input, of text fields and text views.
    static let textInput: [DocumentProperty] = [
        .init(
            "autocapitalizationType", nil, .word("none words sentences allCharacters"), standard: "sentences",
            absent: "none"), .init("autocorrectionType", nil, switches, standard: "default"),
        .init("spellCheckingType", nil, switches, standard: "default"),
        .init(
            "keyboardType", nil,
            .word(
                "default alphabet=asciiCapable asciiCapable numbersAndPunctuation URL numberPad phonePad namePhonePad "
                    + "emailAddress decimalPad twitter webSearch asciiCapableNumberPad"), standard: "default"),
        .init("keyboardAppearance", nil, .word("default alert=dark dark light"), standard: "default"),
        .init(
            "returnKeyType", nil,
            .word("default go google join next route search send yahoo done emergencyCall continue"),
            standard: "default"),
        .init("enablesReturnKeyAutomatically", nil, .flag, standard: "NO"),
        .init("secureTextEntry", "isSecureTextEntry", .flag, standard: "NO"),
        .init("smartQuotesType", nil, switches, standard: "default"),
        .init("smartDashesType", nil, switches, standard: "default"),
        .init("smartInsertDeleteType", nil, switches, standard: "default"),
        .init("inlinePredictionType", nil, switches, standard: "default"),
    ]

    private static let switches = Form.word("default no yes")

    /// The properties of a button's configuration.
    static let buttonConfiguration: [DocumentProperty] = [
        .init("subtitle", "configuration?.subtitle", .text),
        .init(
            "imagePlacement", "configuration?.imagePlacement", .word("leading trailing top bottom"), standard: "leading"
        ),
        .init("imagePadding", "configuration?.imagePadding", .number, standard: "0"),
        .init("titlePadding", "configuration?.titlePadding", .number),
        .init(
            "cornerStyle", "configuration?.cornerStyle", .word("fixed dynamic small medium large capsule"),
            standard: "dynamic"),
    ]

    /// The accessibility of a view.
    static let accessibility: [DocumentProperty] = [
        .init("label", "accessibilityLabel", .text), .init("hint", "accessibilityHint", .text),
        .init("identifier", "accessibilityIdentifier", .text),
    ]

    /// The user-defined attributes whose key path is a property of UIKit.
    static let keyPaths: [DocumentProperty] = [
        .init("layer.cornerRadius", nil, .number), .init("layer.borderWidth", nil, .number),
        .init("layer.masksToBounds", nil, .flag), .init("layer.shadowOpacity", nil, .number),
        .init("layer.shadowRadius", nil, .number), .init("layer.opacity", nil, .number),
        .init("layer.zPosition", nil, .number), .init("clipsToBounds", nil, .flag),
    ]
}
