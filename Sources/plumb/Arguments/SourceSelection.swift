import ArgumentParser
import Diagnostics
import Foundation
import SourceLint

/// The files and settings that `plumb lint` and `plumb fix` share.
struct SourceSelection: ParsableArguments {
    @Argument(help: "Files and folders.", completion: .file())
    var paths: [String] = []

    @Option(
        help: ArgumentHelp("The settings file. The default is .plumb.yml in the working folder.", valueName: "file"))
    var config: String?

    private static let usualConfig = ".plumb.yml"

    /// Returns a linter of sources only, with the settings.
    func linter() throws -> Linter {
        Linter(try settings())
    }

    /// Returns the files to check, and reports on missing paths, on folders that cannot be opened, and on folders without files.
    func files(for linter: Linter) throws -> (files: [String], unreadable: [FileReport]) {
        let tree = SourceTree(
            fileExtensions: linter.fileExtensions, included: linter.configuration.included,
            excluded: Configuration.alwaysExcluded + linter.configuration.excluded)
        let paths = paths.isEmpty ? ["."] : paths
        let missing = paths.filter { path in !FileManager.default.fileExists(atPath: path) }
        do {
            let contents = try tree.files(at: paths.filter { path in !missing.contains(path) })
            let reports = missing.map { path in FileReport(file: path, findings: [Finding(InputFile.missing(path))]) }
            let closed = contents.failures.map { failure in
                Linter.unreadable(failure.path, failure.reason).judgingSkips(asNamed: paths.contains(failure.path))
            }
            let empty = contents.emptyFolders.map(linter.nothingToCheck)
            return (contents.files, reports + (closed + empty).map(linter.configured).namingOtherCommands())
        } catch {
            throw ValidationError("\(error.path): \(error.reason)")
        }
    }

    /// Returns the settings of the named file, or of the working folder.
    func settings() throws -> Configuration {
        let path = config ?? Self.usualConfig
        guard config != nil || FileManager.default.fileExists(atPath: path) else { return Configuration() }
        let bytes = try InputFile.settings(path, called: "settings file")
        guard let text = String(validating: bytes, as: UTF8.self) else {
            throw ValidationError("The settings file '\(path)' is not UTF-8. Save it as UTF-8.")
        }
        do {
            return try Configuration(
                yaml: text, file: path, rules: Rule.sources + Rule.documents, devices: DeviceList.names)
        } catch {
            throw InputFile.unusable("The settings file", error.diagnostics, in: SourceText(text, file: path))
        }
    }
}
