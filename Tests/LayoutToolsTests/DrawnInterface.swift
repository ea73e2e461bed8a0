import InterfaceBuilder
import Scene

/// A random Interface Builder document without constraints: stack views of every kind, scroll views with guides, masks, layout guides, and
/// controls.
struct DrawnInterface {
    /// A view with its element's parts.
    private struct Node {
        var id: String
        var tag: String
        var attributes = ""
        var elements = ""
        var frame: [Double]
        var children: [Node] = []
    }

    private var generator: RandomNumbers
    private var count = 0
    private var root: Node

    init(seed: Int) {
        generator = RandomNumbers(state: UInt64(seed &* 6007 &+ 41))
        root = Node(id: "root", tag: "view", frame: [0, 0, 375, 667])
        root.attributes = direction()
        root.children = views(in: root.frame, depth: 0, most: 5)
    }

    // MARK: Drawing

    private mutating func views(in frame: [Double], depth: Int, most: Int) -> [Node] {
        (0..<(1 + generator.next(most))).map { _ in
            var node = view(depth: depth)
            let isOnGrid = generator.next(2) == 0
            let free = [frame[2] - node.frame[2], frame[3] - node.frame[3]].map { max(0, Int($0)) }
            for axis in 0..<2 {
                let place = generator.length(0...max(0, free[axis]))
                node.frame[axis] = isOnGrid ? (place / 8).rounded(.down) * 8 : place
            }
            node.attributes += place(of: &node)
            return node
        }
    }

    /// Whether constraints or a mask place a view.
    private mutating func place(of node: inout Node) -> String {
        guard generator.next(5) == 0, node.tag != "stackView" else {
            return " translatesAutoresizingMaskIntoConstraints=\"NO\""
        }
        let parts = ["flexibleMinX", "widthSizable", "flexibleMaxX", "flexibleMinY", "heightSizable", "flexibleMaxY"]
        let mask = parts.filter { _ in generator.next(2) == 0 }.map { part in "\(part)=\"YES\"" }
        node.elements += "<autoresizingMask key=\"autoresizingMask\" \(mask.joined(separator: " "))/>"
        return ""
    }

    private mutating func view(depth: Int) -> Node {
        if depth < 2 {
            switch generator.next(8) {
            case 0, 1: return stack(depth: depth)
            case 2: return scrollView(depth: depth)
            case 3: return container(depth: depth)
            default: break
            }
        }
        return leaf()
    }

    private mutating func leaf() -> Node {
        count += 1
        let id = "v\(count)"
        let width = generator.length(20...160)
        switch generator.next(8) {
        case 0, 1:
            let hugging = generator.pick(["250", "251", "252"])
            return Node(
                id: id, tag: "label", attributes: " text=\"Words\" horizontalHuggingPriority=\"\(hugging)\"",
                elements: "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"17\"/>",
                frame: [0, 0, width, 20.5])
        case 2:
            return Node(
                id: id, tag: "button", attributes: " buttonType=\"system\"",
                elements: "<state key=\"normal\" title=\"Send\"/>", frame: [0, 0, width, 30])
        case 3: return Node(id: id, tag: "imageView", attributes: " image=\"picture\"", frame: [0, 0, width, width])
        case 4:
            return Node(
                id: id, tag: "textField", attributes: " borderStyle=\"roundedRect\"",
                elements: "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"14\"/>",
                frame: [0, 0, width, 34])
        case 5: return Node(id: id, tag: "switch", frame: [0, 0, 51, 31])
        case 6: return Node(id: id, tag: "slider", frame: [0, 0, width, 31])
        default: return Node(id: id, tag: "view", frame: [0, 0, width, generator.length(10...120)])
        }
    }

    /// The direction of a view, often right-to-left.
    private mutating func direction() -> String {
        switch generator.next(12) {
        case 0...3: " semanticContentAttribute=\"forceRightToLeft\""
        case 4: " semanticContentAttribute=\"forceLeftToRight\""
        default: ""
        }
    }

    private mutating func container(depth: Int) -> Node {
        count += 1
        var node = Node(
            id: "v\(count)", tag: "view", frame: [0, 0, generator.length(80...340), generator.length(60...300)])
        node.attributes += direction()
        if generator.next(4) == 0 {
            node.elements += "<edgeInsets key=\"layoutMargins\" top=\"4\" left=\"6\" bottom=\"10\" right=\"12\"/>"
        }
        node.children = views(in: node.frame, depth: depth + 1, most: 3)
        return node
    }

    private mutating func scrollView(depth: Int) -> Node {
        count += 1
        var node = Node(
            id: "v\(count)", tag: "scrollView", attributes: direction(),
            frame: [0, 0, generator.length(100...340), generator.length(80...300)])
        if generator.next(2) == 0 {
            node.elements +=
                "<viewLayoutGuide key=\"contentLayoutGuide\" id=\"\(node.id)c\"/>"
                + "<viewLayoutGuide key=\"frameLayoutGuide\" id=\"\(node.id)f\"/>"
        }
        let room = [0, 0, node.frame[2], node.frame[3] * (generator.next(2) == 0 ? 1 : 2)]
        node.children = views(in: room, depth: depth + 1, most: 2)
        return node
    }

