import Testing
import UIKit

/// Views get the values of their class's appearance proxy when they are added to a window.
///
/// Only this file uses the classes, since values of a proxy are never removed. This file is compiled in language modes 5 and 6.
@MainActor @Suite struct AppearanceProxyTests {
    class Badge: UILabel {}
    final class SmallBadge: Badge {}
    final class Shelf: UIView {}
    final class List: UITableView {}

    @Test func labels() {
        let large = UIFont.systemFont(ofSize: 31)
        Badge.appearance().font = large
        Badge.appearance().text = "not taken over"
        Badge.appearance(whenContainedInInstancesOf: [Shelf.self]).textColor = .red
        SmallBadge.appearance().font = .systemFont(ofSize: 9)
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        let (plain, own, inside, small, shelf) = (Badge(), Badge(), Badge(), SmallBadge(), Shelf())
        let label = UILabel()
        own.font = .systemFont(ofSize: 12)
        #expect(plain.font != large)
        for view in [plain, own, small, label, shelf] { window.addSubview(view) }
        shelf.addSubview(inside)
        #expect(plain.font == large && own.font.pointSize == 12 && label.font != large && plain.text == nil)
        #expect(inside.font == large && inside.textColor == .red && plain.textColor != .red)
        #expect(small.font.pointSize == 9 && Badge.appearance() === Badge.appearance())
        #expect(Badge.appearance() !== SmallBadge.appearance())
    }

    @Test func spaceAboveHeaders() {
        List.appearance().sectionHeaderTopPadding = 12
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        let (list, other) = (List(frame: window.bounds), UITableView(frame: window.bounds))
        window.addSubview(list)
        window.addSubview(other)
        #expect(list.sectionHeaderTopPadding == 12 && other.sectionHeaderTopPadding != 12)
    }

    /// An inherited tint color is not the view's own.
    @Test func tintsBelowTints() {
        Shelf.appearance().tintColor = .green
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        window.tintColor = .red
        let (shelf, own) = (Shelf(), Shelf())
        own.tintColor = .blue
        window.addSubview(shelf)
        window.addSubview(own)
        #expect(shelf.tintColor == .green && own.tintColor == .blue && window.tintColor == .red)
    }

    /// The appearance settings that programs make at launch compile, and their values are stored.
    @Test func barsAndTheirItems() {
        final class Bar: UINavigationBar {}
        final class Item: UIBarButtonItem {}
        Bar.appearance().tintColor = .white
        Bar.appearance().titleTextAttributes = [.foregroundColor: UIColor.white]
        Item.appearance().setTitleTextAttributes([.font: UIFont.systemFont(ofSize: 12)], for: .normal)
        Item.appearance(whenContainedInInstancesOf: [Bar.self]).tintColor = .red
        #expect(Bar.appearance().tintColor == .white && Bar.appearance().titleTextAttributes?.count == 1)
        #expect(Item.appearance() !== Item.appearance(whenContainedInInstancesOf: [Bar.self]))
    }
}
