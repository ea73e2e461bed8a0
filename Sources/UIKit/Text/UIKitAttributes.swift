import Foundation

extension AttributeScopes {
    /// The attributes of attributed strings that layout and drawing know.
    public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }

    /// The attributes of attributed strings that layout and drawing know.
    public struct UIKitAttributes: AttributeScope {
        /// The font.
        public let font: FontAttribute
        /// The colour of the text.
        public let foregroundColor: ForegroundColorAttribute
        /// The colour behind the text.
        public let backgroundColor: BackgroundColorAttribute
        /// How lines and paragraphs lie.
        public let paragraphStyle: ParagraphStyleAttribute
        /// What is added after every character, in points.
        public let kern: KernAttribute
        /// What is added after every character, in points.
        public let tracking: TrackingAttribute
        /// How far the text is raised, in points; layout does not see it.
        public let baselineOffset: BaselineOffsetAttribute
        /// The line below the text.
        public let underlineStyle: UnderlineStyleAttribute
        /// The line through the text.
        public let strikethroughStyle: StrikethroughStyleAttribute
        /// Foundation's own.
        public let foundation: AttributeScopes.FoundationAttributes

        /// The font.
        public enum FontAttribute: AttributedStringKey {
            /// A font.
            public typealias Value = UIFont
            /// Apple's name.
            public static let name = "NSFont"
        }
        /// The colour of the text.
        public enum ForegroundColorAttribute: AttributedStringKey {
            /// A colour.
            public typealias Value = UIColor
            /// Apple's name.
            public static let name = "NSColor"
        }
        /// The colour behind the text.
        public enum BackgroundColorAttribute: AttributedStringKey {
            /// A colour.
            public typealias Value = UIColor
            /// Apple's name.
            public static let name = "NSBackgroundColor"
        }
        /// How lines and paragraphs lie.
        public enum ParagraphStyleAttribute: AttributedStringKey {
            /// A style.
            public typealias Value = NSParagraphStyle
            /// Apple's name.
            public static let name = "NSParagraphStyle"
        }
        /// What is added after every character.
        public enum KernAttribute: AttributedStringKey {
            /// Points.
            public typealias Value = CGFloat
            /// Apple's name.
            public static let name = "NSKern"
        }
        /// What is added after every character.
        public enum TrackingAttribute: AttributedStringKey {
            /// Points.
            public typealias Value = CGFloat
            /// Apple's name.
            public static let name = "CTTracking"
        }
        /// How far the text is raised.
        public enum BaselineOffsetAttribute: AttributedStringKey {
            /// Points.
            public typealias Value = CGFloat
            /// Apple's name.
            public static let name = "NSBaselineOffset"
        }
        /// The line below the text.
        public enum UnderlineStyleAttribute: AttributedStringKey {
            /// A style.
            public typealias Value = NSUnderlineStyle
            /// Apple's name.
            public static let name = "NSUnderline"
        }
        /// The line through the text.
        public enum StrikethroughStyleAttribute: AttributedStringKey {
            /// A style.
            public typealias Value = NSUnderlineStyle
            /// Apple's name.
            public static let name = "NSStrikethrough"
        }
    }
}

extension AttributeDynamicLookup {
    /// Finds the attributes of this module by their names.
    public subscript<T: AttributedStringKey>(
        dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, T>
    ) -> T { self[T.self] }
}

extension AttributeContainer {
    /// The attributes that layout and drawing know, as those of `NSAttributedString`.
    var drawn: [NSAttributedString.Key: Any] {
        var made: [NSAttributedString.Key: Any] = [:]
        made[.font] = self[AttributeScopes.UIKitAttributes.FontAttribute.self]
        made[.foregroundColor] = self[AttributeScopes.UIKitAttributes.ForegroundColorAttribute.self]
        made[.backgroundColor] = self[AttributeScopes.UIKitAttributes.BackgroundColorAttribute.self]
        made[.paragraphStyle] = self[AttributeScopes.UIKitAttributes.ParagraphStyleAttribute.self]
        made[.kern] = self[AttributeScopes.UIKitAttributes.KernAttribute.self]
        made[.tracking] = self[AttributeScopes.UIKitAttributes.TrackingAttribute.self]
        made[.baselineOffset] = self[AttributeScopes.UIKitAttributes.BaselineOffsetAttribute.self]
        made[.underlineStyle] = self[AttributeScopes.UIKitAttributes.UnderlineStyleAttribute.self]?.rawValue
        made[.strikethroughStyle] = self[AttributeScopes.UIKitAttributes.StrikethroughStyleAttribute.self]?.rawValue
        return made
    }
}
