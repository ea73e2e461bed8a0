/// Doubt about the values.
extension Engine {
    /// A Boolean value that indicates whether rounding may have decided values of a component.
    var isDoubtful: Bool {
        for index in 0..<components.count {
            guard let component = components[index] else { continue }
            if component.pointee.isUncertain || component.pointee.hasWideNumbers(storage) { return true }
        }
        return false
    }
}

extension Component {
    /// The ratio of numbers above which sixteen digits do not suffice for differences of small numbers beside large ones.
    private static var widestRange: Double { 1e9 }

    /// Returns whether the weights, factors or constants of the constraints differ by more than nine powers of ten.
    func hasWideNumbers(_ storage: borrowing Storage) -> Bool {
        var (scales, factors, constants) = (Range(), Range(), Range())
        for place in 0..<constraints.count {
            let record = storage.constraints[constraints[place]]
            scales.note(record.scale)
            constants.note(record.constant * record.scale)
            constants.note(record.constant)
            for term in record.terms { factors.note(storage.termCoefficients[term] * record.scale) }
        }
        return scales.isWide || factors.isWide || constants.isWide
    }

    /// The least and the largest absolute value of some numbers.
    private struct Range {
        private var least = Double.infinity
        private var largest = 0.0

        mutating func note(_ number: Double) {
            if number == 0 { return }
            least = min(least, abs(number))
            largest = max(largest, abs(number))
        }

        var isWide: Bool { largest > widestRange * least }
    }
}
