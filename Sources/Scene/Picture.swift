extension Scene {
    /// A picture in a view: the image of an image view, of a button or of a bar item.
    public struct Picture: Hashable, Sendable {
        /// The name in the document.
        public let name: String
        /// The source of the pixels or shapes.
        public let content: Content
        /// The place of the picture in the view's coordinate space.
        public let frame: Rectangle
        /// The color of a symbol or a template; nil for a picture in its own colors.
        public let tint: Color?
        /// A Boolean value that indicates whether the picture is mirrored in a right-to-left layout.
        public let isMirrored: Bool

        /// Creates a picture.
        public init(
            name: String, content: Content, frame: Rectangle, tint: Color? = nil, isMirrored: Bool = false
        ) {
            self.name = name
            self.content = content
            self.frame = frame
            self.tint = tint
            self.isMirrored = isMirrored
        }

        /// The source of a picture.
        public enum Content: Hashable, Sendable {
            /// A file as a `data:` URI.
            case file(String)
            /// A system symbol, which a renderer draws from its name.
            case symbol
            /// A picture without a file that a renderer can show.
            case missing
        }
    }
}

#if !hasFeature(Embedded)
extension Scene.Picture: Codable {}
extension Scene.Picture.Content: Codable {}
#endif
