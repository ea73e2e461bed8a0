import InterfaceBuilder

/// Numbers that are equal for elements with equal content, whatever the order of their attributes.
struct TreeContents {
    /// A number for each element with everything inside, by index.
    private(set) var hashes: [UInt64]
    /// The same without the id of the element itself.
    private(set) var namelessHashes: [UInt64]

    /// Computes the numbers of a document.
    ///
    /// - Complexity: Linear in the size of the document.
    init(_ tree: DocumentTree) {
        hashes = Array(repeating: 0, count: tree.elements.count)
        namelessHashes = hashes
        // Children come after their parents.
        for index in tree.elements.indices.reversed() {
            let element = tree.elements[index]
            var sum = Self.hash(element.name) &* 31 &+ Self.hash(element.text)
            for child in element.children { sum = (sum ^ hashes[child]) &* 0x100_0000_01B3 }
            var nameless = sum
            for attribute in element.attributes {
                let number = Self.mixed(Self.hash(attribute.name) &* 17 &+ Self.hash(attribute.value))
                sum &+= number
                if attribute.name != "id" { nameless &+= number }
            }
            hashes[index] = Self.mixed(sum)
            namelessHashes[index] = Self.mixed(nameless)
        }
    }

    /// The 64-bit FNV-1a hash of a text, which is the same in every run.
    private static func hash(_ text: String) -> UInt64 {
        var text = text
        return text.withUTF8 { bytes in
            bytes.reduce(0xCBF2_9CE4_8422_2325) { hash, byte in (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
        }
    }

    private static func mixed(_ number: UInt64) -> UInt64 {
        let first = (number ^ (number >> 33)) &* 0xFF51_AFD7_ED55_8CCD
        return first ^ (first >> 33)
    }
}
