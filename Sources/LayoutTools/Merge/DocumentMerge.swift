import Diagnostics
import InterfaceBuilder

/// The merge of two versions of an Interface Builder document that have a common base.
///
/// Elements are matched by kind and id, and each attribute and list of elements is merged by itself. The text is that
/// of ours, byte for byte, except for the parts that theirs changed.
public struct DocumentMerge: Sendable {
    /// A difference between the versions that needs a decision, or that the merge decided by a rule.
    public struct Conflict: Hashable, Sendable {
        /// The object to which the element belongs, as `Title (label) aaa-00-003`.
        public let object: String
        /// The conflict in words, to be read after the object.
        public let text: String
    }

    /// The merged document; conflicts are both versions between markers.
    public let text: String
    /// The merged document with all conflicts resolved by ours.
    public let textOfOurs: String
    /// The merged document with all conflicts resolved by theirs.
    public let textOfTheirs: String
    /// The conflicts.
    public let conflicts: [Conflict]
    /// The derived values that both versions changed differently, and that a rule decided.
    public let settled: [Conflict]

    /// The names of both versions in conflict markers.
    public struct Labels: Sendable {
        /// The name of ours.
        public let ours: String
        /// The name of theirs.
        public let theirs: String

        /// Creates names; the defaults are `ours` and `theirs`.
        public init(ours: String = "ours", theirs: String = "theirs") {
            (self.ours, self.theirs) = (ours, theirs)
        }
    }

    /// Merges three versions of a document.
    ///
    /// - Complexity: Linear in the size of the documents, except for long lists in another order.
    public init(base: XMLTree, ours: XMLTree, theirs: XMLTree, labels: Labels = Labels()) {
        let nodes = MergeNodes(base: DocumentTree(base), ours: DocumentTree(ours), theirs: DocumentTree(theirs))
        let plan = MergePlan(nodes)
        let writer = MergeWriter(plan: plan, trees: (base, ours, theirs), labels: (labels.ours, labels.theirs))
        text = String(decoding: writer.bytes(.markers), as: UTF8.self)
        textOfOurs = plan.conflicts.isEmpty ? text : String(decoding: writer.bytes(.ours), as: UTF8.self)
        textOfTheirs = plan.conflicts.isEmpty ? text : String(decoding: writer.bytes(.theirs), as: UTF8.self)
        guard !plan.conflicts.isEmpty || !plan.settled.isEmpty else {
            (conflicts, settled) = ([], [])
            return
        }
        let wording = MergeWording(
            nodes,
            [base, ours, theirs].map { tree in InterfaceDocument.read(tree.bytes, file: tree.file ?? "").document })
        conflicts = plan.conflicts.map(wording.conflict)
        settled = plan.settled.map(wording.conflict)
    }
}
