import Foundation
import PackagePlugin

/// Lints the sources and Interface Builder documents of a target in every build.
@main
struct PlumbLint: BuildToolPlugin {
    /// The kinds of files that `plumb lint` reads.
    private static let kinds: Set<String> = ["swift", "m", "mm", "h", "cs", "xib", "storyboard"]

    /// Returns one command that lints all files of the target, or none if the target has no such file.
    ///
    /// A command without outputs runs with every build.
    func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
        guard let target = target as? any SourceModuleTarget else { return [] }
        let files = target.sourceFiles.map(\.url).filter { file in Self.kinds.contains(file.pathExtension) }
        guard !files.isEmpty else { return [] }
        let settings = context.package.directoryURL.appending(path: ".plumb.yml")
        let hasSettings = FileManager.default.fileExists(atPath: settings.path)
        return [
            .buildCommand(
                displayName: "Linting \(target.name) with Plumb", executable: try context.tool(named: "plumb").url,
                arguments: ["lint"] + (hasSettings ? ["--config", settings.path] : []) + files.map(\.path),
                inputFiles: files + (hasSettings ? [settings] : []))
        ]
    }
}
