import Foundation
import UIKit

extension PropertyDefaultTests {
    nonisolated static let events: [Row] = [
        row({ UIPanGestureRecognizer() }) {
            [
                ("minimumNumberOfTouches", $0.minimumNumberOfTouches, 1), ("isEnabled", $0.isEnabled, true),
                ("maximumNumberOfTouches", $0.maximumNumberOfTouches, Int.max),
                ("cancelsTouchesInView", $0.cancelsTouchesInView, true),
                ("delaysTouchesBegan", $0.delaysTouchesBegan, false),
                ("delaysTouchesEnded", $0.delaysTouchesEnded, true),
            ]
        },
        row({ UILongPressGestureRecognizer() }) {
            [
                ("minimumPressDuration", $0.minimumPressDuration, 0.5), ("allowableMovement", $0.allowableMovement, 10),
                ("numberOfTapsRequired", $0.numberOfTapsRequired, 0),
                ("numberOfTouchesRequired", $0.numberOfTouchesRequired, 1),
            ]
        },
        row({ UIGestureRecognizer() }) {
            [
                ("cancelsTouchesInView", $0.cancelsTouchesInView, true),
                ("delaysTouchesBegan", $0.delaysTouchesBegan, false),
                ("delaysTouchesEnded", $0.delaysTouchesEnded, true), ("isEnabled", $0.isEnabled, true),
            ]
        },
        row({ UIMenu(title: "", children: []) }) {
            [
                ("preferredElementSize", $0.preferredElementSize, "automatic")
            ]
        },
        row({ UIResponder() }) {
            [
                ("canBecomeFirstResponder", $0.canBecomeFirstResponder, false),
                ("canResignFirstResponder", $0.canResignFirstResponder, true),
            ]
        },
        row({ UISwipeGestureRecognizer() }) {
            [
                ("direction", $0.direction.rawValue, 1), ("numberOfTouchesRequired", $0.numberOfTouchesRequired, 1),
            ]
        },
        row({ UITapGestureRecognizer() }) {
            [
                ("numberOfTapsRequired", $0.numberOfTapsRequired, 1),
                ("numberOfTouchesRequired", $0.numberOfTouchesRequired, 1),
            ]
        },
        row({ UITraitCollection() }) {
            [
                ("displayScale", $0.displayScale, 0), ("horizontalSizeClass", $0.horizontalSizeClass, "unspecified"),
                (
                    "preferredContentSizeCategory", $0.preferredContentSizeCategory.rawValue,
                    "_UICTContentSizeCategoryUnspecified"
                ), ("userInterfaceIdiom", $0.userInterfaceIdiom, "unspecified"),
                ("verticalSizeClass", $0.verticalSizeClass, "unspecified"),
            ]
        },
    ]
}
