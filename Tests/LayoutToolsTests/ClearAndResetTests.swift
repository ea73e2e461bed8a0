import InterfaceBuilder
import LayoutTools
import Testing
import UIKit

/// Clearing and resetting views that stack views and grids arrange.
@Suite @MainActor struct ClearAndResetTests {
    /// `one` and `two` share the space beside `bare`, which has no content but a height constraint; that is not enough for both.
    private static let stack = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" useAutolayout="YES">
            <objects>
                <view contentMode="scaleToFill" id="root">
                    <rect key="frame" x="0.0" y="0.0" width="320" height="480"/>
                    <subviews>
                        <stackView axis="vertical" distribution="fillProportionally" translatesAutoresizingMaskIntoConstraints="NO" id="stack">
                            <rect key="frame" x="20" y="20" width="280" height="127"/>
                            <subviews>
                                <label text="One" translatesAutoresizingMaskIntoConstraints="NO" id="one">
                                    <rect key="frame" x="0.0" y="0.0" width="280" height="51"/>
                                </label>
                                <view translatesAutoresizingMaskIntoConstraints="NO" id="bare">
                                    <rect key="frame" x="0.0" y="51" width="280" height="76"/>
                                    <constraints><constraint firstAttribute="height" constant="76" id="high"/></constraints>
                                </view>
                                <label text="Two" translatesAutoresizingMaskIntoConstraints="NO" id="two">
                                    <rect key="frame" x="0.0" y="127" width="280" height="0.0"/>
                                </label>
                            </subviews>
                        </stackView>
                    </subviews>
                    <constraints>
                        <constraint firstItem="stack" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="20" id="lead"/>
                        <constraint firstItem="stack" firstAttribute="top" secondItem="root" secondAttribute="top" constant="20" id="top"/>
                        <constraint firstItem="stack" firstAttribute="width" constant="280" id="wide"/>
                    </constraints>
                </view>
            </objects>
        </document>

        """

    /// A field wider than its text beside a label with a smaller height, in a row with center alignment.
    private static let grid = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" toolsVersion="22505" targetRuntime="MacOSX.Cocoa" useAutolayout="YES">
            <objects>
                <customView id="root">
                    <rect key="frame" x="0.0" y="0.0" width="433" height="249"/>
                    <subviews>
                        <gridView xPlacement="trailing" yPlacement="center" rowAlignment="none" rowSpacing="7" columnSpacing="8" translatesAutoresizingMaskIntoConstraints="NO" id="grid">
                            <rect key="frame" x="80" y="154" width="253" height="21"/>
                            <rows><gridRow id="row"/></rows>
                            <columns><gridColumn id="names"/><gridColumn xPlacement="leading" id="values"/></columns>
                            <gridCells>
                                <gridCell row="row" column="names" id="first">
                                    <textField key="contentView" verticalHuggingPriority="750" translatesAutoresizingMaskIntoConstraints="NO" id="name">
                                        <rect key="frame" x="-2" y="3" width="49" height="16"/>
                                        <textFieldCell key="cell" title="Name:" id="name-cell">
                                            <font key="font" metaFont="system"/>
                                        </textFieldCell>
                                    </textField>
                                </gridCell>
                                <gridCell row="row" column="values" id="second">
                                    <textField key="contentView" verticalHuggingPriority="750" translatesAutoresizingMaskIntoConstraints="NO" id="value">
                                        <rect key="frame" x="53" y="0.0" width="200" height="21"/>
                                        <constraints>
                                            <constraint firstAttribute="width" constant="200" id="wide"/>
                                        </constraints>
                                        <textFieldCell key="cell" editable="YES" borderStyle="bezel" id="value-cell">
                                            <font key="font" metaFont="system"/>
                                        </textFieldCell>
                                    </textField>
                                </gridCell>
                            </gridCells>
                        </gridView>
                    </subviews>
                    <constraints>
                        <constraint firstItem="grid" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="80" id="lead"/>
                        <constraint firstItem="grid" firstAttribute="top" secondItem="root" secondAttribute="top" constant="74" id="top"/>
                    </constraints>
                </customView>
            </objects>
        </document>

        """

    @Test(arguments: ["stack", "grid"]) func framesAreKept(name: String) throws {
        let document = name == "grid" ? Self.grid : Self.stack
        let scene = try ToolScene(document, intrinsicSizes: .stored)
        #expect(try frames(document) == frames(scene.text(after: ["resolve clear all", "resolve reset all"])))
    }

    /// Nothing keeps the drawn width of an empty view in a stack view, but clearing a second time still leaves the stored one.
    @Test func clearingTwiceIsClearingOnce() throws {
        let document = Self.stack.replacing("fillProportionally", with: "fill").replacing(
            "distribution", with: "alignment=\"leading\" distribution")
        for text in [document, Self.stack, Self.grid] {
            let cleared = try ToolScene(text, intrinsicSizes: .stored).text(after: ["resolve clear all"])
            #expect(cleared != text)
            #expect(try ToolScene(cleared, intrinsicSizes: .stored).edits("resolve clear all").summaries == [])
        }
    }

    private func frames(_ text: String) throws -> [String] {
        let layout = DocumentLayout.layout(
            Array(text.utf8), file: "", options: LayoutOptions(intrinsicSizes: .stored))
        #expect(layout.allDiagnostics.map(\.id.rawValue) == [])
        return layout.scenes.flatMap(\.views).map { "\($0.id) \($0.frame)" }
    }
}
