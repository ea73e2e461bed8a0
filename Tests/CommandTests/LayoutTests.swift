import Foundation
import Testing

@Suite struct LayoutTests {
    /// Layout documents accept environments too, and view ids that no document has are reported.
    @Test func environmentsAreOfLayoutDocumentsToo() throws {
        let folder = try ScratchFolder()
        let text = "size: [100, 100]\nview: {name: root, safeArea: 1, subviews: [{name: a}]}\n"
        let constraints = ["left", "right", "top", "bottom"].map { side in
            "a.\(side) == root.safeAreaLayoutGuide.\(side)"
        }
        let path = try folder.file("a.yaml", text + "constraints: [\(constraints.joined(separator: ", "))]\n")
        let environment = try folder.file("e.json", #"{"root": {"safeArea": [10, 20, 30, 40]}, "raot": {}}"#)
        let run = try Command.plumb("layout", "--environment", environment, path)
        #expect(run.output.contains("20  10     40      60"), "\(run.output)")
        #expect(run.status == 0 && run.errors.contains("unknown view 'raot'"), "\(run.errors)")
        #expect(
            run.errors.contains("The environment file names an unknown view 'raot'. Did you mean 'root'?"),
            "\(run.errors)")
        let missing = try Command.plumb("layout", "--environment", environment, path, "no/such.xib")
        #expect(!missing.errors.contains("raot"))
    }

    /// Each ambiguous view is a warning here, and the report explains why it has more of them than `plumb lint`.
    @Test(arguments: [([], false), (["--device", "retina3_5"], true)])
    func openViewsAreCounted(arguments: [String], areOpen: Bool) throws {
        let run = try Command.run(["layout"] + arguments + ["Examples/SignIn.storyboard"])
        let words =
            "\n9 views are ambiguous on the canvas. For run time and for causes, run plumb lint.\n"
        #expect(run.output.contains(words) == areOpen)
        #expect(run.output.hasSuffix(areOpen ? ", 9 warnings\n" : ", no findings\n"))
    }

