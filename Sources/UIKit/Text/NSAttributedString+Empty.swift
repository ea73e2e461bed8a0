import Foundation

extension NSAttributedString {
    /// An empty text.
    ///
    /// Foundation on Linux inherits no `init()`, which an extension may not override: one whose only argument may be left out is
    /// called in the same way.
    public convenience init(characters: Void = ()) { self.init(string: "") }
}
