import LayoutEngine
import Testing

@testable import ConflictLogs

/// Logs and their explanations: the cause, the numbers of the constraints that conflict, the broken one and the first fix.
@Suite struct ConflictAnalysisTests {
    private static func analysis(_ lines: [String]) -> ConflictAnalysis {
        let list = lines.enumerated().map { number, line in
            let kind = line.first == "A" ? "NSAutoresizingMaskLayoutConstraint" : "NSLayoutConstraint"
            return "\"<\(kind):0xc0\(number) \(line.dropFirst(2))   \(line.contains("names:") ? "" : "(active)")>\""
        }
        return ConflictAnalysis(ConflictLog.logs(in: list.joined(separator: ",\n"))[0])
    }

    private static let top = "N V:|-(16)-[UILabel:0xa]   (active, names: '|':UIView:0xb )"
    private static let bottom = "N V:[UILabel:0xa]-(16)-|   (active, names: '|':UIView:0xb )"

    @Test(
        arguments: [
            (
                ["N UIView:0xa.height == 200", "N UIView:0xa.height == 84"], "log.contradiction", [1, 2], 1,
                "Remove constraint 1 or 2. Both set the height of UIView."
            ),
            (
                [top, bottom, "N 'UIView-Encapsulated-Layout-Height' UIView:0xb.height == 0"], "log.no-room",
                [1, 2, 3], 2,
                "Lower the priority of constraint 2 to 999, so that it yields until there is room."
            ),
            (
                [
                    top, bottom, "N UILabel:0xa.height == 60",
                    "N 'UIView-Encapsulated-Layout-Height' UIView:0xb.height == 44",
                ],
                "log.encapsulated-size", [1, 2, 3, 4], 3, "Lower the priority of constraint 3 to 999."
            ),
            (
                ["A h=--& v=--& Card:0xa.width == 70", "N Card:0xa.width == 320"], "log.autoresizing-mask", [1, 2], 2,
                "Set translatesAutoresizingMaskIntoConstraints to false for Card."
            ),
            (
                ["N UILabel:0xa.width == 90", "N 'UISV-hiding' UILabel:0xa.width == 0"], "log.no-room", [1, 2], 1,
                "Lower the priority of constraint 1 to 999, so that it yields while the view is hidden."
            ),
            (
                [
                    "N _UIBar:0xa.trailing == _UIStack:0xb.trailing",
                    "N _UIStack:0xb.leading == _UIBar:0xa.leading + 16",
                    "N '_UITemporaryLayoutWidth' _UIBar:0xa.width == 0",
                ], "log.no-room", [1, 2, 3], 1,
                "Ignore the log, or report it to Apple. UIKit makes these constraints."
            ),
            (
                [
                    "N V:[Card:0xa(480)]", top.replacing("UILabel", with: "Card"),
                    bottom.replacing("UILabel", with: "Card"),
                    "A h=-&- v=-&- UIView:0xb.height == UIWindow:0xc.height", "A h=--- v=--- V:[UIWindow:0xc(480)]",
                ], "log.autoresizing-mask", [1, 2, 3, 4, 5], 1, "Lower the priority of constraint 1 to 999."
            ),
            (
                ["N UILabel:0xa.height == - 15"], "log.negative-size", [1], 1,
                "Use a constant of at least 0 in constraint 1. Compute it after the view has its frame."
            ),
            (
                ["N UIView:0xa.width == - 16"], "log.negative-size", [1], 1,
                "Ignore the log if the app shows an action sheet. UIAlertController makes this constraint."
            ),
            (
                ["N _UIBarStack:0xa.width == 5", "N _UIBarStack:0xa.width == 9"], "log.system-constraints", [1, 2], 2,
                "Ignore the log, or report it to Apple. UIKit makes these constraints."
            ),
            (
                [
                    "N UILabel:0xa.height == 40", "N 'UISV-alignment' UILabel:0xa.top == A:0xb.top",
                    "N 'UISV-alignment' UILabel:0xa.bottom == A:0xb.bottom", "N A:0xb.height == 60",
                ], "log.stack-view",
                [1, 2, 3, 4], 4, "Lower the priority of constraint 4 to 999."
            ),
            (
                ["N V:[A:0xa]-(10)-[B:0xb]", "N V:[A:0xa]-(30)-[B:0xb]"], "log.contradiction", [1, 2], 2,
                "Remove constraint 1 or 2. Both set the top of B."
            ),
            // The others of the log are not needed.
            (
                [
                    "N C:0xc.height == 5", "N UIView:0xa.height == 84", "N UIView:0xa.height >= 100",
                    "N UIView:0xa.width == 7",
                ],
                "log.contradiction", [2, 3], 3, "Remove constraint 2 or 3. Both set the height of UIView."
            ),
            (["N UIView:0xa.height == 48", "N UIView:0xa.height >= 48"], "log.consistent", [], nil, nil),
            (["N UIView:0xa.height == 48 priority:999", "N UIView:0xa.height == 50"], "log.consistent", [], nil, nil),
        ] as [([String], String, [Int], Int?, String?)])
    func logsAreExplained(_ lines: [String], _ id: String, _ conflict: [Int], _ broken: Int?, _ fix: String?) {
        let analysis = Self.analysis(lines)
        #expect(analysis.cause.id.rawValue == id)
        #expect(analysis.conflicting.map { place in place + 1 } == conflict)
        #expect(analysis.broken.map { place in place + 1 } == broken)
        #expect(analysis.cures.first.map { cure in analysis.sentence(cure, ConstraintWords(analysis.log)) } == fix)
        #expect(analysis.isUnderstood)
    }

