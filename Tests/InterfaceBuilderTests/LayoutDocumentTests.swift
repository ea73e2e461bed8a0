import Diagnostics
import InterfaceBuilder
import Scene
import Testing
import VisualFormat

@Suite struct LayoutDocumentTests {
    /// The parsed form of an equation as one line, or its error and the location.
    private func reading(_ text: String) -> String {
        func show(_ number: LayoutEquation.Number) -> String {
            switch number {
            case .literal(let value): "\(value)"
            case .metric(let name, let offset): "\(name)@\(offset)"
            }
        }
        func show(_ operand: LayoutEquation.Operand) -> String {
            [operand.view, operand.guide, operand.attribute.name].compactMap { $0 }.joined(separator: ".")
        }
        do throws(LayoutEquation.Failure) {
            let equation = try LayoutEquation.parse(text)
            let constants = equation.constants.map { ($0.sign < 0 ? "-" : "+") + show($0.number) }.joined()
            let second = equation.second.map { show($0) + " * " + show(equation.multiplier) } ?? ""
            let priority = equation.priority.map { " @" + show($0) } ?? ""
            return "\(show(equation.first)) \(equation.relation) \(second)\(constants)\(priority)"
        } catch {
            return "\(error.offset): \(error.message)"
        }
    }

    @Test(arguments: [
        ("a.width == 30", "a.width equal +30.0"),
        ("a.leading >= b.trailing", "a.leading greaterThanOrEqual b.trailing * 1.0"),
        ("imageView.width == imageView.height * 1.0 @750", "imageView.width equal imageView.height * 1.0 @750.0"),
        (
            "a.top<=b.safeAreaLayoutGuide.top*2+m-3.5@p",
            "a.top lessThanOrEqual b.safeAreaLayoutGuide.top * 2.0+m@35-3.5 @p@41"
        ),
        ("a.width == 0.5 * b.width - 4", "a.width equal b.width * 0.5-4.0"),
        ("a.width == -m", "a.width equal -m@12"),
        ("größe.width == 1", "größe.width equal +1.0"),
        ("a.NSLayoutAttributeLeading == b.NSLayoutAttributeTrailing + 8", "a.leading equal b.trailing * 1.0+8.0"),
        ("a.Width NSLayoutRelationGreaterThanOrEqual 3", "a.width greaterThanOrEqual +3.0"),
        ("a.width .lessThanOrEqual b.width", "a.width lessThanOrEqual b.width * 1.0"),
        ("a.width NSLayoutRelation.equal 3 @p", "a.width equal +3.0 @p@34"),
    ])
    func readsEquations(text: String, expected: String) {
        #expect(reading(text) == expected)
    }

    /// A `-` beside a bar is 20 points, or the layout margin of the superview where the document says so.
    @Test(arguments: [
        ("", "", 20.0), ("standardSpacing: 20\n", "", 20), ("standardSpacing: margins\n", "", 8),
        ("standardSpacing: margins\n", "margins: [5, 6, 7, 9]", 6),
    ]) @MainActor func spacesBesideTheSuperview(choice: String, margins: String, x: Double) throws {
        let text = """
            \(choice)size: [100, 50]
            view: {subviews: [a], \(margins)}
            constraints: ["|-[a]", "[a(10)]", "V:|[a(10)]"]
            """
        let laidOut = DocumentLayout.layout(Array(text.utf8), file: "a.yaml")
        #expect(laidOut.scenes[0].views[1].frame.x == x, "\(laidOut.allDiagnostics)")
    }

