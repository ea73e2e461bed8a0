import ArgumentParser
import Diagnostics
import Foundation
import InterfaceBuilder
import SourceLint

/// `plumb lint`: the formats in sources and the constraints in documents, checked before anything runs.
struct Lint: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Check Visual Format strings in sources, and Interface Builder documents.",
        discussion: """
            Sources are Swift, Objective-C and C#, documents .xib and .storyboard. Folders are searched, the working folder if \
            none is named; a file that is \
            named itself is looked at whatever the settings say, and one of another kind is an error. Settings are read \
            from .plumb.yml in the working folder. What an id in brackets means is told by plumb explain. A report in JSON \
            that a run has printed serves later ones as --baseline, so that they tell of new findings alone.

            For example: plumb lint --format github --baseline known.jsonl Sources App

            Exit status: 0 no errors, 1 errors, 2 unusable arguments or settings.
            """)

    @OptionGroup var selection: SourceSelection

    @OptionGroup var formatOptions: OutputFormatOptions<ReportFormat>

    @Option(
        name: [.customLong("devices"), .customLong("device")],
        help: ArgumentHelp(
            "Lay documents out on these devices, such as retina4_0,'iPhone 15 Pro:landscape', all or all:landscape.",
            valueName: "name,name"))
    var devices: String?

    @Option(
        help: ArgumentHelp("How many processes share the documents.", valueName: "n"), transform: NumberArgument.jobs)
    var jobs: Int?

    @Option(
        help: ArgumentHelp("Look only at a stable part of the files, the k-th of n.", valueName: "k/n"),
        transform: NumberArgument.shard)
    var shard: Shard = .whole

    @Option(
        help: ArgumentHelp(
            "Check standard input as the file of this name, as editors do; without a name - is Swift or a document.",
            valueName: "name"))
    var stdinName: String?

    @Flag(help: "The paths are reports of shards in JSON: print them as the one report of the whole.")
    var merge = false

    @Option(
        help: ArgumentHelp(
            "Leave out what this report in JSON has: findings with the same file, id and message, whatever numbers it gives.",
            valueName: "report"))
    var baseline: String?

    @Flag(help: "Let warnings count as errors in the exit status.")
    var strict = false

    @Flag(name: .shortAndLong, help: "Print findings alone, without their count.")
    var quiet = false

    @OptionGroup var watching: WatchArguments

    @Option(help: "When to colour the output.")
    var color: ColorChoice = .auto

    private var format: ReportFormat { formatOptions.chosen }

    func validate() throws {
        if let devices { _ = try DeviceList(devices) }
        if let jobs, jobs < 1 { throw ValidationError("at least one process is needed, not \(jobs)") }
        if merge, selection.paths.isEmpty { throw ValidationError("name the reports to merge") }
        if readsStandardInput {
            let others = selection.paths.filter { path in path != InputFile.standardInput }
            if let other = others.first {
                throw ValidationError("standard input is checked by itself: leave out '\(other)'")
            }
            if merge { throw ValidationError("--merge takes the reports from files") }
        }
        if merge, shard != .whole || devices != nil {
            throw ValidationError(
                "--merge looks at no file, so that \(devices == nil ? "--shard" : "--devices") has nothing to choose: name it where "
                    + "the reports are made")
        }
    }

    private var readsStandardInput: Bool {
        stdinName != nil || selection.paths.contains(InputFile.standardInput)
    }

    func run() throws { try watching.run(selection.paths.isEmpty ? ["."] : selection.paths, runOnce) }

    private func runOnce() throws {
        let linter = try linter()
        let baseline = try baseline.map { path in
            Baseline(try Self.reports(in: path), in: URL(fileURLWithPath: path).deletingLastPathComponent().path)
        }
        let found = merge ? try mergedReports() : try reports(by: linter)
        let (reports, known) = baseline?.filtering(found) ?? (found, 0)
        let isColored = format == .text && color.isColored
        let rules = linter.rules + Rule.files
        let writer = ReportWriter(
            format, rules: rules, isColored: isColored, shard: shard, isStrict: strict,
            version: Plumb.configuration.version)
        OutputTerminal.write(writer.text(of: reports))
        if format == .text, !quiet {
            let rest = known > 0 ? ", beside \(known.counted("known one"))" : ""
            OutputTerminal.complain(Lint.summary(of: reports) + rest)
        }
        let failures = reports.reduce(0) { count, report in
            count + report.count(.error) + (strict ? report.count(.warning) : 0)
        }
        if failures > 0 { throw ExitCode(1) }
    }

    /// A linter of sources and documents, with the settings.
    private func linter() throws -> Linter {
        let settings = try selection.settings()
        let list = devices ?? (settings.devices.isEmpty ? nil : settings.devices.joined(separator: ","))
        let devices = try list.map(DeviceList.init)
        var arguments = ["lint", "--format", "json", "--jobs", "1"]
        if let config = selection.config { arguments += ["--config", config] }
        if let list { arguments += ["--devices", list] }
        let documents = DocumentCheck(
            devices: devices, jobs: jobs ?? ProcessInfo.processInfo.activeProcessorCount, arguments: arguments)
        return Linter(settings, further: [documents.fileCheck])
    }

    /// The reports on the files of the shard, sorted by their names.
    private func reports(by linter: Linter) throws -> [FileReport] {
        if readsStandardInput { return [try standardInputReport(by: linter)] }
        let found = try selection.files(for: linter)
        let files = found.files.filter(shard.contains)
        let progress = ProgressBar(total: files.count)
        let reports = linter.reports(on: files, named: Set(selection.paths)) { done in progress.show(done) }
        progress.clear()
        return (reports.namingOtherCommands() + found.unreadable).sorted { one, other in
            one.file.utf8.lexicographicallyPrecedes(other.file.utf8)
        }
    }

    /// The report on standard input, as on a file of the name that is given.
    private func standardInputReport(by linter: Linter) throws -> FileReport {
        let name = stdinName ?? InputFile.standardInput
        switch InputFile.read(InputFile.standardInput) {
        case .failure(let refusal): return FileReport(file: name, findings: [Finding(refusal.diagnostic)])
        case .success(let bytes):
            let isDocument = DocumentLayout.isInterface(bytes, file: stdinName ?? "")
            let kind = isDocument ? "a.storyboard" : "a.swift"
            guard let report = linter.report(onNamed: name, kind: stdinName ?? kind, bytes: bytes) else {
                throw ValidationError(
                    "--stdin-name takes the name of a source or document, such as View.swift, and not '\(name)'")
            }
            return report
        }
    }

    /// What a report in JSON holds.
    private static func reports(in path: String) throws -> [FileReport] {
        let bytes = try InputFile.settings(path, called: "report")
        do throws(ReportReader.Failure) {
            let reports = try ReportReader.reports(in: String(decoding: bytes, as: UTF8.self))
            // A run names every file that it looks at: one that was stopped before its end leaves the same as one without files.
            if reports.isEmpty {
                OutputTerminal.complain(
                    "warning: the report '\(path)' names no file; see whether the run that made it has ended")
            }
            return reports
        } catch {
            throw ValidationError("\(path):\(error.line): \(error.reason)")
        }
    }

    /// The reports of shards as those of the whole.
    private func mergedReports() throws -> [FileReport] {
        let reports = try selection.paths.flatMap(Self.reports)
        let merged = ReportReader.merged(reports)
        return format == .json ? merged : merged.map { report in report.withSource() }
    }

    /// `2 errors, 1 warning in 1 of 120 files`.
    static func summary(of reports: [FileReport]) -> String {
        let found = Severity.sum { severity in reports.reduce(0) { count, report in count + report.count(severity) } }
        guard !reports.isEmpty else { return "There was no file to look at" }
        guard let found else { return "Nothing found in \(reports.count.counted("file"))" }
        let concerned = reports.count { report in !report.findings.isEmpty }
        return "\(found) in \(concerned) of \(reports.count.counted("file"))"
    }
}

extension ReportFormat: OutputFormat {}
