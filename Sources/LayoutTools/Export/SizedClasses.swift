/// The classes for views with an intrinsic size that their class does not have: of an image, or from the document.
struct SizedClasses {
    /// The names of classes that no scene may have.
    static let viewNames: Set<String> = Set(
        ["", "Image", "Stack", "Scroll", "Text", "Progress", "ActivityIndicator", "Picker"].map { kind in
            "Sized\(kind)View"
        })

    private var names: [String] = []
    private var bodies: [String: [String]] = [:]

    /// The declarations, in the order of their first use.
    var declarations: [[String]] { names.compactMap { name in bodies[name] } }

    /// Returns the expression that creates a view.
    mutating func expression(for view: ExportedScene.View) -> String {
        guard view.contentSize != nil || view.hasNoAlignmentInsets else { return view.className + view.arguments }
        let kind = String(view.className.dropFirst(2))
        let name = (view.contentSize == nil ? "Flush" : view.hasNoAlignmentInsets ? "FlushSized" : "Sized") + kind
        if bodies[name] == nil {
            names.append(name)
            bodies[name] = Self.declaration(name, of: view)
        }
        guard let size = view.contentSize else { return name + view.arguments }
        func length(_ value: Double?) -> String { value.map(SwiftLiteral.number) ?? "UIView.noIntrinsicMetric" }
        return "\(name)\(view.arguments).sized(width: \(length(size.width)), height: \(length(size.height)))"
    }

    private static func declaration(_ name: String, of view: ExportedScene.View) -> [String] {
        let isPicture = view.className == "UIImageView"
        let purpose =
            view.contentSize == nil
            ? "Its frame is its alignment rectangle."
            : isPicture ? "Has the size of its image as intrinsic size." : "Has an intrinsic size of its own."
        var lines = ["/// \(purpose)", "private final class \(name): \(view.className) {"]
        if view.contentSize != nil {
            lines += [
                "    private var askedSize = CGSize.zero", "",
                "    override var intrinsicContentSize: CGSize { "
                    + (isPicture ? "image == nil ? askedSize : super.intrinsicContentSize }" : "askedSize }"), "",
                "    func sized(width: CGFloat, height: CGFloat) -> Self {",
                "        askedSize = CGSize(width: width, height: height)", "        invalidateIntrinsicContentSize()",
                "        return self", "    }",
            ]
        }
        if view.hasNoAlignmentInsets {
            if view.contentSize != nil { lines.append("") }
            lines.append("    override var alignmentRectInsets: UIEdgeInsets { .zero }")
        }
        return lines + ["}"]
    }
}
