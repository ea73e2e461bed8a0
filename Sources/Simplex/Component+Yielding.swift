/// The column that yields if one required inequality fails.
///
/// A narrow cell clips the label with the lowest resistance. The price of a move is the highest priority against it. If this label has a
/// lower price than any other column that would help, the result is the only optimum. Priorities are compared before amounts.
extension Component {
    /// Moves one column as far as a failed row requires, as one more step.
    ///
    /// Returns false if the column is not clear.
    mutating func giveWay(
        to place: Int, _ foresight: inout Foresight, _ storage: borrowing Storage, in scratch: inout Arena
    ) -> Bool {
        let constraint = foresight.rows[place]
        let (record, (error, rounding)) = (
            storage.constraints[constraint], error(of: constraint, foresight, storage)
        )
        guard error > rounding, record.forbids(record.relation < 0 ? 1 : -1), readRow(constraint, storage) != nil
        else { return false }
        let shares = Buffer<Double>(zeros: foresight.columns.count, in: &scratch)
        for place in 0..<multiples.entries.count {
            shares[multiples.entries[place].root] = multiples.entries[place].coefficient
        }
        guard spread(shares, foresight, storage),
            let column = cheapest(shares, isTooLarge: record.relation < 0, foresight, storage, in: &scratch)
        else { return false }
        foresight.forgetPlaces(and: column)
        foresight.columns[column].isYielding = true
        foresight.steps.append(Foresight.Step(constraint: constraint))
        foresight.rows[place] = -1
        return true
    }

    /// Replaces the shares of columns that equations determine by shares of the other columns.
    ///
    /// Returns false if it is unclear whether a share cancels.
    private mutating func spread(
        _ shares: Buffer<Double>, _ foresight: Foresight, _ storage: borrowing Storage
    ) -> Bool {
        var index = foresight.steps.count
        while index > 0 {
            index -= 1
            let (constraint, column) = (foresight.steps[index].constraint, foresight.steps[index].column)
            let share = shares[column]
            if share == 0 { continue }
            // An optional constraint could yield itself.
            guard storage.constraints[constraint].isEquation, readRow(constraint, storage) != nil else { return false }
            let entries = multiples.entries
            var pivot = 0.0
            for place in 0..<entries.count where entries[place].root == column { pivot = entries[place].coefficient }
            for place in 0..<entries.count where entries[place].root != column {
                let (other, change) = (entries[place].root, share * entries[place].coefficient / pivot)
                let sum = shares[other] - change
                if sum != 0, !Double.isClear(sum, parts: abs(change)) { return false }
                shares[other] = sum
            }
            shares[column] = 0
        }
        return true
    }

    /// Returns the column with the lowest price of a move so that the sum of all shares decreases or increases.
    ///
    /// Returns nil if two columns have the same price, or the cheapest move is forbidden. Returns nil too if its share is so small that the
    /// program would take it for rounding.
    private func cheapest(
        _ shares: Buffer<Double>, isTooLarge: Bool, _ foresight: Foresight, _ storage: borrowing Storage,
        in scratch: inout Arena
    ) -> Int32? {
        let prices = Buffer<Double>(zeros: shares.count, in: &scratch)
        for index in 0..<foresight.asks.count {
            let ask = foresight.asks[index]
            let share = shares[ask.column]
            if share == 0 || ask.place != foresight.columns[ask.column].value { continue }
            let sinks = (share > 0) == isTooLarge
            guard sinks ? ask.isDearBelow : ask.isDearAbove else { continue }
            let record = storage.constraints[ask.constraint]
            prices[ask.column] = max(
                prices[ask.column], sinks == ask.isTurned ? record.positivePriority : record.negativePriority)
        }
        var (best, isOnly): (Int32, Bool) = (-1, false)
        var largest = 0.0
        for column in 0..<Int32(shares.count) where shares[column] != 0 {
            largest = max(largest, abs(shares[column]))
            if best >= 0, prices[column] == prices[best] { isOnly = false }
            if best < 0 || prices[column] < prices[best] { (best, isOnly) = (column, true) }
        }
        guard isOnly, abs(shares[best]) > 1e-9 * largest else { return nil }
        return prices[best] > 0 && prices[best] < Priority.required.value ? best : nil
    }
}
