import Foundation
import Testing

/// The design tools as commands: a refused command has a clear message, and changes nothing.
@Suite struct DesignToolTests {
    static let xib = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="15000" useAutolayout="YES">
            <objects>
                <view contentMode="scaleToFill" id="one-vi-ew1">
                    <rect key="frame" x="0.0" y="0.0" width="320" height="480"/>
                    <subviews>
                        <view contentMode="scaleToFill" id="red-vi-ew1" userLabel="Red">
                            <rect key="frame" x="20" y="30" width="100" height="40"/>
                        </view>
                        <view contentMode="scaleToFill" id="blu-vi-ew1" userLabel="Blue">
                            <rect key="frame" x="20" y="90" width="100" height="40"/>
                        </view>
                        <view contentMode="scaleToFill" id="tw1-vi-ew1" userLabel="Twin">
                            <rect key="frame" x="200" y="300" width="10" height="10"/>
                        </view>
                    </subviews>
                </view>
                <view contentMode="scaleToFill" id="two-vi-ew2">
                    <rect key="frame" x="0.0" y="0.0" width="320" height="480"/>
                    <subviews>
                        <view contentMode="scaleToFill" id="gre-vi-ew2" userLabel="Green">
                            <rect key="frame" x="0.0" y="0.0" width="10" height="10"/>
                        </view>
                        <view contentMode="scaleToFill" id="tw2-vi-ew2" userLabel="Twin">
                            <rect key="frame" x="200" y="300" width="10" height="10"/>
                        </view>
                    </subviews>
                </view>
            </objects>
        </document>

        """

    @Test(arguments: [
        (
            "align leading --views Red", 1,
            "'align leading' needs at least 2 views, not 1. Add views to --views. [tools.selection-too-small]"
        ),
        (
            "align leading --views Red,Green", 1,
            "'Red' and 'Green' are in different scenes. Name views of one scene. [tools.different-scenes]"
        ),
        (
            "pin --equal-widths --views Green,Red", 1,
            "'Red' and 'Green' are in different scenes. Name views of one scene. [tools.different-scenes]"
        ),
        (
            "pin --width --views Twin", 1,
            "2 views have the name 'Twin'. Use an id: tw1-vi-ew1 or tw2-vi-ew2. [tools.ambiguous-name]"
        ),
        (
            "align baselines --views Red,Blue", 1,
            "'Red' has no text and so no baseline. Align another attribute. [tools.no-baseline]"
        ),
        ("align leading --views Red,Bleu", 1, "Did you mean Blue? [tools.unknown-view]"),
        (
            "align leading --views Red,xyz", 1,
            "No view has the id or name 'xyz'. Run plumb layout for a list. [tools.unknown-view]"
        ),
        ("align container-x --views one-vi-ew1", 1, "needs a view with a superview. [tools.root-view]"),
        (
            "align leading --offset nan --views Red,Blue", 1,
            "The number for --offset is not finite. Write a plain number. [tools.number-not-finite]"
        ),
        ("align diagonal --views Red,Blue", 2, "container-y"),
        ("pin --top abc --views Red", 2, "not 'abc'"),
        ("pin --width=-4 --views Red", 2, "takes a number of at least 0, not -4"),
        ("pin --height standard --views Red", 2, "--height takes a number of points, not 'standard'."),
        ("pin --views Red", 2, "Name a side (--top, "),
        ("pin --tops --views Red", 2, "Unknown option '--tops'. Did you mean '--top'?"),
        ("resolve clear", 2, "--all"), ("resolve clear --all --views Red", 2, "Use either --all or --views."),
        ("resolve addmissing --all", 2, "Did you mean 'add-missing'?"),
        (#"pin --width --views Red\,Blue"#, 1, "'Red,Blue'"),
        ("resolv clear --all", 2, "Did you mean 'resolve'?"), ("vfl chek", 2, "Did you mean 'check'?"),
        ("export swfit", 2, "Did you mean 'swift'?"),
        ("align centres-x --views Red,Blue", 2, "Did you mean 'centers-x'?"),
    ])
    func whatDoesNotFitIsRefused(arguments: String, status: Int32, word: String) throws {
        let folder = try ScratchFolder()
        let path = try folder.file("Views.xib", Self.xib)
        let command = try Command.run(arguments.split(separator: " ").map(String.init) + [path])
        #expect(command.status == status)
        #expect(command.errors.contains(word), "\(command.errors)")
        #expect(try String(contentsOfFile: path, encoding: .utf8) == Self.xib)
    }

    /// Warnings and errors of the tools are reported at the statement or view that they concern, with its line.
    @Test(arguments: [
        ("align top --views c,d", "9:6: warning: 'd.top == c.top' conflicts with", "- \"V:|-5-[c(10)]\""),
        ("pin --width 3 --views c", "10:6: warning: 'H:[c(3)]' conflicts with", "- \"H:|-5-[c(10)]\""),
        ("align baselines --views a,b", "4:7: error: 'a' has no text", "{name: a, frame"),
        ("pin --top 3 --views view", "3:3: error: 'view' is the root", "subviews:"),
        ("pin --top 3 --views nope", "1:1: error: No view has", ""),
    ])
    func warningsHavePlaces(arguments: String, message: String, line: String) throws {
        let folder = try ScratchFolder()
        let path = try folder.file("scene.yaml", Self.scene)
        let run = try Command.run(arguments.split(separator: " ").map(String.init) + ["--dry-run", path])
        #expect(run.errors.hasPrefix("\(path):\(message)"), "\(run.errors)")
        let lines = run.errors.split(separator: "\n")
        #expect(line.isEmpty ? lines.count == 1 : lines[1].contains(line) && lines[2].contains("^"), "\(run.errors)")
    }

    @Test func whatAStackViewArrangesIsNamed() throws {
        let folder = try ScratchFolder()
        let path = try folder.file(
            "a.yaml",
            """
            size: [100, 100]
            view:
              subviews:
                - {name: s, class: UIStackView, axis: vertical, spacing: 8, subviews: [{name: a, class: UILabel, text: A}, {name: b, class: UILabel, text: B}]}
            constraints: ["|[s]|", "V:|[s]|"]

