import InterfaceBuilder
import LayoutTools
import Testing

/// Values that Interface Builder derives by itself: two different ones are no conflict, and others are.
@MainActor @Suite struct MergeRuleTests {
    private static func document(_ objects: String) -> String {
        """
        <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" useAutolayout="YES">
        <objects>\(objects)</objects></document>
        """
    }

    private nonisolated static func pinned(_ height: Int, without edge: String = "") -> String {
        let constraints = ["top", "bottom", "leading", "trailing"].filter { name in name != edge }.map { name in
            "<constraint firstAttribute=\"\(name)\" secondItem=\"a\" secondAttribute=\"\(name)\" id=\"k\(name)\"/>"
        }
        return "<customView id=\"v\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"9\" height=\"\(height)\"/>"
            + "<subviews><textField id=\"a\"/></subviews><constraints>\(constraints.joined())</constraints></customView>"
    }

    private nonisolated static func column(_ width: Int, _ style: String) -> String {
        "<tableView columnAutoresizingStyle=\"\(style)\" id=\"t\"><tableColumns>"
            + "<tableColumn width=\"\(width)\" id=\"c\"/><tableColumn width=\"7\" id=\"d\"/></tableColumns></tableView>"
    }

    private nonisolated static func rowLabel(_ width: Int) -> String {
        "<tableViewCell textLabel=\"l\" id=\"r\"><tableViewCellContentView key=\"contentView\" id=\"s\"><subviews>"
            + "<label id=\"l\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"\(width)\" height=\"9\"/></label>"
            + "</subviews></tableViewCellContentView></tableViewCell>"
    }

    private nonisolated static func font(_ attributes: String) -> String {
        "<textFieldCell id=\"f\"><font key=\"font\" \(attributes)/></textFieldCell>"
    }

    private nonisolated static func deployment(_ version: Int) -> String {
        "<deployment version=\"\(version)\" identifier=\"macosx\"/>"
    }

    private nonisolated static func textView(_ height: Int) -> String {
        "<textView id=\"x\"><size key=\"minSize\" width=\"9\" height=\"\(height)\"/></textView>"
    }

    private nonisolated static func symbol(_ locale: String) -> String {
        "<imageView id=\"i\"><symbolConfiguration key=\"symbolConfiguration\">\(locale)</symbolConfiguration></imageView>"
    }

    private nonisolated static func label(_ x: String) -> String {
        "<textField id=\"y\"><rect key=\"frame\" x=\"\(x)\" y=\"0\" width=\"9\" height=\"9\"/></textField>"
    }

    /// `base > ours > theirs > the number of conflicts > a part of the merged document`.
    @Test(arguments: [
        (pinned(10), pinned(11), pinned(12), 0, "height=\"11\""),
        (
            pinned(10, without: "bottom"), pinned(11, without: "bottom"), pinned(12, without: "bottom"), 1,
            "height=\"11\""
        ),
        (column(1, "firstColumnOnly"), column(2, "firstColumnOnly"), column(3, "firstColumnOnly"), 0, "width=\"2\""),
        (column(1, "lastColumnOnly"), column(2, "lastColumnOnly"), column(3, "lastColumnOnly"), 1, "width=\"2\""),
        (column(1, "none"), column(2, "none"), column(3, "none"), 1, "width=\"2\""),
        (rowLabel(1), rowLabel(2), rowLabel(3), 0, "width=\"2\""),
        (
            font("metaFont=\"system\" size=\"11\""), font("metaFont=\"smallSystem\""),
            font("metaFont=\"label\" size=\"11\""), 0, "smallSystem"
        ),
        (
            font("metaFont=\"system\" size=\"11\""), font("metaFont=\"smallSystem\""),
            font("metaFont=\"label\" size=\"12\""), 1, "smallSystem"
        ),
        (deployment(1050), deployment(1060), deployment(1080), 0, "1080"),
        (textView(1), textView(2), textView(3), 0, "height=\"2\""),
        // An element that one version deletes is gone if the other only changed what Interface Builder writes by itself.
        (symbol(""), "", symbol("<nil key=\"locale\"/>"), 0, "<objects/>"),
        (symbol("<nil key=\"locale\"/>"), "", symbol("<nil key=\"tint\"/>"), 1, ""),
        (label("1.33333332"), "", label("1.33333339"), 0, "<objects/>"),
        (label("1.3"), "", label("1.4"), 1, ""),
    ]) func derivedValuesAreNoConflict(base: String, ours: String, theirs: String, conflicts: Int, part: String) throws
    {
        let trees = try [base, ours, theirs].map { text in
            try #require(XMLTree.read(text: Self.document(text)).tree)
        }
        let merge = DocumentMerge(base: trees[0], ours: trees[1], theirs: trees[2])
        #expect(merge.conflicts.count == conflicts, "\(merge.conflicts)")
        #expect(part.isEmpty || merge.textOfOurs.contains(part), "\(merge.textOfOurs)")
    }
}
