import Diagnostics
import Typography

/// A layout document as a page passes it: views and constraints with the keys of `Documentation/LayoutDocuments.md`.
struct LiveDocument {
    /// The size of the root in points; nil to fit its content.
    var size: (width: Double, height: Double)?
    /// The named numbers for constraints.
    var metrics: [String: Double] = [:]
    /// The views, parents before their children.
    ///
    /// The first is the root.
    var views: [View] = []
    /// The index of each view by its name; of several views with one name the first.
    var indices: [String: Int] = [:]
    /// The constraints in order.
    var statements: [Statement] = []
    /// A Boolean value that indicates whether text reads from right to left.
    var isRightToLeft = false
    /// The text size of the user as a step: 0 is the smallest, 3 the default, 11 the largest.
    var textSize = LiveDocument.defaultTextSize

    /// The step of the default text size.
    static var defaultTextSize: Int { 3 }
    /// The names of the text sizes, as the option `--dynamic-type` of the command has them.
    static var textSizes: [String] {
        ["xs", "s", "m", "l", "xl", "xxl", "xxxl", "ax1", "ax2", "ax3", "ax4", "ax5"]
    }

    /// The values of both axes; nil where none is given.
    struct Axes {
        var horizontal: Double?
        var vertical: Double?
    }

    /// Distances from the edges of a view, in points.
    struct Insets {
        var top = 0.0
        var left = 0.0
        var bottom = 0.0
        var right = 0.0
    }

    /// A view of the document.
    struct View {
        var name: String
        /// The index of the parent; nil for the root.
        var parent: Int?
        /// A Boolean value that indicates whether the document has more of the view than its name.
        var hasProperties = true
        var className = "UIView"
        var text: String?
        var placeholder: String?
        var fontSize: Double?
        var fontWeight: String?
        var textStyle: TextStyle?
        var numberOfLines = 1
        var image: (width: Double, height: Double)?
        var intrinsicSize = Axes()
        var hugging = Axes()
        var compression = Axes()
        var isHidden = false
        var frame: [Double]?
        var margins: Insets?
        var safeArea: Insets?
        var isVertical = false
        var distribution = "fill"
        var alignment = "fill"
        var spacing = 0.0
        var isRightToLeft: Bool?
    }

    /// A format or an equation.
    struct Statement {
        var text: String
        var options: [String] = []
        var priority: Double?
        var identifier: String?
        var isExtended = false
        /// The mistakes in its properties.
        var findings: [Diagnostic] = []

        /// A Boolean value that indicates whether the text is a visual format: it has a bracket or a bar, or begins with an axis.
        var isFormat: Bool {
            var text = text
            return text.withUTF8 { bytes in
                bytes.contains { byte in byte == UInt8(ascii: "[") || byte == UInt8(ascii: "|") }
                    || bytes.starts(with: "H:".utf8) || bytes.starts(with: "V:".utf8)
            }
        }
    }

    /// The most views of a document.
    static var viewLimit: Int { 50_000 }
}
