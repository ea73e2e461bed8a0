/// What is eliminated of a component: equations that are no links, and what the variables are that went with them.
struct Reduction: ~Copyable {
    /// The value of a variable that was eliminated: `offset + scale * root`, or a longer sum.
    struct Definition {
        var variable: Int32
        /// A variable, or -1 for none, or -2 minus the place of a longer sum in `sums`.
        var root: Int32
        var scale: Double
        var offset: Double
    }

    var elimination: Elimination
    /// The right-hand sides of the elimination's rows as they are after it.
    var rightSides = Buffer<Double>()
    /// The definitions of eliminated variables in the order of evaluation.
    var definitions = Buffer<Definition>()
    /// The definition of a local variable, or -1; empty before anything is defined.
    var definitionOf = Buffer<Int32>()
    /// Longer sums: a count, then places of variables; `sumCoefficients` beside them.
    var sums = Buffer<Int32>()
    var sumCoefficients = Buffer<Double>()

    /// An elimination of which nothing has been read off yet.
    init(elimination: consuming Elimination) { self.elimination = elimination }

    /// Writes the values of eliminated variables from those of the others.
    func writeValues(_ values: Buffer<Double>) {
        let (definitions, sums, sumCoefficients) = (definitions, sums, sumCoefficients)
        for index in 0..<definitions.count {
            let definition = definitions[index]
            var value = definition.offset
            if definition.root >= 0 {
                value += definition.scale * values[definition.root]
            } else if definition.root < -1 {
                let place = Int(-2 - definition.root)
                var entry = place &+ 1
                let end = entry &+ Int(sums[place])
                while entry < end {
                    value += sumCoefficients[entry] * values[sums[entry]]
                    entry &+= 1
                }
            }
            values[definition.variable] = value + 0
        }
    }

    /// Gives the memory back.
    mutating func deallocate() {
        elimination.deallocate()
        rightSides.deallocate()
        definitions.deallocate()
        definitionOf.deallocate()
        sums.deallocate()
        sumCoefficients.deallocate()
    }
}
