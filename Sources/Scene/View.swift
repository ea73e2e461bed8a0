extension Scene {
    /// A view as it was laid out: its place, what it shows, and what is wrong with it.
    public struct View: Hashable, Sendable {
        /// The identifier, unique in its scene.
        public let id: String
        /// What a person calls it: a label of Interface Builder, or the name in a layout document.
        public let name: String?
        /// The identifier of the parent view; nil for the root.
        public let parent: String?
        /// The element name of Interface Builder (`label`) or the class of a layout document (`UILabel`).
        public let className: String
        /// What kind of control it is, which is how a renderer draws it.
        public let kind: Kind
        /// The frame relative to the parent's own frame, in points, after snapping to the pixel grid.
        public let frame: Rectangle
        /// The corner of the view's own coordinate space that is shown at its upper left: a scroll view's offset.
        public let boundsOrigin: Point
        /// Whether the view itself is hidden; views inside a hidden view are not shown either.
        public let isHidden: Bool
        /// Whether the constraints leave more than one place or size for it.
        public let isAmbiguous: Bool
        /// Whether one of its constraints conflicts with others.
        public let isConflicting: Bool
        /// Whether parts of its children outside it are cut away.
        public let clipsToBounds: Bool
        /// The text that it shows, if any.
        public let text: Text?
        /// What stands in for its text while it has none, whether that is shown now or not.
        public let placeholder: String?
        /// The colour that fills it; nil for none.
        public let background: Color?
        /// Its rounded corners and border.
        public let border: Border
        /// What its own drawing code drew, in its own coordinate space.
        public let drawing: [DrawingCommand]

        /// The text that it shows and that stands in for none.
        public var ownText: String? { text.flatMap { text in text.isPlaceholder ? nil : text.string } }

        /// A laid-out view; a `text` that stands in for another is its placeholder unless one is given.
        public init(
            id: String, name: String? = nil, parent: String? = nil, className: String, kind: Kind = .view,
            frame: Rectangle, boundsOrigin: Point = Point(x: 0, y: 0), isHidden: Bool = false,
            isAmbiguous: Bool = false, isConflicting: Bool = false, clipsToBounds: Bool = false, text: Text? = nil,
            placeholder: String? = nil, background: Color? = nil, border: Border = Border(),
            drawing: [DrawingCommand] = []
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
        }
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
        case clipsToBounds, text, placeholder, background, border, drawing
    }
}
#endif
