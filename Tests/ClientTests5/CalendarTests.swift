import Testing
import UIKit

/// Calendars, colours to choose, tabs, symbols and things that are dragged, as far as a machine without touches shows them.
///
/// Compiled in language modes 5 and 6.
@MainActor @Suite struct CalendarTests {
    final class Delegate: NSObject, UICalendarViewDelegate, UICalendarSelectionSingleDateDelegate {
        var months: [Int?] = []
        func calendarView(
            _ calendarView: UICalendarView, decorationFor dateComponents: DateComponents
        ) -> UICalendarView.Decoration? { dateComponents.day == 1 ? .default(color: .red) : nil }
        func calendarView(
            _ calendarView: UICalendarView, didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents
        ) { months.append(previousDateComponents.month) }
        func dateSelection(_ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?) {}
        func dateSelection(
            _ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?
        ) -> Bool { dateComponents?.day != 13 }
    }

    /// At most two days, by what is chosen already.
    final class Days: NSObject, UICalendarSelectionMultiDateDelegate {
        func multiDateSelection(_ selection: UICalendarSelectionMultiDate, didSelectDate date: DateComponents) {}
        func multiDateSelection(_ selection: UICalendarSelectionMultiDate, didDeselectDate date: DateComponents) {}
        func multiDateSelection(
            _ selection: UICalendarSelectionMultiDate, canSelectDate date: DateComponents
        ) -> Bool { selection.selectedDates.prefix(2).contains(date) }
    }

    @Test func delegatesMayAskForTheDays() {
        let delegate = Days()
        let selection = UICalendarSelectionMultiDate(delegate: delegate)
        selection.selectedDates = [3, 1, 2].map { DateComponents(year: 2024, month: 6, day: $0) }
        selection.updateSelectableDates()
        #expect(selection.selectedDates.map(\.day) == [3, 1])
    }

    @Test func monthsMarksAndChoices() {
        let (view, delegate) = (UICalendarView(), Delegate())
        view.visibleDateComponents = DateComponents(year: 2024, month: 5)
        view.delegate = delegate
        view.visibleDateComponents = DateComponents(year: 2024, month: 5, day: 3)
        view.visibleDateComponents = DateComponents(year: 2024, month: 6)
        #expect(delegate.months == [5])
        let days = [1, 2].map { DateComponents(year: 2024, month: 6, day: $0) }
        view.reloadDecorations(forDateComponents: days, animated: false)
        #expect(view.decoration(for: days[0]) != nil && view.decoration(for: days[1]) == nil)
        let selection = UICalendarSelectionSingleDate(delegate: delegate)
        view.selectionBehavior = selection
        for (day, stays) in [(12, true), (13, false)] {
            selection.setSelected(DateComponents(year: 2024, month: 6, day: day), animated: false)
            selection.updateSelectableDates()
            #expect((selection.selectedDate != nil) == stays)
        }
    }

    @Test func tabsAreMadeWhenNeeded() {
        var made: [String] = []
        func tab(_ name: String) -> UITab {
            UITab(title: name, image: nil, identifier: name) { tab in
                made.append(tab.identifier)
                return UIViewController()
            }
        }
        let group = UITabGroup(title: "More", image: nil, identifier: "more", children: [tab("c"), tab("d")])
        group.defaultChildIdentifier = "d"
        let tabs = UITabBarController(), first = tab("a")
        first.badgeValue = "3"
        #expect(made == [])
        tabs.tabs = [first, group]
        #expect(
            made == ["a", "d"] && tabs.viewControllers?.count == 2 && tabs.tab(forIdentifier: "c")?.parent === group)
        #expect(tabs.viewControllers?[0].tabBarItem.badgeValue == "3")
        tabs.selectedTab = group
        #expect(tabs.selectedIndex == 1 && tabs.selectedTab === group && group.tabBarController === tabs)
    }

    @Test func effectsOfSymbolsAreOverAtOnce() throws {
        let view = UIImageView(image: UIImage(systemName: "star"))
        var told: [String] = []
        view.addSymbolEffect(.bounce.up.byLayer, options: .repeat(2).speed(2)) {
            told.append("bounce \($0.isFinished)")
        }
        view.addSymbolEffect(.variableColor.iterative.reversing, options: .repeating)
        view.addSymbolEffect(.scale.up)
        view.removeSymbolEffect(ofType: .scale)
        view.removeAllSymbolEffects()
        let other = try #require(UIImage(systemName: "heart"))
        view.setSymbolImage(other, contentTransition: .replace.downUp) { told.append("replace \($0.sender === view)") }
        #expect(told == ["bounce true", "replace true"] && view.image === other)
    }

    @Test func whatIsDraggedIsHandedOver() {
        let item = UIDragItem(itemProvider: NSItemProvider(object: "Hello" as NSString))
        #expect(item.itemProvider.canLoadObject(ofClass: String.self))
        #expect(!item.itemProvider.canLoadObject(ofClass: NSURL.self))
        var (text, failure): (String?, (any Error)?) = (nil, nil)
        item.itemProvider.loadObject(ofClass: String.self) { value, _ in text = value }
        item.itemProvider.loadObject(ofClass: URL.self) { _, error in failure = error }
        #expect(text == "Hello" && failure != nil)
        final class Drags: NSObject, UIDragInteractionDelegate {
            func dragInteraction(
                _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
            ) -> [UIDragItem] { [] }
        }
        let (view, delegate) = (UIView(), Drags())
        let interaction = UIDragInteraction(delegate: delegate)
        view.addInteraction(interaction)
        #expect(interaction.view === view && !interaction.isEnabled)
    }

    @Test func theInterfaceDoesNotTurnByItself() {
        let scene = UIWindow().windowScene
        var errors = 0
        let present = scene?.interfaceOrientation == .portrait
        scene?.requestGeometryUpdate(.iOS(interfaceOrientations: present ? .portrait : .landscape)) { _ in errors += 1 }
        #expect(errors == 0)
        scene?.requestGeometryUpdate(.iOS(interfaceOrientations: present ? .landscape : .portrait)) { _ in errors += 1 }
        #expect(errors == 1)
    }
}
