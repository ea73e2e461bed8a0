extension Explanation {
    /// Problems of the pictures, colors and strings beside a document, which previews show.
    static let projects: [Explanation] = [
        Explanation(
            "assets.bad-catalog", .warning, "The description of an asset set cannot be read.",
            """
            Each set of an asset catalog has a file Contents.json. Xcode cannot build a catalog with a broken one. \
            The preview shows the name of the picture instead, or the color from the document.
            """,
            example: """
                { "images" : [ { "filename" : "logo.png", "scale" : "2x" ] }
                """,
            cure: "Correct the JSON at the given line, or add the set again in Xcode."),
        Explanation(
            "assets.not-a-picture", .warning, "A file of an image set is not a picture.",
            """
            Plumb reads the sizes of PNG, JPEG, GIF, SVG and PDF files. A broken download or a pointer of Git LFS is none of \
            them. The preview shows the name of the picture instead.
            """,
            example: """
                version https://git-lfs.github.com/spec/v1
                """,
            cure: "Restore the file. For a pointer of Git LFS, run 'git lfs pull'."),
        Explanation(
            "assets.unreadable", .warning, "A file of an asset set cannot be read.",
            """
            The file is missing, it has no read permission, or a symbolic link leads out of the project folder. \
            Such links are not followed.
            """,
            example: """
                Logo.imageset/Contents.json names logo.png, and the folder has no such file.
                """,
            cure: "Restore the file, or copy it into the project folder."),
        Explanation(
            "assets.limit", .note, "Some pictures exceed a limit and are not shown.",
            """
            A preview embeds at most 512 pictures, 4 MB for each and 32 MB in total. \
            It visits at most 40,000 entries of the project folder.
            """,
            example: """
                Background.imageset/photo.png has 9 MB.
                """,
            cure: "Name fewer documents, or reduce the size of the picture."),
        Explanation(
            "strings.syntax", .warning, "A strings file has a mistake.",
            """
            An entry is a key, an equals sign, a text in quotation marks and a semicolon. \
            The preview skips the entry, and shows the text of the document. A broken string catalog is skipped as a whole.
            """,
            example: """
                "a1b-c2-d3e.text" = "Anmelden"
                """,
            cure: "Correct the entry at the given line."),
        Explanation(
            "strings.encoding", .warning, "A strings file is not in UTF-8 or UTF-16.",
            "Xcode reads strings files in these encodings only. The preview shows the texts of the document.",
            example: """
                "a1b-c2-d3e.text" = "Zur\\xFCck";
                """,
            cure: "Save the file as UTF-8."),
        Explanation(
            "strings.no-language", .warning, "There are no strings in the requested language.",
            """
            The strings of Base.lproj/Main.storyboard are in de.lproj/Main.strings, or in the catalog mul.lproj/Main.xcstrings. \
            The texts of the document are shown.
            """,
            example: """
                plumb layout --language dee Base.lproj/Main.storyboard
                """,
            cure: "Name one of the languages that the finding lists, or add the language in Xcode."),
        Explanation(
            "preview.no-storyboard", .error, "The document has no overview, because it is not a storyboard.",
            "An overview shows the scenes and segues of a storyboard. A xib has neither.",
            example: """
                plumb preview --overview -o overview.svg Cell.xib
                """,
            cure: "Name a storyboard, or leave out --overview."),
    ]
}