            """)
        let run = try Command.plumb("align", "top", "--views", "a,b", "--dry-run", path)
        #expect(run.errors.contains("conflicts with the arrangement of the stack view 's'"), "\(run.errors)")
    }

    /// A command that is refused reports only the refusal, without notes about its effects.
    @Test func whatIsRefusedIsAllThatIsSaid() throws {
        let folder = try ScratchFolder()
        let path = try folder.file("a.yaml", "view: {subviews: [{name: my view, frame: [1, 2, 3, 4]}]}\n")
        let run = try Command.plumb("pin", "--width", "--views", "my view", path)
        #expect(run.status == 1 && run.errors.contains("[tools.unwritable-name]"), "\(run.errors)")
        #expect(!run.errors.contains("note: "), "\(run.errors)")
    }

    /// A view whose opposite edge is constrained gets another size; one that moves as a whole does not.
    @Test(arguments: [
        ("align leading --views Logo,Form", "change the size of 'Logo' (96 × 96 → 345 × 96)."),
        ("align container-x --views Form,Logo", ""), ("pin --width 96 --views Form", ""),
    ])
    func viewsOfAnotherSizeAreNamed(arguments: String, words: String) throws {
        let list = arguments.split(separator: " ").map(String.init)
        let run = try Command.run(list + ["--dry-run", "Examples/SignIn.storyboard"])
        #expect(run.status == 0 && run.errors.contains("tools.resized") == !words.isEmpty, "\(run.errors)")
        #expect(run.errors.contains(words) || words.isEmpty, "\(run.errors)")
    }

    @Test(arguments: [
        ("align trailing --offset -5 --views Red,Blue", "Blue.trailing == Red.trailing - 5"),
        ("pin --top -5 --views Red", "V:|-(-5)-[Red]"), ("pin --top=-5 --views Red", "V:|-(-5)-[Red]"),
        ("pin --leading --views Red", "H:|-(20)-[Red]"),
        ("pin --top standard --views Blue", "V:[Red]-[Blue]"),
        ("resolve add-missing --views Green", "H:|-(0)-[Green]"),
    ])
    func dryRunsShowTheEditsAndWriteNothing(arguments: String, edit: String) throws {
        let folder = try ScratchFolder()
        let path = try folder.file("Views.xib", Self.xib)
        let command = try Command.run(arguments.split(separator: " ").map(String.init) + ["--dry-run", path])
        #expect(command.status == 0)
        #expect(command.output.contains("add \(edit)\n"), "\(command.output)")
        #expect(command.output.contains("\n+                "))
        #expect(try String(contentsOfFile: path, encoding: .utf8) == Self.xib)
    }

    /// The patch that a dry run prints can be applied, and yields the bytes that the command writes.
    @Test(arguments: ["Views.xib", "My views.xib", "Ansichten/Größe.xib"], ["\n", "\r\n"])
    func dryRunsCanBeApplied(name: String, end: String) throws {
        let folder = try ScratchFolder()
        try FileManager.default.createDirectory(
            at: folder.url.appendingPathComponent("Ansichten"), withIntermediateDirectories: true)
        let path = try folder.file(name, Self.xib.replacing("\n", with: end))
        let arguments = ["pin", "--width", "--top", "--views", "Red"]
        let shown = try Command.run(arguments + ["--dry-run", name], folder: folder.url)
        let written = try Command.run(arguments + ["--output", "after.xib", name], folder: folder.url)
        #expect(shown.status == 0 && written.status == 0)
        try folder.git(["apply", folder.file("change.patch", shown.output)])
        let after = try Data(contentsOf: folder.url.appendingPathComponent("after.xib"))
        #expect(try Data(contentsOf: URL(fileURLWithPath: path)) == after)
    }

    /// Two views with frames, and two with constraints, the second of which is below the first.
    private static let scene = """
        size: [320, 200]
        view:
          subviews:
            - {name: a, frame: [20, 30, 100, 40]}
            - {name: b, frame: [20, 90, 50, 40]}
            - {name: c}
            - {name: d}
        constraints:
          - "V:|-5-[c(10)]"
          - "H:|-5-[c(10)]"
          - "d.top == c.bottom"
          - "H:|-5-[d(10)]"
          - "V:[d(10)]"

