import Diagnostics
import InterfaceBuilder
import Scene

/// The kinds of document that a session creates.
public enum NewDocument: String, Codable, Hashable, Sendable, CaseIterable {
    /// A storyboard with one screen.
    case storyboard
    /// An xib with one view.
    case xib
    /// A layout document with one view.
    case layout

    /// The extension of its files.
    public var fileExtension: String { self == .layout ? "yaml" : rawValue }

    /// The text of a new document.
    public var text: String {
        switch self {
        case .storyboard: Self.storyboardText
        case .xib: Self.xibText
        case .layout: Self.layoutText
        }
    }

    private static let layoutText = """
        size: [393, 852]
        view:
          name: root
          class: UIView

        """

    private static func head(_ type: String, _ more: String) -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.\(type)" version="3.0" toolsVersion="22505" \
        targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" useTraitCollections="YES" \
        useSafeAreas="YES" colorMatched="YES"\(more)>
            <device id="retina6_12" orientation="portrait" appearance="light"/>
            <dependencies>
                <plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" version="22504"/>
                <capability name="Safe area layout guides" minToolsVersion="9.0"/>
                <capability name="documents saved in the Xcode 8 format" minToolsVersion="8.0"/>
            </dependencies>

        """
    }

    private static let resources = """
            <resources>
                <systemColor name="systemBackgroundColor">
                    <color white="1" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>
                </systemColor>
            </resources>
        </document>

        """

    private static let storyboardText =
        head("Storyboard.XIB", " initialViewController=\"BYZ-38-t0r\"") + "    <scenes>\n"
        + scene(["tne-QT-ifu", "BYZ-38-t0r", "8bC-Xf-vdC", "6Tk-OE-BBY", "dkx-z0-nzr"])
        .split(separator: "\n").map { line in "        \(line)\n" }.joined() + "    </scenes>\n" + resources

    /// Returns the text of a scene with a view controller.
    ///
    /// - Parameter ids: The ids of the scene, controller, view, safe area and first responder.
    static func scene(
        _ ids: [String], width: Double = 393, height: Double = 852, location: Scene.Point = .init(x: 0, y: 0),
        step: String = "    "
    ) -> String {
        let lines: [(depth: Int, text: String)] = [
            (0, "<!--View Controller-->"), (0, #"<scene sceneID="\#(ids[0])">"#), (1, "<objects>"),
            (2, #"<viewController id="\#(ids[1])" sceneMemberID="viewController">"#),
            (3, #"<view key="view" contentMode="scaleToFill" id="\#(ids[2])">"#),
            (4, #"<rect key="frame" x="0.0" y="0.0" width="\#(width.frameMarkup)" height="\#(height.frameMarkup)"/>"#),
            (4, #"<autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>"#),
            (4, #"<viewLayoutGuide key="safeArea" id="\#(ids[3])"/>"#),
            (4, #"<color key="backgroundColor" systemColor="systemBackgroundColor"/>"#), (3, "</view>"),
            (2, "</viewController>"),
            (
                2,
                #"<placeholder placeholderIdentifier="IBFirstResponder" id="\#(ids[4])" sceneMemberID="firstResponder"/>"#
            ),
            (1, "</objects>"),
            (1, #"<point key="canvasLocation" x="\#(location.x.frameMarkup)" y="\#(location.y.frameMarkup)"/>"#),
            (0, "</scene>"),
        ]
        return lines.map { line in String(repeating: step, count: line.depth) + line.text }.joined(separator: "\n")
    }

    private static let xibText =
        head("XIB", "") + """
                <objects>
                    <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
                    <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
                    <view contentMode="scaleToFill" id="iN0-l3-epB">
                        <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
                        <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
                        <viewLayoutGuide key="safeArea" id="vUN-kp-3ea"/>
                        <color key="backgroundColor" systemColor="systemBackgroundColor"/>
                    </view>
                </objects>

            """ + resources
}
