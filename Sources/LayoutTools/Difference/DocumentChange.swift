/// A change of an element of a document that the layout does not show, in words and as values.
public struct DocumentChange: Hashable, Sendable {
    /// The kinds of change.
    public enum Status: String, Hashable, Sendable {
        /// An element is new.
        case added
        /// An element is gone.
        case removed
        /// An element has changed.
        case changed
    }

    /// The change of a value.
    public struct Value: Hashable, Sendable {
        /// The name of the attribute, or `text`, `element`, `parent` or `position`.
        public let name: String
        /// The old value; nil for none.
        public let old: String?
        /// The new value; nil for none.
        public let new: String?
    }

    /// The kind of change.
    public let status: Status
    /// The id of the root view of the scene; nil outside the scenes.
    public let scene: String?
    /// The object to which the element belongs, as `Title (label) aaa-00-003`.
    public let object: String
    /// The id of the object; nil for the document itself.
    public let objectID: String?
    /// The name of the element, such as `outlet`.
    public let element: String
    /// The id of the element, or its key; nil if it has neither.
    public let elementID: String?
    /// The changed values; of an added or removed element, all its attributes.
    public let values: [Value]
    /// The change in words, to be read after the object.
    public let text: String
}
