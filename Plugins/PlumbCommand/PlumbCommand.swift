import Foundation
import PackagePlugin

/// Runs the command `plumb` on the package that uses the plugin: `swift package plumb lint Sources`.
@main
struct PlumbCommand: CommandPlugin {
    /// Runs `plumb` in the package's folder, and exits with its status.
    func performCommand(context: PluginContext, arguments: [String]) throws {
        let plumb = Process()
        plumb.executableURL = try context.tool(named: "plumb").url
        plumb.arguments = arguments
        plumb.currentDirectoryURL = context.package.directoryURL
        try plumb.run()
        plumb.waitUntilExit()
        // A command plugin that throws has status 1 and an additional message. The findings are printed already.
        if plumb.terminationStatus != 0 { exit(plumb.terminationStatus) }
    }
}
