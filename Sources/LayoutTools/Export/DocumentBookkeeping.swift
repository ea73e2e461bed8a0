/// The parts of an element that change nothing when an app runs, or that other code of the export reads.
///
/// This is the only list of parts that the export neither writes nor names.
enum DocumentBookkeeping {
    /// Attributes for Interface Builder itself: names, canvas, warnings, and settings without effect since iOS 7.
    static let attributes: Set<String> = [
        // The identity of the element in the document, and its place in the parent.
        "id", "key", "userLabel", "sceneMemberID", "tableViewCell", "collectionViewCell",
        // The module of a custom class, which the export names.
        "customModule", "customModuleProvider",
        // Warnings and simulations of the canvas.
        "ambiguous", "misplaced", "verifyAmbiguity", "simulatedAppContext", "placeholderIntrinsicWidth",
        "placeholderIntrinsicHeight",
        // The text of an attributed string is an element, which the export reads.
        "usesAttributedText",
        // The catalog of an image, which belongs to the image.
        "catalog",
        // Only `draw(_:)` of a custom class, which the export names, depends on it.
        "clearsContextBeforeDrawing",
        // The style of segmented controls before iOS 7.
        "segmentControlStyle",
        // A date picker in code shows the current date. For another one the date is an element.
        "useCurrentDate",
    ]

    /// Child elements for Interface Builder itself, by name: canvas positions, simulations, and values that are nil.
    static let elements: Set<String> = [
        "point", "nil", "animations", "freeformSimulatedSizeMetrics", "simulatedScreenMetrics",
        "simulatedStatusBarMetrics", "simulatedNavigationBarMetrics", "simulatedToolbarMetrics",
        "simulatedTabBarMetrics", "simulatedOrientationMetrics",
    ]

    /// Attributes that become the frame, priorities, margins and direction of a view.
    static let layoutAttributes: Set<String> = [
        "translatesAutoresizingMaskIntoConstraints", "fixedFrame", "hidden", "semanticContentAttribute",
        "horizontalHuggingPriority", "verticalHuggingPriority", "horizontalCompressionResistancePriority",
        "verticalCompressionResistancePriority", "preservesSuperviewLayoutMargins",
        "insetsLayoutMarginsFromSafeArea", "layoutMarginsFollowReadableWidth",
    ]

    /// Child elements that become the frame, margins, subviews and constraints of a view.
    ///
    /// A finding of the scene names its variations for size classes.
    static let layoutElements: Set<String> = [
        "rect/frame", "autoresizingMask", "subviews", "constraints", "viewLayoutGuide", "edgeInsets/layoutMargins",
        "directionalEdgeInsets/directionalLayoutMargins", "variation", "inset/contentEdgeInsets",
    ]

    /// Child elements that the export reads from the view: texts, fonts, and the content of cells.
    static let contentElements: Set<String> = [
        "string/text", "mutableString/text", "string/placeholder", "fontDescription/fontDescription",
        "view/contentView", "tableViewCellContentView/contentView", "collectionViewCellContentView/contentView",
        // The title of the normal state, and that of a configuration with its insets.
        "state/string/title", "buttonConfiguration/string/title",
        "buttonConfiguration/fontDescription/titleFontDescription",
        "buttonConfiguration/directionalEdgeInsets/contentInsets",
        // The shadow of a title, which is drawn only at an offset.
        "state/color/titleShadowColor",
    ]

    /// Attributes that the export of each class reads from the view: texts, fonts and arrangement.
    static let contentAttributes: [String: Set<String>] = [
        "UILabel": ["text", "numberOfLines", "preferredMaxLayoutWidth", "minimumFontSize"],
        "UIButton": ["buttonType"], "UITextField": ["text", "placeholder", "borderStyle"], "UITextView": ["text"],
        "UIImageView": ["image"], "UIActivityIndicatorView": ["style"], "UIPageControl": ["numberOfPages"],
        "UIStackView": ["axis", "distribution", "alignment", "spacing", "spacingType", "baselineRelativeArrangement"],
    ]
}
