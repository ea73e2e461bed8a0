import Foundation

/// A compiled document of views.
///
/// Only Apple's tools compile documents, and none is read here: `InterfaceBuilder` reads them as they are written. A nib is its name;
/// asking it for views is misuse with Apple's text.
@preconcurrency @MainActor open class UINib: NSObject {
    private let name: String
    private let bundle: Bundle

    /// What a nib may be instantiated with.
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        /// Apple's name.
        public let rawValue: String
        /// An option of Apple's name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The objects that the document refers to.
        public static let externalObjects = OptionsKey(rawValue: "UINibProxiedObjectsKey")
    }

    /// The nib of a name in a bundle, the main one unless another is given.
    public init(nibName name: String, bundle bundleOrNil: Bundle?) {
        (self.name, bundle) = (name, bundleOrNil ?? .main)
    }

    /// Misuse, answered with nothing: there are no compiled documents.
    open func instantiate(withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil) -> [Any] {
        bundle.reportMissingNib(name)
        return []
    }
}

extension Bundle {
    /// Misuse, answered with nil: there are no compiled documents.
    @MainActor @discardableResult
    public func loadNibNamed(
        _ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil
    ) -> [Any]? {
        reportMissingNib(name)
        return nil
    }

    @MainActor fileprivate func reportMissingNib(_ name: String) {
        LayoutMisuse(
            .internalInconsistency,
            "Could not load NIB in bundle: 'NSBundle <\(bundlePath)> (loaded)' with name '\(name)'"
        ).report()
    }
}

extension UITableView {
    /// Says from which nib the cells of an identifier come: a plain cell, since no nib is read.
    public func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
        register(nib.map { _ in UITableViewCell.self }, forCellReuseIdentifier: identifier)
    }
    /// Says from which nib the headers and footers of an identifier come: a plain view, since no nib is read.
    public func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
        register(nib.map { _ in UITableViewHeaderFooterView.self }, forHeaderFooterViewReuseIdentifier: identifier)
    }
}

extension UICollectionView {
    /// Says from which nib the cells of an identifier come: a plain cell, since no nib is read.
    public func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
        register(nib.map { _ in UICollectionViewCell.self }, forCellWithReuseIdentifier: identifier)
    }
    /// Says from which nib the views of a kind and an identifier come: a plain view, since no nib is read.
    public func register(
        _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
    ) {
        register(
            nib.map { _ in UICollectionReusableView.self }, forSupplementaryViewOfKind: kind,
            withReuseIdentifier: identifier)
    }
}
