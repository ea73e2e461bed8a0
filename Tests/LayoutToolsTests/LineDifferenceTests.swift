import LayoutTools
import Testing

@Suite struct LineDifferenceTests {
    private func difference(_ before: String, _ after: String, file: String = "f") -> String {
        String(decoding: LineDifference(from: before, to: after).unified(file: file), as: UTF8.self)
    }

    @Test(
        arguments: [
            ("a\nb\nc\n", "a\nB\nc\n", "@@ -1,3 +1,3 @@\n a\n-b\n+B\n c\n"),
            ("a\r\nb\r\n", "a\r\nB\r\n", "@@ -1,2 +1,2 @@\n a\r\n-b\r\n+B\r\n"),
            ("a\r\nb\n", "a\nb\n", "@@ -1,2 +1,2 @@\n-a\r\n+a\n b\n"),
            (
                "a\nb\nc", "a\nb\nC",
                "@@ -1,3 +1,3 @@\n a\n b\n-c\n\\ No newline at end of file\n+C\n\\ No newline at end of file\n"
            ),
            ("a", "a\n", "@@ -1,1 +1,1 @@\n-a\n\\ No newline at end of file\n+a\n"),
            (
                "1\n2\n3\n4\n5\n6\n7\n8\n9\n", "x\n2\n3\n4\n5\n6\n7\n8\ny\n",
                "@@ -1,4 +1,4 @@\n-1\n+x\n 2\n 3\n 4\n@@ -6,4 +6,4 @@\n 6\n 7\n 8\n-9\n+y\n"
            ),
            ("a\nb\n", "a\nb\nc\n", "@@ -1,2 +1,3 @@\n a\n b\n+c\n"),
            ("", "a\n", "@@ -0,0 +1,1 @@\n+a\n"), ("a\n", "", "@@ -1,1 +0,0 @@\n-a\n"), ("a\n", "a\n", ""),
        ] as [(String, String, String)])
    func hunksAreUnified(before: String, after: String, hunks: String) {
        #expect(difference(before, after) == (hunks.isEmpty ? "" : "--- a/f\n+++ b/f\n") + hunks)
    }

    /// Bytes that are not UTF-8 are kept.
    @Test func anyEncoding() {
        let bytes = LineDifference(from: [0xE4, 0x0A], to: [0xF6, 0x0A]).unified(file: "f")
        #expect(Array(bytes.suffix(6)) == [0x2D, 0xE4, 0x0A, 0x2B, 0xF6, 0x0A])
    }

    /// Both file names as git writes them: without a double slash, and quoted if necessary.
    @Test(arguments: [
        ("f", "/f"), ("x/y.xib", "/x/y.xib"), ("./y.xib", "/y.xib"), ("/a//x.xib", "/a/x.xib"), ("../y", "/../y"),
        ("Größe/布局.xib", "/Größe/布局.xib"), ("my view.xib", "/my view.xib\t"),
    ])
    func headersNameTheFile(file: String, name: String) {
        #expect(difference("a\n", "", file: file).hasPrefix("--- a\(name)\n+++ b\(name)\n@@"))
    }

    @Test func namesInQuotes() {
        #expect(difference("a\n", "", file: "a\"b\\\n").hasPrefix("--- \"a/a\\\"b\\\\\\012\"\n+++ \"b/a"))
    }
}

extension LineDifference {
    /// The removed and added lines, each after its sign and without its line ending.
    var changedLines: [String] {
        unified(file: "").split(separator: UInt8(ascii: "\n")).dropFirst(2).filter { line in
            line.first == UInt8(ascii: "+") || line.first == UInt8(ascii: "-")
        }.map { line in
            String(decoding: line.last == UInt8(ascii: "\r") ? line.dropLast() : line, as: UTF8.self)
        }
    }
}
