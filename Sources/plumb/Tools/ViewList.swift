import ArgumentParser

/// Identifiers or names of views with commas between them, as `--views a,b` takes them.
struct ViewList: ExpressibleByArgument, Hashable {
    let words: [String]

    init?(argument: String) {
        words = argument.split(separator: ",").map { word in
            String(word.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
        }
        guard !words.isEmpty, words.allSatisfy({ !$0.isEmpty }) else { return nil }
    }
}
