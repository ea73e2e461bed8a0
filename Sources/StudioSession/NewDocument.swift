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
        head("Storyboard.XIB", " initialViewController=\"BYZ-38-t0r\"") + """
                <scenes>
                    <!--View Controller-->
                    <scene sceneID="tne-QT-ifu">
                        <objects>
                            <viewController id="BYZ-38-t0r" sceneMemberID="viewController">
                                <view key="view" contentMode="scaleToFill" id="8bC-Xf-vdC">
                                    <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
                                    <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
                                    <viewLayoutGuide key="safeArea" id="6Tk-OE-BBY"/>
                                    <color key="backgroundColor" systemColor="systemBackgroundColor"/>
                                </view>
                            </viewController>
                            <placeholder placeholderIdentifier="IBFirstResponder" id="dkx-z0-nzr" sceneMemberID="firstResponder"/>
                        </objects>
                        <point key="canvasLocation" x="0.0" y="0.0"/>
                    </scene>
                </scenes>

            """ + resources

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
