import Foundation
import InterfaceBuilder
import Testing

#if canImport(FoundationXML)
import FoundationXML
#endif

@Suite struct XMLTreeTests {
    /// Reads a text and prints its tree as indented lines of names, attributes and characters.
    private func outline(_ text: String) -> String {
        guard let tree = XMLTree.read(text: text).tree else { return "no tree" }
        func lines(_ id: XMLTree.ElementID, _ indent: String) -> [String] {
            let attributes = tree.values(in: id).map { value in " \(value.name)=\(value.value)" }.joined()
            let characters = tree.characters(in: id).trimmingCharacters(in: .whitespacesAndNewlines)
            let own = indent + tree[id].name + attributes + (characters.isEmpty ? "" : " \"\(characters)\"")
            return [own] + tree[id].children.flatMap { child in lines(child, indent + "-") }
        }
        return lines(tree.root, "").joined(separator: "\n")
    }

    @Test(arguments: [
        ("<a/>", "a"),
        ("\u{FEFF}<?xml version=\"1.0\" encoding=\"utf-8\"?>\n<!--x--><a></a>\n<!--y-->", "a"),
        ("<a b='1' c = \"2\"><d/><e f='&lt;&#65;&#x42;&amp;'/></a>", "a b=1 c=2\n-d\n-e f=<AB&"),
        ("<a>one<b>two</b> three<!-- no -->&gt;<![CDATA[<x>&amp;]]></a>", "a \"one three><x>&amp;\"\n-b \"two\""),
        ("<a b='x\ny'/>", "a b=x y"),
        ("<ä ö='ü'/>", "ä ö=ü"),
    ])
    func readsElementsWithTheirAttributes(text: String, expected: String) {
        #expect(outline(text) == expected)
    }

    @Test(arguments: [
        ("", "ib.not-xml 1:1"), ("  \n", "ib.not-xml 1:1"), ("size: 3", "ib.not-xml 1:1"),
        ("<a>\n <b>\n</a>", "ib.xml-syntax 3:1"), ("<a>\n <b>", "ib.xml-syntax 2:5"), ("<a", "ib.xml-syntax 1:3"),
        ("<a b/>", "ib.xml-syntax 1:5"), ("<a b=c/>", "ib.xml-syntax 1:6"), ("<a b='1'c='2'/>", "ib.xml-syntax 1:9"),
        ("<a b='1' b='2'/>", "ib.xml-syntax 1:10"), ("<a b='<'/>", "ib.xml-syntax 1:7"),
        ("<a/><b/>", "ib.xml-syntax 1:5"),
        ("<a/>x", "ib.xml-syntax 1:5"), ("</a>", "ib.xml-syntax 1:1"), ("<a>&x;</a>", "ib.xml-syntax 1:4"),
        ("<a>&#0;</a>", "ib.xml-syntax 1:4"), ("<a>\u{1}</a>", "ib.xml-syntax 1:4"), ("<1/>", "ib.xml-syntax 1:2"),
        ("<a><!--</a>", "ib.xml-syntax 1:8"), ("<!-- -->", "ib.xml-syntax 1:9"), ("<a><?x</a>", "ib.xml-syntax 1:4"),
        ("<?xml version='1.0'?>\n<!DOCTYPE a [<!ENTITY b 'c'>]>\n<a>&b;</a>", "ib.document-type 2:1"),
        ("<?xml version='1.0' encoding='ISO-8859-1'?><a/>", "ib.encoding 1:1"),
    ])
    func refusesWithAnIDAndAPlace(text: String, expected: String) throws {
        let result = XMLTree.read(text: text)
        #expect(result.tree == nil)
        let diagnostic = try #require(result.diagnostics.first)
        let location = try #require(diagnostic.location)
        #expect("\(diagnostic.id.rawValue) \(location.line):\(location.column)" == expected, "\(diagnostic.message)")
    }

    @Test func refusesWhatIsNotUTF8() {
        let latin = Array("<a>\n ".utf8) + [0xE4] + Array("</a>".utf8)
        #expect(XMLTree.read(latin).diagnostics.first?.id == "ib.encoding")
        for begin: [UInt8] in [[0xFF, 0xFE, 0x3C, 0x00], [0x3C, 0x00, 0x61, 0x00], [0x00, 0x3C, 0x00, 0x61]] {
            #expect(XMLTree.read(begin).diagnostics.first?.id == "ib.encoding")
        }
    }

