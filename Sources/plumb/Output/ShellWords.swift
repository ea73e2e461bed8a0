import Foundation

extension [String] {
    /// The words of a command, quoted for a shell, so that they can be copied from a message.
    var shellWords: String {
        map { word in
            let isPlain = word.allSatisfy { $0.isLetter || $0.isNumber || "-_./,:=".contains($0) }
            return isPlain ? word : "'" + word.replacing("'", with: "'\\''") + "'"
        }.joined(separator: " ")
    }
}
