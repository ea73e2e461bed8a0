import Diagnostics

/// Findings of one document on several devices, with those that differ only by device made one.
struct DeviceFindings {
    /// What makes two findings the same one on two devices.
    private struct Key: Hashable {
        let id: DiagnosticID
        let location: SourceLocation?
        let views: [String]
        let constraints: [String]
    }

    /// What all devices are called, in the order in which they were asked for.
    private let devices: [String]
    private var places: [Key: Int] = [:]
    private var found: [(finding: Diagnostic, devices: [String], hasOtherWording: Bool)] = []

    init(devices: [String]) { self.devices = devices }

    /// Takes what was found on a device; the wording of the first device stays.
    mutating func add(_ findings: [Diagnostic], on device: String) {
        for finding in findings {
            let key = Key(
                id: finding.id, location: finding.location, views: finding.views, constraints: finding.constraints)
            if let place = places[key] {
                if found[place].devices.last != device { found[place].devices.append(device) }
                if found[place].finding.message != finding.message { found[place].hasOtherWording = true }
            } else {
                places[key] = found.count
                found.append((finding, [device], false))
            }
        }
    }

    /// The findings; one that not every device shows names those that do, and one whose numbers differ says whose they are.
    var diagnostics: [Diagnostic] {
        found.map { finding, names, hasOtherWording in
            var finding = finding
            if hasOtherWording, let first = names.first { finding.notes.append("numbers as on \(first)") }
            if names.count < devices.count { finding.notes.append("only on " + names.listed()) }
            return finding
        }
    }
}
