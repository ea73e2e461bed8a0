import Foundation

/// The keys that are offered.
///
/// Raw values are Apple's.
public enum UIKeyboardType: Int, Hashable, Sendable {
    /// Those of the language.
    case `default` = 0
    /// Letters of ASCII.
    case asciiCapable = 1
    /// Digits and signs.
    case numbersAndPunctuation = 2
    /// Those of an address in the web.
    case URL = 3
    /// Digits.
    case numberPad = 4
    /// Those of a telephone.
    case phonePad = 5
    /// Those of a name or telephone number.
    case namePhonePad = 6
    /// Those of a mail address.
    case emailAddress = 7
    /// Digits and a decimal point.
    case decimalPad = 8
    /// Letters, @ and #.
    case twitter = 9
    /// Those of a search in the web.
    case webSearch = 10
    /// Digits of ASCII.
    case asciiCapableNumberPad = 11
}

/// What the return key is for.
///
/// Raw values are Apple's.
public enum UIReturnKeyType: Int, Hashable, Sendable {
    /// A new line.
    case `default` = 0
    /// To go there.
    case go = 1
    /// To search with Google.
    case google = 2
    /// To join.
    case join = 3
    /// The next field.
    case next = 4
    /// A way.
    case route = 5
    /// To search.
    case search = 6
    /// To send.
    case send = 7
    /// To search with Yahoo.
    case yahoo = 8
    /// To end.
    case done = 9
    /// To call for help.
    case emergencyCall = 10
    /// To go on.
    case `continue` = 11
}

/// The look of the keyboard.
///
/// Raw values are Apple's.
public enum UIKeyboardAppearance: Int, Hashable, Sendable {
    /// That of the interface.
    case `default` = 0
    /// Dark.
    case dark = 1
    /// Light.
    case light = 2
}

/// Whether words are corrected.
///
/// Raw values are Apple's.
public enum UITextAutocorrectionType: Int, Hashable, Sendable {
    /// As the language has it.
    case `default` = 0
    /// No.
    case no = 1
    /// Yes.
    case yes = 2
}

/// Whether the spelling is checked.
///
/// Raw values are Apple's.
public enum UITextSpellCheckingType: Int, Hashable, Sendable {
    /// As words are corrected.
    case `default` = 0
    /// No.
    case no = 1
    /// Yes.
    case yes = 2
}

/// What begins with a capital letter.
///
/// Raw values are Apple's.
public enum UITextAutocapitalizationType: Int, Hashable, Sendable {
    /// Nothing.
    case none = 0
    /// Words.
    case words = 1
    /// Sentences.
    case sentences = 2
    /// Every letter is one.
    case allCharacters = 3
}

/// Whether quotes, dashes and spaces are made fit while somebody types.
///
/// Raw values are Apple's.
public enum UITextSmartQuotesType: Int, Hashable, Sendable {
    /// As the language has it.
    case `default` = 0
    /// No.
    case no = 1
    /// Yes.
    case yes = 2
}

/// Whether two hyphens become a dash.
///
/// Raw values are Apple's.
public enum UITextSmartDashesType: Int, Hashable, Sendable {
    /// As the language has it.
    case `default` = 0
    /// No.
    case no = 1
    /// Yes.
    case yes = 2
}

/// Whether spaces are set and removed where words come and go.
///
/// Raw values are Apple's.
public enum UITextSmartInsertDeleteType: Int, Hashable, Sendable {
    /// As the language has it.
    case `default` = 0
    /// No.
    case no = 1
    /// Yes.
    case yes = 2
}

/// Whether the next words are offered in the text.
///
/// Raw values are Apple's.
public enum UITextInlinePredictionType: Int, Hashable, Sendable {
    /// As the language has it.
    case `default` = 0
    /// No.
    case no = 1
    /// Yes.
    case yes = 2
}

/// What passwords that the system offers must have; kept.
@preconcurrency @MainActor open class UITextInputPasswordRules: NSObject {
    /// The rules, as Apple writes them.
    public let passwordRulesDescriptor: String
    /// Rules as Apple writes them.
    public required init(descriptor passwordRulesDescriptor: String) {
        self.passwordRulesDescriptor = passwordRulesDescriptor
    }
}

