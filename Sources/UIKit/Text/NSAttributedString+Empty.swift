import Foundation

extension NSAttributedString {
    /// Creates an empty attributed string.
    ///
    /// `NSAttributedString` in Foundation on Linux has no `init()`, and an extension cannot override one. An initializer whose only
    /// argument has a default value is called in the same way.
    public convenience init(characters: Void = ()) { self.init(string: "") }
}
