import Testing
import YAMLReading

@Suite struct YAMLProblemTests {
    /// The location of an error, and the beginning of its message.
    @Test(arguments: [
        // An unclosed quotation mark is reported where it opens.
        (
            "a: [1, 2]\nb:\n  - {c: \"Hello}\n  - {c: \"World\"}\n",
            "3:9 The quotation mark that opens here is not closed."
        ),
        ("a: 'Hello\nb: 1\n", "1:4 The quotation mark that opens here is not closed."),
        ("{\"a\": [\"b],\n \"c\": 1}", "1:8 The quotation mark that opens here is not closed."),
        ("- \"one\ntwo\"\n- \"three\n- \"four\"\n", "3:3 The quotation mark that opens here is not closed."),
        ("a: 'x\n---\nb: 1", "1:4 The quotation mark that opens here is not closed."),
        // A quotation mark that closes too early is reported at its location.
        ("a: 'Don't do it'\n", "1:8 The quoted text ends here. Inside quotation marks, write '' for a '."),
        ("a: \"Say \"hi\" now\"\n", "1:9 The quoted text ends here. Inside quotation marks, write \\\" for a \"."),
        ("- \"a\",\n- \"b\"\n", "1:6 Remove this ','. In a list with hyphens, each entry has its own line."),
        // Brackets.
        ("- {a: b, c: d\n- {a: b}\n", "1:3 This '{' is not closed. Add '}'."),
        ("size: [320, 480\nview:\n  x: [1]\n", "1:7 This '[' is not closed. Add ']'."),
        ("{\"v\": {\"s\": [1]\n \"c\": [2]}", "1:7 This '{' is not closed. Add '}'."),
        ("{\n\"a\": [1]\n", "1:1 This '{' is not closed. Add '}'."),
        ("a: {b: [1}\n", "1:8 This '[' is not closed. Add ']'."),
        ("{\"a\": [\"|[b]|\", ]", "1:1 This '{' is not closed. Add '}'."),
        ("a: [", "1:4 This '[' is not closed. Add ']'."),
        ("a:\n  - {b: c}}\n", "2:11 This '}' has no opening bracket."),
        ("a: [1]]\n", "1:7 This ']' has no opening bracket."),
        ("{a: [b]], c: \"]\"}\n", "1:8 This ']' has no opening bracket."),
        ("- a: \"b\"]\n", "1:9 This ']' has no opening bracket."),
        ("{a: [b, {c: d], e: f}\n", "1:9 This '{' is not closed. Add '}'."),
        ("{\"a\": 1}}\n", "1:9 This '}' has no opening bracket."),
        // A duplicate key is reported at its second occurrence.
        ("{a: {b: 1}, b: 2, b: 3}\n", "1:19 The key 'b' is a duplicate."),
        ("a: 1\nb: 2\nb: 3\na: 4\n", "4:1 The key 'a' is a duplicate of line 1. 'b' is a duplicate too."),
        ("{a: 1, b: 2, c: 3, a: 4, b: 5, c: 6}\n", "1:20 The key 'a' is a duplicate. 'b' and 'c' are duplicates too."),
        ("{\"a\": [a],\n \"b\": 2,\n \"a\": 3}\n", "3:2 The key 'a' is a duplicate of line 1."),
        ("a: 1\nb: {c: 1}\nb: 2\n", "3:1 The key 'b' is a duplicate of line 2."),
        // Conflict markers of version control.
        (
            "a:\n<<<<<<< HEAD\n  - b: 1\n=======\n  - b: 2\n>>>>>>> c\n",
            "2:1 An unresolved merge conflict begins here with '<<<<<<<'. Resolve it first."
        ),
        // Comments of other languages.
        ("{\"a\": 1, // so\n \"b\": 2}\n", "1:10 Begin a comment with '#', not with '//'."),
        ("{\"b\": \"2\" // so\n}", "1:11 Begin a comment with '#', not with '/"),
        ("{\"b\": \"//\"\n", "1:1 This '{' is not closed. Add '}'."),
        ("// so\n{\"a\": 1}", "1:1 Begin a comment with '#', not with '/"),
        ("/* it's: so */\n{\"a\": 1}", "1:1 Begin a comment with '#', not with '/"),
        ("{\"a\": 1}\n// so", "2:1 Begin a comment with '#', not with '//'."),
        ("{\"a\": []} /* so */", "1:11 Begin a comment with '#', not with '/"),
        ("a:\n  // so\n  - b: 1\n", "2:3 Begin a comment with '#', not with '//'."),
        ("- {a: b}\n// so\n- c\n", "2:1 Begin a comment with '#', not with '//'."),
        ("- \"a\" // so\n- b\n", "1:7 Begin a comment with '#', not with '//'."),
        // After a text they continue it, and path patterns are not comments.
        (
            "text: a\n  // b\nsize: 1: 2\n",
            "3:8 This ':' is not expected, or the line has the wrong indentation. Put a text that contains ':' in quotation marks."
        ),
        ("exclude: [/**/x, Pods\nsize: 1\n", "1:10 This '[' is not closed. Add ']'."),
        ("exclude: [/*.m, Pods\nsize: 1\n", "1:10 This '[' is not closed. Add ']'."),
        // In closed brackets they began a text.
        (
            "exclude: [/**/Generated, Pods]\nsize: 1: 2\n",
            "2:8 This ':' is not expected, or the line has the wrong indentation. Put a text that contains ':' in quotation marks."
        ),
        ("a: [/**/b]\nc: {d: 1, // so\n \"e\": 2}\n", "2:11 Begin a comment with '#', not with '//'."),
        ("{a: [/*/b],\n // so\n \"c\": 1}", "2:2 Begin a comment with '#', not with '//'."),
        ("[// so\n [/*/b], \"c\" \"d\"]", "1:2 Begin a comment with '#', not with '//'."),
        // Missing characters are reported where they are missing.
        ("[\"a\"\n \"b\"]", "1:5 A ',' is missing here."), ("{\"a\" {\"b\": 1}}", "1:5 A ':' is missing here."),
        ("- a:b\n  c: d\n", "1:4 Add a space after this ':'."),
        ("size:[3, 4]\nview: 1\n", "1:5 Add a space after this ':'."),
        ("- a: b\n  class:UILabel\n\n  # so\n  c: d\n", "2:8 Add a space after this ':'."),
        ("- {format:\"H:|[a]|\"}\n", "1:10 Add a space after this ':'."),
        ("a: [{b: c, d:'|[e]|', f: 1}]\n", "1:13 Add a space after this ':'."),
        ("- format:\"H:|[a]|\"\n  b: c\n", "1:9 Add a space after this ':'."),
        ("a:\n  - \"b\"\n  -\"c\"\n", "3:3 Add a space after this '-'."),
        ("- [b]\n-H:|[c]|\n", "2:1 Add a space after this '-'."),
        ("a:\n  - b\n  -c\nd: 1\n", "3:3 Add a space after this '-'."),
        ("a:\n  -b\n  - c: 1\n", "2:3 Add a space after this '-'."),
        (
            "text: a\n  -b and c\nsize: 1: 2\n",
            "3:8 This ':' is not expected, or the line has the wrong indentation. Put a text that contains ':' in quotation marks."
        ),
        ("a: [-\"H:[b]\"]\n", "1:8 This ':' is not expected. Put a text that contains ':' in quotation marks."),
        ("view\n  subviews: 1\n", "1:5 A ':' is missing after this key."),
        ("a:{b: []}\n", "1:2 Add a space after this ':'."),
        ("- a: 1\n  b:[{c: 2}, {d: 3}]\n", "2:4 Add a space after this ':'."),
        ("{a: b, c:[1, 2]}\n", "1:9 Add a space after this ':'."),
        ("{a:{b: 3}, c: d}\n", "1:3 Add a space after this ':'."),
        ("{a: b, c:}\n", "1:9 A value is missing after this ':'."),
        ("{a:, c: 1}\n", "1:3 A value is missing after this ':'."),
        (
            "- text: a\n    -b: c\n",
            "2:7 This ':' is not expected, or the line has the wrong indentation. Put a text that contains ':' in quotation marks."
        ),
        // A text with a colon.
        (
            "- {a: b, c: Time: 10:20}\n",
            "1:17 This ':' is not expected. Put a text that contains ':' in quotation marks."
        ),
        (
            "a: Time: 10:20\n",
            "1:8 This ':' is not expected, or the line has the wrong indentation. Put a text that contains ':' in quotation marks."
        ),
        // Text after the end of the document.
        ("{\"a\": 1};\n", "1:9 Remove this ';'. The document ends before it."),
        ("{\"a\": 1},\n{\"b\": 2}\n", "1:9 Remove this ','. The document ends before it."),
        ("{\"a\": 1}\n{\"b\": 2}\n", "2:1 A second document begins here. A file can have only one."),
        ("{\"a\": 1} b\n", "1:10 The document ends before this. Remove the rest."),
        // Formats without quotation marks.
        ("- |-[a]-|\n", "1:3 Put a text that begins with '|', such as a format, in quotation marks."),
        ("- H: |[a]|\n", "1:6 Put a text that begins with '|', such as a format, in quotation marks."),
        ("- [a]-[b]\n- c\n", "1:3 Put a text that begins with '[', such as a format, in quotation marks."),
        ("- {format: V:|-[a]-|, x: 1}\n", "1:12 Put the format in quotation marks."),
        ("c: [H:|[a]|]\n", "1:5 Put the format in quotation marks."),
        ("c: [[a]-|, b]\n", "1:5 Put the format in quotation marks."),
        ("c: [H:[a]-[b]]\n", "1:5 Put the format in quotation marks."),
        // Lines.
        ("a:\n  - b: 1\n   c: 2\n", "3:4 The indentation of this line does not match any line above."),
        ("a:\n\tb: 1\n", "2:1 Indent with spaces, not with tabs."),
        // Block scalars and comments open nothing.
        ("a: |\n  it's {\nb: [1\n", "3:4 This '[' is not closed. Add ']'."),
        ("# it's {\na: [1\n", "2:4 This '[' is not closed. Add ']'."),
        ("a: it's\nb: [1\n", "2:4 This '[' is not closed. Add ']'."),
        ("a: \"it's [\"\nb: [1\n", "2:4 This '[' is not closed. Add ']'."),
        ("- a: |\n    it's\n  b: [1\n", "3:6 This '[' is not closed. Add ']'."),
        // Errors for which libyaml's own message is best.
        (#"{"a": "\ud83d"}"#, "1:10 The escape sequence is not a valid character. Write the character itself."),
        (#"{"a": "\ud83dx"#, "1:7 The quotation mark that opens here is not closed."),
        ("a: {b: @c}\n", "1:8 A value cannot begin with this character. Put the text in quotation marks."),
        ("a: [*b]\n", "1:5 This '*' refers to an unknown anchor. Put a text that begins with '*' in quotation marks."),
        ("a: [\"\\q\"]\n", "1:6 Unknown escape sequence. Write the backslash twice, or use single quotation marks."),
    ])
    func problems(text: String, expected: String) {
        #expect(problem(of: text).hasPrefix(expected), "\(problem(of: text))")
    }

    /// Columns are counted in bytes, as in all findings.
    @Test(arguments: [
        ("- {a: \"你好\", b: \"x}\n", "1:20 The quotation mark that opens here is not closed."),
        ("a: \"é\"\nb: [\"你\" \"好\"]\n", "2:10 A ',' is missing here."),
        ("a: \"你好\u{7}\"\n", "1:11 The character U+0007 is not allowed."),
        ("{你: 1, 你: 2}\n", "1:10 The key '你' is a duplicate."),
        ("a: 1\r\nb: \"e\u{301}\u{7}\"\n", "2:8 The character U+0007 is not allowed."),
        (#"{"a": "\ud83d\ude00"# + "\u{7}\"}", "1:20 The character U+0007 is not allowed."),
        ("\u{FEFF}a: \u{1}\n", "1:7 The character U+0001 is not allowed."),
        ("a: \"\u{2028}\"\nb: [\n", "2:4 This '[' is not closed. Add ']'."),
        ("a: 1\r\nb: [\r\n", "2:4 This '[' is not closed. Add ']'."),
    ])
    func columnsAreBytes(text: String, expected: String) {
        #expect(problem(of: text).hasPrefix(expected), "\(problem(of: text))")
    }

    /// The locations of nodes are in bytes, however long the preceding line is.
    @Test(arguments: [0, 1, 63, 64, 65, 1000])
    func placesOfNodes(count: Int) throws {
        let lead = String(repeating: "é", count: count)
        let text = YAMLText("first: 1\nx: [\"\(lead)\", here]\n")
        let list = try #require(try text.compose()?.mapping?["x"]?.sequence)
        #expect(text.location(of: list[1]) == .init(line: 2, column: 9 + 2 * count))
        #expect(text.bytes[text.offset(of: list[1])...].starts(with: "here".utf8))
    }

    /// JSON escapes characters beyond 16 bits by surrogate pairs, after which locations are still correct.
    @Test(arguments: [
        (#"{"a": "\ud83d\ude00\uD83D\uDE00é", "b": 1}"#, "😀😀é", 42),
        (#"{"a": "\\ud83d\\ude00", "b": 1}"#, #"\ud83d\ude00"#, 30), (#"{"a": "\u4f60", "b": 1}"#, "你", 22),
        (#"{"a": '\ud83d\ude00', "b": 1}"#, #"\ud83d\ude00"#, 28),
        (#"{"a": \ud83d\ude00, "b": 1}"#, #"\ud83d\ude00"#, 26),
    ])
    func pairsOfHalvesAreJoined(text: String, value: String, column: Int) throws {
        let yaml = YAMLText(text)
        let mapping = try #require(try yaml.compose()?.mapping)
        #expect(mapping["a"]?.string == value)
        #expect(yaml.location(of: try #require(mapping["b"])).column == column)
    }

    /// A byte order mark, which some editors write, is not part of a key, and locations after it are correct.
    @Test func byteOrderMarksAreSkipped() throws {
        let text = YAMLText("\u{FEFF}size: [320, 200]\nview: x\n")
        let mapping = try #require(try text.compose()?.mapping)
        #expect(mapping["view"]?.string == "x")
        let size = try #require(mapping["size"])
        #expect(text.location(of: size) == .init(line: 1, column: 10))
        #expect(text.location(of: try #require(mapping["view"])) == .init(line: 2, column: 7))
        #expect(problem(of: "\u{FEFF}a: \"b\n").hasPrefix("1:7 The quotation mark that opens here is not closed."))
    }

    /// Any text that is truncated or damaged gives at most a problem with a location inside it.
    @Test func damagedTextsHaveProblemsInsideOfThem() {
        let text = "a: [1, {b: \"c\\\"d\", 'e''f': g}]\nh:\n  - |\n    i\n  - \"H:|-[j]-|\" # k\n  - l: >-\n      m\n"
        let bytes = Array(text.utf8)
        for place in bytes.indices {
            let (before, behind) = (bytes[..<place], bytes[place...])
            let quoted = before + [UInt8(ascii: "\"")] + behind
            for damaged: ArraySlice<UInt8> in [before, quoted, before + behind.dropFirst()] {
                let yaml = YAMLText(String(decoding: damaged, as: UTF8.self))
                do throws(YAMLProblem) {
                    _ = try yaml.compose()
                } catch {
                    let lines = damaged.count { byte in byte == UInt8(ascii: "\n") } + 1
                    #expect(1...lines ~= error.location.line)
                    #expect(1...yaml.source.line(error.location.line).utf8.count + 1 ~= error.location.column)
                }
            }
        }
    }

    private func problem(of text: String) -> String {
        do throws(YAMLProblem) {
            _ = try YAMLText(text).compose()
            return "none"
        } catch {
            return "\(error.location.line):\(error.location.column) \(error.message)"
        }
    }

    /// JSON has no comments, in a file with that extension as well as in a text that is read as JSON.
    @Test(
        arguments: [
            ("a.json", nil, "JSON does not have comments."),
            ("a.txt", .json, "JSON does not have comments."),
            ("a.yaml", nil, "Begin a comment with '#', not with '//'."), (nil, nil, "Begin a comment with '#'"),
        ] as [(String?, YAMLText.Format?, String)])
    func commentsAreThoseOfTheFormat(file: String?, format: YAMLText.Format?, words: String) {
        #expect {
            try YAMLText("{\"a\": 1, // so\n \"b\": 2}", file: file, format: format).compose()
        } throws: { error in
            (error as? YAMLProblem)?.message.hasPrefix(words) == true
        }
    }
}
