import Diagnostics
import InterfaceBuilder

extension SweepReport {
    /// The report as `plumb sweep --json` prints it: one object for each direction and text size.
    var objects: [JSONValue] {
        guard let refusal else { return runs.map(\.json) }
        return [
            .object([
                ("file", .string(file)), ("screens", .array([])), ("diagnostics", .array([refusal.json])),
            ])
        ]
    }
}

extension SweepReport.Run {
    /// The run as JSON.
    fileprivate var json: JSONValue {
        .object([
            ("file", .string(sweep.file)), ("axis", .string(sweep.axis.rawValue)),
            ("range", .array([sweep.value(sweep.range.lowerBound), sweep.value(sweep.range.upperBound)])),
            ("device", sweep.device.map { device in .string(device.name) } ?? .null),
            ("direction", .string(direction.rawValue)),
            ("dynamicType", sweep.axis == .textSize ? .null : .string(dynamicType.rawValue)),
            ("layouts", .number(Double(sweep.layoutCount))),
            ("screens", .array(sweep.screens.map { screen in sweep.json(of: screen) })),
            ("diagnostics", .array(sweep.diagnostics.map(\.json))),
        ])
    }
}

extension DocumentSweep {
    /// Returns a value of the axis: a number of points, or the name of a text size.
    fileprivate func value(_ value: Int) -> JSONValue {
        axis == .textSize ? .string(name(of: value)) : .number(Double(value))
    }

    fileprivate func json(of screen: Screen) -> JSONValue {
        let findings = screen.findings.map { finding in
            JSONValue.object([
                (
                    "intervals",
                    .array(
                        finding.intervals.map { interval in
                            .array([value(interval.lowerBound), value(interval.upperBound)])
                        })
                ),
                ("sentence", .string(sentence(of: finding))), ("finding", finding.diagnostic.json),
            ])
        }
        return .object([
            ("root", .string(screen.root)), ("title", .string(screen.title)), ("findings", .array(findings)),
        ])
    }
}
