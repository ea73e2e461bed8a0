import Diagnostics

/// A document as a tree of elements with attributes, whatever its format is.
///
/// It holds everything that has a meaning, and nothing of the formatting. Tools compare and merge documents by it.
/// Elements of an Interface Builder document have the indices of its `XMLTree`.
public struct DocumentTree: Sendable {
    /// An attribute of an element.
    public struct Attribute: Hashable, Sendable {
        /// The name.
        public let name: String
        /// The value, with decoded character references.
        public let value: String
    }

    /// An element.
    public struct Element: Sendable {
        /// The name: that of an XML element, or the key of a YAML mapping.
        public let name: String
        /// The id, which is unique in the document; nil if the element has none.
        public let id: String?
        /// The name among the elements of its parent, such as its key; nil if it has none.
        public let key: String?
        /// The attributes, in the order of the text.
        public let attributes: [Attribute]
        /// The text directly inside the element; empty for white space around child elements.
        public let text: String
        /// The parent, by index; nil for the root.
        public let parent: Int?
        /// The child elements, by index, in the order of the text.
        public internal(set) var children: [Int] = []
        /// A Boolean value that indicates whether its position among its siblings has a meaning.
        public let isOrdered: Bool

        /// Returns the value of an attribute; nil if there is no such attribute.
        public func value(_ name: String) -> String? {
            attributes.first { attribute in attribute.name == name }?.value
        }

        /// A Boolean value that indicates whether it only groups other elements, such as `subviews`.
        public var isContainer: Bool { id == nil && key == nil && attributes.isEmpty && text.isEmpty }
    }

    /// The elements, parents before their children.
    ///
    /// The first is the root.
    public internal(set) var elements: [Element] = []

    /// Adds an element below its parent.
    mutating func add(_ element: Element) -> Int {
        let index = elements.count
        elements.append(element)
        if let parent = element.parent { elements[parent].children.append(index) }
        return index
    }
}

extension DocumentTree {
    /// Reads a document of any format; nil if it cannot be read.
    ///
    /// - Complexity: Linear in the number of bytes.
    public static func read(_ bytes: [UInt8], file: String) -> DocumentTree? {
        DocumentFormats.standard.format(of: bytes, file: file)?.tree(of: bytes, file: file)
    }
}