    @Test(arguments: [
        ("N UILabel:0xa'Title'.height == 200", "Height of UILabel 'Title' is 200 pt."),
        ("N UILabel:0xa.width >= 44 priority:750", "Width of UILabel is at least 44 pt at priority 750."),
        (top, "Top space of UILabel in UIView is 16 pt."), (bottom, "Bottom space of UILabel in UIView is 16 pt."),
        ("N H:[A:0xa]-(>=8)-[B:0xb]", "Horizontal space from A to B is at least 8 pt."),
        ("N A:0xa.bottom <= B:0xb.top - 8", "Vertical space from A to B is at least 8 pt."),
        ("N A:0xa.leading == B:0xb.leading", "Leading of A equals the leading of B."),
        ("N A:0xa.leading == B:0xb.leading - 4", "Leading of A is 4 pt before the leading of B."),
        ("N A:0xa.top >= B:0xb.top + 4", "Top of A is at least 4 pt below the top of B."),
        ("N A:0xa.centerX == B:0xb.centerX", "Horizontal center of A equals the horizontal center of B."),
        ("N A:0xa.width == 0.5*A:0xa.height + 2", "Width of A is 0.5 × the height of A + 2 pt."),
        ("N Shop.Card:0xa.top == B:0xb.topMargin", "Top of Card equals the top margin of B."),
        ("N UIView:0xa10001.top == UIView:0xb23456.top", "Top of UIView (…0001) equals the top of UIView (…3456)."),
        ("N 'UIView-Encapsulated-Layout-Height' A:0xa.height == 44", "Height of A is 44 pt (set by its container)."),
        ("N '_UITemporaryLayoutWidth' A:0xa.width == 0", "Width of A is 0 pt (temporary, during layout)."),
        ("A h=--& v=--& A:0xa.height == 70", "Height of A is 70 pt (autoresizing mask)."),
        (
            "N UILayoutGuide:0xa'UIViewSafeAreaLayoutGuide'.bottom == A:0xb.bottom",
            "Bottom of the safe area equals the bottom of A."
        ),
        ("N 'header.height' A:0xa.height == 70", "Height of A is 70 pt ('header.height')."),
        ("N 'UISV-hiding' A:0xa.height == 0", "Height of A is 0 pt (hidden by its stack view)."),
        ("N 'UISV-spacing' H:[A:0xa]-(8)-[B:0xb]", "Horizontal space from A to B is 8 pt (stack view)."),
    ])
    func constraintsAreInWords(_ line: String, _ words: String) {
        #expect(ConstraintWords(Self.analysis([line]).log).sentence(0) == words)
    }

