import Diagnostics

/// The devices that an unknown name probably means.
extension ScreenDevice {
    /// Returns at most three device names near an unknown one, nearest first; empty if none is near.
    ///
    /// First come products that differ only in numbers, such as `iPhone 17` for `iPhone 99`. Then come those that begin
    /// with the name, newest first, and the one with the most similar spelling.
    public static func names(near name: String) -> [String] {
        let wanted = key(name)
        guard !wanted.isEmpty else { return [] }
        let products = Product.all
        let sought = Product(name: name, key: wanted)
        let ofOtherNumbers = products.filter { $0.words == sought.words && $0.numbers.count == sought.numbers.count }
        if !ofOtherNumbers.isEmpty {
            return Product.names(ofOtherNumbers) { one, other in
                one.distance(to: sought).lexicographicallyPrecedes(other.distance(to: sought))
            }
        }
        let longer = products.filter { $0.key.hasPrefix(wanted) }
        if !longer.isEmpty {
            return Product.names(longer) { one, other in
                let numbers = (one.numbers.first ?? 0, other.numbers.first ?? 0)
                return numbers.0 != numbers.1 ? numbers.0 > numbers.1 : one.key.utf8.count < other.key.utf8.count
            }
        }
        if let near = Spelling.nearest(to: wanted, among: products.map(\.key)) {
            return products.filter { $0.key == near }.map(\.name)
        }
        return Spelling.nearest(to: name, among: all.map(\.id)).map { [$0] } ?? []
    }

    /// A product's name, split into parts for a comparison.
    private struct Product {
        let name: String
        let key: String
        /// The words around the numbers, such as `iphone` and `pro`.
        private(set) var words: [String] = [""]
        private(set) var numbers: [Double] = []

        /// All names of products, each spelling once, the newest products last.
        static var all: [Product] {
            var keys: Set<String> = []
            return ScreenDevice.productNames.map { name in Product(name: name, key: ScreenDevice.key(name)) }
                .filter { product in keys.insert(product.key).inserted }
        }

        init(name: String, key: String) {
            self.name = name
            self.key = key
            var digits = ""
            for letter in key + " " {
                if letter.isNumber || letter == "." {
                    digits.append(letter)
                    continue
                }
                if let number = Double(digits) {
                    numbers.append(number)
                    words.append("")
                }
                digits = ""
                if letter != " " { words[words.count - 1].append(letter) }
            }
        }

        func distance(to other: Product) -> [Double] { zip(numbers, other.numbers).map { abs($0 - $1) } }

        /// Returns the names of the first three in an order.
        ///
        /// Equal products keep their order.
        static func names(_ products: [Product], by precedes: (Product, Product) -> Bool) -> [String] {
            products.sorted(by: precedes).prefix(3).map(\.name)
        }
    }
}
