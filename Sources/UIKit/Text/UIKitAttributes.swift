import Foundation

extension AttributeScopes {
    /// The attributes of attributed strings that UIKit defines.
    public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }

    /// The attributes of attributed strings that UIKit defines.
    public struct UIKitAttributes: AttributeScope {
        /// The font.
        public let font: FontAttribute
        /// The text color.
        public let foregroundColor: ForegroundColorAttribute
        /// The background color of the text.
        ///
        /// Plumb stores the value and does not use it.
        public let backgroundColor: BackgroundColorAttribute
        /// The layout of lines and paragraphs.
        public let paragraphStyle: ParagraphStyleAttribute
        /// The space that is added after every character, in points.
        public let kern: KernAttribute
        /// The space that is added after every character, in points; `kern` takes precedence.
        public let tracking: TrackingAttribute
        /// The offset of the text above the baseline, in points.
        ///
        /// Plumb stores the value and does not use it.
        public let baselineOffset: BaselineOffsetAttribute
        /// The underline style.
        ///
        /// Plumb stores the value and does not use it.
        public let underlineStyle: UnderlineStyleAttribute
        /// The strikethrough style.
        ///
        /// Plumb stores the value and does not use it.
        public let strikethroughStyle: StrikethroughStyleAttribute
        /// The attributes that Foundation defines.
        public let foundation: AttributeScopes.FoundationAttributes

        /// The attribute of the font.
        public enum FontAttribute: AttributedStringKey {
            /// The type of the value.
            public typealias Value = UIFont
            /// Apple's name of the attribute.
            public static let name = "NSFont"
        }
        /// The attribute of the text color.
        public enum ForegroundColorAttribute: AttributedStringKey {
            /// The type of the value.
            public typealias Value = UIColor
            /// Apple's name of the attribute.
            public static let name = "NSColor"
        }
        /// The attribute of the background color.
        public enum BackgroundColorAttribute: AttributedStringKey {
            /// The type of the value.
            public typealias Value = UIColor
            /// Apple's name of the attribute.
            public static let name = "NSBackgroundColor"
        }
        /// The attribute of the paragraph style.
        public enum ParagraphStyleAttribute: AttributedStringKey {
            /// The type of the value.
            public typealias Value = NSParagraphStyle
            /// Apple's name of the attribute.
            public static let name = "NSParagraphStyle"
        }
        /// The attribute of the space after every character.
        public enum KernAttribute: AttributedStringKey {
            /// The type of the value, in points.
            public typealias Value = CGFloat
            /// Apple's name of the attribute.
            public static let name = "NSKern"
        }
        /// The attribute of the space after every character.
        public enum TrackingAttribute: AttributedStringKey {
            /// The type of the value, in points.
            public typealias Value = CGFloat
            /// Apple's name of the attribute.
            public static let name = "CTTracking"
        }
        /// The attribute of the baseline offset.
        public enum BaselineOffsetAttribute: AttributedStringKey {
            /// The type of the value, in points.
            public typealias Value = CGFloat
            /// Apple's name of the attribute.
            public static let name = "NSBaselineOffset"
        }
        /// The attribute of the underline style.
        public enum UnderlineStyleAttribute: AttributedStringKey {
            /// The type of the value.
            public typealias Value = NSUnderlineStyle
            /// Apple's name of the attribute.
            public static let name = "NSUnderline"
        }
        /// The attribute of the strikethrough style.
        public enum StrikethroughStyleAttribute: AttributedStringKey {
            /// The type of the value.
            public typealias Value = NSUnderlineStyle
            /// Apple's name of the attribute.
            public static let name = "NSStrikethrough"
        }
    }
}

extension AttributeDynamicLookup {
    /// Returns an attribute of UIKit by its name.
    public subscript<T: AttributedStringKey>(
        dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, T>
    ) -> T { self[T.self] }
}

extension AttributeContainer {
    /// The attributes of UIKit as attributes of `NSAttributedString`.
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
    /// Creates a container from attributes of `NSAttributedString`; attributes that UIKit does not define are omitted.
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

    /// Converts an attribute value to points; clients store different number types.
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
    /// Creates an attributed string with the attributes that UIKit defines; others are omitted.
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
    /// Creates an attributed string with the attributes that UIKit defines; others are omitted.
    public init(_ nsStr: NSAttributedString) {
        self.init()
        nsStr.enumerateAttributes(in: NSRange(location: 0, length: nsStr.length), options: []) { attributes, range, _ in
            let part = (nsStr.string as NSString).substring(with: range)
            append(AttributedString(part, attributes: AttributeContainer(attributes)))
        }
    }
}
