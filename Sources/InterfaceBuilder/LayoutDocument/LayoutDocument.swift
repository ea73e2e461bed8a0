import Diagnostics
import VisualFormat

/// A layout document: views and constraints in YAML or JSON, made for examples, tests and tools.
///
/// Lengths are points. The format is Plumb's own; `Documentation/LayoutDocuments.md` has every key. ``read(_:file:)`` reads one.
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
    /// The file as the user named it; nil for text that has no file.
    public let file: String?
    /// The size of the root view in points; nil if the document names none, so that the root fits its content.
    public internal(set) var size: Size?
    /// Names for numbers in constraints.
    public internal(set) var metrics: [String: Double] = [:]
    /// The names of metrics whose numbers cannot be read, which has been told; nothing more is said where they are used.
    var unreadMetrics: Set<String> = []
    /// Every view, a parent before its children; the first is the root.
    public internal(set) var views: [View] = []
    /// The constraints in the order of the document.
    public internal(set) var constraints: [Constraint] = []
    /// The size that a root without one takes as far as its content allows; nil for the smallest.
    var fitting: Fitting?
    /// Names by which extended formats call guides: the view of each and the guide.
    var guideNames: [String: (view: String, guide: String)] = [:]
    /// What was found while reading.
    public internal(set) var diagnostics: [Diagnostic] = []

    /// A width and a height in points.
    public struct Size: Hashable, Sendable {
        /// The width.
        public let width: Double
        /// The height.
        public let height: Double

        /// A width and a height.
        public init(width: Double, height: Double) {
            self.width = width
            self.height = height
        }
    }

    /// The size that a root is to take, with the priority of each axis.
    struct Fitting: Sendable {
        let size: Size
        var priorities = Axes()
    }

    /// Values of the two axes, each nil where none is given.
    public struct Axes: Hashable, Sendable {
        /// From side to side.
        public var horizontal: Double?
        /// From top to bottom.
        public var vertical: Double?

        /// No values.
        public init() {}
    }

    /// A view of a layout document.
    public struct View: Sendable {
        /// Its name, by which constraints call it.
        public internal(set) var name: String
        /// Its class, `UIView` by default.
        public internal(set) var className = "UIView"
        /// Where it stands.
        public let location: SourceLocation
        /// The view around it, by index.
        public let parent: Int?
        /// The views inside it, by index.
        public internal(set) var children: [Int] = []
        /// What it shows as text: the text of a label, the title of a button.
        public internal(set) var text: String?
        /// What an empty field shows.
        public internal(set) var placeholder: String?
        /// The size of its font in points.
        public internal(set) var fontSize: Double?
        /// The weight of its font by name: ultraLight to black.
        public internal(set) var fontWeight: String?
        /// The most lines that it shows; 0 for any number.
        public internal(set) var numberOfLines: Int?
        /// The size of its picture in points.
        public internal(set) var image: Size?
        /// The size that its content asks for, in place of what its class measures.
        public internal(set) var intrinsicSize = Axes()
        /// How strongly it refuses to grow beyond its content.
        public internal(set) var hugging = Axes()
        /// How strongly it refuses to shrink below its content.
        public internal(set) var compression = Axes()
        /// Whether it is hidden.
        public internal(set) var isHidden = false
        /// A fixed place, for a view that no constraint places: x, y, width, height.
        public internal(set) var frame: InterfaceDocument.Rectangle?
        /// Its layout margins: top, left, bottom, right.
        public internal(set) var layoutMargins: InterfaceDocument.Insets?
        /// What covers it, for its safe area: top, left, bottom, right.
        public internal(set) var safeArea: InterfaceDocument.Insets?
        /// Properties of stack views: axis, distribution, alignment.
        public internal(set) var stack: [String: String] = [:]
        /// The distance between the views of a stack view.
        public internal(set) var spacing: Double?
        /// `left-to-right` or `right-to-left`; nil to follow the document.
        public internal(set) var direction: String?
    }

    /// A constraint, or several that one format string stands for.
    public struct Constraint: Sendable {
        /// What it says.
        public enum Statement: Sendable {
            /// A visual format with the names of its options.
            case visualFormat(String, options: [String])
            /// An equation.
            case equation(LayoutEquation)
        }

        /// What it says.
        public let statement: Statement
        /// The text as written.
        public let text: String
        /// Where the first character of the text stands.
        public let location: SourceLocation
        /// The priority of all of it, in place of what the text says; nil to keep that.
        public let priority: Double?
        /// The name that its author gave it.
        public let identifier: String?
        /// Where each of the options of a format stands.
        var optionLocations: [SourceLocation] = []
        /// The dialect of a format.
        var dialect = Dialect.standard
    }
}