    @Test(arguments: [
        (
            ["N UIView:0xa.height == 200", "N UIView:0xa.height == 84"],
            "Height of UIView becomes 84 pt instead of 200 pt."
        ),
        (
            [top, bottom, "N 'UIView-Encapsulated-Layout-Height' UIView:0xb.height == 10"],
            "Bottom space of UILabel in UIView becomes −6 pt instead of 16 pt."
        ),
        (
            [
                "N A:0xa.left == B:0xb.left", "N A:0xa.right == B:0xb.right - 5", "N A:0xa.width == 1",
                "N B:0xb.width == 50",
            ],
            "Width of B becomes 6 pt instead of 50 pt."
        ),
    ])
    func effectsAreInWords(_ lines: [String], _ words: String) throws {
        let analysis = Self.analysis(lines)
        #expect(ConstraintWords(analysis.log).sentence(try #require(analysis.effect)) == words)
    }

    /// AppKit writes the log, where its views, its identifiers or its sentences say so.
    @Test(arguments: [
        ("<NSLayoutConstraint:0x1 NSStackView:0xa.width == 1>", LogFramework.appKit),
        ("<NSLayoutConstraint:0x1 App.Card:0xa.width == 1>\n<NSLayoutConstraint:0x2 NSButton:0xb.width == 1>", .appKit),
        ("<NSLayoutConstraint:0x1 UIStackView:0xa.width == 1>", .uiKit),
        ("<NSLayoutConstraint:0x1 'NSView-Encapsulated-Layout-Height' App.Card:0xa.width == 1>", .appKit),
        ("<NSLayoutConstraint:0x1 'UISV-spacing' App.Card:0xa.width == 1>", .uiKit),
        ("<NSLayoutConstraint:0x1 App.Card:0xa.width == 1>", .uiKit),
        ("Conflicting constraints detected: (\n<NSLayoutConstraint:0x1 App.Card:0xa.width == 1>\n).", .appKit),
        (
            "<NSLayoutConstraint:0x1 App.Card:0xa.width == 1>\n\nSet the NSUserDefault "
                + "NSConstraintBasedLayoutVisualizeMutuallyExclusiveConstraints to YES", .appKit
        ),
        (
            "<NSLayoutConstraint:0x1 App.Card:0xa.width == 1>\nMake a symbolic breakpoint at "
                + "UIViewAlertForUnsatisfiableConstraints", .uiKit
        ),
    ])
    func frameworksAreTold(_ text: String, _ framework: LogFramework) {
        #expect(ConflictLog.logs(in: text)[0].framework == framework)
    }

    @Test func theAnswerNamesTheFramework() {
        let lines = ["N NSView:0xa.width == 1", "N NSView:0xa.width == 2"]
        let text = Self.analysis(lines).text()
        #expect(text.contains("AppKit probably breaks this one") && !text.contains("UIKit"), "\(text)")
        let system = Self.analysis(["N _NSBarStack:0xa.width == 5", "N _NSBarStack:0xa.width == 9"]).text()
        #expect(system.contains("Constraints that AppKit made") && !system.contains("UIKit"), "\(system)")
        let row = Self.analysis([
            "N NSTextField:0xa.height == 60", "N NSTextField:0xa.height == NSTableCellView:0xb.height",
            "N 'NSView-Encapsulated-Layout-Height' NSTableCellView:0xb.height == 17",
        ]).text()
        #expect(row.contains("usesAutomaticRowHeights") && !row.contains("UITableView"), "\(row)")
    }

