extension Explanation {
    /// The findings of `plumb lint` about sources, files and settings.
    static let sources: [Explanation] = [
        Explanation(
            "lint.unusable-name", .warning, "A key of a dictionary cannot be used in a format.",
            """
            Names in a format contain letters, digits and underscores. \
            NSDictionaryOfVariableBindings(self.label) makes the key "self.label", which no format can contain.
            """,
            example: "NSDictionaryOfVariableBindings(self.label)",
            cure: "Use a local variable: let label = self.label."),
        Explanation(
            "lint.shadowed-view", .warning, "A name is both a metric and a view; the metric is used.",
            """
            In [a(b)], UIKit looks b up in the metrics first. \
            If b is a view too, its size was probably intended.
            """,
            example: #""[a(b)]", metrics: ["b": 20], views: ["a": a, "b": b]"#, cure: "Give the metric another name."),
        Explanation(
            "lint.unused-options", .note, "The options have no effect on the format.",
            "Alignments need two views. A direction needs a horizontal format. Options without effect mislead readers.",
            example: "\"V:[a]\", options: .alignAllLeading",
            cure: "Write [] for the options, or add the missing view."),
        Explanation(
            "lint.unknown-directive", .warning, "A plumb: comment has an unknown directive or rule.",
            "The comment was meant to silence a finding, but it has no effect.",
            example: "// plumb:disabel vfl.unknown-view",
            cure: "Write plumb:disable, plumb:enable, plumb:disable:this, :next or :file, and the id of a rule."),
        Explanation(
            "lint.unknown-kind", .error, "The file is of a kind that plumb lint does not check.",
            "The file was named on the command line but not checked. In folders, files of other kinds are skipped.",
            example: "plumb lint Main.nib",
            cure: """
                Name the source or document that the file was made from. \
                If a tool passes a list of changed files, turn this rule off in .plumb.yml.
                """
        ),
        Explanation(
            "lint.unreadable-file", .warning, "A file could not be read as UTF-8 text and was skipped.",
            """
            Plumb has no permission to read it, or it has been deleted meanwhile. The other files are checked. \
            If the file was named on the command line, this is an error.
            """,
            example: "chmod 000 A.swift",
            cure: "Check the permissions of the file, or exclude it in .plumb.yml."),
        Explanation(
            "lint.nothing-to-check", .error, "A folder has no file to check.",
            """
            The folder has no source or document, or the settings exclude all of them. \
            Without this error, a wrong path would look like clean code.
            """,
            example: "include: [Source] in .plumb.yml, and plumb lint Sources",
            cure: """
                Correct the path, or correct include and exclude in .plumb.yml. \
                If the folder may be empty, turn this rule off there.
                """
        ),
        Explanation(
            "lint.encoding", .warning, "A source is not UTF-8.",
            """
            Swift reads only UTF-8. In formats, bytes of another encoding have no known meaning, so they are read as \
            question marks. For files found in folders, this finding is omitted.
            """,
            example: "a comment with an é in Latin-1",
            cure: "Save the file as UTF-8: iconv -f latin1 -t utf-8 A.m > B.m && mv B.m A.m."),
        Explanation(
            "lint.configuration", .error, "The settings have an unknown key, rule or value.",
            "Settings with an error are not used at all, so that no check is lost unnoticed. The exit status is 2.",
            example: "rulse: {}", cure: "Write the proposed word, or look up the keys in Documentation/Lint.md."),
    ]

    /// The problems with files that are found before their content is read.
    static let files: [Explanation] = [
        Explanation(
            "file.missing", .error, "There is no such file.", "The other files are read.",
            example: "plumb layout no/such/file.xib", cure: "Correct the path."),
        Explanation(
            "file.folder", .error, "A folder was named that the command cannot use.",
            "The folder has no documents, or the command takes one file.",
            example: "plumb align leading Screens --views a,b", cure: "Name a file, or a folder with documents."),
        Explanation(
            "file.no-document", .error, "The file is not a document.",
            """
            The command takes Interface Builder documents and layout documents. \
            For formats in sources, use plumb lint and plumb fix.
            """,
            example: "plumb layout Login.swift", cure: "Name a document, or use the other command."),
        Explanation(
            "file.too-large", .error, "The file is too large.",
            "The limit is far above the size of real documents. It keeps the memory use bounded.",
            example: "a file of 300 MB", cure: "Leave the file out."),
        Explanation(
            "file.unreadable", .error, "The file cannot be read.",
            "Plumb has no permission to read it, or the disk has an error.",
            example: "chmod 000 A.xib", cure: "Check the permissions of the file."),
    ]
}