        """

    /// Notes report lost frames and views that become ambiguous, with the command that helps, whether the command writes or only shows its
    /// edits.
    @Test(
        arguments: [
            (
                "align leading --views b,a",
                "note: 'a' and 'b' lose their frames. In a layout document a view has a frame or constraints. To keep them in "
                    + "place, first run 'plumb resolve add-missing --views a,b FILE'. [tools.frame-lost]\n"
            ),
            (
                "pin --width --views a",
                "note: 'a' loses its frame. In a layout document a view has a frame or constraints. To keep it in place, first "
                    + "run 'plumb resolve add-missing --views a FILE'. [tools.frame-lost]\n"
            ),
            (
                "resolve clear --views a,c",
                "note: Now ambiguous: 'd'. Run 'plumb resolve add-missing --views d FILE'. [tools.opened]\n"
            ),
            ("resolve add-missing --views a", ""), ("resolve clear --all", ""),
        ], [false, true])
    func whatIsLostOrOpenIsSaid(expected: (arguments: String, note: String), isDry: Bool) throws {
        let folder = try ScratchFolder()
        let path = try folder.file("scene.yaml", Self.scene)
        let command = try Command.run(
            expected.arguments.split(separator: " ").map(String.init) + (isDry ? ["--dry-run", path] : [path]))
        #expect(command.status == 0)
        #expect(command.errors == expected.note.replacing("FILE", with: path))
    }

    /// The constraint of the logo implies a safe area that begins higher than on the canvas of Xcode 16.4.
    @Test(arguments: [
        ("clear --views Logo", ["opened", "safe-area-forgotten"]), ("clear --all", ["safe-area-forgotten"]),
        ("clear --views Form", ["opened"]), ("reset --views Logo", ["opened"]), ("reset --all", []),
    ])
    func forgottenSafeAreasAreSaid(arguments: String, notes: [String]) throws {
        let words = ["resolve"] + arguments.split(separator: " ").map(String.init)
        let text = try String(
            contentsOf: Command.root.appendingPathComponent("Examples/SignIn.storyboard"), encoding: .utf8)
        let folder = try ScratchFolder()
        let path = try folder.file(
            "a.storyboard", text.replacing("toolsVersion=\"22505\"", with: "toolsVersion=\"23727\""))
        let command = try Command.run(words + ["--dry-run", path])
        let said = command.errors.split(separator: "\n").map { line in line.split(separator: "[").last ?? "" }
        #expect(command.status == 0 && said == notes.map { "tools.\($0)]" }, "\(command.errors)")
    }

    /// A view that implies safe area insets of 30 points at the top and 50 at the bottom, neither of which the device has.
    private static let inset = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="15000" useAutolayout="YES" \
        useSafeAreas="YES">
            <objects>
                <view id="one-vi-ew1" userLabel="Root">
                    <rect key="frame" x="0.0" y="0.0" width="320" height="480"/>
                    <subviews>
                        \(["red", "blu", "gre"].map { id in
                            """
                            <view translatesAutoresizingMaskIntoConstraints="NO" id="\(id)-vi-ew1" userLabel="\(id)">
                                <rect key="frame" x="0.0" y="30" width="100" height="400"/>
                            </view>
                            """
                        }.joined())
                    </subviews>
                    <constraints>
                        <constraint firstItem="red-vi-ew1" firstAttribute="top" secondItem="saf-ar-ea1" secondAttribute="top" id="c-1"/>
                        <constraint firstItem="blu-vi-ew1" firstAttribute="top" secondItem="saf-ar-ea1" secondAttribute="top" id="c-2"/>
                        <constraint firstItem="gre-vi-ew1" firstAttribute="top" secondItem="saf-ar-ea1" secondAttribute="top" id="c-5"/>
                        <constraint firstItem="red-vi-ew1" firstAttribute="bottom" secondItem="saf-ar-ea1" secondAttribute="bottom" id="c-3"/>
                        <constraint firstItem="red-vi-ew1" firstAttribute="bottom" secondItem="saf-ar-ea1" secondAttribute="bottom" id="c-4"/>
                    </constraints>
                    <viewLayoutGuide key="safeArea" id="saf-ar-ea1"/>
                </view>
            </objects>
        </document>

        """

