import Foundation

/// What accessories are told: their room and how they look.
protocol CellAccessoryOptions {
    var reservedLayoutWidth: UICellAccessory.LayoutDimension? { get }
}

extension UICellAccessory {
    /// What an accessory takes of the width.
    public enum LayoutDimension: Hashable, Sendable {
        /// As much as it has.
        case actual
        /// As much as signs have.
        case standard
        /// A width, in points.
        case custom(CGFloat)

        var points: CGFloat? { if case .custom(let width) = self { width } else { nil } }
    }

    /// What a sign is told that has only its room and its colour.
    public struct SignOptions: CellAccessoryOptions, Hashable, @unchecked Sendable {
        /// Whether it is not seen; kept, it has its room.
        public var isHidden: Bool
        /// What it takes of the width; nil for what the system gives it.
        public var reservedLayoutWidth: LayoutDimension?
        /// Its colour; nil for that of the row.
        public var tintColor: UIColor?

        /// Options that say what is given.
        public init(
            isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
        ) {
            self.isHidden = isHidden ?? false
            self.reservedLayoutWidth = reservedLayoutWidth
            self.tintColor = tintColor
        }
    }

    /// What an arrow is told.
    public typealias DisclosureIndicatorOptions = SignOptions
    /// What a check mark is told.
    public typealias CheckmarkOptions = SignOptions
    /// What a button for details is told.
    public typealias DetailOptions = SignOptions
    /// What a menu's choice is told.
    public typealias PopUpMenuOptions = SignOptions

    /// What a sign with a fill of its own is told.
    public struct FilledSignOptions: CellAccessoryOptions, Hashable, @unchecked Sendable {
        /// Whether it is not seen; kept, it has its room.
        public var isHidden: Bool
        /// What it takes of the width; nil for what the system gives it.
        public var reservedLayoutWidth: LayoutDimension?
        /// Its colour; nil for that of the row.
        public var tintColor: UIColor?
        /// The fill of the sign; nil for the system's.
        public var backgroundColor: UIColor?

        /// Options that say what is given.
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

    /// What what takes a row away is told.
    public typealias DeleteOptions = FilledSignOptions
    /// What what puts a row in is told.
    public typealias InsertOptions = FilledSignOptions
    /// What what chooses a row is told.
    public typealias MultiselectOptions = FilledSignOptions

    /// What what moves a row is told.
    public struct ReorderOptions: CellAccessoryOptions, Hashable, @unchecked Sendable {
        /// Whether it is not seen; kept, it has its room.
        public var isHidden: Bool
        /// What it takes of the width; nil for what the system gives it.
        public var reservedLayoutWidth: LayoutDimension?
        /// Its colour; nil for that of the row.
        public var tintColor: UIColor?
        /// Whether a line stands before the sign; kept, nothing draws it.
        public var showsVerticalSeparator: Bool

        /// Options that say what is given.
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

    /// What an arrow that shows what belongs to a row is told.
    public struct OutlineDisclosureOptions: CellAccessoryOptions, Hashable, @unchecked Sendable {
        /// Whether it is not seen; kept, it has its room.
        public var isHidden: Bool
        /// What it takes of the width; nil for what the system gives it.
        public var reservedLayoutWidth: LayoutDimension?
        /// Its colour; nil for that of the row.
        public var tintColor: UIColor?
        /// How the arrow opens what belongs to the row.
        public enum Style: Hashable, Sendable {
            /// As the row has it.
            case automatic
            /// By itself or with the whole row, as in headers.
            case header
            /// By itself, as in rows.
            case cell
        }
        /// How the arrow opens what belongs to the row; kept.
        public var style: Style

        /// Options that say what is given.
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

    /// What a text is told.
    public struct LabelOptions: CellAccessoryOptions, Hashable, @unchecked Sendable {
        /// Whether it is not seen; kept, it has its room.
        public var isHidden: Bool
        /// What it takes of the width; nil for what the system gives it.
        public var reservedLayoutWidth: LayoutDimension?
        /// Its colour; nil for that of the row.
        public var tintColor: UIColor?
        /// The font.
        public var font: UIFont
        /// Whether the font follows the size of text that the user chooses; kept.
        public var adjustsFontForContentSizeCategory: Bool

        /// Options that say what is given.
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