/// What a text is about, for what the system offers to fill in.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
    /// Apple's name.
    public let rawValue: String
    /// A type of Apple's name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A name.
    public static let name = UITextContentType(rawValue: "name")
    /// A mail address.
    public static let emailAddress = UITextContentType(rawValue: "email")
    /// A telephone number.
    public static let telephoneNumber = UITextContentType(rawValue: "tel")
    /// A name to sign in with.
    public static let username = UITextContentType(rawValue: "username")
    /// A password.
    public static let password = UITextContentType(rawValue: "password")
    /// A password to be chosen.
    public static let newPassword = UITextContentType(rawValue: "new-password")
    /// A first name.
    public static let givenName = UITextContentType(rawValue: "given-name")
    /// A middle name.
    public static let middleName = UITextContentType(rawValue: "additional-name")
    /// A last name.
    public static let familyName = UITextContentType(rawValue: "family-name")
    /// A nickname.
    public static let nickname = UITextContentType(rawValue: "nickname")
    /// What somebody does.
    public static let jobTitle = UITextContentType(rawValue: "organization-title")
    /// Where somebody works.
    public static let organizationName = UITextContentType(rawValue: "organization")
    /// A place.
    public static let location = UITextContentType(rawValue: "location")
    /// A whole address in a street.
    public static let fullStreetAddress = UITextContentType(rawValue: "street-address")
    /// The first line of an address in a street.
    public static let streetAddressLine1 = UITextContentType(rawValue: "address-line1")
    /// The second line of an address in a street.
    public static let streetAddressLine2 = UITextContentType(rawValue: "address-line2")
    /// A town.
    public static let addressCity = UITextContentType(rawValue: "address-level2")
    /// A state.
    public static let addressState = UITextContentType(rawValue: "address-level1")
    /// A town with its state.
    public static let addressCityAndState = UITextContentType(rawValue: "address-level1+2")
    /// A country.
    public static let countryName = UITextContentType(rawValue: "country-name")
    /// The number of a town.
    public static let postalCode = UITextContentType(rawValue: "postal-code")
    /// The number of a card to pay with.
    public static let creditCardNumber = UITextContentType(rawValue: "cc-number")
    /// An address of the web.
    public static let URL = UITextContentType(rawValue: "url")
    /// A day of birth.
    public static let birthdate = UITextContentType(rawValue: "bday")
    /// A day and a time.
    public static let dateTime = UITextContentType(rawValue: "date-time")
    /// A code that was sent.
    public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
}

/// Something that is typed into, and what the keyboard is to be like; there is no keyboard here, and layout does not see it.
@preconcurrency @MainActor public protocol UITextInputTraits: AnyObject {}

/// What an object that is typed into keeps of its wishes.
struct TextInputTraits {
    var keyboardType = UIKeyboardType.default
    var returnKeyType = UIReturnKeyType.default
    var keyboardAppearance = UIKeyboardAppearance.default
    var autocorrectionType = UITextAutocorrectionType.default
    var spellCheckingType = UITextSpellCheckingType.default
    var autocapitalizationType = UITextAutocapitalizationType.sentences
    var textContentType: UITextContentType!
    var enablesReturnKeyAutomatically = false
    var smartQuotesType = UITextSmartQuotesType.default
    var smartDashesType = UITextSmartDashesType.default
    var smartInsertDeleteType = UITextSmartInsertDeleteType.default
    var inlinePredictionType = UITextInlinePredictionType.default
    var passwordRules: UITextInputPasswordRules?
}

/// The side of `UITextInputTraits` that is this module's own.
@MainActor protocol TextInputTraitsKeeping: UITextInputTraits {
    var textInputTraits: TextInputTraits { get set }
}

extension UITextInputTraits {
    private var traits: TextInputTraits {
        get { (self as? any TextInputTraitsKeeping)?.textInputTraits ?? TextInputTraits() }
        set { (self as? any TextInputTraitsKeeping)?.textInputTraits = newValue }
    }

    /// The keys that are offered.
    public var keyboardType: UIKeyboardType {
        get { traits.keyboardType }
        set { traits.keyboardType = newValue }
    }

    /// What the return key is for.
    public var returnKeyType: UIReturnKeyType {
        get { traits.returnKeyType }
        set { traits.returnKeyType = newValue }
    }

    /// The look of the keyboard.
    public var keyboardAppearance: UIKeyboardAppearance {
        get { traits.keyboardAppearance }
        set { traits.keyboardAppearance = newValue }
    }

    /// Whether words are corrected.
    public var autocorrectionType: UITextAutocorrectionType {
        get { traits.autocorrectionType }
        set { traits.autocorrectionType = newValue }
    }

    /// Whether the spelling is checked.
    public var spellCheckingType: UITextSpellCheckingType {
        get { traits.spellCheckingType }
        set { traits.spellCheckingType = newValue }
    }

    /// What begins with a capital letter.
    public var autocapitalizationType: UITextAutocapitalizationType {
        get { traits.autocapitalizationType }
        set { traits.autocapitalizationType = newValue }
    }

    /// What the text is about.
    public var textContentType: UITextContentType! {
        get { traits.textContentType }
        set { traits.textContentType = newValue }
    }

    /// Whether quotes are made fit.
    public var smartQuotesType: UITextSmartQuotesType {
        get { traits.smartQuotesType }
        set { traits.smartQuotesType = newValue }
    }

    /// Whether two hyphens become a dash.
    public var smartDashesType: UITextSmartDashesType {
        get { traits.smartDashesType }
        set { traits.smartDashesType = newValue }
    }

    /// Whether spaces are set and removed where words come and go.
    public var smartInsertDeleteType: UITextSmartInsertDeleteType {
        get { traits.smartInsertDeleteType }
        set { traits.smartInsertDeleteType = newValue }
    }

    /// Whether the next words are offered in the text.
    public var inlinePredictionType: UITextInlinePredictionType {
        get { traits.inlinePredictionType }
        set { traits.inlinePredictionType = newValue }
    }

    /// What passwords that the system offers must have.
    public var passwordRules: UITextInputPasswordRules? {
        get { traits.passwordRules }
        set { traits.passwordRules = newValue }
    }

    /// Whether the return key waits for text.
    public var enablesReturnKeyAutomatically: Bool {
        get { traits.enablesReturnKeyAutomatically }
        set { traits.enablesReturnKeyAutomatically = newValue }
    }
}

extension UITextField: UITextInputTraits, TextInputTraitsKeeping {}
extension UITextView: UITextInputTraits, TextInputTraitsKeeping {}
extension UISearchBar: UITextInputTraits, TextInputTraitsKeeping {}
