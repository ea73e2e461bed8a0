import Foundation
import UIKit

extension PropertyDefaultTests {
    nonisolated static let controllers: [Row] = [
        row({ UIWindow() }) {
            [
                ("windowLevel", $0.windowLevel.rawValue, 0), ("isKeyWindow", $0.isKeyWindow, false),
                ("canBecomeKey", $0.canBecomeKey, true), ("rootViewController", $0.rootViewController, nil),
            ]
        },
        row({ UIViewController() }) {
            [
                ("edgesForExtendedLayout", $0.edgesForExtendedLayout.rawValue, UIRectEdge.all.rawValue),
                ("extendedLayoutIncludesOpaqueBars", $0.extendedLayoutIncludesOpaqueBars, false),
                ("modalPresentationStyle", $0.modalPresentationStyle, UIModalPresentationStyle.automatic),
                ("modalTransitionStyle", $0.modalTransitionStyle, UIModalTransitionStyle.coverVertical),
                ("isModalInPresentation", $0.isModalInPresentation, false),
                ("definesPresentationContext", $0.definesPresentationContext, false),
                ("hidesBottomBarWhenPushed", $0.hidesBottomBarWhenPushed, false), ("isEditing", $0.isEditing, false),
                ("preferredContentSize", $0.preferredContentSize, CGSize.zero),
                ("viewRespectsSystemMinimumLayoutMargins", $0.viewRespectsSystemMinimumLayoutMargins, true),
                ("childForHomeIndicatorAutoHidden", $0.childForHomeIndicatorAutoHidden, nil),
                ("disablesAutomaticKeyboardDismissal", $0.disablesAutomaticKeyboardDismissal, false),
                (
                    "modalPresentationCapturesStatusBarAppearance", $0.modalPresentationCapturesStatusBarAppearance,
                    false
                ), ("overrideUserInterfaceStyle", $0.overrideUserInterfaceStyle, "unspecified"),
                ("preferredStatusBarUpdateAnimation", $0.preferredStatusBarUpdateAnimation, "fade"),
                ("prefersHomeIndicatorAutoHidden", $0.prefersHomeIndicatorAutoHidden, false),
                ("prefersStatusBarHidden", $0.prefersStatusBarHidden, false),
                ("providesPresentationContextTransitionStyle", $0.providesPresentationContextTransitionStyle, false),
                ("restorationIdentifier", $0.restorationIdentifier, nil),
                ("shouldAutomaticallyForwardAppearanceMethods", $0.shouldAutomaticallyForwardAppearanceMethods, true),
                ("supportedInterfaceOrientations", $0.supportedInterfaceOrientations.rawValue, 26),
            ]
        },
        row({ UIActivity() }) {
            [
                ("activityImage", $0.activityImage, nil), ("activityTitle", $0.activityTitle, nil),
                ("activityType", $0.activityType, nil),
            ]
        },
        row({ UIAlertAction(title: "a", style: .default) }) {
            [
                ("isEnabled", $0.isEnabled, true)
            ]
        },
        row({ UIAlertController(title: nil, message: nil, preferredStyle: .alert) }) {
            [
                ("preferredAction", $0.preferredAction, nil)
            ]
        },
        row({ UINavigationController() }) {
            [
                ("hidesBarsOnSwipe", $0.hidesBarsOnSwipe, false), ("hidesBarsOnTap", $0.hidesBarsOnTap, false),
                ("hidesBarsWhenKeyboardAppears", $0.hidesBarsWhenKeyboardAppears, false),
                ("hidesBarsWhenVerticallyCompact", $0.hidesBarsWhenVerticallyCompact, false),
                ("isNavigationBarHidden", $0.isNavigationBarHidden, false),
                ("isToolbarHidden", $0.isToolbarHidden, true),
            ]
        },
        row({ UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal) }) {
            [
                ("isDoubleSided", $0.isDoubleSided, false)
            ]
        },
        row({ UIPercentDrivenInteractiveTransition() }) {
            [
                ("completionCurve", $0.completionCurve, "easeInOut"), ("completionSpeed", $0.completionSpeed, 1),
                ("wantsInteractiveStart", $0.wantsInteractiveStart, true),
            ]
        },
        row({ popover }) {
            [
                ("backgroundColor", $0?.backgroundColor, nil),
                ("canOverlapSourceViewRect", $0?.canOverlapSourceViewRect, false),
                ("permittedArrowDirections", $0?.permittedArrowDirections.rawValue, 15),
                ("popoverLayoutMargins", $0?.popoverLayoutMargins, edges(10)), ("sourceItem", $0?.sourceItem, nil),
            ]
        },
        row({ UIPresentationController(presentedViewController: UIViewController(), presenting: nil) }) {
            [
                ("shouldPresentInFullscreen", $0.shouldPresentInFullscreen, true),
                ("shouldRemovePresentersView", $0.shouldRemovePresentersView, false),
            ]
        },
        row({ UISearchController(searchResultsController: nil) }) {
            [
                ("automaticallyShowsCancelButton", $0.automaticallyShowsCancelButton, true),
                ("automaticallyShowsSearchResultsController", $0.automaticallyShowsSearchResultsController, true),
                ("hidesNavigationBarDuringPresentation", $0.hidesNavigationBarDuringPresentation, true),
                ("isActive", $0.isActive, false),
                ("obscuresBackgroundDuringPresentation", $0.obscuresBackgroundDuringPresentation, true),
            ]
        },
        row({ UIViewController().sheetPresentationController }) {
            [
                ("largestUndimmedDetentIdentifier", $0?.largestUndimmedDetentIdentifier, nil),
                ("prefersEdgeAttachedInCompactHeight", $0?.prefersEdgeAttachedInCompactHeight, false),
                ("prefersGrabberVisible", $0?.prefersGrabberVisible, false),
                ("prefersPageSizing", $0?.prefersPageSizing, true),
                ("prefersScrollingExpandsWhenScrolledToEdge", $0?.prefersScrollingExpandsWhenScrolledToEdge, true),
                ("selectedDetentIdentifier", $0?.selectedDetentIdentifier, nil), ("sourceView", $0?.sourceView, nil),
                (
                    "widthFollowsPreferredContentSizeWhenEdgeAttached",
                    $0?.widthFollowsPreferredContentSizeWhenEdgeAttached, false
                ), ("detents", $0?.detents.map(\.identifier), [UISheetPresentationController.Detent.Identifier.large]),
            ]
        },
        row({ UISplitViewController(style: .doubleColumn) }) {
            [
                ("maximumPrimaryColumnWidth", $0.maximumPrimaryColumnWidth, UISplitViewController.automaticDimension),
                (
                    "maximumSupplementaryColumnWidth", $0.maximumSupplementaryColumnWidth,
                    UISplitViewController.automaticDimension
                ),
                ("minimumPrimaryColumnWidth", $0.minimumPrimaryColumnWidth, UISplitViewController.automaticDimension),
                (
                    "minimumSupplementaryColumnWidth", $0.minimumSupplementaryColumnWidth,
                    UISplitViewController.automaticDimension
                ),
                ("preferredDisplayMode", $0.preferredDisplayMode, "automatic"),
                (
                    "preferredPrimaryColumnWidth", $0.preferredPrimaryColumnWidth,
                    UISplitViewController.automaticDimension
                ),
                (
                    "preferredPrimaryColumnWidthFraction", $0.preferredPrimaryColumnWidthFraction,
                    UISplitViewController.automaticDimension
                ), ("preferredSplitBehavior", $0.preferredSplitBehavior, "automatic"),
                (
                    "preferredSupplementaryColumnWidth", $0.preferredSupplementaryColumnWidth,
                    UISplitViewController.automaticDimension
                ),
                (
                    "preferredSupplementaryColumnWidthFraction", $0.preferredSupplementaryColumnWidthFraction,
                    UISplitViewController.automaticDimension
                ), ("presentsWithGesture", $0.presentsWithGesture, true), ("primaryEdge", $0.primaryEdge, "leading"),
                ("showsSecondaryOnlyButton", $0.showsSecondaryOnlyButton, false),
            ]
        },
        row({ UISwipeActionsConfiguration(actions: []) }) {
            [
                ("actions", $0.actions, "[]"),
                ("performsFirstActionWithFullSwipe", $0.performsFirstActionWithFullSwipe, true),
            ]
        },
        row({ UITabBarController() }) {
            [
                ("delegate", $0.delegate, nil), ("selectedViewController", $0.selectedViewController, nil),
                ("viewControllers", $0.viewControllers, nil),
            ]
        },
        row({ UITabGroup(title: "a", image: nil, identifier: "a", children: [], viewControllerProvider: nil) }) {
            [
                ("defaultChildIdentifier", $0.defaultChildIdentifier, nil)
            ]
        },
        row({ UIViewPropertyAnimator(duration: 1, curve: .linear) }) {
            [
                ("isUserInteractionEnabled", $0.isUserInteractionEnabled, true),
                ("pausesOnCompletion", $0.pausesOnCompletion, false), ("scrubsLinearly", $0.scrubsLinearly, true),
            ]
        },
    ]

    @MainActor private static var popover: UIPopoverPresentationController? {
        let controller = UIViewController()
        controller.modalPresentationStyle = .popover
        return controller.popoverPresentationController
    }
}
