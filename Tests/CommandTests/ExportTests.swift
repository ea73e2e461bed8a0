import Foundation
import Testing

@Suite struct ExportTests {
    @Test func codeIsPrinted() throws {
        let command = try Command.plumb("export", "swift", "Examples/SignIn.storyboard")
        #expect(command.output.hasPrefix("// Made by `plumb export swift` from SignIn.storyboard.\n\nimport UIKit\n"))
        #expect(command.output.contains("\nfinal class SignInView: UIView {\n"))
        #expect(command.errors.contains("what size classes change in"))
        #expect(command.status == 0)
    }

    @Test func whatIsPipedInIsNamed() throws {
        let command = try Command.plumb("export", "swift", "-", input: "view: {}\n")
        #expect(command.output.hasPrefix("// Made by `plumb export swift` from standard input.\n"))
    }

    @Test(arguments: ["sIg-nI-vw1", "SignInView"]) func aSceneIsChosen(scene: String) throws {
        let whole = try Command.plumb("export", "anchors", "Examples/SignIn.storyboard")
        let chosen = try Command.plumb("export", "anchors", "--scene", scene, "Examples/SignIn.storyboard")
        #expect(chosen.output == whole.output)
    }

    @Test func codeIsWrittenToAFile() throws {
        let folder = try ScratchFolder()
        let path = folder.url.appendingPathComponent("View.swift").path
        let command = try Command.plumb("export", "vfl", "--output", path, "Examples/ButtonRow.yaml")
        #expect(command.output.isEmpty)
        #expect(command.status == 0)
        let text = try String(contentsOfFile: path, encoding: .utf8)
        #expect(
            text.contains("H:|-25-[deleteButton(cancelButton@700)]-(>=8)-[cancelButton(140)]-[nextButton(30)]-5-|\n"))
        let check = try Command.plumb("vfl", "check", "--extended", text)
        #expect(check.status == 0)
    }

    @Test(arguments: [
        (["export", "swift", "no/such/file.xib"], "[file.missing]", Int32(1)),
        (["export", "swift", "--scene", "nope", "Examples/SignIn.storyboard"], "there are sIg-nI-vw1 (SignInView)", 2),
        (
            ["export", "swift", "--output", "/no/such/folder/a.swift", "Examples/SignIn.storyboard"],
            "cannot be written", 1
        ),
        (["export", "swift", "README.md"], "error", 1),
        (["export", "pascal", "Examples/SignIn.storyboard"], "pascal", 2),
        (["export", "swift"], "Missing expected argument", 2),
    ]) func badInputIsRefused(_ arguments: [String], _ message: String, _ status: Int32) throws {
        let command = try Command.run(arguments)
        #expect(command.errors.contains(message), "\(command.errors)")
        #expect(command.output.isEmpty)
        #expect(command.status == status)
    }

    @Test func errorsFollowTheText() throws {
        let folder = try ScratchFolder()
        let path = try folder.file(
            "a.yaml",
            "metrics: {x: y}\nview: {}\nconstraints:\n  - \"b.width == 3\"\n  - \"H:|[a\"\n  - \"view.widht == 3\"\n")
        let command = try Command.plumb("export", "vfl", path)
        let places = command.errors.split(separator: "\n").filter { line in line.hasPrefix(path) }
            .map { line in line.dropFirst(path.count + 1).split(separator: ":")[0] }
        #expect(command.status == 1 && places == ["1", "4", "5", "5", "6"], "\(command.errors)")
    }

    /// What is open or conflicts is told, and no error, since the code is written; of the scene that is chosen alone.
    @Test func warningsAreTold() throws {
        let folder = try ScratchFolder()
        let path = try folder.file(
            "a.yaml",
            "size: [90, 90]\nview: {subviews: [{name: a}, {name: b}]}\nconstraints:\n  - \"H:|-5-[a(10)]\"\n"
                + "  - \"H:[a(20)]\"\n  - \"V:|[a(9)]\"\n  - \"V:|[b]|\"\n")
        let run = try Command.plumb("export", "swift", path)
        #expect(run.status == 0 && run.output.contains("final class"))
        #expect(
            run.errors.contains("a.yaml:5:") && run.errors.contains("warning: these constraints cannot hold together"))
        #expect(run.errors.contains("[layout.conflict]") && run.errors.contains("[layout.ambiguous]"), "\(run.errors)")
    }

    /// What the code leaves out is told with the scene that it is of; what does not concern code is not.
    @Test func whatIsLeftOutIsTold() throws {
        let folder = try ScratchFolder()
        func view(_ id: String, _ more: String, _ constraints: String) -> String {
            """
            <view id="\(id)" customClass="\(id.uppercased())"><rect key="frame" width="9" height="9"/>
            <subviews><view misplaced="YES" translatesAutoresizingMaskIntoConstraints="NO" id="\(id)1">
            <rect key="frame" x="3" y="0" width="9" height="9"/></view></subviews>
            <constraints>
            <constraint firstItem="\(id)1" firstAttribute="leading" secondItem="\(id)" secondAttribute="leading" id="\(id)l"/>
            <constraint firstItem="\(id)1" firstAttribute="top" secondItem="\(id)" secondAttribute="top" id="\(id)t"/>
            <constraint firstItem="\(id)1" firstAttribute="height" constant="9" id="\(id)h"/>\(constraints)
            </constraints>\(more)</view>
            """
        }
        func width(_ id: String, _ more: String = "") -> String {
            "<constraint firstItem=\"\(id.prefix(1))1\" firstAttribute=\"width\" constant=\"9\" id=\"\(id)\" \(more)/>"
        }
        let varied = """
            <variation key="default"><mask key="constraints"><exclude reference="av"/></mask></variation>
            <variation key="widthClass=regular"><mask key="constraints"><include reference="av"/></mask></variation>
            """
        let path = try folder.file(
            "A.xib",
            """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" \
            targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES"><device id="retina4_7"/><objects>
            \(view("a", varied, width("aw") + width("av")))
            \(view("b", "", width("bw") + width("bp", "placeholder=\"YES\"")))</objects></document>
            """)
        let sizes =
            "A.xib:2:1: warning: The code of AView leaves something out: what size classes change in av; "
            + "it has what holds in compact width and regular height. [tools.left-out]"
        let placeholder =
            "The code of BView leaves something out: the placeholder bp, removed when the document is built. [tools.left-out]"
        let all = try Command.plumb("export", "anchors", path)
        #expect(all.status == 0 && all.errors.contains(sizes) && all.errors.contains(placeholder), "\(all.errors)")
        #expect(!all.errors.contains("misplaced"))
        let second = try Command.plumb("export", "anchors", "--scene", "b", path)
        #expect(!second.errors.contains("size classes") && second.errors.contains(placeholder), "\(second.errors)")
    }

    /// Margins by the direction of reading are written so.
    @Test func directionalMarginsAreWritten() throws {
        let folder = try ScratchFolder()
        let path = try folder.file(
            "A.xib",
            """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" \
            targetRuntime="iOS.CocoaTouch" useAutolayout="YES"><objects><view id="a"><rect key="frame" width="99" height="9"/>
            <directionalEdgeInsets key="directionalLayoutMargins" top="1" leading="2" bottom="3" trailing="4"/>
            <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="b"><rect key="frame" width="9" height="9"/></view>
            </subviews><constraints><constraint firstItem="b" firstAttribute="leading" secondItem="a" \
            secondAttribute="leadingMargin" id="c"/></constraints></view></objects></document>
            """)
        let run = try Command.plumb("export", "anchors", path)
        #expect(
            run.output.contains(
                "directionalLayoutMargins = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)"))
    }

    @Test func documentsForTheMacAreRefused() throws {
        let folder = try ScratchFolder()
        let path = try folder.file(
            "Mac.xib",
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" useAutolayout="YES"><objects>
            <customView id="a"><rect key="frame" x="0.0" y="0.0" width="9" height="9"/></customView></objects></document>
            """)
        let command = try Command.plumb("export", "swift", path)
        #expect(command.errors.contains("[tools.desktop-document]"))
        #expect(command.status == 1)
        #expect(try Command.plumb("diff", path, path).status == 0)
    }
}
