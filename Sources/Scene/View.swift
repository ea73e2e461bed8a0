extension Scene {
    /// A view after layout: its frame, its content, and its state.
    public struct View: Hashable, Sendable {
        /// The id, unique in the scene.
        public let id: String
        /// The name for people: a label of Interface Builder, or the name in a layout document.
        public let name: String?
        /// The id of the parent view; nil for the root.
        public let parent: String?
        /// The element name of Interface Builder (`label`) or the class of a layout document (`UILabel`).
        public let className: String
        /// The kind of control, which determines how a renderer draws it.
        public let kind: Kind
        /// The frame relative to the parent in points, after snapping to the pixel grid.
        public let frame: Rectangle
        /// The point of the view's own coordinate space at its upper left corner: the content offset of a scroll view.
        public let boundsOrigin: Point
        /// A Boolean value that indicates whether the view itself is hidden.
        ///
        /// Views inside a hidden view are not shown either.
        public let isHidden: Bool
        /// A Boolean value that indicates whether the position or size of the view is ambiguous.
        public let isAmbiguous: Bool
        /// A Boolean value that indicates whether one of its constraints conflicts with others.
        public let isConflicting: Bool
        /// A Boolean value that indicates whether the view clips its children.
        public let clipsToBounds: Bool
        /// The text of the view, if it has one.
        public let text: Text?
        /// The placeholder of the view, whether it is shown or not.
        public let placeholder: String?
        /// The background color; nil for none.
        public let background: Color?
        /// The corners and border.
        public let border: Border
        /// The view's own drawing, in its own coordinate space.
        public let drawing: [DrawingCommand]
        /// The pictures of the view, from back to front.
        public let pictures: [Picture]
        /// The values of a control; nil for other views and unknown values.
        public let control: Control?
        /// The area of the text in the view's own coordinate space; nil for the area of its kind.
        public let textArea: Rectangle?
        /// A Boolean value that indicates whether the field has a visible border of its own.
        public let hasFrame: Bool
        /// The opacity of the view with its subviews, from 0 to 1.
        public let opacity: Double

        /// The text of the view, without a placeholder.
        public var ownText: String? { text.flatMap { text in text.isPlaceholder ? nil : text.string } }

        /// Creates a view.
        ///
        /// A `text` that is a placeholder is also the default of `placeholder`.
        public init(
            id: String, name: String? = nil, parent: String? = nil, className: String, kind: Kind = .view,
            frame: Rectangle, boundsOrigin: Point = Point(x: 0, y: 0), isHidden: Bool = false,
            isAmbiguous: Bool = false, isConflicting: Bool = false, clipsToBounds: Bool = false, text: Text? = nil,
            placeholder: String? = nil, background: Color? = nil, border: Border = Border(),
            drawing: [DrawingCommand] = [], pictures: [Picture] = [], control: Control? = nil,
            textArea: Rectangle? = nil, hasFrame: Bool = true, opacity: Double = 1
        ) {
            self.id = id
            self.name = name
            self.parent = parent
            self.className = className
            self.kind = kind
            self.frame = frame
            self.boundsOrigin = boundsOrigin
            self.isHidden = isHidden
            self.isAmbiguous = isAmbiguous
            self.isConflicting = isConflicting
            self.clipsToBounds = clipsToBounds
            self.text = text
            let standIn = placeholder ?? text.flatMap { text in text.isPlaceholder ? text.string : nil }
            self.placeholder = standIn?.isEmpty == true ? nil : standIn
            self.background = background
            self.border = border
            self.drawing = drawing
            self.pictures = pictures
            self.control = control
            self.textArea = textArea
            self.hasFrame = hasFrame
            self.opacity = opacity
        }
    }
}

extension Scene.View {
    /// Returns the view with another background.
    public func replacing(background: Scene.Color?) -> Scene.View {
        replacing(parent: parent, background: background)
    }

    /// Returns the view with another identity, place or background.
    public func replacing(
        id: String? = nil, parent: String?, frame: Scene.Rectangle? = nil, clipsToBounds: Bool? = nil,
        background: Scene.Color? = nil
    ) -> Scene.View {
        Scene.View(
            id: id ?? self.id, name: name, parent: parent, className: className, kind: kind,
            frame: frame ?? self.frame, boundsOrigin: boundsOrigin, isHidden: isHidden, isAmbiguous: isAmbiguous,
            isConflicting: isConflicting, clipsToBounds: clipsToBounds ?? self.clipsToBounds, text: text,
            placeholder: placeholder, background: background ?? self.background, border: border, drawing: drawing,
            pictures: pictures, control: control, textArea: textArea, hasFrame: hasFrame, opacity: opacity)
    }
}

#if !hasFeature(Embedded)
extension Scene.View: Codable {
    enum CodingKeys: String, CodingKey {
        case id, name, parent
        case className = "class"
        case kind, frame, boundsOrigin
        case isHidden = "hidden"
        case isAmbiguous = "ambiguous"
        case isConflicting = "conflicting"
        case clipsToBounds, text, placeholder, background, border, drawing, pictures, control, textArea, hasFrame
        case opacity
    }
}
#endif
