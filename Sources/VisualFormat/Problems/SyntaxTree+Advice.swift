import Diagnostics

extension SyntaxTree {
    /// Returns the problems as findings with notes and fixes, with lines and columns of the format.
    ///
    /// The names of views and metrics are those that the format can use. Without them there are no proposals.
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

    /// Returns the problems without those that follow from others.
    ///
    /// A name such as `my-view` ends too early at the hyphen, so `my` is unknown only for this reason.
    public func causes(among problems: [Problem]) -> [Problem] {
        let cuts = Set(problems.compactMap(endOfCutName))
        return cuts.isEmpty
            ? problems
            : problems.filter { problem in
                switch problem.kind {
                case .unknownView, .unknownMetric: !cuts.contains(problem.offset)
                default: true
                }
            }
    }

    /// Returns the end of a name that was cut; nil for other problems.
    private func endOfCutName(at problem: Problem) -> Int? {
        switch problem.kind {
        case .expectedViewEnd:
            Adviser(tree: self, problem: problem).foreignName == nil ? nil : problem.offset
        case .expectedView, .expectedViewOrBar, .expectedHyphen, .expectedListEnd, .expectedPredicateEnd:
            Adviser(tree: self, problem: problem).endOfCutMetric
        default: nil
        }
    }

    /// Returns the problems with advice.
    ///
    /// Of problems that one fix solves together, only the first is included.
    public func advised(
        _ problems: [Problem], viewNames: [String] = [], metricNames: [String] = []
    ) -> [(problem: Problem, advice: Advice)] {
        var offered: [FixIt] = []
        return causes(among: problems).compactMap { problem in
            let advice = advice(on: problem, viewNames: viewNames, metricNames: metricNames)
            return advice.isNews(beside: &offered) ? (problem, advice) : nil
        }
    }

    /// Returns the advice on a problem of this text.
    public func advice(on problem: Problem, viewNames: [String] = [], metricNames: [String] = []) -> Advice {
        var adviser = Adviser(tree: self, problem: problem, viewNames: viewNames, metricNames: metricNames)
        switch problem.kind {
        case .unknownView(let name): adviser.adviseOnName(name, among: viewNames, of: "views")
        case .unknownMetric(let name):
            if placesOfNumbers.contains(problem.offset) {
                adviser.adviseOnName(name, among: metricNames, of: "metrics")
            } else {
                adviser.adviseOnName(name, among: metricNames + viewNames, of: "metrics and views")
            }
        case .notAView(_, let type) where String(type.suffix(6)) == "Anchor" || type == "NSLayoutDimension":
            adviser.note("name the view or the layout guide of the anchor")
        case .notAView: break
        case .parallelAlignment(let axis):
            adviser.note(
                axis == .vertical
                    ? "A vertical format can align left, right, leading, trailing and centerX."
                    : "A horizontal format can align top, bottom, centerY and baselines.")
        default: adviser.adviseOnText()
        }
        return adviser.advice
    }
}
