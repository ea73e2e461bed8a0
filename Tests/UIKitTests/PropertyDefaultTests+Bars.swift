import Foundation
import UIKit

extension PropertyDefaultTests {
    nonisolated static let bars: [Row] = [
        row({ UIBarAppearance() }) {
            [
                ("shadowColor", $0.shadowColor, nil), ("shadowImage", $0.shadowImage, nil),
            ]
        },
        row({ UIBarButtonItem() }) {
            [
                ("action", $0.action, nil), ("style", $0.style, "plain"), ("target", $0.target, nil),
                ("width", $0.width, 0),
            ]
        },
        row({ UIBarButtonItemAppearance().normal }) {
            [
                ("titleTextAttributes", $0.titleTextAttributes, "[:]")
            ]
        },
        row({ UIBarItem() }) {
            [
                ("image", $0.image, nil), ("imageInsets", $0.imageInsets, edges(0)), ("isEnabled", $0.isEnabled, true),
                ("landscapeImagePhone", $0.landscapeImagePhone, nil),
                ("landscapeImagePhoneInsets", $0.landscapeImagePhoneInsets, edges(0)),
                ("largeContentSizeImage", $0.largeContentSizeImage, nil), ("tag", $0.tag, 0), ("title", $0.title, nil),
            ]
        },
        row({ UINavigationBar() }) {
            [
                ("barStyle", $0.barStyle, "default"), ("barTintColor", $0.barTintColor, nil),
                ("isTranslucent", $0.isTranslucent, true), ("shadowImage", $0.shadowImage, nil),
            ]
        },
        row({ UINavigationBarAppearance() }) {
            [
                ("largeTitleTextAttributes", $0.largeTitleTextAttributes, "[:]"),
                ("titleTextAttributes", $0.titleTextAttributes, "[:]"),
            ]
        },
        row({ UINavigationItem(title: "t") }) {
            [
                ("backBarButtonItem", $0.backBarButtonItem, nil),
                ("backButtonDisplayMode", $0.backButtonDisplayMode, "default"),
                ("backButtonTitle", $0.backButtonTitle, nil), ("hidesBackButton", $0.hidesBackButton, false),
                ("largeTitleDisplayMode", $0.largeTitleDisplayMode, "automatic"),
                ("leftItemsSupplementBackButton", $0.leftItemsSupplementBackButton, false),
                ("preferredSearchBarPlacement", $0.preferredSearchBarPlacement, "automatic"),
                ("prompt", $0.prompt, nil), ("titleView", $0.titleView, nil),
            ]
        },
        row({ UITabBar() }) {
            [
                ("barStyle", $0.barStyle, "default"), ("delegate", $0.delegate, nil),
                ("isTranslucent", $0.isTranslucent, true), ("itemPositioning", $0.itemPositioning, "automatic"),
                ("itemSpacing", $0.itemSpacing, 0), ("itemWidth", $0.itemWidth, 0), ("items", $0.items, nil),
                ("selectedItem", $0.selectedItem, nil), ("selectionIndicatorImage", $0.selectionIndicatorImage, nil),
                ("shadowImage", $0.shadowImage, nil),
            ]
        },
        row({ UITabBarAppearance() }) {
            [
                ("selectionIndicatorImage", $0.selectionIndicatorImage, nil),
                ("selectionIndicatorTintColor", $0.selectionIndicatorTintColor, nil),
                ("stackedItemSpacing", $0.stackedItemSpacing, 0), ("stackedItemWidth", $0.stackedItemWidth, 0),
            ]
        },
        row({ UITabBarItem() }) {
            [
                ("badgeColor", $0.badgeColor, nil), ("badgeValue", $0.badgeValue, nil),
            ]
        },
        row({ UITabBarItemAppearance().normal }) {
            [
                ("badgePositionAdjustment", $0.badgePositionAdjustment, UIOffset.zero),
                ("badgeTextAttributes", $0.badgeTextAttributes, "[:]"),
                ("titleTextAttributes", $0.titleTextAttributes, "[:]"),
            ]
        },
        row({ UIToolbar() }) {
            [
                ("barStyle", $0.barStyle, "default"), ("barTintColor", $0.barTintColor, nil),
                ("isTranslucent", $0.isTranslucent, true), ("items", $0.items, nil),
            ]
        },
    ]
}
