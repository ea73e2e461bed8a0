/// Two versions of a document; nil for one that there was not or is not any more.
struct DocumentComparison {
    let old: DocumentVersion?
    let new: DocumentVersion?

    /// A comparison of two versions.
    init(_ old: DocumentVersion?, _ new: DocumentVersion?) {
        self.old = old
        self.new = new
    }

    /// Returns whether one of the versions is a document: called one of Interface Builder's, or of YAML or JSON with
    /// views in it.
    func isOfDocuments(in objects: GitObjects) -> Bool {
        [new, old].contains { version in
            guard let version else { return false }
            if version.path.hasSuffix(".xib") || version.path.hasSuffix(".storyboard") { return true }
            guard case .success(let bytes) = version.read(from: objects) else { return false }
            return DocumentFolder.hasViews(bytes, file: version.path)
        }
    }

    /// What the old version is called in reports.
    var oldName: String { old?.name ?? "(none)" }
    /// What the new version is called in reports.
    var newName: String { new?.name ?? "(none)" }
}
