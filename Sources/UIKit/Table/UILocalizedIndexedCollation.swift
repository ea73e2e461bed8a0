import Foundation

/// The letters beside a list of names: those of English and a sign for all others, as Apple's are for that language.
///
/// What sorts objects by selectors is not declared, for Swift has none here.
@preconcurrency @MainActor open class UILocalizedIndexedCollation: NSObject {
    private static let english = UILocalizedIndexedCollation()
    /// The letters of the user's language.
    open class func current() -> UILocalizedIndexedCollation { english }

    /// What sections are called.
    open var sectionTitles: [String] { "ABCDEFGHIJKLMNOPQRSTUVWXYZ#".map(String.init) }
    /// What stands beside the list.
    open var sectionIndexTitles: [String] { sectionTitles }
    /// The section that a letter beside the list leads to.
    open func section(forSectionIndexTitle indexTitleIndex: Int) -> Int { indexTitleIndex }
}