    private mutating func stack(depth: Int) -> Node {
        count += 1
        let isVertical = generator.next(2) == 0
        let distributions = ["fill", "fillEqually", "fillProportionally", "equalSpacing", "equalCentering"]
        let alignments = ["fill", "top", "center", "bottom"] + (isVertical ? [] : ["firstBaseline", "lastBaseline"])
        var node = Node(
            id: "v\(count)", tag: "stackView", frame: [0, 0, generator.length(60...340), generator.length(40...300)])
        node.attributes =
            (isVertical ? " axis=\"vertical\"" : "") + " distribution=\"\(generator.pick(distributions))\""
            + " alignment=\"\(generator.pick(alignments))\" spacing=\"\(generator.pick(["0", "5", "8", "20"]))\""
            + direction()
        if generator.next(4) == 0 {
            node.elements += "<edgeInsets key=\"layoutMargins\" top=\"4\" left=\"6\" bottom=\"10\" right=\"12\"/>"
        }
        node.children = (0..<(1 + generator.next(4))).map { _ in
            var child = view(depth: depth + 1)
            child.attributes += " translatesAutoresizingMaskIntoConstraints=\"NO\""
            if generator.next(6) == 0 { child.attributes += " hidden=\"YES\"" }
            return child
        }
        return node
    }

    // MARK: The document

    /// The document as it is drawn.
    var text: String {
        """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" toolsVersion="21507" useAutolayout="YES" \
        useSafeAreas="YES">
            <device id="retina4_7" orientation="portrait"/>
            <objects>
        \(Self.element(root, "        ", guides: "<viewLayoutGuide key=\"safeArea\" id=\"safe\"/>"))
            </objects>
            <resources><image name="picture" width="24" height="24"/></resources>
        </document>
        """
    }

    private static func element(_ node: Node, _ indentation: String, guides: String = "") -> String {
        let frame = zip(["x", "y", "width", "height"], node.frame).map { name, number in "\(name)=\"\(number)\"" }
        var lines = [
            "<\(node.tag)\(node.attributes) id=\"\(node.id)\">",
            "    <rect key=\"frame\" \(frame.joined(separator: " "))/>",
        ]
        if !node.children.isEmpty {
            lines.append("    <subviews>")
            lines += node.children.map { child in element(child, "        ") }
            lines.append("    </subviews>")
        }
        if !(node.elements + guides).isEmpty { lines.append("    \(node.elements)\(guides)") }
        lines.append("</\(node.tag)>")
        return lines.joined(separator: "\n").split(separator: "\n", omittingEmptySubsequences: false)
            .map { line in indentation + line }.joined(separator: "\n")
    }

    /// Moves every view to its place in the layout until nothing moves.
    ///
    /// Returns false if that does not end, or if a view has become so small that its alignment rectangle would have a negative size.
    @MainActor mutating func settle() -> Bool {
        for _ in 0..<12 {
            let frames = Self.frames(of: text)
            let old = root
            Self.move(&root, frames)
            if Self.element(root, "") == Self.element(old, "") { return hasSize(root) }
        }
        return false
    }

    private func hasSize(_ node: Node) -> Bool {
        let isLeftOut = node.attributes.contains("hidden=")
        return isLeftOut || (min(node.frame[2], node.frame[3]) >= 4 && node.children.allSatisfy(hasSize))
    }

    private static func move(_ node: inout Node, _ frames: [String: [Double]]) {
        if let frame = frames[node.id] { node.frame = frame }
        for index in node.children.indices { move(&node.children[index], frames) }
    }

    // MARK: Layout

    @MainActor private static func layout(_ text: String) -> LaidOutDocument {
        DocumentLayout.layout(Array(text.utf8), file: "Drawn.xib", options: LayoutOptions(intrinsicSizes: .stored))
    }

    /// The frames of all views of a document by identifier.
    @MainActor static func frames(of text: String) -> [String: [Double]] {
        var frames: [String: [Double]] = [:]
        for view in layout(text).scenes.flatMap(\.views) {
            frames[view.id] = [view.frame.x, view.frame.y, view.frame.width, view.frame.height]
        }
        return frames
    }

    /// The messages about ambiguity and conflicts in a document.
    @MainActor static func problems(of text: String) -> [String] {
        layout(text).allDiagnostics.filter { finding in ["ib.ambiguous", "ib.conflict"].contains(finding.id.rawValue) }
            .map(\.message)
    }

    /// The hidden arranged views of stack views, and their subviews.
    var leftOut: Set<String> {
        func all(_ node: Node) -> [String] { [node.id] + node.children.flatMap(all) }
        func hidden(_ node: Node) -> [String] {
            node.children.flatMap { child in child.attributes.contains("hidden=") ? all(child) : hidden(child) }
        }
        return Set(hidden(root))
    }
}

extension RandomNumbers {
    fileprivate mutating func pick(_ words: [String]) -> String { words[next(words.count)] }

    /// A length in points, whole or half.
    fileprivate mutating func length(_ range: ClosedRange<Int>) -> Double {
        Double(range.lowerBound * 2 + next((range.upperBound - range.lowerBound) * 2 + 1)) / 2
    }
}
