import Foundation
import Testing

@Suite struct ExportTests {
    @Test func codeIsPrinted() throws {
        let command = try Command.plumb("export", "swift", "Examples/SignIn.storyboard")
        #expect(command.output.hasPrefix("// Made by `plumb export swift` from SignIn.storyboard.\n\nimport UIKit\n"))
        #expect(command.output.contains("\nfinal class SignInView: UIView {\n"))
        #expect(command.errors.isEmpty)
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
