extension YAMLProblem {
    static let tab = "Indent with spaces, not with tabs."
    static let secondDocument = "A second document begins here. A file can have only one."
    static let unexpectedColon = "This ':' is not expected. \(quoting(containing: ":"))"

    /// Asks for quotation marks around a text that begins with a character of YAML's own syntax.
    static func unquoted(beginningWith sign: String) -> String {
        "Put a text that begins with '\(sign)', such as a format, in quotation marks."
    }

    private static func quoting(containing sign: String) -> String {
        "Put a text that contains '\(sign)' in quotation marks."
    }

    /// The messages for the usual errors of libyaml, by libyaml's words.
    static let messages = [
        "found character that cannot start any token":
            "A value cannot begin with this character. Put the text in quotation marks.",
        "mapping values are not allowed in this context":
            "This ':' is not expected, or the line has the wrong indentation. \(quoting(containing: ":"))",
        "found unexpected ':'": unexpectedColon,
        "mapping keys are not allowed in this context": "A key is not allowed here.",
        "block sequence entries are not allowed in this context": "Begin a list with '-' on its own line.",
        "could not find expected ':'": "A ':' is missing after this key.",
        "found unexpected end of stream": "A quotation mark is missing at the end of this text.",
        "found unexpected document indicator": "A quotation mark is missing before this line.",
        "found unknown escape character":
            "Unknown escape sequence. Write the backslash twice, or use single quotation marks.",
        "found invalid Unicode character escape code":
            "The escape sequence is not a valid character. Write the character itself.",
        "did not find expected hexdecimal number": "The escape sequence needs more hexadecimal digits.",
        "found a tab character that violates indentation": tab,
        "found a tab character where an indentation space is expected": tab,
        "did not find expected alphabetic or numeric character":
            "A '*' or '&' needs a name. Put a text that begins with one of them in quotation marks.",
        "found undefined alias":
            "This '*' refers to an unknown anchor. Put a text that begins with '*' in quotation marks.",
        "did not find expected ',' or ']'": "Expected ',' or the ']' at the end of the list.",
        "did not find expected ',' or '}'": "Expected ',' or the '}' at the end of the mapping.",
        "did not find expected key": "Expected a key with the same indentation as the keys above.",
        "did not find expected '-' indicator": "Expected a '-', as before the other entries of the list.",
        "did not find expected node content": "Expected a value.",
        "did not find expected <document start>": "The document ends before this line. Check the indentation.",
        "but found another document": secondDocument,
        "did not find expected comment or line break": "Expected the end of the line.",
        "did not find expected whitespace or line break": "Expected a space.",
    ]
}
