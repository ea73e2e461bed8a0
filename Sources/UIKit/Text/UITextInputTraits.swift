import Foundation

/// The types of keyboards.
///
/// Raw values are Apple's.
public enum UIKeyboardType: Int, Hashable, Sendable {
    /// The default keyboard of the language.
    case `default` = 0
    /// ASCII characters.
    case asciiCapable = 1
    /// Digits and punctuation.
    case numbersAndPunctuation = 2
    /// Characters for web addresses.
    case URL = 3
    /// Digits.
    case numberPad = 4
    /// The keys of a telephone.
    case phonePad = 5
    /// Characters for names and telephone numbers.
    case namePhonePad = 6
    /// Characters for email addresses.
    case emailAddress = 7
    /// Digits and a decimal separator.
    case decimalPad = 8
    /// Letters with quick access to @ and #.
    case twitter = 9
    /// Characters for web searches and addresses.
    case webSearch = 10
    /// ASCII digits.
    case asciiCapableNumberPad = 11
}

/// The titles of the Return key.
///
/// Raw values are Apple's.
public enum UIReturnKeyType: Int, Hashable, Sendable {
    /// Return.
    case `default` = 0
    /// Go.
    case go = 1
    /// Google.
    case google = 2
    /// Join.
    case join = 3
    /// Next.
    case next = 4
    /// Route.
    case route = 5
    /// Search.
    case search = 6
    /// Send.
    case send = 7
    /// Yahoo.
    case yahoo = 8
    /// Done.
    case done = 9
    /// Emergency Call.
    case emergencyCall = 10
    /// Continue.
    case `continue` = 11
}

/// The appearances of the keyboard.
///
/// Raw values are Apple's.
public enum UIKeyboardAppearance: Int, Hashable, Sendable {
    /// The appearance of the interface.
    case `default` = 0
    /// Dark.
    case dark = 1
    /// Light.
    case light = 2
}

/// The options for autocorrection.
///
/// Raw values are Apple's.
public enum UITextAutocorrectionType: Int, Hashable, Sendable {
    /// The default of the language.
    case `default` = 0
    /// Off.
    case no = 1
    /// On.
    case yes = 2
}

/// The options for spell checking.
///
/// Raw values are Apple's.
public enum UITextSpellCheckingType: Int, Hashable, Sendable {
    /// On if autocorrection is on.
    case `default` = 0
    /// Off.
    case no = 1
    /// On.
    case yes = 2
}

/// The options for automatic capitalization.
///
/// Raw values are Apple's.
public enum UITextAutocapitalizationType: Int, Hashable, Sendable {
    /// No capitalization.
    case none = 0
    /// The first letter of each word.
    case words = 1
    /// The first letter of each sentence.
    case sentences = 2
    /// All letters.
    case allCharacters = 3
}

/// The options for smart quotes.
///
/// Raw values are Apple's.
public enum UITextSmartQuotesType: Int, Hashable, Sendable {
    /// The default of the language.
    case `default` = 0
    /// Off.
    case no = 1
    /// On.
    case yes = 2
}

/// The options for smart dashes, which replace two hyphens with a dash.
///
/// Raw values are Apple's.
public enum UITextSmartDashesType: Int, Hashable, Sendable {
    /// The default of the language.
    case `default` = 0
    /// Off.
    case no = 1
    /// On.
    case yes = 2
}

/// The options for smart insertion and deletion, which adjust spaces when words are pasted or removed.
///
/// Raw values are Apple's.
public enum UITextSmartInsertDeleteType: Int, Hashable, Sendable {
    /// The default of the language.
    case `default` = 0
    /// Off.
    case no = 1
    /// On.
    case yes = 2
}

/// The options for inline predictions.
///
/// Raw values are Apple's.
public enum UITextInlinePredictionType: Int, Hashable, Sendable {
    /// The default of the language.
    case `default` = 0
    /// Off.
    case no = 1
    /// On.
    case yes = 2
}

/// The rules for passwords that the system suggests.
///
/// Plumb stores the value and does not use it.
@preconcurrency @MainActor open class UITextInputPasswordRules: NSObject {
    /// The rules in Apple's syntax.
    public let passwordRulesDescriptor: String
    /// Creates rules from a descriptor in Apple's syntax.
    public required init(descriptor passwordRulesDescriptor: String) {
        self.passwordRulesDescriptor = passwordRulesDescriptor
    }
}

