import Foundation
import UIKit

extension PropertyDefaultTests {
    nonisolated static let controls: [Row] = [
        row({ UIControl() }) {
            [
                ("isEnabled", $0.isEnabled, true), ("isSelected", $0.isSelected, false),
                ("isHighlighted", $0.isHighlighted, false),
                ("vertical", $0.contentVerticalAlignment, UIControl.ContentVerticalAlignment.center),
                ("horizontal", $0.contentHorizontalAlignment, UIControl.ContentHorizontalAlignment.center),
                ("state", $0.state.rawValue, 0),
                ("isContextMenuInteractionEnabled", $0.isContextMenuInteractionEnabled, false),
                ("showsMenuAsPrimaryAction", $0.showsMenuAsPrimaryAction, false),
            ]
        },
        row({ UIButton(type: .custom) }) {
            [
                ("buttonType", $0.buttonType, UIButton.ButtonType.custom), ("title", $0.currentTitle, nil),
                ("contentEdgeInsets", $0.contentEdgeInsets, edges(0)),
                ("adjustsImageWhenHighlighted", $0.adjustsImageWhenHighlighted, true),
                ("adjustsImageWhenDisabled", $0.adjustsImageWhenDisabled, true),
                ("showsTouchWhenHighlighted", $0.showsTouchWhenHighlighted, false),
                ("currentTitleColor", $0.currentTitleColor == .white, true),
                ("automaticallyUpdatesConfiguration", $0.automaticallyUpdatesConfiguration, true),
                ("isPointerInteractionEnabled", $0.isPointerInteractionEnabled, false), ("menu", $0.menu, nil),
                ("role", $0.role, "normal"),
            ]
        },
        row({ UISlider() }) {
            [
                ("value", $0.value, 0), ("minimumValue", $0.minimumValue, 0), ("maximumValue", $0.maximumValue, 1),
                ("isContinuous", $0.isContinuous, true), ("currentThumbImage", $0.currentThumbImage, nil),
                ("maximumTrackTintColor", $0.maximumTrackTintColor, nil),
                ("maximumValueImage", $0.maximumValueImage, nil),
                ("minimumTrackTintColor", $0.minimumTrackTintColor, nil),
                ("minimumValueImage", $0.minimumValueImage, nil), ("thumbTintColor", $0.thumbTintColor, nil),
            ]
        },
        row({ UIStepper() }) {
            [
                ("value", $0.value, 0), ("minimumValue", $0.minimumValue, 0), ("maximumValue", $0.maximumValue, 100),
                ("stepValue", $0.stepValue, 1), ("autorepeat", $0.autorepeat, true), ("wraps", $0.wraps, false),
                ("isContinuous", $0.isContinuous, true),
            ]
        },
        row({ UISwitch() }) {
            [
                ("isOn", $0.isOn, false), ("onTintColor", $0.onTintColor, nil),
            ]
        },
        row({ UIProgressView() }) {
            [
                ("progress", $0.progress, 0), ("progressViewStyle", $0.progressViewStyle, UIProgressView.Style.default),
            ]
        },
        row({ UIActivityIndicatorView(style: .medium) }) {
            [
                ("hidesWhenStopped", $0.hidesWhenStopped, true), ("isAnimating", $0.isAnimating, false),
                ("style", $0.style, "medium"),
            ]
        },
        row({ UIPageControl() }) {
            [
                ("numberOfPages", $0.numberOfPages, 0), ("currentPage", $0.currentPage, 0),
                ("hidesForSinglePage", $0.hidesForSinglePage, false),
                ("currentPageIndicatorTintColor", $0.currentPageIndicatorTintColor, nil),
                ("direction", $0.direction, "natural"), ("pageIndicatorTintColor", $0.pageIndicatorTintColor, nil),
                ("preferredCurrentPageIndicatorImage", $0.preferredCurrentPageIndicatorImage, nil),
            ]
        },
        row({ UISegmentedControl() }) {
            [
                ("selectedSegmentIndex", $0.selectedSegmentIndex, -1), ("isMomentary", $0.isMomentary, false),
                ("apportions", $0.apportionsSegmentWidthsByContent, false),
            ]
        },
        row({ UIDatePicker() }) {
            [
                ("datePickerMode", $0.datePickerMode, UIDatePicker.Mode.dateAndTime),
                ("minuteInterval", $0.minuteInterval, 1), ("minimumDate", $0.minimumDate, nil),
                ("maximumDate", $0.maximumDate, nil), ("countDownDuration", $0.countDownDuration, 0),
                ("preferredDatePickerStyle", $0.preferredDatePickerStyle, "automatic"),
                ("roundsToMinuteInterval", $0.roundsToMinuteInterval, true), ("timeZone", $0.timeZone, nil),
                ("locale", $0.locale?.identifier, Calendar.current.locale?.identifier ?? Locale.current.identifier),
                ("calendar", $0.calendar, Calendar.current),
            ]
        },
        row({ UIPickerView() }) {
            [
                ("numberOfComponents", $0.numberOfComponents, 0)
            ]
        },
        row({ UIRefreshControl() }) {
            [
                ("attributedTitle", $0.attributedTitle, nil)
            ]
        },
    ]
}
