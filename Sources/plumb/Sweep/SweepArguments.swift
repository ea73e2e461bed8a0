import ArgumentParser
import InterfaceBuilder

/// A range of widths or heights on the command line: `280-1400`.
struct SweepRange {
    /// The values, in points.
    let values: ClosedRange<Int>

    init(_ values: ClosedRange<Int>) { self.values = values }

    /// Reads a range.
    init(argument: String) throws {
        let ends = argument.split(separator: "-", omittingEmptySubsequences: false).map { word in Int(word) }
        guard ends.count == 2, let low = ends[0], let high = ends[1], low >= 1, high <= Self.largest, low <= high else {
            throw ValidationError(
                "A range has two whole numbers of points from 1 to \(Self.largest), such as 280-1400.")
        }
        values = low...high
    }

    /// The largest length, in points.
    ///
    /// No screen of Apple is larger.
    private static let largest = 4000
}

/// The directions of a sweep.
enum SweptDirection: String, ExpressibleByArgument, CaseIterable {
    case leftToRight = "ltr"
    case rightToLeft = "rtl"
    case both

    /// The directions, in order.
    var directions: [LayoutOptions.Direction] {
        switch self {
        case .leftToRight: [.leftToRight]
        case .rightToLeft: [.rightToLeft]
        case .both: [.leftToRight, .rightToLeft]
        }
    }
}

/// The text sizes of a sweep: one, or all.
struct SweptTextSize: ExpressibleByArgument {
    /// The text sizes, in order.
    let sizes: [LayoutOptions.DynamicType]

    init(sizes: [LayoutOptions.DynamicType]) { self.sizes = sizes }

    init?(argument: String) {
        if argument == Self.all {
            sizes = LayoutOptions.DynamicType.allCases
        } else if let size = LayoutOptions.DynamicType(rawValue: argument) {
            sizes = [size]
        } else {
            return nil
        }
    }

    static var allValueStrings: [String] { LayoutOptions.DynamicType.allCases.map(\.rawValue) + [all] }

    var defaultValueDescription: String { sizes.count == 1 ? sizes[0].rawValue : Self.all }

    private static let all = "all"
}

extension DocumentSweep.Axis: ExpressibleByArgument {}
