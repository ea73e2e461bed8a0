/// Two versions of a document; nil for one that did not exist or does not exist any more.
struct DocumentComparison {
    let old: DocumentVersion?
    let new: DocumentVersion?

    /// Creates a comparison of two versions.
    init(_ old: DocumentVersion?, _ new: DocumentVersion?) {
        self.old = old
        self.new = new
    }

    /// Returns whether one of the versions is a document: an Interface Builder document by its name, or YAML or JSON with views.
    func isOfDocuments(in objects: GitObjects) -> Bool {
        [new, old].contains { version in
            guard let version else { return false }
            if version.path.hasSuffix(".xib") || version.path.hasSuffix(".storyboard") { return true }
            guard case .success(let bytes) = version.read(from: objects) else { return false }
            return DocumentFolder.hasViews(bytes, file: version.path)
        }
    }

    /// The name of the old version in reports.
    var oldName: String { old?.name ?? "(none)" }
    /// The name of the new version in reports.
    var newName: String { new?.name ?? "(none)" }
}