    @Test(arguments: [
        ("Shop.CartView", "CartView"), ("_TtC4Shop8CartView", "CartView"), ("_TtCC4Shop8CartView5Badge", "Badge"),
        ("_TtC4ShopP33_0123456789ABCDEF0123456789ABCDEF5Badge", "Badge"),
        ("_TtGC7SwiftUI14_UIHostingViewVS_7AnyView_", "_UIHostingView"), ("_TtC4Shop80Cart", "_TtC4Shop80Cart"),
        ("_Tt", "_Tt"), ("UIView", "UIView"), ("_TtCF4Shop3fooFT_T_L_5Badge", "_TtCF4Shop3fooFT_T_L_5Badge"),
        ("_TtCE5Other4Shop5Badge", "_TtCE5Other4Shop5Badge"),
    ])
    func classNamesAreShort(_ name: String, _ expected: String) {
        #expect(LoggedItem(Array((name + ":0xa").utf8)[...]).shortClassName == expected)
    }

    /// An app has no reference to the constraints of a stack view, so a fix lowers one of its own.
    @Test func constraintsOfStackViewsAreLoweredLast() {
        let equal = "<NSLayoutConstraint:0xc02 'UISV-fill-equally' UILabel:0xb.width == UILabel:0xa.width   (active)>"
        let log = """
            (
                "<NSLayoutConstraint:0xc00 UILabel:0xa.width == 90   (active)>",
                "<NSLayoutConstraint:0xc01 UILabel:0xb.width == 50   (active)>",
                "\(equal)"
            )

            Will attempt to recover by breaking constraint
            \(equal)
            """
        let cures = ConflictAnalysis(ConflictLog.logs(in: log)[0]).cures
        #expect(cures.contains(.lowerPriority(1)) && !cures.contains(.lowerPriority(2)), "\(cures)")
    }

    /// A hidden view of a stack view is called hidden, not a view before its first layout.
    @Test func hiddenViewsAreNamed() {
        let analysis = Self.analysis([
            "N UILabel:0xa.width == 90", "N 'UISV-hiding' UILabel:0xa.width == 0",
        ])
        #expect(analysis.summary == "UILabel is hidden, so its width is 0 pt, and required constraints need more.")
    }

    // MARK: The picture

    private static let nested = [
        "N V:|-(12)-[UIImageView:0xa]   (active, names: '|':UITableViewCellContentView:0xb )",
        "N V:[UIImageView:0xa]-(12)-|   (active, names: '|':UITableViewCellContentView:0xb )",
        "N UIImageView:0xa.height == 80",
        "N 'UIView-Encapsulated-Layout-Height' UITableViewCellContentView:0xb.height == 44",
    ]

    /// Captions cover neither one another nor a view that they do not name, also where the log places no view.
    @Test(arguments: [
        nested, ["N A:0xa.width == 1", "N B:0xb.width == 2", "N C:0xc.width == D:0xd.width", "N A:0xa.width == 2"],
        [top, bottom, "N UILabel:0xa.height == 60", "N UIView:0xb.height == 0"],
        (0..<12).map { number in "N V:|-(\(number))-[UIView:0xa\(number)]   (active, names: '|':UIView:0xb )" },
    ])
    func captionsAreApart(_ lines: [String]) throws {
        let analysis = Self.analysis(lines)
        let picture = try #require(ConflictPicture(analysis))
        let names = analysis.itemNames
        let captions = picture.shapes.map { shape in
            LayoutRectangle(
                minX: shape.caption.x, minY: shape.caption.y, width: Double(names[shape.item].count) * 6,
                height: ConflictPicture.captionHeight)
        }
        func overlap(_ one: LayoutRectangle, _ other: LayoutRectangle) -> Bool {
            one.minX < other.minX + other.width && other.minX < one.minX + one.width
                && one.minY < other.minY + other.height && other.minY < one.minY + one.height
        }
        for (place, caption) in captions.enumerated() {
            #expect(!captions[(place + 1)...].contains { other in overlap(caption, other) }, "\(names)")
            #expect(caption.minX >= 0 && caption.minX + caption.width <= picture.size.width)
            #expect(caption.minY >= 0 && caption.minY + caption.height <= picture.size.height)
        }
        for shape in picture.shapes {
            let frame = shape.rectangle
            #expect(frame.minX >= 0 && frame.minX + frame.width <= picture.size.width)
        }
    }

