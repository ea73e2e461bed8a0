import Foundation

/// The section index of a list of names: the English letters and `#`, as Apple's for that language.
///
/// The methods that sort objects by selectors are not declared, because Swift has no selectors on this platform.
@preconcurrency @MainActor open class UILocalizedIndexedCollation: NSObject {
    private static let english = UILocalizedIndexedCollation()
    /// Returns the collation of the user's language; in Plumb always the English one.
    open class func current() -> UILocalizedIndexedCollation { english }

    /// The titles of the sections.
    open var sectionTitles: [String] { "ABCDEFGHIJKLMNOPQRSTUVWXYZ#".map(String.init) }
    /// The titles of the section index beside the list.
    open var sectionIndexTitles: [String] { sectionTitles }
    /// Returns the section for an entry of the section index.
    open func section(forSectionIndexTitle indexTitleIndex: Int) -> Int { indexTitleIndex }
}
