import Foundation

// More former names of types and constants in Swift 4 and earlier; the attribute keys are from Swift 3.

/// The former name of ``UIScrollView/ContentInsetAdjustmentBehavior``.
@available(*, deprecated, renamed: "UIScrollView.ContentInsetAdjustmentBehavior")
public typealias UIScrollViewContentInsetAdjustmentBehavior = UIScrollView.ContentInsetAdjustmentBehavior
/// The former name of ``UISearchBar/Icon``.
@available(*, deprecated, renamed: "UISearchBar.Icon")
public typealias UISearchBarIcon = UISearchBar.Icon
/// The former name of ``UITableViewCell/StateMask``.
@available(*, deprecated, renamed: "UITableViewCell.StateMask")
public typealias UITableViewCellStateMask = UITableViewCell.StateMask
/// The former name of ``UITabBar/ItemPositioning``.
@available(*, deprecated, renamed: "UITabBar.ItemPositioning")
public typealias UITabBarItemPositioning = UITabBar.ItemPositioning
/// The former name of ``UIActivity/ActivityType``.
@available(*, deprecated, renamed: "UIActivity.ActivityType")
public typealias UIActivityType = UIActivity.ActivityType
/// The former name of ``UIApplication/LaunchOptionsKey``.
@available(*, deprecated, renamed: "UIApplication.LaunchOptionsKey")
public typealias UIApplicationLaunchOptionsKey = UIApplication.LaunchOptionsKey
/// The former name of ``UIApplication/OpenURLOptionsKey``.
@available(*, deprecated, renamed: "UIApplication.OpenURLOptionsKey")
public typealias UIApplicationOpenURLOptionsKey = UIApplication.OpenURLOptionsKey
/// The former name of ``UISplitViewController/DisplayMode``.
@available(*, deprecated, renamed: "UISplitViewController.DisplayMode")
public typealias UISplitViewControllerDisplayMode = UISplitViewController.DisplayMode
/// The former name of ``UICollectionViewUpdateItem/Action``.
@available(*, deprecated, renamed: "UICollectionViewUpdateItem.Action")
public typealias UICollectionUpdateAction = UICollectionViewUpdateItem.Action
/// The former name of ``UICollectionView/ElementCategory``.
@available(*, deprecated, renamed: "UICollectionView.ElementCategory")
public typealias UICollectionElementCategory = UICollectionView.ElementCategory
/// The former name of ``UIImage/ResizingMode``.
@available(*, deprecated, renamed: "UIImage.ResizingMode")
public typealias UIImageResizingMode = UIImage.ResizingMode
/// The former name of ``UICollectionViewFlowLayout/SectionInsetReference``.
@available(*, deprecated, renamed: "UICollectionViewFlowLayout.SectionInsetReference")
public typealias UICollectionViewFlowLayoutSectionInsetReference = UICollectionViewFlowLayout.SectionInsetReference
/// The former name of ``UIFont/Weight``.
@available(*, deprecated, renamed: "UIFont.Weight")
public typealias UIFontWeight = UIFont.Weight
/// The former name of ``UISegmentedControl/noSegment``.
@available(*, deprecated, renamed: "UISegmentedControl.noSegment")
public let UISegmentedControlNoSegment = UISegmentedControl.noSegment
/// The former name of ``UIWindow/Level/normal``.
@available(*, deprecated, renamed: "UIWindow.Level.normal")
public let UIWindowLevelNormal = UIWindow.Level.normal
/// The former name of ``UIWindow/Level/alert``.
@available(*, deprecated, renamed: "UIWindow.Level.alert")
public let UIWindowLevelAlert = UIWindow.Level.alert
/// The former name of ``UIWindow/Level/statusBar``.
@available(*, deprecated, renamed: "UIWindow.Level.statusBar")
public let UIWindowLevelStatusBar = UIWindow.Level.statusBar
/// The former name of ``UICollectionViewFlowLayout/automaticSize``.
@available(*, deprecated, renamed: "UICollectionViewFlowLayout.automaticSize")
public let UICollectionViewFlowLayoutAutomaticSize = UICollectionViewFlowLayout.automaticSize
/// The former name of ``UISplitViewController/automaticDimension``.
@available(*, deprecated, renamed: "UISplitViewController.automaticDimension")
public let UISplitViewControllerAutomaticDimension = UISplitViewController.automaticDimension
/// The former name of ``UIBackgroundTaskIdentifier/invalid``.
@available(*, deprecated, renamed: "UIBackgroundTaskIdentifier.invalid")
public let UIBackgroundTaskInvalid = UIBackgroundTaskIdentifier.invalid
/// The former name of ``UIAccessibilityTraits/button``.
@available(*, deprecated, renamed: "UIAccessibilityTraits.button")
public let UIAccessibilityTraitButton = UIAccessibilityTraits.button
/// The former name of ``UIAccessibilityTraits/link``.
@available(*, deprecated, renamed: "UIAccessibilityTraits.link")
public let UIAccessibilityTraitLink = UIAccessibilityTraits.link
/// The former name of ``UIAccessibilityTraits/header``.
@available(*, deprecated, renamed: "UIAccessibilityTraits.header")
public let UIAccessibilityTraitHeader = UIAccessibilityTraits.header
/// The former name of ``UIAccessibilityTraits/selected``.
@available(*, deprecated, renamed: "UIAccessibilityTraits.selected")
public let UIAccessibilityTraitSelected = UIAccessibilityTraits.selected
/// The former name of ``UIAccessibilityTraits/staticText``.
@available(*, deprecated, renamed: "UIAccessibilityTraits.staticText")
public let UIAccessibilityTraitStaticText = UIAccessibilityTraits.staticText
/// The former name of ``UIAccessibilityTraits/image``.
@available(*, deprecated, renamed: "UIAccessibilityTraits.image")
public let UIAccessibilityTraitImage = UIAccessibilityTraits.image
/// The former name of ``UIAccessibilityTraits/notEnabled``.
@available(*, deprecated, renamed: "UIAccessibilityTraits.notEnabled")
public let UIAccessibilityTraitNotEnabled = UIAccessibilityTraits.notEnabled
/// The former name of ``UIAccessibilityTraits/none``.
@available(*, deprecated, renamed: "UIAccessibilityTraits.none")
public let UIAccessibilityTraitNone = UIAccessibilityTraits.none
/// The former name of ``UIAccessibilityTraits/adjustable``.
@available(*, deprecated, renamed: "UIAccessibilityTraits.adjustable")
public let UIAccessibilityTraitAdjustable = UIAccessibilityTraits.adjustable
/// The former name of ``UIAccessibilityTraits/updatesFrequently``.
@available(*, deprecated, renamed: "UIAccessibilityTraits.updatesFrequently")
public let UIAccessibilityTraitUpdatesFrequently = UIAccessibilityTraits.updatesFrequently
/// The former name of ``NSAttributedString/Key/font``.
@available(*, deprecated, renamed: "NSAttributedString.Key.font")
public let NSFontAttributeName = NSAttributedString.Key.font
/// The former name of ``NSAttributedString/Key/foregroundColor``.
@available(*, deprecated, renamed: "NSAttributedString.Key.foregroundColor")
public let NSForegroundColorAttributeName = NSAttributedString.Key.foregroundColor
/// The former name of ``NSAttributedString/Key/backgroundColor``.
@available(*, deprecated, renamed: "NSAttributedString.Key.backgroundColor")
public let NSBackgroundColorAttributeName = NSAttributedString.Key.backgroundColor
/// The former name of ``NSAttributedString/Key/paragraphStyle``.
@available(*, deprecated, renamed: "NSAttributedString.Key.paragraphStyle")
public let NSParagraphStyleAttributeName = NSAttributedString.Key.paragraphStyle
/// The former name of ``NSAttributedString/Key/kern``.
@available(*, deprecated, renamed: "NSAttributedString.Key.kern")
public let NSKernAttributeName = NSAttributedString.Key.kern
/// The former name of ``NSAttributedString/Key/baselineOffset``.
@available(*, deprecated, renamed: "NSAttributedString.Key.baselineOffset")
public let NSBaselineOffsetAttributeName = NSAttributedString.Key.baselineOffset
/// The former name of ``NSAttributedString/Key/underlineStyle``.
@available(*, deprecated, renamed: "NSAttributedString.Key.underlineStyle")
public let NSUnderlineStyleAttributeName = NSAttributedString.Key.underlineStyle
/// The former name of ``NSAttributedString/Key/underlineColor``.
@available(*, deprecated, renamed: "NSAttributedString.Key.underlineColor")
public let NSUnderlineColorAttributeName = NSAttributedString.Key.underlineColor
/// The former name of ``NSAttributedString/Key/strikethroughStyle``.
@available(*, deprecated, renamed: "NSAttributedString.Key.strikethroughStyle")
public let NSStrikethroughStyleAttributeName = NSAttributedString.Key.strikethroughStyle
/// The former name of ``NSAttributedString/Key/strikethroughColor``.
@available(*, deprecated, renamed: "NSAttributedString.Key.strikethroughColor")
public let NSStrikethroughColorAttributeName = NSAttributedString.Key.strikethroughColor
/// The former name of ``NSAttributedString/Key/strokeColor``.
@available(*, deprecated, renamed: "NSAttributedString.Key.strokeColor")
public let NSStrokeColorAttributeName = NSAttributedString.Key.strokeColor
/// The former name of ``NSAttributedString/Key/strokeWidth``.
@available(*, deprecated, renamed: "NSAttributedString.Key.strokeWidth")
public let NSStrokeWidthAttributeName = NSAttributedString.Key.strokeWidth
/// The former name of ``NSAttributedString/Key/shadow``.
@available(*, deprecated, renamed: "NSAttributedString.Key.shadow")
public let NSShadowAttributeName = NSAttributedString.Key.shadow
/// The former name of ``NSAttributedString/Key/attachment``.
@available(*, deprecated, renamed: "NSAttributedString.Key.attachment")
public let NSAttachmentAttributeName = NSAttributedString.Key.attachment
/// The former name of ``NSAttributedString/Key/link``.
@available(*, deprecated, renamed: "NSAttributedString.Key.link")
public let NSLinkAttributeName = NSAttributedString.Key.link
/// The former name of ``NSAttributedString/Key/ligature``.
@available(*, deprecated, renamed: "NSAttributedString.Key.ligature")
public let NSLigatureAttributeName = NSAttributedString.Key.ligature
/// The former name of ``UIAccessibility/Notification/screenChanged``.
@available(*, deprecated, renamed: "UIAccessibility.Notification.screenChanged")
public let UIAccessibilityScreenChangedNotification = UIAccessibility.Notification.screenChanged
/// The former name of ``UIAccessibility/Notification/layoutChanged``.
@available(*, deprecated, renamed: "UIAccessibility.Notification.layoutChanged")
public let UIAccessibilityLayoutChangedNotification = UIAccessibility.Notification.layoutChanged
/// The former name of ``UIAccessibility/Notification/announcement``.
@available(*, deprecated, renamed: "UIAccessibility.Notification.announcement")
public let UIAccessibilityAnnouncementNotification = UIAccessibility.Notification.announcement
/// The former name of ``UIAccessibility/post(notification:argument:)``.
@available(*, deprecated, renamed: "UIAccessibility.post(notification:argument:)")
@preconcurrency @MainActor public func UIAccessibilityPostNotification(
    _ notification: UIAccessibility.Notification, _ argument: Any?
) { UIAccessibility.post(notification: notification, argument: argument) }
/// The former name of ``UIAccessibility/isVoiceOverRunning``.
@available(*, deprecated, renamed: "UIAccessibility.isVoiceOverRunning")
@preconcurrency @MainActor public func UIAccessibilityIsVoiceOverRunning() -> Bool {
    UIAccessibility.isVoiceOverRunning
}
/// The former name of ``UIAccessibility/isReduceMotionEnabled``.
@available(*, deprecated, renamed: "UIAccessibility.isReduceMotionEnabled")
@preconcurrency @MainActor public func UIAccessibilityIsReduceMotionEnabled() -> Bool {
    UIAccessibility.isReduceMotionEnabled
}
