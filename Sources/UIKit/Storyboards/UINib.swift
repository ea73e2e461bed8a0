import Foundation

/// A compiled nib file.
///
/// Only Apple's tools compile nib files, and Plumb does not read them. The module `InterfaceBuilder` reads the source documents. A
/// nib stores its name; instantiating it is reported as misuse with Apple's text.
@preconcurrency @MainActor open class UINib: NSObject {
    private let name: String
    private let bundle: Bundle

    /// The options for the instantiation of a nib.
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        /// Apple's name of the option.
        public let rawValue: String
        /// Creates an option from Apple's name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The external objects that the nib refers to.
        ///
        /// Plumb does not use it.
        public static let externalObjects = OptionsKey(rawValue: "UINibProxiedObjectsKey")
    }

    /// Creates a nib by name in a bundle, by default the main bundle.
    public init(nibName name: String, bundle bundleOrNil: Bundle?) {
        (self.name, bundle) = (name, bundleOrNil ?? .main)
    }

    /// Reports misuse and returns an empty array, because Plumb does not read compiled nib files.
    open func instantiate(withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil) -> [Any] {
        bundle.reportMissingNib(name)
        return []
    }
}

extension Bundle {
    /// Reports misuse and returns nil, because Plumb does not read compiled nib files.
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
    /// Registers a nib for the cells of a reuse identifier.
    ///
    /// Plumb reads no nib and uses plain cells.
    public func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
        register(nib.map { _ in UITableViewCell.self }, forCellReuseIdentifier: identifier)
    }
    /// Registers a nib for the headers and footers of a reuse identifier.
    ///
    /// Plumb reads no nib and uses plain views.
    public func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
        register(nib.map { _ in UITableViewHeaderFooterView.self }, forHeaderFooterViewReuseIdentifier: identifier)
    }
}

extension UICollectionView {
    /// Registers a nib for the cells of a reuse identifier.
    ///
    /// Plumb reads no nib and uses plain cells.
    public func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
        register(nib.map { _ in UICollectionViewCell.self }, forCellWithReuseIdentifier: identifier)
    }
    /// Registers a nib for the supplementary views of a kind and a reuse identifier.
    ///
    /// Plumb reads no nib and uses plain views.
    public func register(
        _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
    ) {
        register(
            nib.map { _ in UICollectionReusableView.self }, forSupplementaryViewOfKind: kind,
            withReuseIdentifier: identifier)
    }
}
