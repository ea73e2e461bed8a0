import UIKit

/// A view of the library, as Interface Builder writes it into documents.
struct LibraryItem: Sendable {
    /// The name in commands, which is the name of the element except for variants.
    let name: String
    /// The name of the element.
    let element: String
    /// The size of a new view, in points.
    let size: CGSize
    /// The attributes, except the identifier.
    let attributes: String
    /// The child elements after the frame, one a line.
    ///
    /// The id `layout` stands for a new one.
    let children: [String]

    private init(
        _ name: String, _ width: Double, _ height: Double, _ attributes: String = #"contentMode="scaleToFill""#,
        _ children: [String] = [], element: String? = nil
    ) {
        self.name = name
        self.element = element ?? name
        self.size = CGSize(width: width, height: height)
        self.attributes = attributes
        self.children = children
    }

    /// Returns the item with a name.
    static func named(_ name: String) -> LibraryItem? { all.first { item in item.name == name } }

    /// The attributes of a control without content alignment.
    private static let control =
        #"opaque="NO" contentMode="scaleToFill" contentHorizontalAlignment="center" contentVerticalAlignment="center""#
    private static let text =
        #"textAlignment="natural" lineBreakMode="tailTruncation" baselineAdjustment="alignBaselines" adjustsFontSizeToFit="NO""#
    private static let hugging = #"horizontalHuggingPriority="251" verticalHuggingPriority="251""#
    private static let background = #"<color key="backgroundColor" systemColor="systemBackgroundColor"/>"#

    /// The library, in the order of Interface Builder's.
    static let all: [LibraryItem] = [
        .init(
            "label", 42, 21,
            #"opaque="NO" userInteractionEnabled="NO" contentMode="left" \#(hugging) text="Label" \#(text)"#,
            [
                #"<fontDescription key="fontDescription" type="system" pointSize="17"/>"#, #"<nil key="textColor"/>"#,
                #"<nil key="highlightedColor"/>"#,
            ]),
        .init(
            "button", 46, 30, control + #" buttonType="system" lineBreakMode="middleTruncation""#,
            [#"<state key="normal" title="Button"/>"#]),
        .init(
            "segmentedControl", 131, 32, control + #" segmentControlStyle="plain" selectedSegmentIndex="0""#,
            ["<segments>", #"    <segment title="First"/>"#, #"    <segment title="Second"/>"#, "</segments>"]),
        .init(
            "textField", 97, 34,
            #"opaque="NO" contentMode="scaleToFill" contentHorizontalAlignment="left" contentVerticalAlignment="center" borderStyle="roundedRect" textAlignment="natural" minimumFontSize="17""#,
            [
                #"<fontDescription key="fontDescription" type="system" pointSize="14"/>"#,
                #"<textInputTraits key="textInputTraits"/>"#,
            ]),
        .init("slider", 118, 31, control + #" value="0.5" minValue="0.0" maxValue="1""#),
        .init(
            "switch", 51, 31,
            #"opaque="NO" contentMode="scaleToFill" horizontalHuggingPriority="750" verticalHuggingPriority="750" contentHorizontalAlignment="center" contentVerticalAlignment="center" on="YES""#
        ),
        .init(
            "activityIndicatorView", 20, 20,
            #"opaque="NO" contentMode="scaleToFill" horizontalHuggingPriority="750" verticalHuggingPriority="750" style="medium""#
        ),
        .init(
            "progressView", 150, 4,
            #"opaque="NO" contentMode="scaleToFill" verticalHuggingPriority="750" progress="0.5""#),
        .init("pageControl", 118, 26, control + #" numberOfPages="3""#),
        .init(
            "stepper", 94, 32,
            #"opaque="NO" contentMode="scaleToFill" horizontalHuggingPriority="750" verticalHuggingPriority="750" contentHorizontalAlignment="center" contentVerticalAlignment="center" maximumValue="100""#
        ),
        .init("horizontalStackView", 200, 60, #"opaque="NO" contentMode="scaleToFill""#, element: "stackView"),
        .init(
            "verticalStackView", 100, 128, #"opaque="NO" contentMode="scaleToFill" axis="vertical""#,
            element: "stackView"),
        .init(
            "imageView", 240, 128,
            #"clipsSubviews="YES" userInteractionEnabled="NO" contentMode="scaleAspectFit" \#(hugging)"#),
        .init(
            "textView", 240, 128,
            #"clipsSubviews="YES" multipleTouchEnabled="YES" contentMode="scaleToFill" text="Lorem ipsum dolor sit amet, consectetur adipiscing elit." textAlignment="natural""#,
            [background, #"<fontDescription key="fontDescription" type="system" pointSize="14"/>"#]),
        .init("scrollView", 240, 128, #"clipsSubviews="YES" multipleTouchEnabled="YES" contentMode="scaleToFill""#),
        .init(
            "tableView", 240, 128,
            #"clipsSubviews="YES" contentMode="scaleToFill" alwaysBounceVertical="YES" style="plain" separatorStyle="default" rowHeight="-1" estimatedRowHeight="-1" sectionHeaderHeight="28" sectionFooterHeight="28""#,
            [background]),
        .init(
            "collectionView", 240, 128,
            #"clipsSubviews="YES" multipleTouchEnabled="YES" contentMode="scaleToFill" dataMode="none""#,
            [
                background,
                #"<collectionViewFlowLayout key="collectionViewLayout" minimumLineSpacing="10" minimumInteritemSpacing="10" id="layout">"#,
                #"    <size key="itemSize" width="50" height="50"/>"#,
                #"    <size key="headerReferenceSize" width="0.0" height="0.0"/>"#,
                #"    <size key="footerReferenceSize" width="0.0" height="0.0"/>"#,
                #"    <inset key="sectionInset" minX="0.0" minY="0.0" maxX="0.0" maxY="0.0"/>"#,
                "</collectionViewFlowLayout>",
            ]),
        .init("searchBar", 320, 56, #"contentMode="redraw""#),
        .init("view", 240, 128, #"contentMode="scaleToFill""#, [background]),
    ]
}
