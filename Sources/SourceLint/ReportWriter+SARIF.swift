import Diagnostics

/// SARIF 2.1.0: one run of one tool, with its rules, its results, and the files that could not be read.
extension ReportWriter {
    func sarif(of reports: [FileReport]) -> JSONValue {
        var run: [(String, JSONValue)] = [
            ("tool", .object([("driver", driver)])),
            ("columnKind", "unicodeCodePoints"),
            (
                "originalUriBaseIds",
                .object([("SRCROOT", .object([("description", message("The working folder of plumb."))]))])
            ),
        ]
        if shard != .whole {
            run.append(
                ("automationDetails", .object([("id", .string("plumb-lint/shard-\(shard.index)-of-\(shard.count)/"))])))
        }
        run.append(("invocations", .array([invocation(of: reports)])))
        let results = reports.flatMap { report in
            report.findings.filter { finding in !isNotification(finding) }.map { finding in result(finding, in: report)
            }
        }
        run.append(("results", .array(results)))
        return .object([
            ("$schema", "https://json.schemastore.org/sarif-2.1.0.json"), ("version", "2.1.0"),
            ("runs", .array([.object(run)])),
        ])
    }

    private var driver: JSONValue {
        var members: [(String, JSONValue)] = [("name", "plumb")]
        if let version { members.append(("semanticVersion", .string(version))) }
        return .object(members + [("rules", .array(rules.map(descriptor)))])
    }

    /// Returns a rule with its explanation, as `plumb explain` prints it: meaning, example and fix.
    private func descriptor(_ rule: Rule) -> JSONValue {
        var members: [(String, JSONValue)] = [
            ("id", .string(rule.id.rawValue)), ("shortDescription", message(rule.summary)),
        ]
        if let explanation = Explanation.of(rule.id) {
            members.append(("fullDescription", message(rule.summary + " " + explanation.meaning)))
            members.append(("help", help(explanation)))
        }
        members.append(("defaultConfiguration", .object([("level", level(rule.severity))])))
        return .object(members)
    }

    private func help(_ explanation: Explanation) -> JSONValue {
        let (meaning, example, cure) = (explanation.meaning, explanation.example, explanation.cure)
        return .object([
            ("text", .string("\(meaning)\n\nFor example:\n\(example)\n\nFix: \(cure)")),
            ("markdown", .string("\(meaning)\n\nFor example:\n\n```\n\(example)\n```\n\nFix: \(cure)")),
        ])
    }

    private func isNotification(_ finding: Finding) -> Bool { finding.diagnostic.id == "lint.unreadable-file" }

    private func invocation(of reports: [FileReport]) -> JSONValue {
        let notifications = reports.flatMap { report in
            report.findings.filter(isNotification).map { finding -> JSONValue in
                .object([
                    ("level", level(finding.diagnostic.severity)), ("message", message(finding.diagnostic.message)),
                    ("locations", .array([.object([("physicalLocation", .object([artifact(report.file)]))])])),
                ])
            }
        }
        var members: [(String, JSONValue)] = [("executionSuccessful", true)]
        if !notifications.isEmpty { members.append(("toolExecutionNotifications", .array(notifications))) }
        return .object(members)
    }

    private func result(_ finding: Finding, in report: FileReport) -> JSONValue {
        let diagnostic = finding.diagnostic
        var members: [(String, JSONValue)] = [("ruleId", .string(diagnostic.id.rawValue))]
        if let index = rules.firstIndex(where: { rule in rule.id == diagnostic.id }) {
            members.append(("ruleIndex", .number(Double(index))))
        }
        members.append(("level", level(diagnostic.severity)))
        members.append(("message", message(([diagnostic.message] + diagnostic.notes).joined(separator: "\n"))))
        var place: [(String, JSONValue)] = [artifact(diagnostic.location?.file ?? report.file)]
        if let region = region(of: finding, in: report.source) { place.append(("region", region)) }
        members.append(("locations", .array([.object([("physicalLocation", .object(place))])])))
        if let source = report.source, !diagnostic.fixIts.isEmpty {
            members.append(("fixes", .array(diagnostic.fixIts.map { fixIt in fix(fixIt, in: report.file, source) })))
        }
        return .object(members)
    }

    private func fix(_ fixIt: FixIt, in file: String, _ source: SourceText) -> JSONValue {
        let replacements = fixIt.edits.map { edit -> JSONValue in
            .object([
                ("deletedRegion", region(of: edit.span, in: source)),
                ("insertedContent", .object([("text", .string(edit.replacement))])),
            ])
        }
        return .object([
            ("description", message(fixIt.title)),
            ("artifactChanges", .array([.object([artifact(file), ("replacements", .array(replacements))])])),
        ])
    }

    private func message(_ text: String) -> JSONValue { .object([("text", .string(text))]) }

    private func level(_ severity: Severity) -> JSONValue { .string(severity.rawValue) }

    /// Returns a path relative to the working folder, or an absolute path outside it.
    private func artifact(_ file: String) -> (String, JSONValue) {
        let path = ReportPath(file).text
        let isOutside = path.hasPrefix("/")
        var members: [(String, JSONValue)] = [
            ("uri", .string((isOutside ? "file://" : "") + ReportWriter.escaped(path)))
        ]
        if !isOutside { members.append(("uriBaseId", "SRCROOT")) }
        return ("artifactLocation", .object(members))
    }

    private func region(of finding: Finding, in source: SourceText?) -> JSONValue? {
        if let span = finding.span, let source { return region(of: span, in: source) }
        guard let location = finding.diagnostic.location else { return nil }
        let members: [(String, JSONValue)] = [("startLine", .number(Double(location.line)))]
        guard let source else { return .object(members) }
        return .object(members + [("startColumn", column(location, source))])
    }

    private func region(of span: SourceSpan, in source: SourceText) -> JSONValue {
        let (start, end) = (source.location(of: span.lower), source.location(of: span.upper))
        return .object([
            ("startLine", .number(Double(start.line))), ("startColumn", column(start, source)),
            ("endLine", .number(Double(end.line))), ("endColumn", column(end, source)),
        ])
    }

    private func column(_ location: SourceLocation, _ source: SourceText) -> JSONValue {
        .number(Double(source.scalarColumn(of: location)))
    }

    /// Returns a path as the path of a URI.
    ///
    /// Characters other than letters, digits and `-._~/` are escaped.
    private static func escaped(_ path: String) -> String {
        var text = ""
        for byte in path.utf8 {
            if byte < 0x80,
                Byte.isWord(byte) || byte == 0x2D || byte == Byte.point || byte == 0x7E || byte == Byte.slash
            {
                text.unicodeScalars.append(Unicode.Scalar(byte))
            } else {
                text += "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
            }
        }
        return text
    }
}
