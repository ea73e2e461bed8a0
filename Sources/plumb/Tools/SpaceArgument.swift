import ArgumentParser
import LayoutTools

/// The value of `--top`, `--width` and similar options: a number of points, a word, or an unreadable value.
///
/// The argument parser treats an unreadable value as another argument and a negative number as an option. It also drops
/// a value after an equals sign if the value is optional. So the arguments are normalized first.
enum SpaceArgument: ExpressibleByArgument, CustomStringConvertible, Hashable {
    /// A space.
    case space(PinnedSpace)
    /// An unknown word.
    case unreadable(String)

    /// The largest number of points that is taken, as for the size of a root view.
    static let greatest = 100_000.0

    private static let names = ["--top", "--leading", "--bottom", "--trailing", "--width", "--height"]
    private static let valued = ["--views", "--output"]
    /// A character that begins no argument of a command.
    private static let mark: Character = "\0"

    init?(argument: String) {
        if argument.first == Self.mark {
            self = .unreadable(String(argument.dropFirst()))
        } else if let space = Self.space(argument) {
            self = .space(space)
        } else {
            return nil
        }
    }

    /// Returns whether an option gives a size, not a space.
    static func isSize(_ name: String) -> Bool { name == "width" || name == "height" }

    /// The space; nil for an unknown word.
    var space: PinnedSpace? { if case .space(let space) = self { space } else { nil } }

    /// The number of points, if the value is a number.
    var points: Double? { if case .space(.points(let number)) = self { number } else { nil } }

    /// The word or number for the space.
    var description: String {
        switch self {
        case .space(.current): return "current"
        case .space(.standard): return "standard"
        case .space(.points(let number)): return "\(number)"
        case .unreadable(let word): return word
        }
    }

    private static func space(_ word: String) -> PinnedSpace? {
        switch word {
        case "standard": return .standard
        case "current": return .current
        default:
            // A minus sign copied from a text is treated as the one on the keyboard.
            let number = Double(word.first == "−" ? "-" + word.dropFirst() : word)
            return number.flatMap { $0.isFinite ? .points($0) : nil }
        }
    }

    // MARK: Before the parser

    /// Returns arguments in which every value of the options of `plumb pin` is separate, in a form that the parser accepts.
    static func separated(_ arguments: [String]) -> [String] {
        guard arguments.first == "pin" else { return arguments }
        var separated: [String] = []
        for (place, argument) in arguments.enumerated() {
            if let name = names.first(where: { argument.hasPrefix($0 + "=") }) {
                separated += [name, parsable(String(argument.dropFirst(name.count + 1)))]
            } else if place > 0, names.contains(arguments[place - 1]), isValue(place, in: arguments) {
                separated.append(parsable(argument))
            } else {
                separated.append(argument)
            }
        }
        return separated
    }

    private static func parsable(_ word: String) -> String {
        guard space(word) != nil else { return String(mark) + word }
        return word.first == "-" ? "−" + word.dropFirst() : word
    }

    /// Returns whether a word after an option is its value.
    ///
    /// It has the form of a value, or another argument names the document.
    private static func isValue(_ place: Int, in arguments: [String]) -> Bool {
        let word = arguments[place]
        if space(word) != nil { return true }
        guard !word.hasPrefix("-") else { return false }
        return arguments.indices.dropFirst().contains { other in
            guard other != place, !arguments[other].hasPrefix("-") else { return false }
            let before = arguments[other - 1]
            return !valued.contains(before) && !(names.contains(before) && space(arguments[other]) != nil)
        }
    }
}
