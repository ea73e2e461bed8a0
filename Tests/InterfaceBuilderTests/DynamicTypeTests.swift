import Foundation
import Scene
import Testing

@testable import InterfaceBuilder

/// Labels at the text sizes that users can choose.
@MainActor @Suite struct DynamicTypeTests {
    /// The font size of a label with a given font description.
    private func fontSize(_ description: String, _ dynamicType: LayoutOptions.DynamicType) -> Double? {
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" useAutolayout="YES"><objects>
            <view id="root"><rect key="frame" x="0" y="0" width="400" height="800"/><subviews>
            <label id="a" text="Text" translatesAutoresizingMaskIntoConstraints="NO">
            <rect key="frame" x="0" y="0" width="40" height="20"/>
            <fontDescription key="fontDescription" \(description)/></label></subviews></view></objects></document>
            """
        let options = LayoutOptions(dynamicType: dynamicType)
        let document = DocumentLayout.layout(Array(text.utf8), file: "Text.xib", options: options)
        return document.scenes.first?.views.last?.text?.fontSize
    }

    @Test(arguments: [
        ("UICTFontTextStyleBody", LayoutOptions.DynamicType.extraSmall, 14.0), ("UICTFontTextStyleBody", .large, 17),
        ("UICTFontTextStyleBody", .extraExtraExtraLarge, 23), ("UICTFontTextStyleBody", .accessibility5, 53),
        ("UICTFontTextStyleTitle1", .extraSmall, 25), ("UICTFontTextStyleTitle1", .extraExtraExtraLarge, 34),
        ("UICTFontTextStyleCaption2", .extraSmall, 11),
    ])
    func stylesFollowTheSize(_ style: String, _ dynamicType: LayoutOptions.DynamicType, _ size: Double) {
        #expect(fontSize("style=\"\(style)\"", dynamicType) == size)
    }

    @Test(arguments: LayoutOptions.DynamicType.allCases)
    func fontsWithASizeStay(_ dynamicType: LayoutOptions.DynamicType) {
        #expect(fontSize("type=\"system\" pointSize=\"15\"", dynamicType) == 15)
    }
}
