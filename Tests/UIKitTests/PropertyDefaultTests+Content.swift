import Foundation
import UIKit

extension PropertyDefaultTests {
    nonisolated static let content: [Row] = [
        row({ UIBackgroundConfiguration.clear() }) {
            [
                ("backgroundInsets", $0.backgroundInsets, NSDirectionalEdgeInsets.zero),
                ("cornerRadius", $0.cornerRadius, 0),
                (
                    "edgesAddingLayoutMarginsToBackgroundInsets",
                    $0.edgesAddingLayoutMarginsToBackgroundInsets.rawValue, 0
                ), ("imageContentMode", $0.imageContentMode, "scaleToFill"), ("strokeOutset", $0.strokeOutset, 0),
                ("strokeWidth", $0.strokeWidth, 0), ("visualEffect", $0.visualEffect, nil),
            ]
        },
        row({ UIListContentConfiguration.cell() }) {
            [
                (
                    "directionalLayoutMargins", $0.directionalLayoutMargins,
                    NSDirectionalEdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 8)
                )
            ]
        },
        row({ UIButton.Configuration.plain() }) {
            [
                ("title", $0.title, nil), ("image", $0.image, nil),
                ("imagePlacement", $0.imagePlacement.rawValue, NSDirectionalRectEdge.leading.rawValue),
                ("imagePadding", $0.imagePadding, 0), ("titleAlignment", $0.titleAlignment, "automatic"),
                ("cornerStyle", $0.cornerStyle, "dynamic"), ("buttonSize", $0.buttonSize, "medium"),
                ("showsActivityIndicator", $0.showsActivityIndicator, false),
                ("automaticallyUpdateForSelection", $0.automaticallyUpdateForSelection, true),
            ]
        },
        row({ UIListContentConfiguration.cell().textProperties }) {
            [
                ("numberOfLines", $0.numberOfLines, 0), ("lineBreakMode", $0.lineBreakMode, "byTruncatingTail"),
                ("alignment", $0.alignment, "natural"), ("transform", $0.transform, "none"),
                ("adjustsFontForContentSizeCategory", $0.adjustsFontForContentSizeCategory, true),
                ("adjustsFontSizeToFitWidth", $0.adjustsFontSizeToFitWidth, false),
                ("minimumScaleFactor", $0.minimumScaleFactor, 0),
            ]
        },
        row({ UIListContentConfiguration.cell().imageProperties }) {
            [
                ("cornerRadius", $0.cornerRadius, 0), ("maximumSize", $0.maximumSize, CGSize.zero),
                ("reservedLayoutSize", $0.reservedLayoutSize, CGSize.zero), ("tintColor", $0.tintColor, nil),
            ]
        },
    ]
}
