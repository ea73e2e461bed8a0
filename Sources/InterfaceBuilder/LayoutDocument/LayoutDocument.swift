import Diagnostics
import Scene
import VisualFormat

/// A layout document: views and constraints in YAML or JSON, for examples, tests and tools.
///
/// Lengths are in points. The format is Plumb's own; `Documentation/LayoutDocuments.md` describes all keys. Use
/// ``read(_:file:)`` to read a document.
///
/// ```yaml
/// size: [320, 480]
/// metrics: {margin: 10}
/// view:
///   subviews:
///     - {name: label, class: UILabel, text: "Nothing here yet"}
/// constraints:
///   - "H:|-margin-[label]-margin-|"
///   - "label.centerY == view.centerY"
/// ```
public struct LayoutDocument: Sendable {
    /// The file as the user named it; nil for text without a file.
    public let file: String?
    /// The bytes from which it was read; empty for a document that code creates.
    public internal(set) var bytes: [UInt8] = []
    /// A Boolean value that indicates whether the text is JSON, which quotes keys and words.
    package var isJSON: Bool { Self.isJSON(bytes) }
    /// The size of the root view in points; nil to fit its content.
    public internal(set) var size: Size?
    /// The meaning of a `-` beside a bar in formats.
    public internal(set) var standardSpacing = StandardSpacing.documented
    /// The named numbers for constraints.
    public internal(set) var metrics: [String: Double] = [:]
    /// The names of metrics with unreadable numbers.
    ///
    /// Their errors are reported already, so their uses are not.
    var unreadMetrics: Set<String> = []
    /// The views, parents before their children.
    ///
    /// The first is the root.
    public internal(set) var views: [View] = []
    /// The constraints in document order.
    public internal(set) var constraints: [Constraint] = []
    /// The size that a root without one takes as far as its content permits, or nil for the smallest size.
    var fitting: Fitting?
    /// The names of guides in extended formats, each with its view and guide.
    var guideNames: [String: (view: String, guide: String)] = [:]
    /// The findings of the reader.
    public internal(set) var diagnostics: [Diagnostic] = []

    /// Returns whether a text is JSON.
    static func isJSON(_ bytes: [UInt8]) -> Bool { bytes.first { byte in byte > 32 } == UInt8(ascii: "{") }

    /// A width and a height in points.
    public typealias Size = Scene.Size

    /// The intended size of a root, with the priority of each axis.
    struct Fitting: Sendable {
        let size: Size
        var priorities = Axes()
    }

    /// The values of both axes, or nil for an axis without a value.
    public struct Axes: Hashable, Sendable {
        /// The horizontal value.
        public var horizontal: Double?
        /// The vertical value.
        public var vertical: Double?

        /// Creates values that are nil.
        public init() {}
    }

    /// A view of a layout document.
    public struct View: Sendable {
        /// The name, by which constraints refer to the view.
        public internal(set) var name: String
        /// The class.
        ///
        /// The default is `UIView`.
        public internal(set) var className = "UIView"
        /// The place of the name of its class in the text; nil if the document writes none, or with escapes.
        var classPlace: TextPlace?
        /// The location in the text.
        public let location: SourceLocation
        /// The parent view, by index.
        public let parent: Int?
        /// The children, by index.
        public internal(set) var children: [Int] = []
        /// The text of a label, or the title of a button.
        public internal(set) var text: String?
        /// The placeholder of an empty field.
        public internal(set) var placeholder: String?
        /// The size of its font in points.
        public internal(set) var fontSize: Double?
        /// The name of the text style of its font, such as `body`.
        public internal(set) var textStyle: String?
        /// The name of the font weight, from ultraLight to black.
        public internal(set) var fontWeight: String?
        /// The maximum number of lines; 0 for no limit.
        public internal(set) var numberOfLines: Int?
        /// The size of the image in points.
        public internal(set) var image: Size?
        /// The intrinsic size, instead of the measured one.
        public internal(set) var intrinsicSize = Axes()
        /// The content hugging priorities.
        public internal(set) var hugging = Axes()
        /// The content compression resistance priorities.
        public internal(set) var compression = Axes()
        /// A Boolean value that indicates whether the view is hidden.
        public internal(set) var isHidden = false
        /// A fixed frame, for a view without constraints: x, y, width, height.
        public internal(set) var frame: InterfaceDocument.Rectangle?
        /// The layout margins: top, left, bottom, right.
        public internal(set) var layoutMargins: InterfaceDocument.Insets?
        /// The safe area insets: top, left, bottom, right.
        public internal(set) var safeArea: InterfaceDocument.Insets?
        /// The properties of a stack view: axis, distribution, alignment.
        public internal(set) var stack: [String: String] = [:]
        /// The spacing of a stack view.
        public internal(set) var spacing: Double?
        /// `left-to-right` or `right-to-left`; nil to inherit the direction of the document.
        public internal(set) var direction: String?

        /// A Boolean value that indicates whether its class is `UIScrollView` or a subclass.
        ///
        /// For its subviews, its edges are those of its content and not of its frame.
        public var isScrollView: Bool {
            ["UIScrollView", "UITableView", "UICollectionView", "UITextView"].contains(className)
        }
    }

    /// A statement of the document, which creates one or several constraints.
    public struct Constraint: Sendable {
        /// A visual format or an equation.
        public enum Statement: Sendable {
            /// A visual format with the names of its options.
            case visualFormat(String, options: [String])
            /// An equation.
            case equation(LayoutEquation)
        }

        /// The statement.
        public let statement: Statement
        /// The source text.
        public let text: String
        /// The location of the first character of the text.
        public let location: SourceLocation
        /// The priority of all its constraints; nil for those in the text.
        public let priority: Double?
        /// The identifier of its constraints.
        public let identifier: String?
        /// The place of the text in the document; nil if the document writes it with escapes or in several lines.
        var place: TextPlace?
        /// The locations of the options of a format.
        var optionLocations: [SourceLocation] = []
        /// The places of the options; nil for one with escapes.
        var optionPlaces: [TextPlace?] = []
        /// The dialect of a format.
        var dialect = Dialect.standard
    }
}
