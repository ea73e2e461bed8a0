import Foundation
import Testing
@_spi(Host) import UIKit
import VisualFormat

@Suite @MainActor struct VisualFormatTests {
    let container = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

    /// Subviews of those names in the container.
    private func views(_ names: String...) -> [String: Any] {
        var views: [String: Any] = [:]
        for name in names {
            let view = UIView()
            view.translatesAutoresizingMaskIntoConstraints = false
            container.addSubview(view)
            views[name] = view
        }
        return views
    }

    private func frames(_ views: [String: Any], _ names: String...) -> [CGRect] {
        container.layoutIfNeeded()
        return names.map { name in (views[name] as? UIView)?.frame ?? .null }
    }

    @Test func laysOutARow() async {
        let views = views("a", "b")
        for format in ["|-[a(100)]-m-[b]-|", "V:|-10-[a(40)]"] {
            NSLayoutConstraint.activate(
                NSLayoutConstraint.constraints(withVisualFormat: format, metrics: ["m": 5], views: views))
        }
        NSLayoutConstraint.activate(
            NSLayoutConstraint.constraints(
                withVisualFormat: "[a]-(>=0)-[b]", options: [.alignAllTop, .alignAllBottom], metrics: nil, views: views)
        )
        // 20 to the superview on both sides: 320 - 20 - 100 - 5 - 20 = 175.
        #expect(
            frames(views, "a", "b") == [
                CGRect(x: 20, y: 10, width: 100, height: 40), CGRect(x: 125, y: 10, width: 175, height: 40),
            ])
    }

    @Test func knowsWhereItsConstraintsComeFrom() async throws {
        let views = views("a", "b")
        let constraints = NSLayoutConstraint.constraints(
            withVisualFormat: "[a]-[b(>=20@750)]", metrics: nil, views: views)
        #expect(
            constraints.map(\.source) == [
                .visualFormat("[a]-[b(>=20@750)]", bytes: 3..<4), .visualFormat("[a]-[b(>=20@750)]", bytes: 7..<15),
            ])
        #expect(constraints.map(\.priority.rawValue) == [1000, 750])
        #expect(constraints.map(\.isActive) == [false, false])
        #expect(constraints[0].description.contains("-(NSSpace(8))-"))
        constraints[0].constant = 9
        #expect(constraints[0].description.contains("-(9)-"))
    }

    @Test func reportsMisuseWithApplesText() async {
        var constraints: [NSLayoutConstraint] = []
        let misuses = LayoutMisuse.recording {
            constraints = NSLayoutConstraint.constraints(
                withVisualFormat: "|[whiteBox2][blackBox]", metrics: nil, views: views("whiteBox2"))
        }
        #expect(constraints == [])
        #expect(
            misuses == [
                LayoutMisuse(
                    .invalidArgument,
                    "Unable to parse constraint format: \nblackBox is not a key in the views dictionary. \n"
                        + "|[whiteBox2][blackBox] \n" + String(repeating: " ", count: 21) + "^")
            ])
    }

    /// A key whose value is not a view is reported as such.
    @Test func valuesThatAreNoViews() {
        let root = UIView()
        for (value, type) in [
            (root.safeAreaLayoutGuide.topAnchor as Any, "NSLayoutYAxisAnchor"), (root.widthAnchor, "NSLayoutDimension"),
            (5, "Int"),
        ] {
            let misuses = LayoutMisuse.recording {
                _ = NSLayoutConstraint.constraints(
                    withVisualFormat: "V:[guide][left]", metrics: nil, views: ["guide": value, "left": UIView()])
            }
            #expect(
                misuses.map(\.reason) == [
                    "Unable to parse constraint format: \nguide is of type \(type) in the views dictionary, and neither a view "
                        + "nor a layout guide. \nV:[guide][left] \n        ^"
                ])
        }
    }

    @Test func throwsAllProblems() async {
        #expect(throws: VisualFormatError.self) {
            try NSLayoutConstraint.constraints(parsing: "V|[a]-m-[b]", views: views("a"))
        }
        do {
            _ = try NSLayoutConstraint.constraints(parsing: "V|[a]-m-[b]", views: views("a"))
        } catch {
            #expect(error.problems.map(\.offset) == [1, 7, 10])
        }
    }

    @Test func takesAnyNumberAndAnyLayoutItem() async throws {
        var views = views("a")
        let guide = UILayoutGuide()
        container.addLayoutGuide(guide)
        views["guide"] = guide
        let metrics: [String: Any] = [
            "int": 1, "double": 2.5, "float": Float(3), "cgFloat": CGFloat(4), "number": NSNumber(value: 5),
            "text": "6",
        ]
        let constraints = NSLayoutConstraint.constraints(
            withVisualFormat: "|-int-[a(>=double,>=float,>=cgFloat)]-number-[guide]-text-|", metrics: metrics,
            views: views)
        #expect(constraints.map(\.constant) == [1, 2.5, 3, 4, 5, 6])
        #expect(constraints.last?.firstItem === container)
    }

    @Test func followsTheMarginsByPolicy() async throws {
        let views = views("a")
        container.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        for format in ["|-[a]-|", "V:|-[a]-|"] {
            NSLayoutConstraint.activate(
                try NSLayoutConstraint.constraints(parsing: format, views: views, spacing: .layoutMargins))
        }
        #expect(frames(views, "a") == [CGRect(x: 2, y: 1, width: 314, height: 476)])
        container.layoutMargins.left = 12
        #expect(frames(views, "a") == [CGRect(x: 12, y: 1, width: 304, height: 476)])
    }

    @Test func distributesViewsWithEqualGaps() async throws {
        let views = views("a", "b")
        for format in ["|~[a(60)]~[b(20)]~|", "V:|~[a(==50%)]~|", "b.height == 2*b.width; b.centerY == a.centerY"] {
            NSLayoutConstraint.activate(
                try NSLayoutConstraint.constraints(parsing: format, views: views, dialect: .extended))
        }
        // 320 - 60 - 20 = 240 in three gaps of 80.
        #expect(
            frames(views, "a", "b") == [
                CGRect(x: 80, y: 120, width: 60, height: 240), CGRect(x: 220, y: 220, width: 20, height: 40),
            ])
    }

    @Test func makesGuidesForStacks() async throws {
        let views = views("a", "b")
        NSLayoutConstraint.activate(
            try NSLayoutConstraint.constraints(
                parsing: "V:|-10-[column:[a(30)]-5-[b(40)]] \n H:|[column(==25%)]", views: views, dialect: .extended))
        #expect(
            frames(views, "a", "b") == [
                CGRect(x: 0, y: 10, width: 80, height: 30), CGRect(x: 0, y: 45, width: 80, height: 40),
            ])
        #expect(container.layoutGuides.map(\.identifier) == ["column"])
    }

    @Test func measuresFromBaselineToBaseline() async throws {
        var views = views("box")
        for name in ["first", "second"] {
            let label = UILabel()
            label.text = name
            label.translatesAutoresizingMaskIntoConstraints = false
            container.addSubview(label)
            views[name] = label
        }
        let constraints = NSLayoutConstraint.constraints(
            withVisualFormat: "V:[first]-30-[second]-[box]", options: .spacingBaselineToBaseline, metrics: nil,
            views: views)
        #expect(constraints.map(\.firstAttribute) == [.firstBaseline, .top])
        #expect(constraints.map(\.secondAttribute) == [.lastBaseline, .lastBaseline])
        #expect(constraints.map(\.constant) == [30, 8])
    }
}
