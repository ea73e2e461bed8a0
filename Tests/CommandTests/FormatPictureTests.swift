import Foundation
import Testing

/// `plumb vfl show`: a scene of formats without a document.
@Suite struct FormatPictureTests {
    /// The frames of the views behind the root, by their names.
    private func frames(_ arguments: String..., input: String = "") throws -> [String: [Double]] {
        let run = try Command.run(["vfl", "show", "--json"] + arguments, input: input)
        let scenes = try #require(try run.objects().first?["scenes"] as? [[String: Any]])
        let views = try #require(scenes.first?["views"] as? [[String: Any]])
        let pairs = views.compactMap { view in
            (view["id"] as? String).flatMap { id in (view["frame"] as? [Double]).map { frame in (id, frame) } }
        }
        return Dictionary(pairs, uniquingKeysWith: { first, _ in first })
    }

    @Test func formatsAreAPictureAndATable() throws {
        let run = try Command.plumb("vfl", "show", "H:|-[find(80)]-[field(>=20)]-|")
        #expect(run.status == 0 && run.errors.isEmpty)
        #expect(
            run.output == """
                formats: UIView “view” view, 320 × 70

                ┌─ view ──────────────────────────────────────┐
                │  ┌──────────┐┌───────────────────────────┐  │
                │  │   find   ││           field           │  │
                │  │          ││                           │  │
                │  └──────────┘└───────────────────────────┘  │
                └─────────────────────────────────────────────┘

                view              id    x   y  width  height
                view (UIView)           0   0    320      70
                  find (UIView)        20  20     80      30
                  field (UIView)      108  20    192      30

                formats: 1 scene, 3 views, no findings

                """)
    }

    /// Views that the formats leave ambiguous get a visible frame, and are still reported as ambiguous.
    @Test(
        arguments: [
            (["H:|-[a]-[b]-|"], ["a": [20.0, 20, 80, 30], "b": [108, 20, 192, 30]], ["a", "b"]),
            (["V:|-[a]-[b]-|"], ["a": [20, 20, 280, 30], "b": [20, 58, 280, 122]], ["a", "b"]),
            (["V:|[a(30)]"], ["a": [20, 0, 280, 30]], []), (["[a]"], ["a": [20, 20, 80, 30]], ["a"]),
            (["|[a]|", "V:|[a(9)]|"], ["view": [0, 0, 320, 9], "a": [0, 0, 320, 9]], []),
            (["|-[a(400)]"], ["view": [0, 0, 440, 70], "a": [20, 20, 400, 30]], []),
            (["|-[a(400@1)]-|"], ["view": [0, 0, 320, 70], "a": [20, 20, 280, 30]], []),
            (
                ["V:|-[a]-[b]-[c]-[d]-[e]-[f]-|"], ["view": [0, 0, 320, 260], "f": [20, 210, 280, 30]],
                ["a", "b", "c", "d", "e", "f"]
            ),
            (["|[superview][view]"], ["view1": [0, 0, 320, 70]], ["superview", "view"]),
            (["--extended", "|~[a(50)]~|"], ["a": [135, 20, 50, 30]], []),
            (["--size", "200x100", "|-[a]-|", "V:|-[a]-|"], ["a": [20, 20, 160, 60]], []),
            (["--direction", "rtl", "|[a(50)]"], ["a": [270, 20, 50, 30]], []),
            (["--metrics", "w=50,g=3", "|-g-[a(w)]"], ["a": [3, 20, 50, 30]], []),
            (["--views", "a:UIButton", "|[a]", "V:|[a]"], ["a": [0, 0, 30, 30]], []),
        ] as [([String], [String: [Double]], [String])])
    func ambiguousViewsAreShownAndFound(arguments: [String], frames: [String: [Double]], ambiguous: [String]) throws {
        let run = try Command.run(["vfl", "show", "--json"] + arguments)
        let scene = try #require((try run.objects().first?["scenes"] as? [[String: Any]])?.first)
        let views = try #require(scene["views"] as? [[String: Any]])
        for view in views {
            guard let name = view["id"] as? String, let frame = frames[name] else { continue }
            #expect(view["frame"] as? [Double] == frame, "\(name)")
        }
        #expect(Set(frames.keys).isSubset(of: views.compactMap { view in view["id"] as? String }))
        let marked = views.filter { view in view["ambiguous"] as? Bool == true }.compactMap { view in
            view["id"] as? String
        }
        let findings = try #require(scene["diagnostics"] as? [[String: Any]])
        let found = findings.filter { finding in finding["id"] as? String == "layout.ambiguous" }
            .flatMap { finding in (finding["views"] as? [String]) ?? [] }
        #expect(marked == ambiguous && found == ambiguous && run.status == 0, "\(run)")
    }

    /// Alignment options apply to the formats that allow them; one that no format allows is an error, as in the call.
    @Test func alignmentsApplyWhereTheyCan() throws {
        let found = try frames("|-[a(50)]-[b(60)]", "V:|-9-[a(10)]", "V:[b(20)]", "--options", "alignAllBottom")
        #expect(found["a"] == [20, 9, 50, 10] && found["b"] == [78, -1, 60, 20])
        let run = try Command.plumb("vfl", "show", "V:|-[a(5)]-[b(5)]", "--options", "NSLayoutFormatAlignAllTop")
        #expect(run.status == 1 && run.output.contains("[layout.format]"), "\(run)")
    }

    /// Findings quote the formats, and give the lines of formats from standard input.
    @Test func findingsQuoteTheFormats() throws {
        let run = try Command.plumb("vfl", "show", input: "// A comment.\n|[a(10,20)]\n\nV:|[a]\n[b\n")
        #expect(run.status == 1 && run.output.hasPrefix("-: UIView “view” view, "))
        #expect(
            run.output.contains("\n5:3: error: Expected a ']' here.")
                && run.output.contains("\n    [b\n      ^\n    Fix: insert ']'\n"))
        #expect(
            run.output.contains("\n2:8: error: ") && run.output.contains("\n    |[a(10,20)]\n           ^\n"),
            "\(run.output)")
        #expect(run.output.contains("\n2:3: warning: ") && run.output.contains("[layout.ambiguous]"))
    }

    @Test func aDrawingIsWritten() throws {
        let folder = try ScratchFolder()
        let path = folder.url.appending(path: "a.svg").path
        let run = try Command.plumb("vfl", "show", "--svg", path, "|-[title(50)]")
        let drawing = try String(contentsOfFile: path, encoding: .utf8)
        #expect(run.status == 0 && drawing.hasPrefix("<svg") && drawing.contains("title"))
    }

    @Test(arguments: [
        (["--views", "x:UIButton", "[a]"], "No format has the view 'x'."),
        (["--views", "titel:UIButton", "[title]"], "No format has the view 'titel'. Did you mean 'title'?"),
        (["--views", "a:Button", "[a]"], "Unknown class 'Button'. Did you mean 'UIButton'?"),
        (["--views", "a:UIButon", "[a]"], "Unknown class 'UIButon'. Did you mean 'UIButton'?"),
        (["--views", "a:*", "[a]"], "Unknown class '*'. Use UIActivityIndicatorView, "),
        (["--views", "a", "[a]"], "'a' is not a name, ':' and a class, such as find:UIButton."),
        (["--views", "a:UIButton,a:UILabel", "[a]"], "The view 'a' is a duplicate."),
        (["--views", ",", "[a]"], "is not a name, ':' and a class"), ([], "Name a format to show."),
        (["--svg", "a.png", "[a]"], "The file of --svg must end in .svg, not 'a.png'"),
        (["a.yaml", "--size", "3"], "such as 375x667"),
    ])
    func argumentsThatCannotBeUsed(arguments: [String], reason: String) throws {
        let run = try Command.run(["vfl", "show"] + arguments)
        #expect(run.status == 2 && run.output.isEmpty && run.errors.contains(reason), "\(run.errors)")
    }

    @Test func unusedMetricsAreTold() throws {
        let run = try Command.plumb("vfl", "show", "--metrics", "gap=3,pda=4", "|-gap-[a(5)]")
        #expect(run.status == 0 && run.errors == "warning: No format uses the metric 'pda'.\n")
    }
}
