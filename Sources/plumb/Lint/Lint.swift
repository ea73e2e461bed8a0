import ArgumentParser
import Diagnostics
import Foundation
import InterfaceBuilder
import SourceLint

/// `plumb lint`: checks formats in sources and constraints in documents.
struct Lint: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Check Visual Format strings in sources, and Interface Builder documents.",
        discussion: """
            Sources are Swift, Objective-C and C#. Documents are .xib and .storyboard. The command searches folders, by \
            default the working folder. It checks every file that you name, even if the settings exclude it. Settings \
            come from .plumb.yml in the working folder. For the id in brackets after a finding, run plumb explain. With the \
            JSON report of an earlier run \
            as --baseline, the command prints only new findings.

            For example: plumb lint --format github --baseline known.jsonl Sources App

            Exit status: 0 no errors, 1 errors, 2 invalid arguments or settings.
            """)

    @OptionGroup var selection: SourceSelection

    @OptionGroup var scene: SceneArguments

    @OptionGroup var formatOptions: OutputFormatOptions<ReportFormat>

    @Option(
        name: [.customLong("devices"), .customLong("device")],
        help: ArgumentHelp(
            "Lay out documents on these devices, such as retina4_0,'iPhone 15 Pro:landscape', all or all:landscape.",
            valueName: "name,name"))
    var devices: String?

    @Flag(help: "Also check documents at every width from 280 to 1400 points (rule ib.breaks-at-sizes).")
    var sweep = false

    @Option(
        help: ArgumentHelp("The number of processes.", valueName: "n"), transform: NumberArgument.jobs)
    var jobs: Int?

    @Option(
        help: ArgumentHelp("Check only the k-th of n parts of the files, such as 1/3.", valueName: "k/n"),
        transform: NumberArgument.shard)
    var shard: Shard = .whole

    @Option(
        help: ArgumentHelp(
            "Check standard input under this file name, for editors. Without it, the text tells the kind.",
            valueName: "name"))
    var stdinName: String?

    @Flag(help: "Merge the JSON reports of shards that the paths name into one report.")
    var merge = false

    @Option(
        help: ArgumentHelp(
            "Skip findings in this JSON report: those with the same file, id and message, apart from numbers.",
            valueName: "report"))
    var baseline: String?

    @Option(
        name: .shortAndLong,
        help: ArgumentHelp("Write the report to this file instead of standard output.", valueName: "file"))
    var output: String?

    @Flag(help: "Count warnings as errors in the exit status.")
    var strict = false

    @OptionGroup var quietness: QuietArguments

    @OptionGroup var watching: WatchArguments

    @OptionGroup var coloring: ColorArguments

    private var format: ReportFormat { formatOptions.chosen }

    func validate() throws {
        if let devices { _ = try DeviceList(devices) }
        try validateOutput()
        if merge, scene.scene != nil { throw ValidationError("--merge checks no files, so --scene has no effect.") }
        if let jobs, jobs < 1 { throw ValidationError("The number of processes must be at least 1, not \(jobs).") }
        if merge, selection.paths.isEmpty { throw ValidationError("Name the reports to merge.") }
        if readsStandardInput {
            let others = selection.paths.filter { path in path != InputFile.standardInput }
            if let other = others.first {
                throw ValidationError("Standard input is checked alone. Omit '\(other)'.")
            }
            if merge { throw ValidationError("--merge does not read standard input.") }
        }
        if merge, sweep { throw ValidationError("--merge checks no files, so --sweep has no effect.") }
        if merge, shard != .whole || devices != nil {
            throw ValidationError(
                "--merge checks no files, so \(devices == nil ? "--shard" : "--devices") has no effect. Add it to the runs that "
                    + "make the reports.")
        }
    }

    /// Refuses to write the report over a source or a document.
    private func validateOutput() throws {
        guard let output else { return }
        switch FileKind(of: output) {
        case .source, .interface, .compiled:
            throw ValidationError(
                "'\(output)' after --output is a source or document. Name a file for the report: --output report.txt.")
        case .layout where !output.hasSuffix(".json"):
            throw ValidationError(
                "'\(output)' after --output is in YAML. Name a file for the report: --output report.json.")
        case .layout, .picture, .other: break
        }
        if DocumentFolder.isFolder(output) {
            throw ValidationError(
                "'\(output)' after --output is a folder. Name a file in it, such as \(output)/report.txt.")
        }
    }

    private var readsStandardInput: Bool {
        stdinName != nil || selection.paths.contains(InputFile.standardInput)
    }

    func run() throws { try watching.run(selection.paths.isEmpty ? ["."] : selection.paths, runOnce) }

    private func runOnce() throws {
        let choice = scene.scene == nil ? nil : LintScene(scene)
        let linter = try linter(choice)
        let baseline = try baseline.map { path in
            Baseline(try Self.reports(in: path), in: URL(fileURLWithPath: path).deletingLastPathComponent().path)
        }
        let found = merge ? try mergedReports() : try reports(by: linter, in: choice)
        let (reports, known) = baseline?.filtering(found) ?? (found, 0)
        let isColored = format == .text && (output == nil ? coloring.isColored : coloring.color == .always)
        let rules = linter.rules + Rule.files
        let writer = ReportWriter(
            format, rules: rules, isColored: isColored, shard: shard, isStrict: strict,
            version: Plumb.configuration.version)
        if let output {
            try OutputFile(path: output).write(writer.text(of: reports), named: "report")
        } else {
            OutputTerminal.write(writer.text(of: reports))
        }
        if format == .text, !quietness.quiet {
            let rest = known > 0 ? ", \(known) known" : ""
            OutputTerminal.complain(Lint.summary(of: reports) + rest)
            if let skipped = Lint.skipped(in: reports) { OutputTerminal.complain(skipped) }
        }
        let failures = reports.reduce(0) { count, report in
            count + report.count(.error) + (strict ? report.count(.warning) : 0)
        }
        if failures > 0 { throw ExitCode(1) }
    }

    /// Returns a linter of sources and documents, with the settings.
    private func linter(_ choice: LintScene?) throws -> Linter {
        let settings = try selection.settings()
        let list = devices ?? (settings.devices.isEmpty ? nil : settings.devices.joined(separator: ","))
        let devices = try list.map(DeviceList.init)
        var arguments = ["lint", "--format", "json", "--jobs", "1"]
        if let config = selection.config { arguments += ["--config", config] }
        if let list { arguments += ["--devices", list] }
        if sweep { arguments.append("--sweep") }
        let rules = DocumentInspection.optionalRules.filter { rule in
            settings.turnsOn(rule) || sweep && rule == DocumentSweep.rule
        }
        let documents = DocumentCheck(
            devices: devices, optionalRules: rules, scene: choice,
            jobs: jobs ?? ProcessInfo.processInfo.activeProcessorCount, arguments: arguments)
        return Linter(settings, further: [documents.fileCheck])
    }

    /// Returns the reports on the files of the shard, sorted by name.
    private func reports(by linter: Linter, in choice: LintScene?) throws -> [FileReport] {
        if readsStandardInput { return [try standardInputReport(by: linter, in: choice)] }
        let found = try selection.files(for: linter)
        let files = found.files.filter { file in
            // Sources have no scenes.
            shard.contains(file) && (choice == nil || FileKind(of: file) == .interface)
        }
        let progress = ProgressBar(total: files.count)
        let reports = linter.reports(on: files, named: Set(selection.paths)) { done in progress.show(done) }
        progress.clear()
        return (try inScene(choice, reports).namingOtherCommands() + found.unreadable).sorted { one, other in
            one.file.utf8.lexicographicallyPrecedes(other.file.utf8)
        }
    }

    /// Returns the reports on documents with the scene that is asked for.
    private func inScene(_ choice: LintScene?, _ reports: [FileReport]) throws -> [FileReport] {
        guard let choice else { return reports }
        let (isFound, names, absent) = MainActor.assumeIsolated { (choice.isFound, choice.names, choice.absent) }
        guard !isFound, !names.isEmpty else { return reports.filter { report in !absent.contains(report.file) } }
        throw FindingOutput(isColored: coloring.colorsErrors).refused(
            [scene.unknown(among: names, file: reports[0].file)], status: 2)
    }

    /// The report on standard input, as on a file of the name that is given.
    private func standardInputReport(by linter: Linter, in choice: LintScene?) throws -> FileReport {
        let name = stdinName ?? InputFile.standardInput
        switch InputFile.read(InputFile.standardInput) {
        case .failure(let refusal): return FileReport(file: name, findings: [Finding(refusal.diagnostic)])
        case .success(let bytes):
            if stdinName == nil, bytes.allSatisfy({ byte in byte <= UInt8(ascii: " ") }) {
                throw ValidationError("Standard input is empty. Pipe a source or document into plumb lint -.")
            }
            let kind =
                InterfaceDocument.isFormat(of: bytes, file: stdinName ?? "") ? "a.storyboard" : Self.kind(of: bytes)
            if stdinName == nil, DocumentFolder.hasViews(bytes, file: name) {
                throw ValidationError("Standard input is a layout document. To check it, use plumb layout -.")
            }
            guard let report = linter.report(onNamed: name, kind: stdinName ?? kind, bytes: bytes) else {
                throw ValidationError(
                    "--stdin-name must be the name of a source or document, such as View.swift, not '\(name)'.")
            }
            return try inScene(choice, [report]).first ?? report
        }
    }

    /// The name of a source file in the language of a text without a name: Objective-C, C# or Swift.
    private static func kind(of bytes: [UInt8]) -> String {
        let text = String(decoding: bytes, as: UTF8.self)
        let lines = text.split(whereSeparator: \.isNewline).lazy.map { line in line.drop { letter in letter == " " } }
        let objectiveC = ["#import", "#include", "@interface", "@implementation", "@import", "- (", "+ (", "@class"]
        if lines.contains(where: { line in objectiveC.contains { start in line.hasPrefix(start) } })
            || text.contains("@\"") && !text.contains("using ")
        {
            return "a.m"
        }
        let isCSharp = lines.contains { line in
            line.hasPrefix("namespace ") || line.hasPrefix("using ") && line.hasSuffix(";")
        }
        return isCSharp ? "a.cs" : "a.swift"
    }

    /// The content of a report in JSON.
    private static func reports(in path: String) throws -> [FileReport] {
        let bytes = try InputFile.settings(path, called: "report")
        do throws(ReportReader.Failure) {
            let reports = try ReportReader.reports(in: String(decoding: bytes, as: UTF8.self))
            // A run lists every file that it checks. A run that was stopped leaves the same text as one without files.
            if reports.isEmpty {
                OutputTerminal.complain(
                    "warning: The report '\(path)' contains no file. Check that the run that made it has finished.")
            }
            return reports
        } catch {
            throw ValidationError("The report '\(path)' cannot be used, line \(error.line): \(error.reason)")
        }
    }

    /// Returns the merged reports of all shards.
    private func mergedReports() throws -> [FileReport] {
        let reports = try selection.paths.flatMap(Self.reports)
        let merged = ReportReader.merged(reports)
        return format == .json ? merged : merged.map { report in report.withSource() }
    }

    /// `3 documents skipped: TV.storyboard, Watch.storyboard and Old.xib`; nil if none is skipped.
    static func skipped(in reports: [FileReport]) -> String? {
        let names = reports.filter(\.isSkipped).map { report in report.file }
        guard !names.isEmpty else { return nil }
        return "\(names.count.counted("document")) skipped: \(names.listed(most: mostNames))"
    }

    /// The most skipped documents that the summary names.
    private static let mostNames = 4

    /// `2 errors, 1 warning in 1 of 120 files`.
    static func summary(of reports: [FileReport]) -> String {
        let found = Severity.sum { severity in reports.reduce(0) { count, report in count + report.count(severity) } }
        guard !reports.isEmpty else { return "No files to check" }
        guard let found else { return "No findings in \(reports.count.counted("file"))" }
        let concerned = reports.count { report in !report.findings.isEmpty }
        return "\(found) in \(concerned) of \(reports.count.counted("file"))"
    }
}

extension ReportFormat: OutputFormat {}