    /// Only the edges that constraints no longer imply are named.
    @Test(arguments: [
        ("--all", "the top and bottom edges of the safe area of 'Root' any more. From now on, they are computed"),
        ("--views red", "the bottom edge of the safe area of 'Root' any more. From now on, it is computed"),
        ("--views blu", ""),
    ])
    func forgottenEdgesAreNamed(views: String, words: String) throws {
        let folder = try ScratchFolder()
        let path = try folder.file("Inset.xib", Self.inset)
        let chosen = views.split(separator: " ").map(String.init)
        let command = try Command.run(["resolve", "clear", "--dry-run"] + chosen + [path])
        #expect(command.status == 0)
        #expect(command.errors.contains("safe-area-forgotten") == !words.isEmpty)
        #expect(words.isEmpty || command.errors.contains("No constraint shows \(words)"), "\(command.errors)")
    }

    /// The canvas ignores one of two conflicting constraints as a whole, so no view becomes ambiguous.
    @Test func aContradictionOpensNoView() throws {
        let path = "Examples/SignIn.storyboard"
        let command = try Command.plumb("pin", "--top", "standard", "--views", "Logo", "--dry-run", path)
        #expect(command.status == 0)
        #expect(command.errors.contains("[tools.contradiction]"))
        #expect(!command.errors.contains("[tools.opened]"))
    }

