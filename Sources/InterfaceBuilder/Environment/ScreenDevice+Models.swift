/// The products with each screen, by their commercial names.
extension ScreenDevice {
    /// The products with this screen, oldest first.
    public var models: [String] { Self.models[id] ?? [] }

    /// Returns the device for a name in documents, such as `retina6_12`, or for a product, such as `iPhone 15 Pro`; nil if it is unknown.
    ///
    /// The comparison of products ignores case, spaces, brackets, hyphens and inch marks. `gen` or a number alone means the generation.
    /// Without a generation, the result is the newest one with a known screen.
    public static func matching(_ name: String) -> ScreenDevice? {
        named(name) ?? product(called: name)?.device
    }

    /// Returns the official name of a product and its screen; nil for names in documents and unknown names.
    public static func product(called name: String) -> (name: String, device: ScreenDevice)? {
        let wanted = key(name)
        for device in all {
            if let model = device.models.first(where: { model in key(model) == wanted }) { return (model, device) }
        }
        return newest.first { product in key(product.name) == wanted }.flatMap { product in
            named(product.id).map { device in (product.name, device) }
        }
    }

    /// The names of all devices: first those in documents, then those of products.
    public static var names: [String] { all.map(\.id) + productNames }

    /// All names of products, with those without a generation last.
    static var productNames: [String] { all.flatMap(\.models) + newest.map { product in product.name } }

    /// Returns the letters, digits and points of a name, which distinguish products.
    ///
    /// A number after a word is a generation, as in everyday use: an `iPad mini 6` is an `iPad mini (6th generation)`. After a screen size,
    /// a number remains a number.
    static func key(_ name: String) -> String {
        let words = name.lowercased().split { letter in !letter.isLetter && !letter.isNumber && letter != "." }
            .map { word in word.split(separator: "inch", omittingEmptySubsequences: false).joined() }
        var key = ""
        var index = 0
        while index < words.count {
            let isBeforeGeneration = index + 1 < words.count && words[index + 1].hasPrefix("gen")
            if isBeforeGeneration, key.last?.isLetter == true, let number = number(ofOrdinal: words[index]) {
                key += number
                index += 2
            } else {
                key += words[index]
                index += 1
            }
        }
        return key.split(separator: "generation", omittingEmptySubsequences: false).joined(separator: "gen")
    }

    /// Returns the digits of a word like `6th`, or nil for any other word.
    private static func number(ofOrdinal word: String) -> Substring? {
        let digits = word.prefix { letter in letter.isNumber }
        let isOrdinal = ["st", "nd", "rd", "th"].contains(word.dropFirst(digits.count))
        return digits.isEmpty || !isOrdinal ? nil : digits
    }

    /// The products without a generation in their names, each with its newest known screen.
    private static let newest: [(name: String, id: String)] = [
        ("iPhone SE", "retina4_7"), ("iPod touch", "retina4_0"), ("iPad", "ipad10_9rounded"),
        ("iPad Air", "ipad10_9rounded"),
        ("iPad Air 11-inch", "ipad10_9rounded"), ("iPad Air 13-inch", "ipad12_9rounded"),
        ("iPad mini", "ipad8_3rounded"), ("iPad Pro 9.7-inch", "ipad9_7"), ("iPad Pro 10.5-inch", "ipad10_5"),
        ("iPad Pro 11-inch", "ipad11_1rounded"), ("iPad Pro 12.9-inch", "ipad12_9rounded"),
        ("iPad Pro 13-inch", "ipad13_0rounded"),
    ]

    private static let models: [String: [String]] = [
        "retina3_5": ["iPhone 4", "iPod touch (4th generation)", "iPhone 4s"],
        "retina4_0": [
            "iPhone 5", "iPhone 5c", "iPhone 5s", "iPod touch (5th generation)", "iPod touch (6th generation)",
            "iPhone SE (1st generation)", "iPod touch (7th generation)",
        ],
        "retina4_7": [
            "iPhone 6", "iPhone 6s", "iPhone 7", "iPhone 8", "iPhone SE (2nd generation)", "iPhone SE (3rd generation)",
        ],
        "retina5_5": ["iPhone 6 Plus", "iPhone 6s Plus", "iPhone 7 Plus", "iPhone 8 Plus"],
        "retina5_4": ["iPhone 12 mini", "iPhone 13 mini"],
        "retina5_9": ["iPhone X", "iPhone XS", "iPhone 11 Pro"],
        "retina6_0": [
            "iPhone 12", "iPhone 12 Pro", "iPhone 13", "iPhone 13 Pro", "iPhone 14", "iPhone 16e",
            "iPhone 17e",
        ],
        "retina6_12": ["iPhone 14 Pro", "iPhone 15", "iPhone 15 Pro", "iPhone 16"],
        "retina6_3": ["iPhone 16 Pro", "iPhone 17", "iPhone 17 Pro"],
        "retina6_1": ["iPhone XR", "iPhone 11"],
        "retina6_5": ["iPhone XS Max", "iPhone 11 Pro Max"],
        "retina6_54": ["iPhone Air"],
        "retina6_7": ["iPhone 12 Pro Max", "iPhone 13 Pro Max", "iPhone 14 Plus"],
        "retina6_72": ["iPhone 14 Pro Max", "iPhone 15 Plus", "iPhone 15 Pro Max", "iPhone 16 Plus"],
        "retina6_9": ["iPhone 16 Pro Max", "iPhone 17 Pro Max"],
        "ipad7_9": [
            "iPad mini 2", "iPad mini 3", "iPad mini 4", "iPad mini (5th generation)",
        ],
        "ipad8_3rounded": ["iPad mini (6th generation)", "iPad mini (A17 Pro)"],
        "ipad9_7": [
            "iPad Air (1st generation)", "iPad Air 2", "iPad Pro 9.7-inch", "iPad (5th generation)",
            "iPad (6th generation)",
        ],
        "ipad10_2": ["iPad (7th generation)", "iPad (8th generation)", "iPad (9th generation)"],
        "ipad10_9rounded": [
            "iPad Air (4th generation)", "iPad Air (5th generation)", "iPad (10th generation)", "iPad (A16)",
            "iPad Air 11-inch (M2)", "iPad Air 11-inch (M3)",
        ],
        "ipad10_5": ["iPad Pro 10.5-inch", "iPad Air (3rd generation)"],
        "ipad11_0rounded": [
            "iPad Pro 11-inch (1st generation)", "iPad Pro 11-inch (2nd generation)",
            "iPad Pro 11-inch (3rd generation)", "iPad Pro 11-inch (4th generation)",
        ],
        "ipad11_1rounded": ["iPad Pro 11-inch (M4)", "iPad Pro 11-inch (M5)"],
        "ipad12_9": ["iPad Pro 12.9-inch (1st generation)", "iPad Pro 12.9-inch (2nd generation)"],
        "ipad12_9rounded": [
            "iPad Pro 12.9-inch (3rd generation)", "iPad Pro 12.9-inch (4th generation)",
            "iPad Pro 12.9-inch (5th generation)", "iPad Pro 12.9-inch (6th generation)",
            "iPad Air 13-inch (M2)", "iPad Air 13-inch (M3)",
        ],
        "ipad13_0rounded": ["iPad Pro 13-inch (M4)", "iPad Pro 13-inch (M5)"],
        "appleTV": ["Apple TV"],
    ]
}