    /// An unclosed element is reported with the line of its start tag.
    @Test(arguments: [
        ("<a>\n<b>\n<c/>\n</a>", "4:1 Unexpected </a>: the <b> in line 2 is not closed."),
        ("<a>\n <b>\n  <c>\n", "4:1 The document ends before the </c> for <c> in line 3. It may be incomplete."),
        (
            "<a>\n <b x=\"1\n <c/>\n</a>",
            "3:2 The value of 'x' in line 2 has no closing quotation mark. Add it, or write &lt; for this '<'."
        ),
        (
            "<a t=\"b\"c\"/>",
            "1:9 The value of 't' ends here. Add a space after it, or write &quot; for a quotation mark inside it."
        ),
        ("<a t=\"b & c\" u=\"&lt;\"/>", "1:9 Write &amp; for a plain ampersand."),
        ("<a>AT&T &lt;</a>", "1:6 Write &amp; for a plain ampersand."),
        ("<a>&nbsp;</a>", "1:4 Unknown entity '&nbsp;'. Write &amp; for a plain ampersand."),
        ("<a\"/>", "1:3 Expected white space before the next attribute."),
        ("<a>\n<<<<<<< HEAD\n<b/>", "2:1 An unresolved merge conflict begins here with '<<<<<<<'. Resolve it first."),
        (
            "version https://git-lfs.github.com/spec/v1\noid sha256:0",
            "1:1 The file is a Git LFS pointer, not the document. Run git lfs pull."
        ),
    ])
    func opensAreTold(text: String, words: String) throws {
        let finding = try #require(XMLTree.read(text: text).diagnostics.first)
        let place = try #require(finding.location)
        #expect("\(place.line):\(place.column) \(finding.message)" == words)
    }

    @Test func refusesTooMuch() {
        var limits = XMLTree.Limits()
        limits.depth = 3
        limits.elements = 5
        limits.attributes = 2
        limits.bytes = 100
        for text in [
            "<a><a><a><a/></a></a></a>", "<a><b/><b/><b/><b/><b/></a>", "<a b='' c='' d=''/>",
            String(repeating: " ", count: 101),
        ] {
            #expect(XMLTree.read(text: text, limits: limits).diagnostics.first?.id == "ib.too-large")
        }
        let deep = String(repeating: "<a>", count: 200_000)
        #expect(XMLTree.read(text: deep).diagnostics.first?.id == "ib.too-large")
    }

    @Test func knowsWhereThingsStand() throws {
        let text = "<a>\n  <b c=\"1\"\n     dé=\"x\">t</b>\n</a>"
        let tree = try #require(XMLTree.read(text: text).tree)
        let b = try #require(tree.child(of: tree.root, named: "b"))
        func piece(_ range: Range<Int>?) -> String {
            range.map { String(decoding: tree.bytes[$0], as: UTF8.self) } ?? ""
        }
        #expect(piece(tree[b].range) == "<b c=\"1\"\n     dé=\"x\">t</b>")
        #expect(piece(tree[b].content) == "t")
        #expect(piece(tree.attribute("dé", of: b)?.range) == "dé=\"x\"")
        #expect(piece(tree.attribute("dé", of: b)?.value) == "x")
        #expect(tree.location(of: b).line == 2)
        #expect(tree.location(of: b).column == 3)
        #expect(tree.location(of: tree.attribute("dé", of: b)?.range.lowerBound ?? 0).line == 3)
    }