/// The meaning of a text, for the system's autofill.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
    /// Apple's name of the type.
    public let rawValue: String
    /// Creates a type from Apple's name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A full name.
    public static let name = UITextContentType(rawValue: "name")
    /// An email address.
    public static let emailAddress = UITextContentType(rawValue: "email")
    /// A telephone number.
    public static let telephoneNumber = UITextContentType(rawValue: "tel")
    /// A user name.
    public static let username = UITextContentType(rawValue: "username")
    /// A password.
    public static let password = UITextContentType(rawValue: "password")
    /// A new password.
    public static let newPassword = UITextContentType(rawValue: "new-password")
    /// A given name.
    public static let givenName = UITextContentType(rawValue: "given-name")
    /// A middle name.
    public static let middleName = UITextContentType(rawValue: "additional-name")
    /// A family name.
    public static let familyName = UITextContentType(rawValue: "family-name")
    /// A nickname.
    public static let nickname = UITextContentType(rawValue: "nickname")
    /// A job title.
    public static let jobTitle = UITextContentType(rawValue: "organization-title")
    /// The name of an organization.
    public static let organizationName = UITextContentType(rawValue: "organization")
    /// A location.
    public static let location = UITextContentType(rawValue: "location")
    /// A full street address.
    public static let fullStreetAddress = UITextContentType(rawValue: "street-address")
    /// The first line of a street address.
    public static let streetAddressLine1 = UITextContentType(rawValue: "address-line1")
    /// The second line of a street address.
    public static let streetAddressLine2 = UITextContentType(rawValue: "address-line2")
    /// A city.
    public static let addressCity = UITextContentType(rawValue: "address-level2")
    /// A state.
    public static let addressState = UITextContentType(rawValue: "address-level1")
    /// A city with its state.
    public static let addressCityAndState = UITextContentType(rawValue: "address-level1+2")
    /// A country.
    public static let countryName = UITextContentType(rawValue: "country-name")
    /// A postal code.
    public static let postalCode = UITextContentType(rawValue: "postal-code")
    /// A credit card number.
    public static let creditCardNumber = UITextContentType(rawValue: "cc-number")
    /// A URL.
    public static let URL = UITextContentType(rawValue: "url")
    /// A date of birth.
    public static let birthdate = UITextContentType(rawValue: "bday")
    /// A date and time.
    public static let dateTime = UITextContentType(rawValue: "date-time")
    /// A one-time code.
    public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
}

/// The keyboard settings of an object that accepts text.
///
/// Plumb has no keyboard and stores the values without using them.
@preconcurrency @MainActor public protocol UITextInputTraits: AnyObject {}

/// The stored keyboard settings of an object that accepts text.
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

/// The internal storage of the settings in `UITextInputTraits`.
@MainActor protocol TextInputTraitsKeeping: UITextInputTraits {
    var textInputTraits: TextInputTraits { get set }
}

extension UITextInputTraits {
    private var traits: TextInputTraits {
        get { (self as? any TextInputTraitsKeeping)?.textInputTraits ?? TextInputTraits() }
        set { (self as? any TextInputTraitsKeeping)?.textInputTraits = newValue }
    }

    /// The type of the keyboard.
    public var keyboardType: UIKeyboardType {
        get { traits.keyboardType }
        set { traits.keyboardType = newValue }
    }

    /// The title of the Return key.
    public var returnKeyType: UIReturnKeyType {
        get { traits.returnKeyType }
        set { traits.returnKeyType = newValue }
    }

    /// The appearance of the keyboard.
    public var keyboardAppearance: UIKeyboardAppearance {
        get { traits.keyboardAppearance }
        set { traits.keyboardAppearance = newValue }
    }

    /// The autocorrection option.
    public var autocorrectionType: UITextAutocorrectionType {
        get { traits.autocorrectionType }
        set { traits.autocorrectionType = newValue }
    }

    /// The spell checking option.
    public var spellCheckingType: UITextSpellCheckingType {
        get { traits.spellCheckingType }
        set { traits.spellCheckingType = newValue }
    }

    /// The automatic capitalization.
    public var autocapitalizationType: UITextAutocapitalizationType {
        get { traits.autocapitalizationType }
        set { traits.autocapitalizationType = newValue }
    }

    /// The meaning of the text, for autofill.
    public var textContentType: UITextContentType! {
        get { traits.textContentType }
        set { traits.textContentType = newValue }
    }

    /// The smart quotes option.
    public var smartQuotesType: UITextSmartQuotesType {
        get { traits.smartQuotesType }
        set { traits.smartQuotesType = newValue }
    }

    /// The smart dashes option.
    public var smartDashesType: UITextSmartDashesType {
        get { traits.smartDashesType }
        set { traits.smartDashesType = newValue }
    }

    /// The smart insertion and deletion option.
    public var smartInsertDeleteType: UITextSmartInsertDeleteType {
        get { traits.smartInsertDeleteType }
        set { traits.smartInsertDeleteType = newValue }
    }

    /// The inline prediction option.
    public var inlinePredictionType: UITextInlinePredictionType {
        get { traits.inlinePredictionType }
        set { traits.inlinePredictionType = newValue }
    }

    /// The rules for passwords that the system suggests.
    public var passwordRules: UITextInputPasswordRules? {
        get { traits.passwordRules }
        set { traits.passwordRules = newValue }
    }

    /// A Boolean value that indicates whether the Return key is disabled while there is no text.
    public var enablesReturnKeyAutomatically: Bool {
        get { traits.enablesReturnKeyAutomatically }
        set { traits.enablesReturnKeyAutomatically = newValue }
    }
}

extension UITextField: UITextInputTraits, TextInputTraitsKeeping {}
extension UITextView: UITextInputTraits, TextInputTraitsKeeping {}
extension UISearchBar: UITextInputTraits, TextInputTraitsKeeping {}