    /// A superview's name is not needed in a format, which writes `|`, and equations accept letters of all languages, so neither name here
    /// is an error.
    @Test(arguments: [
        ("pin --leading --views a", "|-10-[a]"), ("pin --width 50 --views größe", "größe.width == 50"),
        ("align top --views a,größe", "größe.top == a.top"),
        ("align container-x --views a", "a.centerX == superview.centerX"),
    ])
    func namesThatNoFormatNeedsAreNoHindrance(arguments: String, statement: String) throws {
        let folder = try ScratchFolder()
        let path = try folder.file(
            "scene.yaml",
            """
            size: [320, 480]
            view: {name: my root, subviews: [{name: a, frame: [10, 10, 50, 50]}, {name: größe, frame: [80, 70, 9, 9]}]}

            """)
        let command = try Command.run(arguments.split(separator: " ").map(String.init) + [path])
        #expect(command.status == 0, "\(command.errors)")
        #expect(try String(contentsOfFile: path, encoding: .utf8).contains("\"\(statement)\""))
    }

    /// A view name that cannot be used in constraints is reported, and the document stays as it is.
    @Test(
        arguments: ["pin --width --views", "resolve add-missing --views", "align container-x --views"],
        ["my view", "my[view", "1st", "é.x"])
    func namesThatAreNoWordsAreSaid(arguments: String, name: String) throws {
        let folder = try ScratchFolder()
        let text = "view: {subviews: [{name: '\(name)'}, {name: a}]}\n"
        let path = try folder.file("scene.yaml", text)
        let words = arguments.split(separator: " ").map(String.init)
        let command = try Command.run(words + ["\(name),a", path])
        #expect(command.status == 1)
        #expect(command.errors.contains("cannot contain the name '\(name)'. Rename the view"), "\(command.errors)")
        #expect(try String(contentsOfFile: path, encoding: .utf8) == text)
    }

