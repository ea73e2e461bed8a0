/// The eliminated equations of a component, which are not links, and the definitions of the eliminated variables.
struct Reduction: ~Copyable {
    /// The value of an eliminated variable: `offset + scale * root`, or a longer sum.
    struct Definition {
        var variable: Int32
        /// A variable, or -1 for none, or -2 minus the index of a longer sum in `sums`.
        var root: Int32
        var scale: Double
        var offset: Double
    }

    var elimination: Elimination
    /// The right-hand sides of the elimination's rows after it.
    @Owned var rightSides = Buffer<Double>()
    /// The definitions of eliminated variables in the order of evaluation.
    @Owned var definitions = Buffer<Definition>()
    /// The definition of each local variable, or -1; empty before any definition.
    @Owned var definitionOf = Buffer<Int32>()
    /// The longer sums: a count, then indices of variables, with their coefficients in `sumCoefficients`.
    @Owned var sums = Buffer<Int32>()
    @Owned var sumCoefficients = Buffer<Double>()

    /// Creates a reduction without definitions.
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
}
