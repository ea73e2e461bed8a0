import Scene

/// A kind of view in documents: its element, its class, and its facts for layout, findings, pictures and export.
///
/// It is a class because every view of a document holds its kind.
package final class ViewKind: Sendable {
    /// The stored sizes that are those of the content.
    package enum StoredContent: Sendable {
        /// Neither the width nor the height.
        case none
        /// The height, while the width is free.
        case height
        /// The width and the height.
        case both
        /// The width and the height if the view has a picture.
        case picture
        /// The width and the height if the view does not scroll its text.
        case text
    }

    /// The axes on which the content of an AppKit view has a size.
    package enum AppKitContent: Sendable {
        /// Neither the width nor the height.
        case none
        /// The height, while the width is free.
        case height
        /// The width and the height.
        case both
        /// The width and the height if the view has a picture.
        case picture
        /// The height, and the width of text that cannot be edited.
        case text
        /// The height, and the width of a spinning indicator.
        case indicator
        /// The axis across the longer side.
        case track
        /// The axis across the longer side of a separator, and neither of other boxes.
        case separator
    }

    /// The way in which people use a view.
    package enum Use: Sendable {
        /// They use the views inside, or only look at it.
        case none
        /// They read it.
        case read
        /// They touch it.
        case touch
        /// They touch it, and the document decides its size.
        case touchInAnySize
    }

    /// The content that a view scrolls.
    package enum Scrolling: Sendable {
        /// It does not scroll.
        case none
        /// Its text.
        case text
        /// Its subviews.
        case subviews
    }

    /// The name of the element, such as `label`.
    package let element: String
    /// The name of the class in UIKit, such as `UILabel`.
    package let className: String
    /// The noun in the names of properties.
    package let noun: String
    /// A Boolean value that indicates whether only documents of macOS have the element.
    package let isOfAppKit: Bool
    /// The kind of control that renderers draw.
    package let scene: Scene.View.Kind
    /// The stored sizes that are those of the content.
    package let content: StoredContent
    /// The axes on which the content has a size in AppKit.
    package let appKitContent: AppKitContent
    /// A Boolean value that indicates whether the class shows a line of text in AppKit.
    package let hasAppKitText: Bool
    /// A Boolean value that indicates whether the y coordinates of the class point down in AppKit.
    package let isFlippedInAppKit: Bool
    /// The way in which people use the view.
    package let use: Use
    /// The content that the view scrolls.
    package let scrolling: Scrolling
    /// A Boolean value that indicates whether documents have the element for views without a class of their own.
    package let isPlain: Bool
    /// A Boolean value that indicates whether views from the library can be inside.
    package let takesSubviews: Bool
    /// A Boolean value that indicates whether the frame differs from the alignment rectangle.
    package let hasAlignmentInsets: Bool

    /// Creates a view without content, or nil if the document contains the views that the class would create.
    package let make: (@MainActor @Sendable () -> UIView)?
    /// Creates a view without content for a layout document, or nil if such documents do not have the class.
    package let makeInLayoutDocument: (@MainActor @Sendable () -> UIView)?
    /// Returns whether a view is one of the class; always false without a class.
    package let matches: @MainActor @Sendable (UIView) -> Bool

    /// Creates a kind with a class of UIKit.
    package init<Class: UIView>(
        _ element: String, _ type: Class.Type, make: (@MainActor @Sendable () -> UIView)? = nil,
        inLayoutDocuments: (@MainActor @Sendable () -> UIView)? = nil, noun: String? = nil,
        scene: Scene.View.Kind = .view, content: StoredContent = .none, appKitContent: AppKitContent = .none,
        hasAppKitText: Bool = false, isFlippedInAppKit: Bool = false, isOfAppKit: Bool = false, use: Use = .none,
        scrolling: Scrolling = .none, isPlain: Bool = false, takesSubviews: Bool = false,
        hasAlignmentInsets: Bool = false
    ) {
        self.element = element
        self.make = make
        self.noun = noun ?? element
        self.scene = scene
        self.content = content
        self.appKitContent = appKitContent
        self.hasAppKitText = hasAppKitText
        self.isFlippedInAppKit = isFlippedInAppKit
        self.isOfAppKit = isOfAppKit
        self.use = use
        self.scrolling = scrolling
        self.isPlain = isPlain
        self.takesSubviews = takesSubviews
        self.hasAlignmentInsets = hasAlignmentInsets
        makeInLayoutDocument = inLayoutDocuments
        className = "\(type)"
        let isPlain = type == UIView.self
        matches = { view in !isPlain && view is Class }
    }

    /// Creates a kind without a class of UIKit.
    ///
    /// Documents lay it out as a plain view.
    package convenience init(
        _ element: String, scene: Scene.View.Kind = .view, content: StoredContent = .none,
        appKitContent: AppKitContent = .none, hasAppKitText: Bool = false, isFlippedInAppKit: Bool = false,
        isOfAppKit: Bool = false, isPlain: Bool = false, takesSubviews: Bool = false
    ) {
        self.init(
            element, UIView.self, noun: "subview", scene: scene, content: content, appKitContent: appKitContent,
            hasAppKitText: hasAppKitText, isFlippedInAppKit: isFlippedInAppKit, isOfAppKit: isOfAppKit,
            isPlain: isPlain,
            takesSubviews: takesSubviews)
    }

    /// A Boolean value that indicates whether the document decides the size of a control.
    package var isSizedByDocument: Bool { use == .touchInAnySize }
    /// A Boolean value that indicates whether people read or touch the view.
    package var isContent: Bool { use != .none }
    /// A Boolean value that indicates whether people touch the view.
    package var isControl: Bool { use == .touch || use == .touchInAnySize }
}