    @Test @MainActor func unknownSpacesAreReported() {
        let laidOut = DocumentLayout.layout(Array("standardSpacing: margin\nview: {}\n".utf8), file: "a.yaml")
        #expect(
            laidOut.allDiagnostics.map(\.message) == [
                "'standardSpacing' must be 20 or margins, not 'margin'. Did you mean 'margins'?"
            ])
    }

    @Test(arguments: [
        ("", 0), ("a", 1), ("a.", 2), ("a.wide == 1", 2), ("a.width", 7), ("a.width = 1", 8), ("a.width ==", 10),
        ("a.width == 1 2", 13), ("a.width == 1e", 12), ("a.width == b.height *", 21), ("a.width == 1 @", 14),
        ("a.width .equals 3", 8), ("a.width .", 8), ("a.NSLayoutAttribute == 1", 2),
        ("a.width == b.safeAreaLayoutGuide", 32), ("a.width == b.height & 1", 20), ("1 == a.width", 0),
    ])
    func refusesEquations(text: String, offset: Int) {
        #expect(throws: LayoutEquation.Failure.self) { try LayoutEquation.parse(text) }
        #expect(reading(text).hasPrefix("\(offset): "), "\(reading(text))")
    }

    @Test(arguments: [
        ("a.width = 1", "=="), ("a.width => 1", ">="), ("a.width =< 1", "<="), ("a.width > 1", ">="),
        ("a.width < 1", "<="),
        ("a.width <> 1", nil), ("a.width === 1", nil),
    ])
    func wrongRelationsHaveAFix(text: String, relation: String?) {
        do throws(LayoutEquation.Failure) {
            _ = try LayoutEquation.parse(text)
            Issue.record("'\(text)' is an equation")
        } catch {
            #expect(error.fixIts.first?.edits.first?.replacement == relation)
        }
    }

    /// Typographic and full-width characters are not part of names, and the message names the ASCII character to use.
    @Test(arguments: [
        ("a.width ≥ 8", "8: Expected '==', '>=' or '<='. Replace '≥' with '>='."),
        ("a.width≥8", "7: Expected '==', '>=' or '<='. Replace '≥' with '>='."),
        ("a.width == b.width×2", "18: Expected '+', '-', '@' or the end of the equation. Replace '×' with '*'."),
        ("a.width == （8）", "11: Expected a number or the name of a metric. Replace '（' with '('."),
        ("a.width == ８", "11: Expected a number or the name of a metric. Replace '８' with '8'."),
        ("a.width\u{A0}== 8", "7: Expected '==', '>=' or '<='. Replace the non-ASCII space."),
        ("a.top == b.top – 4", "15: Expected '+', '-', '@' or the end of the equation. Replace '–' with '-'."),
    ])
    func saysWhatLooksAlike(text: String, expected: String) {
        #expect(reading(text) == expected)
    }

    private let example = """
        size: [320, 480]
        metrics: {margin: 10}
        view:
          subviews:
            - {name: imageView, class: UIImageView, image: [60, 60]}
            - name: label
              class: UILabel
              text: "Nothing here yet"
              font: {size: 14, weight: bold}
              hugging: {horizontal: 251}
              subviews: [{hidden: true}]
        constraints:
          - "H:|-0-[label]-0-|"
          - {format: "V:|-40-[imageView(60)]-20-[label]", options: [alignAllCenterX]}
          - imageView.width == imageView.height * 1.0 @750
        """

    @Test func readsADocument() throws {
        let document = try #require(LayoutDocument.read(Array(example.utf8), file: "a.yaml").document)
        #expect(document.diagnostics.isEmpty)
        #expect(document.size == .init(width: 320, height: 480))
        #expect(document.metrics == ["margin": 10])
        #expect(document.views.map(\.name) == ["view", "imageView", "label", "view3"])
        #expect(document.views.map(\.className) == ["UIView", "UIImageView", "UILabel", "UIView"])
        #expect(document.views[0].children == [1, 2])
        #expect(document.views[1].image == .init(width: 60, height: 60))
        #expect(document.views[2].hugging.horizontal == 251 && document.views[2].hugging.vertical == nil)
        #expect(document.views[2].fontSize == 14 && document.views[2].fontWeight == "bold")
        #expect(document.views[3].isHidden && document.views[3].parent == 2)
        #expect(document.constraints.map(\.location.line) == [13, 14, 15])
        #expect(document.constraints.map(\.location.column) == [6, 15, 5])
        guard case .visualFormat(let format, let options) = document.constraints[1].statement else {
            Issue.record("the second constraint is a format")
            return
        }
        #expect(format == "V:|-40-[imageView(60)]-20-[label]" && options == ["alignAllCenterX"])
    }

    @Test func readsJSON() throws {
        let text = #"{"size": [10, 20], "view": {"subviews": [{"name": "a"}]}, "constraints": ["a.width == 3"]}"#
        let document = try #require(LayoutDocument.read(Array(text.utf8)).document)
        #expect(document.diagnostics.isEmpty)
        #expect(document.views.map(\.name) == ["view", "a"])
    }

    @Test(arguments: [
        (
            "view: {subviews: [{name: a, class: UINope}]}", "layout.unknown-class",
            "Unknown class 'UINope'. It is laid out as a plain view."
        ),
        (
            "view: {subviews: [{name: a, class: Label}]}", "layout.unknown-class",
            "Unknown class 'Label'. It is laid out as a plain view. Did you mean 'UILabel'?"
        ),
        (
            "view: {subviews: [{name: a, class: UILabl}]}", "layout.unknown-class",
            "Unknown class 'UILabl'. It is laid out as a plain view. Did you mean 'UILabel'?"
        ),
        ("view: {}\nconstraints: [b.width == 5]", "layout.unknown-view", "No view has the name 'b'. Views: view."),
        (
            "view: {subviews: [{name: a}, {name: a}]}\nconstraints: [b.width == 5]", "layout.unknown-view",
            "No view has the name 'b'. Views: view and a."
        ),
        (
            "view: {subviews: [UILabel: {text: Hi}]}", "layout.unknown-key",
            "Unknown key 'UILabel'. Did you mean 'class: UILabel'? Known keys: name, class, subviews, text, title, "
                + "placeholder, font, lines, image, intrinsicSize, hugging, compression, hidden, frame, margins, safeArea, axis, "
                + "distribution, alignment, spacing, direction."
        ),
        (
            "view: {}\nconstraints: [veiw.width == 5]", "layout.unknown-view",
            "No view has the name 'veiw'. Did you mean 'view'? Views: view."
        ),
        ("view: {}\nconstraints: [view.width == m]", "layout.unknown-metric", "'metrics' has no 'm'."),
        (
            "metrics: {gap: 1}\nview: {}\nconstraints: [view.width == gpa]", "layout.unknown-metric",
            "'metrics' has no 'gpa'. Did you mean 'gap'?"
        ),
        (
            "view: {}\nconstraints: [{format: 'H:|', options: [alignAllMiddel, alignAllTpo]}]", "layout.bad-value",
            "Unknown option 'alignAllTpo'. Did you mean 'alignAllTop'?"
        ),
        (
            "view: {subviews: [{name: a}]}\nconstraints: [a.width == a.top]", "layout.illegal-constraint",
            "UIKit refuses the constraint 'a.width == a.top': Invalid pairing of layout attributes."
        ),
        (
            "view: {subviews: [{name: next, class: UIButton, title: Continue}]}\nconstraints: ['[next(30)]', 'V:|[next]']",
            "layout.text-cut", "'next' is clipped: needs a width of about 62 pt, has 30 pt."
        ),
        (
            "view: {subviews: [{name: a, class: UILabel, lines: 2, text: one two three four}]}\nconstraints: ['|[a(50)]', 'V:|[a]']",
            "layout.text-cut", "'a' is clipped: needs about 4 lines, has room for 2."
        ),
        (
            "view: {subviews: [{name: a, class: UILabel, text: Low, frame: [0, 0, 50, 8]}]}", "layout.text-cut",
            "'a' is clipped: needs a height of about 20.5 pt, has 8 pt."
        ),
        (
            "view: {subviews: [{name: s, class: UIScrollView, subviews: [{name: a}]}]}\n"
                + "constraints: ['|[s]|', 'V:|[s]|', '|[a]|', 'V:|[a]|']", "layout.scroll-view-content",
            "Content size is ambiguous for 's'. The edges of a scroll view are the edges of its content, "
                + "so views pinned to them have no size."
        ),
    ])
    @MainActor func findsInTheLayout(text: String, id: String, message: String) {
        let findings = DocumentLayout.layout(Array(text.utf8), file: "a.yaml").allDiagnostics
        #expect(findings.contains { $0.id.rawValue == id && $0.message == message }, "\(findings)")
    }

    /// A word of the text that is near a known one has a fix, whose edits apply to the bytes of the document.
    @Test(arguments: [
        ("view: {subviews: [{name: a, class: UILabl}]}", "view: {subviews: [{name: a, class: UILabel}]}"),
        ("view: {numberOfLines: 0}", "view: {lines: 0}"),
        ("view: {class: UIStackView, axis: vertcal}", "view: {class: UIStackView, axis: vertical}"),
        (
            #"{"view": {"class": "UIStackView", "axis": "vertcal"}}"#,
            #"{"view": {"class": "UIStackView", "axis": "vertical"}}"#
        ),
        ("view: {}\nconstraints: [veiw.width == 5]", "view: {}\nconstraints: [view.width == 5]"),
        (
            "\u{FEFF}view: {}\r\nconstraints: ['view.width == veiw.height']",
            "\u{FEFF}view: {}\r\nconstraints: ['view.width == view.height']"
        ),
        (
            "metrics: {gap: 1}\nview: {}\nconstraints: [view.width == gpa]",
            "metrics: {gap: 1}\nview: {}\nconstraints: [view.width == gap]"
        ),
        (
            "view: {subviews: [a]}\nconstraints: [{format: 'H:|[a]', options: [alignAllTpo]}]",
            "view: {subviews: [a]}\nconstraints: [{format: 'H:|[a]', options: [alignAllTop]}]"
        ),
    ])
    @MainActor func similarWordsAreFixes(text: String, fixed: String) throws {
        let bytes = Array(text.utf8)
        let fixIts = LayoutDocument.textFindings(in: bytes, file: "a.yaml").flatMap(\.fixIts)
        let edit = try #require(fixIts.first?.edits.first)
        let after = bytes[..<edit.span.lower] + Array(edit.replacement.utf8) + bytes[edit.span.upper...]
        #expect(String(decoding: after, as: UTF8.self) == fixed, "\(fixIts)")
    }

    /// A finding about a constraint has its text, and a conflict the places of the other statements.
    @Test(
        arguments: [
            ("a.left == b.left", "layout.unknown-view"), ("a.width == gap", "layout.unknown-metric"),
            ("a.width == a.top", "layout.illegal-constraint"), ("[b]", "layout.format"),
            ("a.widht == 3", "layout.equation"),
        ] as [(String, DiagnosticID)])
    @MainActor func findingsNameTheirStatement(statement: String, id: DiagnosticID) {
        let text = "view: {subviews: [a]}\nconstraints:\n- '\(statement)'\n"
        let finding = LayoutDocument.textFindings(in: Array(text.utf8), file: "a.yaml").first { $0.id == id }
        #expect(finding?.constraints == [statement] && finding?.location?.line == 3)
    }

    @Test @MainActor func conflictsNameThePlacesOfTheirStatements() {
        let text = "view: {subviews: [a]}\nconstraints: ['|[a(20)]',\n'V:|[a(10)]', 'a.width == 30']\n"
        let findings = DocumentLayout.layout(Array(text.utf8), file: "a.yaml").allDiagnostics
        let conflict = findings.first { finding in finding.id == "layout.conflict" }
        #expect(conflict?.constraints.count == 2)
        #expect(conflict?.notes.first == "2:16: '|[a(20)]'", "\(findings)")
    }

    /// A view that is only pinned to the edges of a scroll view, of any class, has no size; the finding has the fix.
    @Test(arguments: ["UIScrollView", "UITableView", "UICollectionView", "UITextView"])
    @MainActor func viewsPinnedToScrollViewsHaveNoSize(className: String) throws {
        func layout(_ more: String) throws -> (frame: Scene.Rectangle, findings: [Diagnostic]) {
            let text =
                "size: [320, 480]\nview: {name: s, class: \(className), subviews: [{name: a}]}\n"
                + "constraints: ['H:|-0-[a]-|', 'V:|-0-[a]-|'\(more)]"
            let document = DocumentLayout.layout(Array(text.utf8), file: "a.yaml")
            return (try #require(document.scenes.first?.views.last?.frame), document.allDiagnostics)
        }
        let open = try layout("")
        #expect([open.frame.width, open.frame.height] == [0, 0])
        let finding = try #require(open.findings.first { $0.id == "layout.scroll-view-content" })
        #expect(
            finding.views == ["s", "a"] && finding.notes.first == "'a' is 0 × 0: nothing inside gives the whole size.")
        let cure = try #require(finding.notes.last)
        let statements = cure.split(separator: "'" as Character).filter { part in part.contains(" == ") }
        #expect(statements.count == 2)
        let cured = try layout(statements.map { ", '\($0)'" }.joined())
        #expect([cured.frame.x, cured.frame.y, cured.frame.width, cured.frame.height] == [0, 0, 320, 480])
        #expect(cured.findings.isEmpty, "\(cured.findings)")
    }

    @Test(arguments: [
        ("view: {numberOfLines: 0}", "Unknown key 'numberOfLines'. Did you mean 'lines'?"),
        ("view: {isHidden: true}", "Unknown key 'isHidden'. Did you mean 'hidden'?"),
        ("view: {colour: red}", "Unknown key 'colour'."),
        (
            "viwe: {}\nview: {}",
            "Unknown key 'viwe'. Did you mean 'view'? Known keys: size, metrics, standardSpacing, view, constraints."
        ),
        (
            "view: {hugging: {horizontl: 3}}",
            "Unknown key 'horizontl'. Did you mean 'horizontal'? Known keys: horizontal, vertical."
        ),
        (
            "view: {}\nconstraints: [view.widht == 3]",
            "Unknown attribute 'widht'. Did you mean 'width'? Use left, right, top, bottom, leading, trailing, width, height, centerX, centerY, lastBaseline, firstBaseline, leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin, centerXWithinMargins or centerYWithinMargins."
        ),
    ])
    func saysWhatWasMeant(text: String, beginning: String) throws {
        let document = try #require(LayoutDocument.read(Array(text.utf8)).document)
        let message = try #require(document.diagnostics.first).message
        #expect(message.hasPrefix(beginning), "\(message)")
    }

    /// An invalid value is reported with the value and what the key accepts.
    @Test(arguments: [
        ("view: {spacing: wide}", "1:17 'spacing' must be a number, not 'wide'"),
        ("view: {spacing: [8]}", "1:17 'spacing' must be a number, not a list"),
        ("view: {spacing: }", "1:17 'spacing' must be a number, but it is empty."),
        ("view: {spacing: 8pt}", "1:17 'spacing' must be a number, not '8pt'. Write numbers without units."),
        ("view: {spacing: 8 // so}", "1:19 Begin a comment with '#', not with '//'."),
        ("view: {spacing: 1,5}", "1:18 Write numbers with a decimal point, not with a comma."),
        ("view: {hidden: {a: b}}", "1:16 'hidden' must be true or false, not a mapping"),
        ("view: {font: {size: big}}", "1:21 'size' must be a number, not 'big'"),
        ("view: {axis: [vertical]}", "1:14 'axis' must be horizontal or vertical, not a list"),
        (
            "view: {font: bold}",
            "1:14 'font' must be a number of points, or a mapping such as {size: 17, weight: bold}, not 'bold'"
        ),
        (
            "view: {margins: [1, 2]}",
            "1:17 'margins' must be one number or a list of 4 numbers (top, left, bottom and right), such as [8, 16, 8, 16]."
        ),
        (
            "view: {intrinsicSize: [10]}",
            "1:23 'intrinsicSize' must be one number, {horizontal: 100} or a list of 2 numbers (horizontal and vertical), such as [100, 20]."
        ),
        (
            "view: {frame: [0, 0, 100pt, 20]}",
            "1:22 'frame' must be a list of 4 numbers (x, y, width and height), such as [20, 40, 280, 30]. '100pt' is not a number. Write numbers without units."
        ),
        (
            "view: {image: [60 40]}",
            "1:16 'image' must be a list of 2 numbers (width and height), such as [60, 40]. Separate the numbers by commas."
        ),
        (
            "view: {name: [r]}",
            "1:14 'name' must be a text, not a list. Put a text that begins with '[' in quotation marks."
        ),
        (
            "view: {title: {a: b}}",
            "1:15 'title' must be a text, not a mapping. Put a text that begins with '{' in quotation marks."
        ),
        ("view:", "1:6 A view must be a mapping such as {name: label, class: UILabel}, but it is empty."),
        ("metrics: 5\nview: {}", "1:10 'metrics' must be a mapping such as {margin: 16}, not '5'"),
        ("metrics:\n  margin:16\nview: {}", "2:9 Add a space after the ':' of 'margin'."),
        ("metrics:{a: 1}\nview: {}", "1:8 Add a space after the ':' of 'metrics'."),
        ("view:{name: a}", "1:5 Add a space after the ':' of 'view'."),
        ("view:\n  subviews:[{name: a}]", "2:11 Add a space after the ':' of 'subviews'."),
        ("view:\n  subviews:\n    -name: a", "3:5 Add a space after this '-'."),
        ("view: {font:\n  size:14}", "2:7 Add a space after the ':' of 'size'."),
        ("view: {subviews: [{{name: a}}]}", "1:20 Remove these braces. Outer braces already contain the keys."),
        ("view: {subviews: [[{name: a}]]}", "1:19 Remove these brackets. The list of subviews already has brackets."),
        ("view: {subviews: [//so\n]}", "1:19 Begin a comment with '#', not with '//'."),
        (
            "view: {}\nconstraints: [{{format: 'H:[view]'}}]",
            "2:16 Remove these braces. Outer braces already contain the keys."
        ),
        (
            "view: {}\nconstraints: [{format: 'view.width == 3', options: [alignAllTop]}]",
            "2:53 An equation cannot have options. Only formats can."
        ),
        (
            "view: {}\nconstraints: [{format: 'H:[view]', options: [[alignAllTop]]}]",
            "2:46 Remove these brackets. The list of options already has brackets."
        ),
        ("view: {}\nconstraints: ['']", "2:15 A constraint must not be empty."),
    ])
    func saysWhatAValueMustBe(text: String, beginning: String) throws {
        let document = try #require(LayoutDocument.read(Array(text.utf8)).document)
        let finding = try #require(document.diagnostics.first)
        let place = "\(finding.location?.line ?? 0):\(finding.location?.column ?? 0)"
        #expect("\(place) \(finding.message)".hasPrefix(beginning), "\(place) \(finding.message)")
        #expect(document.diagnostics.count == 1)
    }

    /// A duplicate key is reported at its second occurrence.
    @Test(arguments: [
        (
            "size: [1, 2]\nview: {}\nsize: [3, 4]",
            "3:1 The file is not valid YAML. The key 'size' is a duplicate of line 1."
        ),
        (
            "view:\n  subviews:\n    - name: a\n      # name: c\n      text: x\n      \"name\": b",
            "6:7 The file is not valid YAML. The key 'name' is a duplicate of line 3."
        ),
        ("view: {name: a, name: b}", "1:17 The file is not valid YAML. The key 'name' is a duplicate."),
        (
            "view:\n  name: a\nsize: [1, 2]\nsize: [3, 4]",
            "4:1 The file is not valid YAML. The key 'size' is a duplicate of line 3."
        ),
    ])
    func saysWhatIsGivenTwice(text: String, expected: String) throws {
        let finding = try #require(LayoutDocument.read(Array(text.utf8)).diagnostics.first)
        #expect("\(finding.location?.line ?? 0):\(finding.location?.column ?? 0) \(finding.message)" == expected)
    }

    @Test @MainActor func saysBesideAFormatWhatWasMeant() throws {
        let text = "view: {subviews: [{name: title}]}\nconstraints: ['H:|[titel(100)]']"
        let findings = DocumentLayout.layout(Array(text.utf8), file: "a.yaml").allDiagnostics
        let finding = try #require(findings.first { $0.id == "layout.format" })
        #expect(finding.notes == ["Did you mean title?", "Known views: title, view."])
    }

    /// A document with one mistake in a format or an equation, and the document after its fix; nil if it offers none.
    @Test(arguments: [
        (
            "view: {subviews: [{name: title}]}\nconstraints: ['H:|[titel(100)]']",
            "view: {subviews: [{name: title}]}\nconstraints: ['H:|[title(100)]']"
        ),
        (
            "# é\r\nview: {subviews: [a]}\r\nconstraints:\r\n  - H:|-[a]]-|\r\n",
            "# é\r\nview: {subviews: [a]}\r\nconstraints:\r\n  - H:|-[a]-|\r\n"
        ),
        (
            #"{"view": {"subviews": ["a"]}, "constraints": [{"format": "H:|-[a"}]}"#,
            #"{"view": {"subviews": ["a"]}, "constraints": [{"format": "H:|-[a]"}]}"#
        ),
        (
            "view: {subviews: [a]}\nconstraints:\n  - a.widht == 50\n",
            "view: {subviews: [a]}\nconstraints:\n  - a.width == 50\n"
        ),
        (
            "view: {subviews: [a]}\nconstraints:\n  - H:|a|\n", "view: {subviews: [a]}\nconstraints:\n  - H:|[a]|\n"
        ),
        // Brackets in a list in brackets would end it.
        ("view: {subviews: [a]}\nconstraints: [H:|a|]\n", nil),
        // The text is written with an escape, or in two lines, so an offset in it is none in the document.
        (#"{"view": {"subviews": ["a"]}, "constraints": ["H:|-[\u0061]]"]}"#, nil),
        ("view: {subviews: [a]}\nconstraints:\n  - H:|-\n    [a]]\n", nil),
    ])
    @MainActor func offersFixes(text: String, mended: String?) throws {
        let findings = DocumentLayout.layout(Array(text.utf8), file: "a.yaml").allDiagnostics
        let finding = try #require(findings.first { finding in finding.severity == .error })
        #expect(finding.fixIts.first.map { fixIt in text.applying(fixIt.edits) } == mended)
    }

    @Test func saysWhichFormatItIsNot() {
        let bytes = Array("{\"view\": [".utf8)
        #expect(
            LayoutDocument.read(bytes, file: "a.json").diagnostics[0].message.hasPrefix(
                "The file is not valid JSON. This '[' is not closed. Add ']'."))
        #expect(
            LayoutDocument.read(bytes, file: "a.yaml").diagnostics[0].message.hasPrefix(
                "The file is not valid YAML. This '[' is not closed. Add ']'."))
    }

    /// A byte that is not UTF-8 is reported at its location.
    @Test(
        arguments: [
            ([UInt8]("view: {}\n# é".utf8) + [0xE9], "2:5 The byte 0xE9 is not valid UTF-8. Save the file as UTF-8."),
            ([0xC3, 0x28], "1:1 The byte 0xC3 is not valid UTF-8. Save the file as UTF-8."),
            ([0xFF, 0xFE, 0x76, 0], "1:1 The file is UTF-16. Save it as UTF-8."),
        ] as [([UInt8], String)])
    func refusesOtherEncodings(bytes: [UInt8], expected: String) {
        let finding = LayoutDocument.read(bytes).diagnostics[0]
        #expect(finding.id == "layout.encoding")
        let place = finding.location.map { place in "\(place.line):\(place.column)" } ?? "nowhere"
        #expect("\(place) \(finding.message)" == expected)
    }

    @Test(arguments: [
        ("a: [", "layout.syntax"), ("- 1", "layout.not-a-layout"), ("text: \"x", "layout.syntax"),
        ("view: {}\nview: {}", "layout.syntax"), ("", "layout.not-a-layout"),
        (String(repeating: "[", count: 5000), "layout.too-large"), ("\u{0}", "layout.syntax"),
    ])
    func refuses(text: String, expected: String) {
        let result = LayoutDocument.read(Array(text.utf8))
        #expect(result.document == nil)
        #expect(result.diagnostics.first?.id.rawValue == expected)
    }

    @Test(arguments: [
        ("view: {font: 0}", "layout.bad-value 1:14"), ("view: {font: {size: -3}}", "layout.bad-value 1:21"),
        ("view: {lines: -1}", "layout.bad-value 1:15"), ("view: {lines: 1.5}", "layout.bad-value 1:15"),
        ("view: {frame: [0, 0, 5, -5]}", "layout.bad-value 1:15"),
        ("size: 3\nview: {}", "layout.bad-value 1:7"), ("sise: [1, 2]\nview: {}", "layout.unknown-key 1:1"),
        ("size: [1, 2]", "layout.missing-view 1:1"), ("view: {colour: red}", "layout.unknown-key 1:8"),
        ("view: {hugging: 1001}", "layout.bad-value 1:17"), ("view: {hidden: perhaps}", "layout.bad-value 1:16"),
        ("view: {axis: vertcal}", "layout.bad-value 1:14"), ("view: {distribution: equal}", "layout.bad-value 1:22"),
        ("view: {alignment: centre}", "layout.bad-value 1:19"), ("view: {direction: left}", "layout.bad-value 1:19"),
        ("view: {font: {weight: fat}}", "layout.bad-value 1:23"),
        ("view: {font: {style: bodyy}}", "layout.bad-value 1:22"),
        ("metrics: {m: .nan}\nview: {}", "layout.bad-value 1:14"), ("view: {image: [-1, 2]}", "layout.bad-value 1:15"),
        ("view: {subviews: [{name: a}, {name: a}]}", "layout.duplicate-name 1:30"),
        ("view: {}\nconstraints: [\"a.width = 3\"]", "layout.equation 2:24"),
        ("view: {}\nconstraints: [{priority: 0, format: 'H:|'}]", "layout.bad-value 2:26"),
        ("view: {}\nconstraints:\n  - [a(20)]", "layout.bad-value 3:5"),
        ("view: {}\nconstraints:\n  - H: [a]", "layout.bad-value 3:5"),
        ("view: {safeArea: -1}", "layout.bad-value 1:18"), ("view: {name: ''}", "layout.bad-value 1:14"),
        ("view: {font: bold}", "layout.bad-value 1:14"),
        ("view: {name:a, text: b}", "layout.syntax 1:12"), ("metrics: {m:8}\nview: {}", "layout.syntax 1:12"),
        ("view: {subviews: [name:a]}", "layout.syntax 1:23"),
        ("view: {text: \"你好\", colour: red}", "layout.unknown-key 1:24"),
        ("view: {text: \"你好\"}\nconstraints: [\"你.width = 3\"]", "layout.equation 2:26"),
    ])
    func reportsMistakes(text: String, expected: String) throws {
        let document = try #require(LayoutDocument.read(Array(text.utf8)).document)
        let diagnostic = try #require(document.diagnostics.first)
        let location = try #require(diagnostic.location)
        #expect("\(diagnostic.id.rawValue) \(location.line):\(location.column)" == expected, "\(diagnostic.message)")
    }

    /// A constraint with an invalid priority is skipped; as a required one it could cause conflicts.
    @Test(arguments: ["0", "1001", "high"])
    func leavesOutWhatHasNoPriority(priority: String) throws {
        let text = "view: {}\nconstraints: [{priority: \(priority), format: 'H:|'}, 'view.width == 3']"
        let document = try #require(LayoutDocument.read(Array(text.utf8)).document)
        #expect(document.constraints.map(\.text) == ["view.width == 3"] && document.diagnostics.count == 1)
    }

    /// Aliases that double the content many times lead to a finding and not to a million views.
    @Test func refusesRepetitionByReference() throws {
        var text = "x0: &x0 {subviews: [{}]}\n"
        for level in 1...30 { text += "x\(level): &x\(level) {subviews: [*x\(level - 1), *x\(level - 1)]}\n" }
        text += "view: *x30\n"
        let result = LayoutDocument.read(Array(text.utf8))
        let ids = result.diagnostics + (result.document?.diagnostics ?? [])
        #expect(ids.contains { $0.id == "layout.too-large" || $0.id == "layout.syntax" })
    }
}
