import Foundation

/// The options of an accessory.
protocol CellAccessoryOptions {
    var reservedLayoutWidth: UICellAccessory.LayoutDimension? { get }
}

extension UICellAccessory {
    /// The width that an accessory reserves in its row.
    public enum LayoutDimension: Hashable, Sendable {
        /// The width of the accessory.
        ///
        /// Plumb uses the default width.
        case actual
        /// The standard width.
        ///
        /// Plumb uses the default width.
        case standard
        /// A custom width, in points.
        case custom(CGFloat)

        var points: CGFloat? { if case .custom(let width) = self { width } else { nil } }
    }

    /// The options of a system accessory.
    public struct SignOptions: CellAccessoryOptions, Hashable, Sendable {
        /// A Boolean value that indicates whether the accessory is hidden.
        ///
        /// A hidden accessory keeps its width.
        public var isHidden: Bool
        /// The width that the accessory reserves; nil for the default.
        public var reservedLayoutWidth: LayoutDimension?
        /// The tint color; nil for that of the row.
        ///
        /// Plumb stores the value and does not use it.
        public var tintColor: UIColor?

        /// Creates options.
        public init(
            isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
        ) {
            self.isHidden = isHidden ?? false
            self.reservedLayoutWidth = reservedLayoutWidth
            self.tintColor = tintColor
        }
    }

    /// The options of a disclosure indicator.
    public typealias DisclosureIndicatorOptions = SignOptions
    /// The options of a checkmark.
    public typealias CheckmarkOptions = SignOptions
    /// The options of a detail button.
    public typealias DetailOptions = SignOptions
    /// The options of a pop-up menu.
    public typealias PopUpMenuOptions = SignOptions

    /// The options of a system accessory with a background.
    public struct FilledSignOptions: CellAccessoryOptions, Hashable, Sendable {
        /// A Boolean value that indicates whether the accessory is hidden.
        ///
        /// A hidden accessory keeps its width.
        public var isHidden: Bool
        /// The width that the accessory reserves; nil for the default.
        public var reservedLayoutWidth: LayoutDimension?
        /// The tint color; nil for that of the row.
        ///
        /// Plumb stores the value and does not use it.
        public var tintColor: UIColor?
        /// The background color; nil for the default.
        ///
        /// Plumb stores the value and does not use it.
        public var backgroundColor: UIColor?

        /// Creates options.
        public init(
            isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
            backgroundColor: UIColor? = nil
        ) {
            self.isHidden = isHidden ?? false
            self.reservedLayoutWidth = reservedLayoutWidth
            self.tintColor = tintColor
            self.backgroundColor = backgroundColor
        }
    }

    /// The options of a delete control.
    public typealias DeleteOptions = FilledSignOptions
    /// The options of an insert control.
    public typealias InsertOptions = FilledSignOptions
    /// The options of a multiselect control.
    public typealias MultiselectOptions = FilledSignOptions

    /// The options of a reorder control.
    public struct ReorderOptions: CellAccessoryOptions, Hashable, Sendable {
        /// A Boolean value that indicates whether the accessory is hidden.
        ///
        /// A hidden accessory keeps its width.
        public var isHidden: Bool
        /// The width that the accessory reserves; nil for the default.
        public var reservedLayoutWidth: LayoutDimension?
        /// The tint color; nil for that of the row.
        ///
        /// Plumb stores the value and does not use it.
        public var tintColor: UIColor?
        /// A Boolean value that indicates whether a separator precedes the control.
        ///
        /// Plumb stores the value and does not use it.
        public var showsVerticalSeparator: Bool

        /// Creates options.
        public init(
            isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
            showsVerticalSeparator: Bool? = nil
        ) {
            self.isHidden = isHidden ?? false
            self.reservedLayoutWidth = reservedLayoutWidth
            self.tintColor = tintColor
            self.showsVerticalSeparator = showsVerticalSeparator ?? true
        }
    }

    /// The options of an outline disclosure indicator.
    public struct OutlineDisclosureOptions: CellAccessoryOptions, Hashable, Sendable {
        /// A Boolean value that indicates whether the accessory is hidden.
        ///
        /// A hidden accessory keeps its width.
        public var isHidden: Bool
        /// The width that the accessory reserves; nil for the default.
        public var reservedLayoutWidth: LayoutDimension?
        /// The tint color; nil for that of the row.
        ///
        /// Plumb stores the value and does not use it.
        public var tintColor: UIColor?
        /// The style of an outline disclosure indicator.
        public enum Style: Hashable, Sendable {
            /// The style that the row chooses.
            case automatic
            /// The style of a header: a tap on the row or on the indicator expands it.
            case header
            /// The style of a cell: only a tap on the indicator expands it.
            case cell
        }
        /// The style of the indicator.
        ///
        /// Plumb stores the value and does not use it.
        public var style: Style

        /// Creates options.
        public init(
            style: Style = .automatic, isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
            tintColor: UIColor? = nil
        ) {
            self.isHidden = isHidden ?? false
            self.reservedLayoutWidth = reservedLayoutWidth
            self.tintColor = tintColor
            self.style = style
        }
    }

    /// The options of a label.
    public struct LabelOptions: CellAccessoryOptions, Hashable, Sendable {
        /// A Boolean value that indicates whether the label is hidden; a hidden label keeps its width.
        public var isHidden: Bool
        /// The width that the accessory reserves and in which it is centered; nil for the width of the text.
        public var reservedLayoutWidth: LayoutDimension?
        /// The color of the text; nil for the secondary label color.
        public var tintColor: UIColor?
        /// The font of the text.
        public var font: UIFont
        /// A Boolean value that indicates whether the font follows the content size category.
        ///
        /// Plumb stores the value and does not use it.
        public var adjustsFontForContentSizeCategory: Bool

        /// Creates options.
        public init(
            isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
            font: UIFont = .preferredFont(forTextStyle: .body), adjustsFontForContentSizeCategory: Bool = true
        ) {
            self.isHidden = isHidden ?? false
            self.reservedLayoutWidth = reservedLayoutWidth
            self.tintColor = tintColor
            self.font = font
            self.adjustsFontForContentSizeCategory = adjustsFontForContentSizeCategory
        }
    }
}