    /// The dashed rectangle has the number that the broken constraint asks for.
    @Test func theWantedSizeIsDrawn() throws {
        let picture = try #require(ConflictPicture(Self.analysis(Self.nested)))
        let image = try #require(picture.shapes.first { shape in shape.item == 0 })
        #expect(image.rectangle.height == 20 && picture.wanted?.rectangle.height == 80)
        #expect(picture.wanted?.rectangle.minY == image.rectangle.minY)
    }

    /// The facts name what the sentences say.
    @Test func factsAreInTheObject() {
        let text = Self.analysis(Self.nested).json().text
        for part in [
            #""framework":"UIKit""#, #""subject":{"item":1,"constraint":4,"hides":false}"#, #""origin":"container""#,
            #""fact":{"kind":"inset","attribute":"top","item":0,"relation":"==","value":12,"#, #""kind":"value""#,
        ] { #expect(text.contains(part), "\(part)") }
    }

    /// The constants that resolve a conflict, without negative sizes and new overlaps.
    @Test func constantsAreProposed() {
        let analysis = Self.analysis([
            Self.top, Self.bottom, "N UILabel:0xa.height == 60",
            "N 'UIView-Encapsulated-Layout-Height' UIView:0xb.height == 84",
        ])
        #expect(
            analysis.cures == [
                .lowerPriority(2), .changeConstant(2, to: 52), .changeConstant(0, to: 8), .changeConstant(1, to: 8),
            ])
    }

    /// The 0 of aligned edges changes last, after a lower priority.
    @Test func alignedEdgesStayAligned() {
        let analysis = Self.analysis([
            "N UILabel:0xa.leading == UIView:0xb.leading", "N UILabel:0xa.leading == UIView:0xb.trailing",
            "N UIView:0xb.width >= 12",
        ])
        #expect(analysis.cause == .contradiction && analysis.cures.count > 1)
        guard case .lowerPriority? = analysis.cures.first, case .changeConstant? = analysis.cures.last else {
            Issue.record("\(analysis.cures)")
            return
        }
    }

    /// The height of a row can follow from its content; that of a controller's root cannot.
    @Test(arguments: [
        ("UIView", false), ("UITableViewCellContentView", true), ("Feed.PostCell", true),
        ("UITableViewHeaderFooterView", true), ("UICollectionReusableView", true), ("NSView", false),
    ])
    func rowsGetTheirHeightFromTheirContent(_ name: String, _ isProposed: Bool) {
        let analysis = Self.analysis([
            "N V:|-(16)-[UILabel:0xa]  (names: '|':\(name):0xb )",
            "N V:[UILabel:0xa]-(16)-|  (names: '|':\(name):0xb )",
            "N UILabel:0xa.height == 60", "N 'UIView-Encapsulated-Layout-Height' \(name):0xb.height == 84",
        ])
        #expect(analysis.cures.contains(.computeSize(3)) == isProposed, "\(analysis.cures)")
    }

    /// A text that ends before the list of a log, and texts with a list that is empty or hidden.
    @Test(arguments: [
        ("", true), (".\n", true), ("\n  \n", true), ("\n(\n", true),
        ("\n\tProbably at least one of the constraints in the following list is one you don't want.\n", true),
        ("\n(\n)\n", false), ("\n<private>\n", false), ("\nThe app went on.\n", false),
        ("\n\tProbably at least one of the constraints in the following list is one …\n<private>\n", false),
        ("\n(\n)\n\nWill attempt to recover by breaking constraint \n", false),
    ])
    func aLogWithoutItsListIsCutOff(_ rest: String, isCutOff: Bool) {
        let analysis = ConflictAnalysis(
            ConflictLog.logs(in: "Unable to simultaneously satisfy constraints" + rest)[0])
        #expect(analysis.cause == .nothingRead)
        #expect(analysis.reasons == (isCutOff ? [.missingPart(.list)] : []), "\(rest)")
    }

