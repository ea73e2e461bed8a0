import Diagnostics
import Foundation
import Testing

/// The findings of `plumb layout` in layout documents: in the order of the text, consequences of an error after it, each one once and at
/// its own location.
@Suite struct LayoutDocumentReportTests {
    @Test func findingsFollowTheText() throws {
        let folder = try ScratchFolder()
        let path = try folder.file(
            "a.yaml",
            """
            view:
              subviews:
                - {name: a, class: UILable, lines: many}
            constraints:
              - {format: "V:|-[a]-|", options: [alignAllLeft, "alignAllTopp"]}
              - "a.widht == 3"
              - "H:|-[b]"
            metrics: {x: y}
            """)
        let run = try Command.plumb("layout", path)
        let places = run.output.split(separator: "\n").filter { line in
            line.hasPrefix(path) && line.contains("[layout.")
        }
        .map { line in line.dropFirst(path.count + 1).split(separator: " ")[0] }
        #expect(places == ["3:7:", "3:40:", "5:52:", "6:8:", "7:12:", "8:14:", "3:7:"], "\(run.output)")
        let carets = run.output.split(separator: "\n").filter { line in line.trimmingCharacters(in: .whitespaces) == "^"
        }
        #expect(carets.map(\.count) == [11, 44, 56, 12, 16, 18, 11])
        #expect(run.output.hasSuffix(": 1 scene, 2 views, 5 errors, 2 warnings\n"))
    }

    @Test(arguments: [
        ("size: {width: 3}", "'size' must be a list of 2 numbers (width and height), such as [320, 480]"),
        ("size: [a, b]", "'size' must be a list of 2"),
        ("size: [1, 2, 3]", "'size' must be a list of 2"), ("size: 3", "'size' must be a list of 2"),
    ])
    func aWrongListIsToldOnce(line: String, message: String) throws {
        let folder = try ScratchFolder()
        let run = try Command.plumb("layout", try folder.file("a.yaml", line + "\nview: {}\n"))
        #expect(run.output.contains(message) && run.output.hasSuffix(" 1 scene, 1 view, 1 error\n"), "\(run.output)")
    }

    /// A YAML text or list that was meant as something else is reported at its location.
    @Test(arguments: [
        ("constraints:\n  - format:\"H:|[b]|\"", "2:11: error: Add a space after the ':' of 'format'."),
        ("constraints:\n  -\"H:|[b]|\"", "2:3: error: Add a space after this '-'."),
        ("constraints:\n  - - 'H:|[b]|'", "2:5: error: Remove this '-'."),
        (
            "constraints: [['H:|[b]|']]",
            "1:15: error: Remove these brackets. The list of constraints already has brackets."
        ),
        ("constraints: [[b]]", "1:15: error: Put a format that begins with '[' in quotation marks."),
        (
            "constraints: ['H:|[标题]|']",
            "note: A format cannot contain the name '标题'. Rename the view to letters from A to Z, digits and underscores."
        ),
        ("metrics: {/* so */ a: 1}", "1:11: error: Begin a comment with '#', not with '/*'."),
        ("size: [3, 4] // so", "1:14: error: The file is not valid YAML. Begin a comment with '#', not with '//'."),
        ("metrics: {a: b}", "1:14: error: 'a' must be a number"),
        (
            "constraints: [{format: '[b(9)]', priority: 1001}]",
            "1:44: error: A priority must be greater than 0 and at most 1000."
        ),
    ])
    func whatWasMeantIsTold(lines: String, message: String) throws {
        let folder = try ScratchFolder()
        let text = lines + "\nview: {subviews: [{name: b}]}\n"
        let run = try Command.plumb("layout", try folder.file("a.yaml", text))
        #expect(run.output.contains(message), "\(run.output)")
    }

    /// One mistake gives one error, which names what is expected.
    @Test(arguments: [
        (
            "views: {subviews: [{name: a}]}",
            "1:1: error: Unknown key 'views'. Did you mean 'view'? Known keys: size, metrics, standardSpacing, view, constraints."
        ),
        (
            "veiw: {}\nsize: [1, 2]",
            "1:1: error: Unknown key 'veiw'. Did you mean 'view'? Known keys: size, metrics, standardSpacing, view, constraints."
        ),
        (
            "size: [1, 2]\nname: a\nsubviews: []",
            "2:1: error: The document has no 'view'. Indent 'name' and 'subviews' below 'view:'."
        ),
        (
            "{name: x, version: 3, files: []}",
            "1:1: error: The file is not a layout document. It has none of the keys size, metrics, standardSpacing, view or constraints."
        ),
        (
            "view: {lines: -1}",
            "1:15: error: 'lines' must be a whole number, or 0 for no limit, not '-1'."
        ),
        ("view: {lines: 1.5}", "'lines' must be a whole number, or 0 for no limit, not '1.5'."),
        (
            "version https://git-lfs.github.com/spec/v1\noid sha256:0\nsize 3",
            "1:1: error: The file is a Git LFS pointer, not the document. Run git lfs pull."
        ),
        (
            "view: {subviews: [{name: my-view, frame: [0, 0, 1, 1]}]}\nconstraints: ['|-[my-view]-|']",
            "note: A format cannot contain the name 'my-view'"
        ),
        (
            "view: {subviews: [{name: my-view, frame: [0, 0, 1, 1]}]}\nconstraints: [my-view.top == 3]",
            "Expected '.' and an attribute after 'my'. A name contains only letters, digits and underscores, and no '-'."
        ),
        (
            "metrics: {a: 3pt}\nview: {frame: [0, 0, 9, 9]}\nconstraints: ['[view(a)]', view.width == a]",
            "1:14: error: 'a' must be a number, not '3pt'. Write numbers without units."
        ),
        (
            "view: {}\nconstraints: [{format: '[view(9)]', options: [aligntop]}]",
            "Unknown option 'aligntop'. Use alignAllBottom, alignAllCenterX, "
        ),
        (
            "view: {subviews: [\(String(repeating: "a", count: 41))]}",
            "A view must be a mapping such as {name: label, class: UILabel}, not 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa…'."
        ),
        (
            "view: {subviews: [UILabel]}",
            "1:19: error: A view must be a mapping such as {name: label, class: UILabel}, not 'UILabel'."
        ),
        (
            "view: {subviews: [my-view]}",
            "1:19: error: A view must be a mapping such as {name: label, class: UILabel}, not 'my-view'."
        ),
        (
            "view: {}\nconstraints: [{format: '[view(9)]', options: [NSLayoutFormatAlignAllTopp]}]",
            "Unknown option 'NSLayoutFormatAlignAllTopp'. Did you mean 'alignAllTop'?"
        ),
        (
            "view: {}\nconstraints: [view.NSLayoutAttributeWidht == 9]",
            "Unknown attribute 'NSLayoutAttributeWidht'. Did you mean 'width'?"
        ),
    ])
    func oneMistakeIsOneError(text: String, message: String) throws {
        let folder = try ScratchFolder()
        let run = try Command.plumb("layout", try folder.file("a.yaml", text + "\n"))
        #expect(run.output.contains(message), "\(run.output)")
        #expect(run.output.hasSuffix(", 1 error\n"), "\(run.output)")
    }