    /// The suggested command can be pasted into a shell.
    @Test func namesAreQuotedForTheShell() throws {
        let folder = try ScratchFolder()
        let path = try folder.file("My views.xib", Self.xib.replacing("\"Blue\"", with: "\"Blue, it's\""))
        let command = try Command.plumb("align", "leading", "--views", "Red,blu-vi-ew1", path)
        #expect(command.status == 0)
        #expect(
            command.errors.contains("add-missing --views 'Red,Blue\\, it'\\''s' '\(path)''."),
            "\(command.errors)")
    }

    /// Unless a constraint is to connect them, the views of one command may lie in several scenes.
    @Test(arguments: [
        ("pin --width --views Green,Red", ["H:[Red(100)]", "H:[Green(10)]"]),
        ("align container-x --views Green,Red", ["Red.centerX", "Green.centerX"]),
        ("resolve add-missing --views Green,Red", ["H:|-(20)-[Red]", "H:|-(0)-[Green]"]),
    ])
    func viewsOfSeveralScenesAreEachWorkedOn(arguments: String, edits: [String]) throws {
        let folder = try ScratchFolder()
        let path = try folder.file("Views.xib", Self.xib)
        let command = try Command.run(arguments.split(separator: " ").map(String.init) + ["--dry-run", path])
        #expect(command.status == 0, "\(command.errors)")
        for edit in edits { #expect(command.output.contains("add \(edit)"), "\(command.output)") }
    }

    /// Errors in the document are reported; the rest of it is edited all the same.
    @Test func errorsOfTheDocumentAreSaid() throws {
        let folder = try ScratchFolder()
        #expect(try Command.plumb("pin", "--width", "--views", "Red", folder.file("Views.xib", Self.xib)).status == 0)
        let pinned = try String(contentsOf: folder.url.appendingPathComponent("Views.xib"), encoding: .utf8)
        let constraint = try #require(pinned.range(of: "<constraint "))
        let wrong = "<constraint firstAttribute=\"height\" secondItem=\"nix\" secondAttribute=\"height\" id=\"c-1\"/>"
        let path = try folder.file(
            "Views.xib", pinned.replacingCharacters(in: constraint, with: wrong + "<constraint "))
        for isPinned in [false, true] {
            let command = try Command.plumb("pin", "--height", "--views", "Blue", path)
            #expect(command.status == 0)
            #expect(command.output.contains(isPinned ? "No changes" : "written to"))
            #expect(command.errors.contains("Unknown id 'nix'."), "\(command.errors)")
        }
    }

    @Test(arguments: [["resolve", "clear", "--all"], ["export", "swift"]])
    func anEmptyDocumentIsCalledEmpty(arguments: [String]) throws {
        let folder = try ScratchFolder()
        let command = try Command.run(arguments + [try folder.file("Main.storyboard", "")])
        #expect(command.status == 1)
        #expect(command.errors.contains("The file is empty. An Interface Builder document is XML. [ib.not-xml]"))
    }

    @Test func aDocumentThatCannotBeWrittenStaysWhole() throws {
        let folder = try ScratchFolder()
        let path = try folder.file("Views.xib", Self.xib)
        let command = try Command.plumb("pin", "--width", "--views", "Red", "--output", "/no/such/folder/x.xib", path)
        #expect(command.status == 1)
        #expect(command.errors.contains("tools.cannot-write"))
        #expect(try String(contentsOfFile: path, encoding: .utf8) == Self.xib)
    }

    /// Line endings and indentation are those of the document.
    @Test func newLinesAreLikeTheOldOnes() throws {
        let folder = try ScratchFolder()
        let text = Self.xib.replacing("    ", with: "\t").replacing("\n", with: "\r\n")
        let path = try folder.file("Views.xib", text)
        #expect(try Command.plumb("pin", "--width", "--views", "Red", path).status == 0)
        let pinned = try String(contentsOfFile: path, encoding: .utf8)
        #expect(pinned.contains("\r\n\t\t\t\t\t<constraints>\r\n\t\t\t\t\t\t<constraint firstAttribute=\"width\""))
        #expect(!pinned.unicodeScalars.split(separator: "\n").dropLast().contains { $0.last != "\r" })
        let shown = try Command.plumb("resolve", "clear", "--all", "--dry-run", path)
        #expect(shown.output.contains("\n-\t\t\t\t\t<constraints>\r\n") && !shown.output.contains("\n-<?xml"))
        #expect(try Command.plumb("resolve", "clear", "--all", path).status == 0)
        let cleared = try String(contentsOfFile: path, encoding: .utf8)
        #expect(!cleared.contains("<constraint") && !cleared.contains("\r\n\r\n\t"))
        #expect(!cleared.unicodeScalars.split(separator: "\n").dropLast().contains { $0.last != "\r" })
    }

    @Test func masksAreNoPlaceForConstraints() throws {
        let folder = try ScratchFolder()
        let text = Self.xib.replacing(" useAutolayout=\"YES\"", with: "")
        let command = try Command.plumb("resolve", "reset", "--all", folder.file("Views.xib", text))
        #expect(command.status == 1)
        #expect(command.errors.contains("tools.no-auto-layout"))
    }

    @Test func whatIsThereAlreadyIsNotWrittenAgain() throws {
        let folder = try ScratchFolder()
        let path = try folder.file("Views.xib", Self.xib)
        #expect(try Command.plumb("pin", "--width", "--views", "Red", path).status == 0)
        let once = try String(contentsOfFile: path, encoding: .utf8)
        let command = try Command.plumb("pin", "--width", "--views", "Red", path)
        #expect(command.output == "No changes in \(path)\n")
        #expect(
            command.errors
                == "note: The document already has 'H:[Red(100)]'. [tools.implied]\n")
        #expect(try String(contentsOfFile: path, encoding: .utf8) == once)
        let other = try Command.plumb("pin", "--width", "90", "--views", "Red", path)
        #expect(other.errors.contains("tools.contradiction"))
    }

    /// Suggested constraints hold with the margins that are inferred after the edit.
    ///
    /// Two constraints show a margin of 10.5 points. If one of them is replaced by a centering constraint, the other one alone no longer
    /// shows it.
    @Test func resettingTwiceIsResettingOnce() throws {
        func box(_ id: String, _ inner: String, y: Double, height: Double) -> String {
            """
            <view translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">
            <rect key="frame" x="0" y="\(y)" width="320" height="\(height)"/><subviews>
            <view translatesAutoresizingMaskIntoConstraints="NO" id="\(inner)">
            <rect key="frame" x="20" y="10.5" width="40" height="20"/></view></subviews><constraints>
            <constraint firstItem="\(inner)" firstAttribute="top" secondItem="\(id)" secondAttribute="topMargin" id="\(inner)t"/>
            </constraints></view>
            """
        }
        let folder = try ScratchFolder()
        let path = try folder.file(
            "A.xib", Self.phone(box("one", "a", y: 0, height: 100) + box("two", "b", y: 100, height: 41)))
        #expect(try Command.plumb("resolve", "reset", "--all", path).status == 0)
        #expect(try String(contentsOfFile: path, encoding: .utf8).contains("constant=\"10.5\""))
        #expect(try Command.plumb("resolve", "reset", "--all", path).output == "No changes in \(path)\n")
    }

    /// The edges of a centered view are rounded.
    ///
    /// Its center and the space above determine the space below, though a pixel off the drawn one; so the space below is not added, neither
    /// at once nor later.
    @Test func pinningTwiceIsPinningOnce() throws {
        let folder = try ScratchFolder()
        let label = """
            <label text="Hello" translatesAutoresizingMaskIntoConstraints="NO" id="a">
            <rect key="frame" x="20" y="21" width="41" height="20.5"/>
            <fontDescription key="fontDescription" type="system" pointSize="17"/></label>
            """
        let center = """
            <constraint firstItem="a" firstAttribute="centerY" secondItem="root" secondAttribute="centerY" id="c"/>
            """
        let path = try folder.file("A.xib", Self.phone(label, center, height: 62))
        let first = try Command.plumb("pin", "--top", "--bottom", "--views", "a", path)
        #expect(first.output == "1 edit written to \(path)\n" && !first.errors.contains("tools.contradiction"))
        let second = try Command.plumb("pin", "--top", "--bottom", "--views", "a", path)
        #expect(second.output == "No changes in \(path)\n", "\(second.errors)")
        // A requested space is added all the same.
        let other = try Command.plumb("pin", "--bottom", "20.6", "--views", "a", path)
        #expect(other.errors.contains("tools.contradiction"))
    }

    /// A document for a phone, with a root as wide as 320 points.
    private static func phone(_ views: String, _ constraints: String = "", height: Double = 300) -> String {
        """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" \
        targetRuntime="iOS.CocoaTouch" useAutolayout="YES"><device id="retina4_7"/><objects>
        <view id="root"><rect key="frame" x="0" y="0" width="320" height="\(height)"/><subviews>\(views)</subviews>
        <constraints>\(constraints)</constraints></view></objects></document>

        """
    }

    /// For every requested constraint, a note reports an existing one for the same value, and the effect of both.
    @Test(arguments: [
        ("--top 20 --width 120", "The document already has 'V:|-(20)-[a]'. [tools.implied]"),
        ("--top standard --width 120", "The document already has 'V:|-(20)-[a]'."),
        ("--top 5", "'V:|-(5)-[a]' conflicts with 'V:|-(20)-[a]'. It is added, as in Interface Builder."),
        (
            "--leading 7",
            "'H:|-(5@750)-[a]' already constrains the same value as 'H:|-(7)-[a]'."
        ),
        ("--height 40", "'V:[a(>=9)]' and 'V:[a(30@10)]' already constrain the same value as 'V:[a(40)]'."),
    ])
    func whatTiesTheSameAlreadyIsNamed(arguments: String, words: String) throws {
        let folder = try ScratchFolder()
        let text = """
            view: {subviews: [{name: a}]}
            constraints: ["V:|-20-[a(>=9)]", "V:[a(30@10)]", "H:|-5@750-[a]"]

            """
        let path = try folder.file("scene.yaml", text)
        let asked = arguments.split(separator: " ").map(String.init)
        let command = try Command.run(["pin", "--dry-run", "--views", "a"] + asked + [path])
        #expect(command.status == 0)
        #expect(command.errors.contains(words), "\(command.errors)")
        #expect(command.output.contains("add V:|") == (arguments == "--top 5"), "\(command.output)")
    }
}
