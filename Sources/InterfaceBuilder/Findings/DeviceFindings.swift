import Diagnostics

/// The properties that are equal if two layouts have the same finding.
struct FindingKey: Hashable, Sendable {
    let id: DiagnosticID
    let location: SourceLocation?
    let views: [String]
    let constraints: [String]

    init(_ finding: Diagnostic) {
        (id, location, views, constraints) = (finding.id, finding.location, finding.views, finding.constraints)
    }
}

/// The findings of one document on several devices or in several languages.
///
/// Equal findings of several devices are merged.
struct DeviceFindings {
    /// The names of all devices, in the requested order.
    private let devices: [String]
    private var places: [FindingKey: Int] = [:]
    private var found: [(finding: Diagnostic, devices: [String], hasOtherWording: Bool)] = []

    /// The word before the names: findings are on devices, and in languages.
    private let preposition: String

    init(devices: [String], preposition: String = "on") {
        self.devices = devices
        self.preposition = preposition
    }

    /// Adds the findings of a device.
    ///
    /// Of merged findings, the message of the first device is kept.
    mutating func add(_ findings: [Diagnostic], on device: String) {
        for finding in findings {
            let key = FindingKey(finding)
            if let place = places[key] {
                if found[place].devices.last != device { found[place].devices.append(device) }
                let known = found[place].finding
                if (known.message, known.notes) != (finding.message, finding.notes) {
                    found[place].hasOtherWording = true
                }
            } else {
                places[key] = found.count
                found.append((finding, [device], false))
            }
        }
    }

    /// The findings.
    ///
    /// Notes name the devices of a finding that not all have, and the device of numbers that differ.
    var diagnostics: [Diagnostic] {
        found.map { finding, names, hasOtherWording in
            var finding = finding
            if hasOtherWording, let first = names.first { finding.notes.append("Numbers are for \(first).") }
            if names.count < devices.count {
                finding.notes.append("Only \(preposition): \(names.joined(separator: "; ")).")
            }
            return finding
        }
    }
}
