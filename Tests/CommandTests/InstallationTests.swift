import Foundation
import Testing
import Yams

@testable import plumb

/// The files for the installation of Plumb agree with the command and with each other.
@Suite struct InstallationTests {
    private static func text(of path: String) throws -> String {
        try String(contentsOf: Command.root.appendingPathComponent(path), encoding: .utf8)
    }

    @Test func theVersionStandsInOnePlace() throws {
        #expect(try Command.plumb("--version").output == Version.current + "\n")
        #expect(try Self.text(of: "CHANGELOG.md").contains("\n## \(Version.current)"))
        let page = try Self.text(of: "Documentation/Installation.md")
        let versions = page.matches(of: /\b\d+\.\d+\.\d+\b/).map { match in String(match.output) }
        #expect(versions.count > 5 && versions.allSatisfy { version in version == Version.current })
    }

    @Test func everyStepOfTheActionUsesOneThing() throws {
        let action = try #require(try Yams.load(yaml: Self.text(of: "action.yml")) as? [String: Any])
        let runs = try #require(action["runs"] as? [String: Any])
        let steps = try #require(runs["steps"] as? [[String: Any]])
        #expect(runs["using"] as? String == "composite" && steps.count > 3)
        for step in steps {
            let (script, other) = (step["run"] as? String, step["uses"] as? String)
            #expect((script == nil) != (other == nil), "\(step["name"] ?? "a step") has not one of run and uses")
            #expect(script == nil || step["shell"] as? String == "bash", "\(step["name"] ?? "a step") names no shell")
            // An expression in a script would allow an input to run commands.
            #expect(script?.contains("${{") != true, "\(step["name"] ?? "a step") has an expression in its script")
        }
    }

    @Test func everyInputOfTheActionIsUsedAndDeclared() throws {
        let text = try Self.text(of: "action.yml")
        let action = try #require(try Yams.load(yaml: text) as? [String: Any])
        let declared = try #require(action["inputs"] as? [String: Any]).keys.sorted()
        let used = Set(text.matches(of: /inputs\.(\w+)/).map { match in String(match.output.1) }).sorted()
        #expect(declared == used)
        let page = try Self.text(of: "Documentation/Installation.md")
        for input in declared { #expect(page.contains("`\(input)`"), "Installation.md does not explain \(input)") }
    }

    @Test func hooksRunSubcommands() throws {
        let hooks = try #require(try Yams.load(yaml: Self.text(of: ".pre-commit-hooks.yaml")) as? [[String: Any]])
        let page = try Self.text(of: "Documentation/Installation.md")
        #expect(hooks.count == 3)
        for hook in hooks {
            let words = (hook["entry"] as? String ?? "").split(separator: " ").map(String.init)
            #expect(words.first == "plumb" && ["lint", "fix"].contains(words.last))
            #expect(try Command.run(words.dropFirst() + ["--help"]).status == 0)
            let id = try #require(hook["id"] as? String)
            #expect(page.contains("`\(id)`") || page.contains("id: \(id)"))
            let pattern = try Regex(#require(hook["files"] as? String))
            #expect("App/Login.swift".firstMatch(of: pattern) != nil && "notes.md".firstMatch(of: pattern) == nil)
        }
    }

    @Test(arguments: ["bash", "zsh", "fish"])
    func completionsNameEverySubcommand(shell: String) throws {
        let script = try Command.plumb("--generate-completion-script", shell).output
        for subcommand in ["layout", "preview", "lint", "fix", "diff", "vfl"] {
            #expect(script.contains(subcommand), "\(shell) does not complete \(subcommand)")
        }
    }

    /// The man page is generated from the command's own description, so both have the same subcommands and options.
    @Test func theHelpOfTheManPageIsJSON() throws {
        let dump = try Command.plumb("--experimental-dump-help").output
        let help = try #require(try JSONSerialization.jsonObject(with: Data(dump.utf8)) as? [String: Any])
        let command = try #require(help["command"] as? [String: Any])
        let names = (command["subcommands"] as? [[String: Any]] ?? []).compactMap { $0["commandName"] as? String }
        #expect(names.contains("lint") && names.contains("preview"))
    }
}
