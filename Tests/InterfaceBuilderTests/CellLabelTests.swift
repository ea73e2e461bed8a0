import InterfaceBuilder
import Testing

/// The labels of rows with a system style on another device than the document's.
@MainActor @Suite struct CellLabelTests {
    private func label(_ id: String, _ x: Double, _ width: Double) -> String {
        """
        <label opaque="NO" text="A" id="\(id)"><rect key="frame" x="\(x)" y="12" width="\(width)" height="20.5"/>\
        <autoresizingMask key="autoresizingMask"/></label>
        """
    }

    /// The labels of a row by style, with their frames.
    ///
    /// The row is stored for a phone of 414 points and shown on one of 393.
    @Test(
        arguments: [
            ("Default", 20, 374, nil, nil, 20, 353, nil),
            ("Value1", 20, 85, 331, 44, 20, 85, 310),
            ("Subtitle", 20, 85, 20, 44, 20, 85, 20),
            ("Value2", 20, 91, 117, 44, 20, 91, 117),
        ] as [(String, Double, Double, Double?, Double?, Double, Double, Double?)])
    func labelsFollowTheEdgesOfTheRow(
        style: String, x: Double, width: Double, detailX: Double?, detailWidth: Double?, shownX: Double,
        shownWidth: Double, shownDetailX: Double?
    ) {
        let detail = detailX.map { place in label("detail", place, detailWidth ?? 0) } ?? ""
        let frames = DocumentLayoutTests.frames(
            """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" toolsVersion="21507" useAutolayout="YES" \
            useSafeAreas="YES"><device id="retina6_1" orientation="portrait"/><objects>
            <tableViewController id="c"><tableView key="view" id="t"><rect key="frame" x="0" y="0" width="414" height="896"/>
            <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
            <prototypes><tableViewCell textLabel="text" detailTextLabel="detail" style="IBUITableViewCellStyle\(style)" id="row">
            <rect key="frame" x="0" y="50" width="414" height="44"/><autoresizingMask key="autoresizingMask"/>
            <tableViewCellContentView key="contentView" tableViewCell="row" id="content">
            <rect key="frame" x="0" y="0" width="414" height="44"/><autoresizingMask key="autoresizingMask"/>
            <subviews>\(label("text", x, width))\(detail)</subviews></tableViewCellContentView></tableViewCell></prototypes>
            </tableView></tableViewController></objects></document>
            """, .init(intrinsicSizes: .stored, device: .init(id: "retina6_12")))
        #expect(frames["text"].map { frame in [frame[0], frame[2]] } == [shownX, shownWidth])
        #expect(frames["detail"]?[0] == shownDetailX)
    }
}
