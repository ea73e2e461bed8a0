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

extension AttributeContainer {
    /// Attributes of `NSAttributedString` as far as layout and drawing know them; others are left out.
    public init(_ dictionary: [NSAttributedString.Key: Any]) {
        self.init()
        self[AttributeScopes.UIKitAttributes.FontAttribute.self] = dictionary[.font] as? UIFont
        self[AttributeScopes.UIKitAttributes.ForegroundColorAttribute.self] = dictionary[.foregroundColor] as? UIColor
        self[AttributeScopes.UIKitAttributes.BackgroundColorAttribute.self] = dictionary[.backgroundColor] as? UIColor
        self[AttributeScopes.UIKitAttributes.ParagraphStyleAttribute.self] =
            dictionary[.paragraphStyle] as? NSParagraphStyle
        self[AttributeScopes.UIKitAttributes.KernAttribute.self] = Self.points(dictionary[.kern])
        self[AttributeScopes.UIKitAttributes.TrackingAttribute.self] = Self.points(dictionary[.tracking])
        self[AttributeScopes.UIKitAttributes.BaselineOffsetAttribute.self] = Self.points(dictionary[.baselineOffset])
        self[AttributeScopes.UIKitAttributes.UnderlineStyleAttribute.self] = Self.style(dictionary[.underlineStyle])
        self[AttributeScopes.UIKitAttributes.StrikethroughStyleAttribute.self] =
            Self.style(dictionary[.strikethroughStyle])
    }

    /// A number of points, in whatever type it was given.
    private static func points(_ value: Any?) -> CGFloat? {
        switch value {
        case let number as CGFloat: number
        case let number as Double: CGFloat(number)
        case let number as Float: CGFloat(number)
        case let number as Int: CGFloat(number)
        case let number as NSNumber: CGFloat(number.doubleValue)
        default: nil
        }
    }

    private static func style(_ value: Any?) -> NSUnderlineStyle? {
        switch value {
        case let style as NSUnderlineStyle: style
        case let number as Int: NSUnderlineStyle(rawValue: number)
        case let number as NSNumber: NSUnderlineStyle(rawValue: number.intValue)
        default: nil
        }
    }
}

extension NSAttributedString {
    /// An attributed string with the attributes that layout and drawing know; others are left out.
    public convenience init(_ attrStr: AttributedString) {
        let made = NSMutableAttributedString(string: "")
        for run in attrStr.runs {
            let part = String(attrStr[run.range].characters)
            made.append(NSAttributedString(string: part, attributes: run.attributes.drawn))
        }
        self.init(attributedString: made)
    }
}

extension AttributedString {
    /// An attributed string with the attributes that layout and drawing know; others are left out.
    public init(_ nsStr: NSAttributedString) {
        self.init()
        nsStr.enumerateAttributes(in: NSRange(location: 0, length: nsStr.length), options: []) { attributes, range, _ in
            let part = (nsStr.string as NSString).substring(with: range)
            append(AttributedString(part, attributes: AttributeContainer(attributes)))
        }
    }
}
