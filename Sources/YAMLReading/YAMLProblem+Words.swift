extension YAMLProblem {
    static let tab = "a tab indents nothing; take blanks"
    static let secondDocument = "a second document begins here; one file holds one"

    /// What each of the problems that people meet is called here, and the way out; the rest stays in libyaml's words.
    static let messages = [
        "found character that cannot start any token":
            "no value begins with this character; put the text in quotation marks",
        "mapping values are not allowed in this context":
            "a ':' too many, or a line that is not indented as its neighbours; a text with a ':' must stand in quotation marks",
        "found unexpected ':'": "a ':' too many; a text with a ':' must stand in quotation marks",
        "mapping keys are not allowed in this context": "no key can stand here",
        "block sequence entries are not allowed in this context": "a list with '-' begins on a line of its own",
        "could not find expected ':'": "a key without its ':'",
        "found unexpected end of stream": "a quotation mark is missing at the end of this text",
        "found unexpected document indicator": "a quotation mark is missing before this line",
        "found unknown escape character":
            "there is no such escape; write the backslash twice, or take single quotation marks",
        "found invalid Unicode character escape code":
            "the escape is half of a character, or none: write the character itself",
        "did not find expected hexdecimal number": "the escape needs more digits from 0 to 9 and a to f",
        "found a tab character that violates indentation": tab,
        "found a tab character where an indentation space is expected": tab,
        "did not find expected alphabetic or numeric character":
            "'*' and '&' begin a reference; a text that begins so must stand in quotation marks",
        "found undefined alias":
            "'*' refers to something that is not there; a text that begins with it must stand in quotation marks",
        "did not find expected ',' or ']'": "a ',' or the ']' at the end of the list is missing",
        "did not find expected ',' or '}'": "a ',' or the '}' at the end is missing",
        "did not find expected key": "expected a key here, indented as those above it",
        "did not find expected '-' indicator": "expected a '-' here, as before the other entries of the list",
        "did not find expected node content": "expected a value here",
        "did not find expected <document start>": "the text goes on where it has ended; see how this line is indented",
        "but found another document": secondDocument,
        "did not find expected comment or line break": "expected nothing more on this line",
        "did not find expected whitespace or line break": "expected a blank here",
    ]
}
