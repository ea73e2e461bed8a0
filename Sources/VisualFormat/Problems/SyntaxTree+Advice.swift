import Diagnostics

extension SyntaxTree {
    /// The problems as findings with notes and fix-its, at lines and columns of the format.
    ///
    /// Names of views and metrics are those that the format could have used; without them there is no "did you mean".
    public func diagnostics(
        for problems: [Problem], viewNames: [String] = [], metricNames: [String] = [], file: String? = nil
    ) -> [Diagnostic] {
        let text = SourceText(source, file: file)
        return advised(problems, viewNames: viewNames, metricNames: metricNames).map { problem, advice in
            Diagnostic(
                id: problem.id, severity: .error, message: problem.message, location: text.location(of: problem.offset),
                notes: advice.notes, fixIts: advice.fixIts)
        }
    }

    /// Problems with what to say beside them; of those that one edit mends together, as all blanks, only the first.
    public func advised(
        _ problems: [Problem], viewNames: [String] = [], metricNames: [String] = []
    ) -> [(problem: Problem, advice: Advice)] {
        var offered: Set<FixIt> = []
        return problems.compactMap { problem in
            let advice = advice(on: problem, viewNames: viewNames, metricNames: metricNames)
            return advice.isNews(beside: &offered) ? (problem, advice) : nil
        }
    }

    /// What to say beside a problem of this text.
    public func advice(on problem: Problem, viewNames: [String] = [], metricNames: [String] = []) -> Advice {
        var adviser = Adviser(tree: self, problem: problem)
        switch problem.kind {
        case .unknownView(let name): adviser.adviseOnName(name, among: viewNames, of: "views")
        case .unknownMetric(let name):
            if placesOfNumbers.contains(problem.offset) {
                adviser.adviseOnName(name, among: metricNames, of: "metrics")
            } else {
                adviser.adviseOnName(name, among: metricNames + viewNames, of: "metrics and views")
            }
        default: adviser.adviseOnText()
        }
        return adviser.advice
    }
}
