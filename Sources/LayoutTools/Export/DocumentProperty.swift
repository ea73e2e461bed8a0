import Foundation

/// A property in UIKit that an attribute of an Interface Builder document sets.
struct DocumentProperty: Sendable {
    /// The form of a value in the document and in Swift.
    enum Form: Sendable {
        /// `YES` or `NO`.
        case flag
        /// A number.
        case number
        /// A whole number.
        case integer
        /// A text.
        case text
        /// One of several words, separated by spaces; `a=b` for a word that is named `b` in Swift.
        case word(String)
    }

    /// The name of the attribute.
    let attribute: String
    /// The name of the property.
    let property: String
    /// The form of the value.
    let form: Form
    /// The value of a new view in code, in the words of documents.
    let standard: String?
    /// The value in a document without the attribute, if it differs from that of a new view.
    let absent: String?

    /// Creates a property.
    ///
    /// Without a name, the property is named as the attribute.
    init(
        _ attribute: String, _ property: String? = nil, _ form: Form, standard: String? = nil, absent: String? = nil
    ) {
        self.attribute = attribute
        self.property = property ?? attribute
        self.form = form
        self.standard = standard
        self.absent = absent
    }

    /// Returns the statement that sets the property; an empty one for the value of a new view, nil for an unknown value.
    func statement(_ value: String, standard: String?) -> String? {
        guard let expression = expression(value) else { return nil }
        if let standard, self.expression(standard) == expression { return "" }
        return "\(property) = \(expression)"
    }

    private func expression(_ value: String) -> String? {
        switch form {
        case .flag: ["YES": "true", "NO": "false"][value]
        case .number: Self.number(value)
        case .integer: Int(value).map { number in "\(number)" }
        case .text: SwiftLiteral.string(value)
        case .word(let words): Self.member(value, of: words)
        }
    }

    /// Returns the literal of a finite number.
    static func number(_ value: String) -> String? {
        guard let number = Double(value), number.isFinite else { return nil }
        return SwiftLiteral.number(number.rounded() == number ? number : SwiftLiteral.shortest(number))
    }

    private static func member(_ value: String, of words: String) -> String? {
        for word in words.split(separator: " ") {
            let names = word.split(separator: "=", maxSplits: 1)
            if value == names[0] { return "." + names[names.count - 1] }
        }
        return nil
    }
}