    @Test func documentsAreObjectsWithTheKeysOfTheContract() throws {
        let command = try Command.plumb("layout", "--json", "Examples/TwoButtons.yaml")
        #expect(command.status == 0)
        #expect(command.errors == "")
        #expect(
            command.output == """
                {"file":"Examples/TwoButtons.yaml","scenes":[{"root":"view","class":"UIView","size":[320,480],"views":[\
                {"id":"view","name":"view","parent":null,"class":"UIView","frame":[0,0,320,480],"hidden":false,"ambiguous":false},\
                {"id":"leftButton","name":"leftButton","parent":"view","class":"UIButton","frame":[80,30,60,30],"hidden":false,"ambiguous":false},\
                {"id":"rightButton","name":"rightButton","parent":"view","class":"UIButton","frame":[170,30,60,30],"hidden":false,"ambiguous":false}\
                ],"diagnostics":[]}],"diagnostics":[]}

                """)
    }

    @Test func manyFilesByManyProcessesComeInOrder() throws {
        let files = Array(repeating: ["Examples/TwoButtons.yaml", "no/such.xib", "Examples/ButtonRow.yaml"], count: 7)
            .flatMap { files in files }
        let alone = try Command.run(["layout", "--json", "--jobs", "1"] + files)
        let together = try Command.run(["layout", "--json", "--jobs", "3"] + files)
        #expect(alone.status == 1)
        #expect(together.status == 1)
        #expect(try alone.objects().count == files.count)
        #expect(together.output == alone.output)
        let picture = try Command.run(["layout", "--jobs", "1"] + files)
        #expect(try Command.run(["layout", "--jobs", "3"] + files).output == picture.output)
    }

    /// When a process crashes, only the file that caused it is lost.
    @Test func aProcessThatDiesLosesOneFile() throws {
        let folder = try ScratchFolder()
        let labels = (0..<49_000).map { "{class: UILabel, name: l\($0), text: Some words}" }.joined(separator: ",\n")
        let heavy = try folder.file("Heavy.yaml", "view: {subviews: [\(labels)]}\n")
        var files = Array(repeating: "Examples/TwoButtons.yaml", count: 16)
        files.insert(heavy, at: 5)
        let run = try Command.run(["layout", "--json", "--jobs", "2"] + files, seconds: 1)
        let ends = try run.objects().map { document in
            (document["diagnostics"] as? [[String: Any]] ?? []).map { finding in finding["id"] as? String }
        }
        #expect(run.status == 1)
        #expect(ends == files.map { file in file == heavy ? ["layout.crashed"] : [] })
        #expect(try run.objects().map { document in document["file"] as? String } == files)
    }

    @Test func sizeAndDirectionChangeTheFrames() throws {
        let wide = try frames("layout", "--json", "--size", "400x200", "Examples/ButtonRow.yaml")
        #expect(wide["view"] == [0, 0, 400, 200])
        #expect(wide["nextButton"] == [365, 150, 30, 30])
        // In right-to-left layout, a view 5 points from the right edge lies 5 points from the left edge.
        let mirrored = try frames("layout", "--json", "--direction", "rtl", "Examples/ButtonRow.yaml")
        #expect(mirrored["nextButton"] == [5, 430, 30, 30])
        #expect(mirrored["deleteButton"] == [191, 430, 104, 30])
    }

    /// `plumb lint` does not report a view that is ambiguous only because of the stored height of its row; the last sentence explains that.
    @Test func aRowIsJudgedOtherwiseByLint() throws {
        let folder = try ScratchFolder()
        let path = try folder.file("Row.xib", Self.row)
        let run = try Command.plumb("layout", path)
        let sentence =
            "\n2 views are ambiguous on the canvas. For run time, where rows are as high as their content, and for causes, "
        #expect(run.output.contains(sentence + "run plumb lint.\n"), "\(run.output)")
        #expect(run.output.hasSuffix(", 2 warnings\n"))
        #expect(try Command.plumb("lint", path).output.isEmpty)
    }

    /// Two labels with equal priorities in a row whose stored height is more than they need.
    private static let row = """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21507" \
        targetRuntime="iOS.CocoaTouch" useAutolayout="YES"><device id="retina4_7" orientation="portrait"/><objects>
        <tableViewCell id="row"><rect key="frame" x="0" y="0" width="375" height="100"/>
        <tableViewCellContentView key="contentView" id="box"><rect key="frame" x="0" y="0" width="375" height="100"/><subviews>
        \(label("a", y: 8, height: 20.5))\(label("b", y: 36.5, height: 55.5))
        </subviews><constraints>
        \(constraint("a", "top", "box", "top"))\(constraint("b", "top", "a", "bottom"))\(constraint("box", "bottom", "b", "bottom"))
        \(constraint("a", "leading", "box", "leading"))\(constraint("b", "leading", "box", "leading"))
        </constraints></tableViewCellContentView></tableViewCell></objects></document>
        """

    private static func label(_ id: String, y: Double, height: Double) -> String {
        """
        <label text="Hello" translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">\
        <rect key="frame" x="8" y="\(y)" width="39" height="\(height)"/>\
        <fontDescription key="fontDescription" type="system" pointSize="17"/></label>
        """
    }

    private static func constraint(_ item: String, _ edge: String, _ other: String, _ otherEdge: String) -> String {
        """
        <constraint firstItem="\(item)" firstAttribute="\(edge)" secondItem="\(other)" secondAttribute="\(otherEdge)" \
        constant="8" id="\(item)-\(edge)"/>
        """
    }

    @Test func theScaleDecidesTheGrid() throws {
        let folder = try ScratchFolder()
        let path = try folder.file(
            "thirds.yaml",
            """
            size: [100, 10]
            view: {subviews: [{name: a}, {name: b}, {name: c}]}
            constraints:
              - {format: "H:|[a(==b)][b(==c)][c]|", options: [alignAllTop, alignAllBottom]}
              - "V:|[a]|"

            """)
        let expected: [(String, [Double])] = [("1", [33, 34, 33]), ("2", [33.5, 33, 33.5])]
        for (scale, widths) in expected {
            let frames = try frames("layout", "--json", "--scale", scale, path)
            #expect(["a", "b", "c"].map { name in frames[name]?[2] } == widths)
        }
    }

    @Test func environmentsGiveSafeAreas() throws {
        let folder = try ScratchFolder()
        let environment = try folder.file("e.json", #"{"sIg-nI-vw1": {"safeArea": [44, 0, 34, 0]}}"#)
        let frames = try frames("layout", "--json", "--environment", environment, "Examples/SignIn.storyboard")
        #expect(frames["lOg-o0-img"] == [446.0 / 3, 92, 96, 96])
    }

    @Test func drawingsAreWritten() throws {
        let folder = try ScratchFolder()
        let path = folder.url.appendingPathComponent("out.svg")
        let command = try Command.plumb("layout", "--svg", path.path, "Examples/SignIn.storyboard")
        #expect(command.status == 0)
        let svg = try String(contentsOf: path, encoding: .utf8)
        #expect(svg.hasPrefix("<svg xmlns="))
        #expect(svg.contains(">Welcome back</text>"))
        #expect(svg.contains("<title>c01-lo-top: == 48</title>"))
        #expect(try Command.plumb("layout", "--svg", "/no/such/folder/x.svg", "Examples/TwoButtons.yaml").status == 1)
    }

    private func frames(_ arguments: String...) throws -> [String: [Double]] {
        let command = try Command.run(arguments)
        #expect(command.status == 0, "\(command.errors)")
        let scene = try #require((command.objects().first?["scenes"] as? [[String: Any]])?.first)
        let views = try #require(scene["views"] as? [[String: Any]])
        return Dictionary(
            views.compactMap { view in
                (view["id"] as? String).flatMap { id in (view["frame"] as? [Double]).map { frame in (id, frame) } }
            }, uniquingKeysWith: { first, _ in first })
    }
}