    /// The known keys are listed only in the first error about an unknown key.
    @Test func keysAreListedOnce() throws {
        let folder = try ScratchFolder()
        let run = try Command.plumb("layout", try folder.file("a.yaml", "view: {colour: red, alpha: 1, txt: a}\n"))
        #expect(run.output.components(separatedBy: "placeholder, font").count == 2, "\(run.output)")
        #expect(run.output.contains("Unknown key 'txt'. Did you mean 'text'? [layout.unknown-key]"))
    }

    /// A device option sets the screen size of a layout document, as in a preview; `--size` takes precedence.
    @Test(arguments: [
        (["--device", "iPhone 15"], "393 × 852"), (["--device", "iPod touch", "--landscape"], "568 × 320"),
        (["--device", "iPhone 15", "--size", "50x60"], "50 × 60"), (["--landscape"], "320 × 480"),
    ])
    func devicesHaveScreens(arguments: [String], size: String) throws {
        let run = try Command.run(["layout"] + arguments + ["Examples/ButtonRow.yaml"])
        #expect(
            run.output.hasPrefix("Examples/ButtonRow.yaml: UIView “view” view, \(size)\n"), "\(run.output.prefix(80))")
    }

    /// A root that fills the screen has the safe area of the device, unless the document sets another one; a bar keeps its height.
    @Test(arguments: [
        ("view: {}", ["--device", "iPhone 15"], "0 59 393 759"),
        ("view: {}", ["--device", "iPhone 15", "--landscape"], "59 0 734 372"),
        ("view: {}", ["--device", "iPhone 8"], "0 20 375 647"),
        ("view: {}", ["--device", "iPhone XR"], "0 48 414 814"),
        ("view: {safeArea: [1, 2, 3, 4]}", ["--device", "iPhone 8"], "2 1 369 663"),
        ("view: {}", ["--size", "50x60"], "0 0 50 60"),
        ("view: {}", ["--device", "iPhone 8", "--size", "50x60"], "0 0 50 60"),
        ("view: {class: UISearchBar}", ["--device", "iPhone 15"], "0 0 393 56"),
        ("size: [320, 80]\nview: {}", ["--device", "iPhone 15"], "0 0 393 80"),
        ("size: [200, 80]\nview: {}", ["--device", "iPhone 8"], "0 20 375 647"),
    ])
    func devicesCoverTheirScreens(view: String, arguments: [String], frame: String) throws {
        let folder = try ScratchFolder()
        let root =
            view.hasSuffix("{}")
            ? view.replacing("{}", with: "{subviews: [{name: a}]}")
            : view.replacing("}", with: ", subviews: [{name: a}]}")
        let edges = ["top", "left", "bottom", "right"].map { edge in "'a.\(edge) == view.safeAreaLayoutGuide.\(edge)'" }
        let file = try folder.file("a.yaml", "\(root)\nconstraints: [\(edges.joined(separator: ", "))]\n")
        let run = try Command.run(["layout", "--json"] + arguments + [file])
        let scene = try #require((run.objects().first?["scenes"] as? [[String: Any]])?.first)
        let views = try #require(scene["views"] as? [[String: Any]])
        let found = try #require(views.last?["frame"] as? [Double])
        #expect(found.map { number in JSONValue.text(of: number) }.joined(separator: " ") == frame)
    }

    @Test func pixelsAreThoseOfTheDevice() throws {
        let folder = try ScratchFolder()
        let file = try folder.file(
            "a.yaml",
            "view: {subviews: [{name: a}]}\nconstraints: [\"|[a]|\", \"a.height == a.width * 0.1\", \"V:|[a]\"]\n")
        for (device, height) in [("retina4_7", 37.5), ("retina6_12", 118.0 / 3)] {
            let run = try Command.plumb("layout", "--json", "--device", device, file)
            let scene = try #require((run.objects().first?["scenes"] as? [[String: Any]])?.first)
            let views = try #require(scene["views"] as? [[String: Any]])
            let frame = try #require(views.last?["frame"] as? [Double])
            #expect(abs(frame[3] - height) < 1e-6, "\(frame)")
        }
    }
}