    @Test func editsTouchOnlyTheirPlace() throws {
        let text = "<a>\n  <b x=\"1\" id=\"i\"/>\n  <c>\n  </c>\n  <d/>\n</a>\n"
        let tree = try #require(XMLTree.read(text: text).tree)
        let (b, c, d) = (tree[tree.root].children[0], tree[tree.root].children[1], tree[tree.root].children[2])
        func result(_ edits: SourceEdit?...) -> String? { tree.text(applying: edits.compactMap { $0 }) }
        #expect(result() == text)
        #expect(result(tree.setting("x", to: "<2>", in: b)) == text.replacing("\"1\"", with: "\"&lt;2&gt;\""))
        #expect(result(tree.setting("y", to: "2", in: b)) == text.replacing(" id", with: " y=\"2\" id"))
        #expect(result(tree.setting("y", to: "2", in: d)) == text.replacing("<d/>", with: "<d y=\"2\"/>"))
        #expect(result(tree.removing("x", from: b)) == text.replacing(" x=\"1\"", with: ""))
        #expect(result(tree.removing(b)) == text.replacing("  <b x=\"1\" id=\"i\"/>\n", with: ""))
        #expect(result(tree.appending("<e/>", to: c)) == text.replacing("<c>\n  </c>", with: "<c>\n      <e/>\n  </c>"))
        #expect(result(tree.appending("<e/>", to: d)) == text.replacing("<d/>", with: "<d>\n      <e/>\n  </d>"))
        #expect(result(tree.inserting("<e/>", after: b)) == text.replacing("/>\n  <c", with: "/>\n  <e/>\n  <c"))
        #expect(result(tree.removing(b), tree.replacing(d, with: "<e/>")) == "<a>\n  <c>\n  </c>\n  <e/>\n</a>\n")
        #expect(result(tree.removing(b), tree.replacing(b, with: "<e/>")) == nil)
        let both = result(tree.appending("<e/>", to: tree.root), tree.appending("<f/>", to: tree.root))
        #expect(both == text.replacing("<d/>", with: "<d/>\n  <e/>\n  <f/>"))
    }

    /// Writing a parsed document yields the same bytes, and setting a number changes only that number.
    ///
    /// A part of the corpus is checked, or all of it if `PLUMB_CORPUS` is `all`.
    @Test(.enabled(if: !Corpus.documents.isEmpty)) func documentsStayTheSameBytes() throws {
        let takesAll = ProcessInfo.processInfo.environment["PLUMB_CORPUS"] == "all"
        for (index, file) in Corpus.documents.enumerated() where takesAll || index % 60 == 7 {
            let bytes = Corpus.bytes(file)
            let tree = try #require(XMLTree.read(bytes).tree, "\(file.path)")
            let text = try #require(tree.text(applying: []), "\(file.path)")
            #expect(Array(text.utf8) == bytes, "\(file.path)")
            guard let frame = Array(tree.ids).last(where: { id in tree[id].name == "rect" }),
                let place = tree.attribute("width", of: frame)?.value,
                let width = tree.value(of: "width", in: frame)
            else { continue }
            let same = [tree.setting("width", to: width, in: frame)].compactMap { edit in edit }
            #expect(tree.text(applying: same) == text, "\(file.path)")
            let wider = [tree.setting("width", to: "12345", in: frame)].compactMap { edit in edit }
            let expected = Array(bytes[..<place.lowerBound]) + Array("12345".utf8) + Array(bytes[place.upperBound...])
            #expect(tree.text(applying: wider).map { text in Array(text.utf8) } == expected, "\(file.path)")
        }
    }

    /// Foundation's XML parser finds the same elements and attributes as ours.
    @Test(.enabled(if: !Corpus.documents.isEmpty)) func agreesWithFoundation() throws {
        for (index, file) in Corpus.documents.enumerated() where index.isMultiple(of: 20) {
            let bytes = Corpus.bytes(file)
            let tree = try #require(XMLTree.read(bytes).tree, "\(file.path)")
            let recorder = ElementRecorder()
            let parser = XMLParser(data: Data(bytes))
            parser.delegate = recorder
            #expect(parser.parse())
            let ours = tree.ids.map { id in
                ([tree[id].name] + tree.values(in: id).map { value in "\(value.name)=\(value.value)" }.sorted())
                    .joined(separator: " ")
            }
            #expect(ours == recorder.elements, "\(file.path)")
        }
    }
}

/// Records the elements that Foundation's parser finds.
private final class ElementRecorder: NSObject, XMLParserDelegate {
    var elements: [String] = []

    func parser(
        _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?, qualifiedName: String?,
        attributes: [String: String]
    ) {
        let values = attributes.map { attribute in "\(attribute.key)=\(attribute.value)" }.sorted()
        elements.append(([elementName] + values).joined(separator: " "))
    }
}