    /// A log that was cut off is not taken for one without conflict.
    @Test(
        arguments: [
            // The list has no end.
            ("(\n<NSLayoutConstraint:0x1 A:0xa.height == 9   (active)>,\n", .endOfList, "log.cut-off"),
            // It lacks the broken constraint, or others.
            (
                "(\n<NSLayoutConstraint:0x1 A:0xa.height == 9   (active)>\n)\nWill attempt to recover by breaking constraint\n"
                    + "<NSLayoutConstraint:0x2 A:0xa.width == 9   (active)>", .constraints, "log.cut-off"
            ),
            (
                "(\n)\nWill attempt to recover by breaking constraint\n<NSLayoutConstraint:0x2 A:0xa.width == 9   (active)>",
                .constraints, "log.cut-off"
            ),
            // The broken constraint is missing.
            (
                "(\n<NSLayoutConstraint:0x1 A:0xa.height == 9   (active)>\n)\nWill attempt to recover by breaking constraint\n",
                .broken, "log.cut-off"
            ),
            // The rest has a conflict all the same.
            (
                "(\n<NSLayoutConstraint:0x1 A:0xa.height == 9   (active)>\n<NSLayoutConstraint:0x2 A:0xa.height == 8   (active)>\n",
                .endOfList, "log.contradiction"
            ),
            // Whole logs: without the last sentences, and a list without parentheses.
            ("(\n<NSLayoutConstraint:0x1 A:0xa.height == 9   (active)>\n)\n", nil, "log.consistent"),
            ("<NSLayoutConstraint:0x1 A:0xa.height == 9   (active)>\n", nil, "log.consistent"),
            (
                "(\n<NSLayoutConstraint:0x1 A:0xa.height == 9   (active)>\n)\nWill attempt to recover by breaking constraint\n"
                    + "<NSLayoutConstraint:0x1 A:0xa.height == 9   (active)>", nil, "log.consistent"
            ),
        ] as [(String, ConflictLog.MissingPart?, String)])
    func missingPartsAreNamed(_ text: String, _ part: ConflictLog.MissingPart?, _ id: String) {
        let analysis = ConflictAnalysis(
            ConflictLog.logs(in: "Unable to simultaneously satisfy constraints.\n" + text)[0])
        #expect(analysis.log.missingPart == part)
        #expect(analysis.cause.id.rawValue == id)
        #expect(analysis.isUnderstood == (id != "log.cut-off"))
        #expect(
            analysis.reasons.contains { reason in if case .missingPart = reason { true } else { false } }
                == (part != nil))
    }

    /// A margin that the log does not show is assumed to have 8 points where nothing else explains the log.
    @Test func marginsAreAssumed() {
        let analysis = Self.analysis([
            "N A:0xa.top == B:0xb.topMargin + 15", "N B:0xb.bottomMargin == A:0xa.bottom + 30",
            "N 'UIView-Encapsulated-Layout-Height' B:0xb.height == 49.5",
        ])
        #expect(analysis.assumesMargins && analysis.conflicting.count == 3)
    }

    @Test(arguments: [
        (["N UILabel:0xa.top == B:0xb.top"], [HiddenReason.contentSize([0]), .earlierState]),
        (["N A:0xa.firstBaseline == B:0xb.firstBaseline"], [.hiddenDistance, .earlierState]),
    ])
    func reasonsAreNamed(_ lines: [String], _ reasons: [HiddenReason]) {
        #expect(Self.analysis(lines).reasons == reasons)
    }
}
