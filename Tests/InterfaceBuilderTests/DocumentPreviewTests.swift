import Foundation
import Scene
import Testing

@testable import InterfaceBuilder

/// Documents on several devices: what looks the same is one picture, and what is found says where.
@MainActor @Suite struct DocumentPreviewTests {
    private static let example = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appendingPathComponent("Examples")

    private static func devices(_ names: String...) -> [InterfaceDocument.Device] {
        names.map { name in
            let parts = name.split(separator: ":")
            return InterfaceDocument.Device(id: String(parts[0]), isLandscape: parts.count > 1)
        }
    }

    private func preview(_ name: String, on devices: [InterfaceDocument.Device]) throws -> DocumentPreview {
        let bytes = [UInt8](try Data(contentsOf: Self.example.appendingPathComponent(name)))
        return DocumentPreview(of: bytes, file: name, on: devices)
    }

    private func shape(_ preview: DocumentPreview) -> [[String]] {
        preview.screens.map { screen in
            screen.pictures.map { picture in
                "\(picture.devices.map(\.name).joined(separator: "+")) \(Int(picture.scene.size.width))"
            }
        }
    }

    @Test func aScreenTakesTheSizeOfEachDevice() throws {
        let preview = try preview(
            "SignIn.storyboard", on: Self.devices("retina4_0", "retina4_7:landscape", "ipad9_7"))
        #expect(preview.screens.map(\.title) == ["Sign In"])
        #expect(shape(preview) == [["retina4_0 320", "retina4_7:landscape 667", "ipad9_7 768"]])
        #expect(!preview.hasErrors)
        #expect(Set(preview.diagnostics.map(\.id)) == ["ib.ambiguous"])
        for finding in preview.diagnostics { #expect(finding.notes.last == "only on retina4_7:landscape") }
    }

    /// Two devices of one size and one number of pixels show one picture.
    @Test func devicesOfOneSizeShareAPicture() throws {
        let preview = try preview("SignIn.storyboard", on: Self.devices("ipad9_7", "retina4_0", "ipad7_9"))
        #expect(shape(preview) == [["ipad9_7+ipad7_9 768", "retina4_0 320"]])
    }

    /// A view that is as large as its document says, as a cell in a file of its own, looks the same everywhere.
    @Test func aFreeViewIsShownOnce() {
        let text = DocumentLayoutTests.document("").replacingOccurrences(
            of: "width=\"375\" height=\"667\"", with: "width=\"200\" height=\"40\"")
        let preview = DocumentPreview(of: Array(text.utf8), file: "a.xib", on: Self.devices("retina4_0", "retina4_7"))
        #expect(shape(preview) == [["retina4_0+retina4_7 200"]])
    }

    /// Two screens with one identifier are two screens.
    @Test func screensOfOneIdentifierStaySeparate() {
        let roots = ["100", "200"].map { width in
            "<view id=\"x\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"\(width)\" height=\"90\"/></view>"
        }
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" \
            useAutolayout="YES"><objects>\(roots.joined())</objects></document>
            """
        let preview = DocumentPreview(of: Array(text.utf8), file: "a.xib", on: Self.devices("retina4_0", "retina4_7"))
        #expect(shape(preview) == [["retina4_0+retina4_7 100"], ["retina4_0+retina4_7 200"]])
    }

    /// The same finding with other numbers says on which device they are measured.
    @Test func numbersOfOneDeviceAreSaidToBe() throws {
        let preview = try preview("SignIn.storyboard", on: Self.devices("retina4_0:landscape", "retina6_12:landscape"))
        let logo = try #require(preview.diagnostics.first { finding in finding.message.contains("'Logo'") })
        #expect(logo.notes.last == "numbers as on retina4_0:landscape")
    }

    @Test func layoutDocumentsTakeTheSizeOfTheScreen() throws {
        let preview = try preview("ButtonRow.yaml", on: Self.devices("retina4_0", "retina4_0:landscape"))
        #expect(shape(preview) == [["retina4_0 320", "retina4_0:landscape 568"]])
        #expect(preview.diagnostics.isEmpty)
    }

    /// Unless its own is kept, which then is shown once.
    @Test func layoutDocumentsMayKeepTheirSize() {
        for (size, widths) in [("size: [90, 40]\n", [90.0]), ("", [320, 375])] {
            let preview = DocumentPreview(
                of: Array("\(size)view: {name: root}".utf8), file: "a.yaml", on: Self.devices("retina4_0", "retina4_7"),
                keepsSize: true)
            #expect(preview.screens.flatMap(\.pictures).map(\.scene.size.width) == widths)
            #expect(preview.screens.flatMap(\.pictures).allSatisfy { $0.devices.isEmpty == (widths == [90]) })
        }
    }

    /// A view without a name is called as its controller is.
    @Test(arguments: [
        ("", "", "view"), ("title=\"Inbox\"", "", "Inbox"), ("customClass=\"InboxController\"", "", "InboxController"),
        ("userLabel=\"Mail\" title=\"Inbox\"", "", "Mail"), ("userLabel=\"Mail\"", "userLabel=\"Root\"", "Root"),
    ])
    func screensAreCalledAsTheirControllers(controller: String, view: String, title: String) {
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
            targetRuntime="iOS.CocoaTouch" useAutolayout="YES"><scenes><scene sceneID="s"><objects>\
            <viewController id="c" \(controller)><view key="view" id="v" \(view)>\
            <rect key="frame" x="0" y="0" width="375" height="667"/></view></viewController>\
            </objects></scene></scenes></document>
            """
        let preview = DocumentPreview(of: Array(text.utf8), file: "a.storyboard", on: Self.devices("retina4_7"))
        #expect(preview.screens.map(\.title) == [title])
    }

    @Test func whatCannotBeReadSaysWhy() {
        let preview = DocumentPreview(of: Array("<no".utf8), file: "a.xib", on: Self.devices("retina4_0"))
        #expect(preview.screens.isEmpty)
        #expect(preview.hasErrors)
    }
}
