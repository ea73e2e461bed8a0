extension DocumentStrings.Language {
    /// Returns a text of the document in a pseudolanguage, or nil for other languages.
    func pseudo(_ text: String) -> String? {
        switch self {
        case .doubleLength: text.isEmpty ? text : text + " " + text
        case .accented: String(text.map { letter in Self.accents[letter] ?? letter })
        case .document, .named: nil
        }
    }

    private static let accents: [Character: Character] = Dictionary(
        uniqueKeysWithValues: zip(
            "AaBbCcDdEeFfGgHhIiJjKkLlMmNnOoPpQqRrSsTtUuVvWwXxYyZz",
            "ÅåɃƀÇçÐðÉéƑƒĜĝĤĥÎîĴĵĶķĹĺṀṁÑñÖöÞþǪǫŘřŠšŢţÛûṼṽŴŵẊẋÝýŽž"))
}
