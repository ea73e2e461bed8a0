import Foundation
import Testing
import UIKit

/// The ranges that Apple documents for values of controls.
@MainActor @Suite struct ControlRangeTests {
    struct Row: Sendable, CustomTestStringConvertible {
        let name: String
        let expected: [Double]
        let values: @MainActor @Sendable () -> [Double]
        var testDescription: String { name }

        init(_ name: String, _ expected: [Double], _ values: @escaping @MainActor @Sendable () -> [Double]) {
            (self.name, self.expected, self.values) = (name, expected, values)
        }
    }

    private static func stepper(_ change: (UIStepper) -> Void) -> [Double] {
        let stepper = UIStepper()
        change(stepper)
        return [stepper.minimumValue, stepper.value, stepper.maximumValue]
    }
    private static func slider(_ change: (UISlider) -> Void) -> [Double] {
        let slider = UISlider()
        change(slider)
        return [slider.minimumValue, slider.value, slider.maximumValue].map(Double.init)
    }
    private static func pages(_ change: (UIPageControl) -> Void) -> [Double] {
        let pages = UIPageControl()
        pages.numberOfPages = 5
        change(pages)
        return [pages.numberOfPages, pages.currentPage].map(Double.init)
    }
    private static func progress(_ change: (UIProgressView) -> Void) -> [Double] {
        let bar = UIProgressView()
        change(bar)
        return [Double(bar.progress)]
    }
    /// The date of a picker, in seconds since the reference date, after its range was set to 10 to 20.
    private static func date(_ change: (UIDatePicker) -> Void) -> [Double] {
        let picker = UIDatePicker()
        (picker.minimumDate, picker.maximumDate) = (Date(timeIntervalSinceReferenceDate: 10), at(20))
        change(picker)
        return [picker.date.timeIntervalSinceReferenceDate]
    }
    private static func at(_ seconds: TimeInterval) -> Date { Date(timeIntervalSinceReferenceDate: seconds) }
    private static func picker(_ change: (UIDatePicker) -> Void) -> [Double] {
        let picker = UIDatePicker()
        change(picker)
        return [Double(picker.minuteInterval), picker.countDownDuration]
    }

    /// The number of segments and the selected one, of three segments with the second selected.
    private static func segments(_ change: (UISegmentedControl) -> Void) -> [Double] {
        let segments = UISegmentedControl(items: ["a", "b", "c"])
        segments.selectedSegmentIndex = 1
        change(segments)
        return [segments.numberOfSegments, segments.selectedSegmentIndex].map(Double.init)
    }
    private static func opacity(_ value: Float, _ owned: Bool = false) -> [Double] {
        let view = UIView()
        let layer = owned ? view.layer : CALayer()
        layer.opacity = value
        return [Double(layer.opacity)]
    }

    nonisolated static let rows: [Row] = [
        Row("stepper above", [0, 100, 100]) { stepper { $0.value = 101 } },
        Row("stepper below", [0, 0, 100]) { stepper { $0.value = -1 } },
        Row("stepper, narrower range", [10, 10, 100]) { stepper { $0.minimumValue = 10 } },
        Row("stepper, minimum beyond maximum", [200, 200, 200]) { stepper { $0.minimumValue = 200 } },
        Row("stepper, maximum below minimum", [-5, -5, -5]) { stepper { $0.maximumValue = -5 } },
        Row("slider above", [0, 1, 1]) { slider { $0.value = 3 } },
        Row("slider, set", [0, 0, 1]) { slider { $0.setValue(-3, animated: true) } },
        Row("slider, minimum beyond maximum", [4, 4, 4]) { slider { $0.minimumValue = 4 } },
        Row("slider, maximum below minimum", [-2, -2, -2]) { slider { $0.maximumValue = -2 } },
        Row("page above", [5, 4]) { pages { $0.currentPage = 9 } },
        Row("page below", [5, 0]) { pages { $0.currentPage = -1 } },
        Row("fewer pages", [2, 1]) {
            pages {
                $0.currentPage = 4
                $0.numberOfPages = 2
            }
        },
        Row("negative number of pages", [0, 0]) { pages { $0.numberOfPages = -3 } },
        Row("progress above", [1]) { progress { $0.progress = 1.5 } },
        Row("progress below", [0]) { progress { $0.setProgress(-1, animated: true) } },
        Row("date above", [20]) { date { $0.date = at(30) } }, Row("date below", [10]) { date { $0.date = at(0) } },
        Row("date in range", [15]) { date { $0.setDate(at(15), animated: true) } },
        Row("date, narrower range", [12]) {
            date {
                $0.date = at(20)
                $0.maximumDate = at(12)
            }
        },
        Row("date, empty range", [30]) {
            date {
                $0.minimumDate = at(40)
                $0.date = at(30)
            }
        },
        Row("date, countdown", [30]) {
            date {
                $0.datePickerMode = .countDownTimer
                $0.date = at(30)
            }
        },
        Row("minutes", [15, 0]) { picker { $0.minuteInterval = 15 } },
        Row("minutes that do not divide 60", [1, 0]) { picker { $0.minuteInterval = 7 } },
        Row("too many minutes", [1, 0]) { picker { $0.minuteInterval = 60 } },
        Row("opacity above", [1]) { opacity(2) }, Row("opacity below", [0]) { opacity(-1) },
        Row("opacity of a view's layer", [1]) { opacity(2, true) }, Row("opacity in range", [0.5]) { opacity(0.5) },
        Row("segment removed before", [2, 0]) { segments { $0.removeSegment(at: 0, animated: false) } },
        Row("segment removed", [2, -1]) { segments { $0.removeSegment(at: 1, animated: false) } },
        Row("segment removed after", [2, 1]) { segments { $0.removeSegment(at: 2, animated: false) } },
        Row("segment removed beyond the last", [2, 1]) { segments { $0.removeSegment(at: 9, animated: false) } },
        Row("segment inserted before", [4, 2]) {
            segments { $0.insertSegment(withTitle: "d", at: 0, animated: false) }
        },
        Row("segment inserted after", [4, 1]) { segments { $0.insertSegment(withTitle: "d", at: 9, animated: false) } },
        Row("segments removed", [0, -1]) { segments { $0.removeAllSegments() } },
        Row("countdown", [1, 86_340]) { picker { $0.countDownDuration = 90_000 } },
    ]

    @Test(arguments: rows) func valuesStayInTheirRange(_ row: Row) { #expect(row.values() == row.expected) }
}
