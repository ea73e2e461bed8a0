import Diagnostics
import Foundation

/// The safe areas and layout margins of views, which documents refer to but do not store.
public struct DocumentEnvironment: Hashable, Sendable {
    /// What surrounds one view.
    public struct Surroundings: Hashable, Sendable {
        /// How far bars and rounded corners reach into the view; nil if it is not known.
        public var safeArea: InterfaceDocument.Insets?
        /// The whole distance from the frame to the margin, safe area included; nil if it is not known.
        public var layoutMargins: InterfaceDocument.Insets?

        /// What surrounds one view.
        public init(safeArea: InterfaceDocument.Insets? = nil, layoutMargins: InterfaceDocument.Insets? = nil) {
            self.safeArea = safeArea
            self.layoutMargins = layoutMargins
        }
    }

    /// Identifiers of views and what surrounds them.
    public var views: [String: Surroundings]

    /// An environment; by default nothing is known.
    public init(views: [String: Surroundings] = [:]) { self.views = views }

    /// Reads `{"<view>": {"safeArea": [top, left, bottom, right], "layoutMargins": […]}}`.
    ///
    /// - Returns: what could be read, and a finding for everything that could not.
    public static func read(_ data: Data, file: String? = nil) -> (DocumentEnvironment, [Diagnostic]) {
        var environment = DocumentEnvironment()
        var problems: [Diagnostic] = []
        func report(_ message: String, views: [String] = []) {
            problems.append(
                Diagnostic(
                    id: "ib.environment", severity: .error, message: message,
                    location: SourceLocation(file: file, line: 1, column: 1), views: views))
        }
        let object: Any
        do {
            object = try JSONSerialization.jsonObject(with: data)
        } catch {
            report("this is not JSON" + reason(error, in: data))
            return (environment, problems)
        }
        guard let members = object as? [String: Any] else {
            report("an environment file is a JSON object with a member for each view")
            return (environment, problems)
        }
        for (id, value) in members.sorted(by: { first, second in first.key < second.key }) {
            guard let value = value as? [String: Any] else {
                report("'\(id)' is not an object with 'safeArea' and 'layoutMargins'", views: [id])
                continue
            }
            var surroundings = Surroundings()
            for (name, numbers) in value.sorted(by: { first, second in first.key < second.key }) {
                guard let insets = insets(numbers) else {
                    report("'\(name)' of '\(id)' is not four numbers: top, left, bottom, right", views: [id])
                    continue
                }
                switch name {
                case "safeArea": surroundings.safeArea = insets
                case "layoutMargins": surroundings.layoutMargins = insets
                default: report("'\(name)' of '\(id)' is neither 'safeArea' nor 'layoutMargins'", views: [id])
                }
            }
            environment.views[id] = surroundings
        }
        return (environment, problems)
    }

    /// What Foundation finds wrong with a text, as the end of a sentence.
    private static func reason(_ error: any Error, in data: Data) -> String {
        if data.isEmpty { return ", since the file is empty" }
        let words = (error as NSError).userInfo["NSDebugDescription"] as? String
        return words.map { words in ": " + (words.hasSuffix(".") ? String(words.dropLast()) : words) } ?? ""
    }

    private static func insets(_ value: Any) -> InterfaceDocument.Insets? {
        guard let numbers = (value as? [Any])?.compactMap({ number in (number as? NSNumber)?.doubleValue }),
            numbers.count == 4, (value as? [Any])?.count == 4,
            numbers.allSatisfy({ number in abs(number) <= InterfaceDocument.largestLength })
        else { return nil }
        return InterfaceDocument.Insets(top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3])
    }
}
