import Foundation
import InterfaceBuilder
import Testing

@testable import plumb

@Suite struct ArgumentTests {
    @Test(arguments: [
        ["layout"], ["layout", "--size", "3", "x"], ["layout", "--size", "0x4", "x"], ["layout", "--size", "axb", "x"],
        ["layout", "--scale", "0", "x"], ["layout", "--scale", "two", "x"], ["layout", "--direction", "up", "x"],
        ["layout", "--intrinsic-sizes", "guessed", "x"], ["layout", "--environment", "/no/such/file", "x"],
        ["layout", "--environment", "Package.swift", "x"], ["layout", "--jobs", "0", "x"],
        ["layout", "--shard", "3/2", "x"], ["layout", "--nope", "x"], ["no-such-command"],
    ])
    func unusableArgumentsHaveStatusTwo(arguments: [String]) throws {
        let command = try Command.run(arguments)
        #expect(command.status == 2)
        #expect(command.output == "")
        #expect(command.errors.contains("Error:"))
    }

    /// What cannot be used is called with the reason.
    @Test(arguments: [
        (["layout", "--environment", "/no/such", "x"], "'/no/such' cannot be read: there is no such file"),
        (["layout", "--environment", "Sources", "x"], "'Sources' cannot be read: it is a folder"),
        (
            ["layout", "--environment", "Package.swift", "x"],
            "error: this is not YAML: "
        ),
        (
            ["layout", "--environment", "/dev/null", "x"],
            "/dev/null:1:1: error: this is no environment file, since it is empty"
        ),
        (["lint", "--sarif", "x"], "Unknown option '--sarif'. Did you mean '--format sarif'?\nUsage"),
        (["fix", "--json", "x"], "Error: Unknown option '--json'\nUsage: plumb fix"),
        (["lint", "--jsn", "x"], "Did you mean '--json'?"),
        (["vfl", "check", "--extnded", "[a]"], "Error: Unknown option '--extnded'. Did you mean '--extended'?\nUsage"),
        (["layuot", "x"], "Error: there is no command 'layuot'\nUsage: plumb"),
        (["layuot", "x"], "Did you mean 'layout'?"), (["Main.storyboard"], "Did you mean 'layout Main.storyboard'?"),
        (["vfl", "chek", "[a]"], "Error: there is no command 'vfl chek'\nUsage: plumb vfl"),
        (["vfl", "chek", "[a]"], "Did you mean 'check'?"), (["vfl", "H:|[a]|"], "Did you mean 'check'?"),
        (["version"], "Did you mean '--version'?"), (["check", "[a]"], "Did you mean 'vfl check'?"),
        (["H:|[a]|"], "Did you mean 'vfl check'?"),
        (
            ["layout", "--size", "300", "x"],
            "for '--size <WxH>': a size is a width and a height in points, such as 375x667"
        ),
        (["layout", "--size", "0x9", "x"], "a width and a height are above 0 and at most 100000"),

        (["align", "top", "--views", " ", "x"], "name at least one view"),
        (["diff", "-", "-"], "standard input is one document and is read once"),
        (["lint", "--config", "/no/such", "x"], "'/no/such' cannot be read: there is no such file"),
        (["vfl", "constraints", "--metrics", "gap=1,gap=2", "[a]"], "'gap' has two values; give it one"),
        (["vfl", "check", "Package.swift"], "'Package.swift' is a file and no format; plumb lint checks"),
        (["vfl", "constraints", "[a]", "README.md"], "'README.md' is a file and no format"),
        (["vfl", "constraints", "--metrics", "gap", "[a]"], "'gap' is not a name, '=' and a number"),
        (["vfl", "constraints", "--metrics", "gap=1e999", "[a]"], "the value of 'gap' must be a number, not '1e999'"),
        (["vfl", "constraints", "--metrics", "*", "[a]"], "'*' is not a name, '=' and a number, as gap=8"),
        (["vfl", "constraints", "--metrics", "my-gap=3", "[a]"], "no metric can be called 'my-gap': a name has"),
        (["vfl", "constraints", "--metrics", ",", "[a]"], "name at least one metric, as gap=8"),
        (["vfl", "constraints", "--options", "*", "[a]"], "there is no option '*'; there are alignAllBottom, "),
        (
            ["vfl", "constraints", "--options", "directionLeftToRight,alignTop", "[a]"],
            "there is no option 'alignTop'; did you mean 'alignAllTop'?"
        ),
        (["vfl", "constraints", "--options", ",", "[a]"], "name at least one option; there are alignAllBottom"),
        (["help", "nope"], "Error: there is no command 'nope'\nUsage: plumb <subcommand>"),
        (["help", "lyout"], "Error: there is no command 'lyout'"), (["help", "lyout"], "Did you mean 'layout'?"),
        (["help", "vfl", "chek"], "Error: there is no command 'vfl chek'\nUsage: plumb vfl <subcommand>"),
        (["help", "vfl", "chek"], "Did you mean 'check'?"),
        (["lyout", "x", "--help"], "Error: there is no command 'lyout'"), (["lyout", "-h"], "Did you mean 'layout'?"),
        (["vfl", "chek", "[a]", "--help"], "Did you mean 'check'?"),
        (["export", "swift", "-o", "a.yaml", "a.yaml"], "'a.yaml' stands behind --output, where the code goes"),
        (["preview", "--output", "a.png", "a.yaml"], "name it, as in --output preview.html"),
        (["layout", "--scale", "0", "x"], "at most 100, not 0\n"),
        (["layout", "--scale", "-1", "x"], "a scale is above 0 and at most 100, not -1\n"),
        (["layout", "--scale", "-inf", "x"], "a scale is a number above 0 and at most 100\n"),
        (["layout", "--scale", "two", "x"], "a scale is a number above 0 and at most 100\n"),
        (["layout", "--scale", "--json", "x"], "Missing value for '--scale <n>'"),
        (["layout", "--size", "-3x4", "x"], "a width and a height are above 0 and at most 100000"),
        (["diff", "--size", "-3x4", "x", "y"], "a width and a height are above 0 and at most 100000"),
        (["layout", "--jobs", "-2", "x"], "at least one process is needed, not -2"),
        (["lint", "--jobs", "1.5", "x"], "processes are counted by whole numbers from 1 on"),
        (["lint", "--shard", "-1/3", "x"], "'-1/3' is invalid for '--shard <k/n>': a part is its number, from 1 on"),
        (["layout", "--json", "-1", "x"], "The option '--json' does not take any value, but '-1' was specified"),
        (["vfl", "constraints", "--metrics", "-8", "[a]"], "'-8' is not a name, '=' and a number, as gap=8"),
        (["pin", "--width", "-3", "--views", "a", "x"], "--width takes a number that is not negative, not -3"),
        (["pin", "--top", "-3x", "--views", "a", "x"], "--top takes a number of points or 'standard', not '-3x'"),
    ])
    func complaintsHaveReasons(arguments: [String], reason: String) throws {
        let command = try Command.run(arguments)
        #expect(command.status == 2 && command.output == "")
        #expect(command.errors.contains(reason), "\(command.errors)")
    }

    /// `--format` is proposed for the name of a form by the commands that have it, and by no other.
    @Test(arguments: [
        ["layout"], ["preview"], ["vfl", "check"], ["vfl", "format"], ["vfl", "constraints"], ["lint"], ["fix"],
        ["explain"], ["align"], ["pin"], ["resolve"], ["export"], ["diff"], ["devices"], ["vfl"], [],
    ])
    func formsAreProposedWhereTheyAreTaken(command: [String]) throws {
        let takesForms = try Command.run(command + ["--help"]).output.contains("--format <format>")
        let form = command == ["lint"] ? "sarif" : "text"
        let message = Plumb.proposingFormat(in: "Error: Unknown option '--\(form)'\nUsage", for: command)
        #expect(message.contains("Did you mean '--format \(form)'?") == takesForms)
        let json = Plumb.proposingFormat(in: "Error: Unknown option '--json'\nUsage", for: command)
        #expect(json.contains("--format") == takesForms)
    }

    @Test(arguments: [
        ["--help"], ["layout", "--help"], ["--version"], ["help"], ["help", "layout"], ["help", "vfl", "check"],
        ["help", "help"], ["vfl", "--help"],
    ])
    func helpHasStatusZero(arguments: [String]) throws {
        let command = try Command.run(arguments)
        #expect(command.status == 0)
        #expect(!command.output.isEmpty)
    }

    /// The benchmark program helps, and says of what it cannot use which it is and what is allowed.
    @Test(arguments: [
        (["--help"], Int32(0), "usage: plumb-bench "), (["-h"], 0, "usage: plumb-bench "),
        ([], 2, "usage: plumb-bench "),
        (["mikro"], 2, "plumb-bench: there is no benchmark 'mikro', but conflict, documents, guard, micro, "),
        (["vfl", "3"], 2, "plumb-bench: 'vfl' takes no arguments, and got 3; "),
        (["system", "cells"], 2, "plumb-bench: 'system' takes WORKLOAD N, and got cells; "),
        (["documents"], 2, "plumb-bench: 'documents' takes FILE…, and got nothing; "),
        (["conflict", "1"], 2, "plumb-bench: N is a whole number above 1, not '1'; "),
        (["uikit", "cells", "x"], 2, "plumb-bench: N is a whole number above 0, not 'x'; "),
        (["uikit", "rows", "3"], 2, "plumb-bench: there is no workload 'rows' of views, but cells, nested and row; "),
        (["system", "no", "3"], 2, "plumb-bench: no readable system "),
    ])
    func theBenchmarkProgramHelps(arguments: [String], status: Int32, words: String) throws {
        let program = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
            .appendingPathComponent("plumb-bench")
        let process = Process()
        process.executableURL = program
        process.arguments = arguments
        let output = Pipe()
        process.standardOutput = output
        process.standardError = output
        try process.run()
        let text = try output.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        #expect(process.terminationStatus == status && text.starts(with: Data(words.utf8)))
    }

    @Test(arguments: [
        ("375x667", 375.0, 667.0), ("0.5x1e3", 0.5, 1000), ("320×480", 320, 480),
    ])
    func sizesAreRead(text: String, width: Double, height: Double) throws {
        let size = try SceneSize(argument: text)
        #expect([size.width, size.height] == [width, height])
    }

    @Test(arguments: [
        ("retina6_12", "retina6_12"), ("iPhone 15 Pro", "retina6_12"), ("iphone15pro", "retina6_12"),
        ("iPhone 15 Pro:landscape", "retina6_12:landscape"), ("iPhone SE", "retina4_7"),
        ("iPhone SE (1st gen)", "retina4_0"), ("iPad Pro 11", "ipad11_1rounded"),
        ("iPad Pro 11 (4th gen)", "ipad11_0rounded"), ("iPad Pro 12.9\"", "ipad12_9rounded"),
        ("iPad mini 6", "ipad8_3rounded"), ("iPad Air 3", "ipad10_5"), ("iPhone SE 1", "retina4_0"),
        ("iPad 6th generation", "ipad9_7"), ("iPad Pro 11-inch (4th generation)", "ipad11_0rounded"),
        ("iPhone Air", "retina6_54"), ("iPod touch", "retina4_0"), ("iPod touch 4", "retina3_5"),
        ("iPad mini (A17 Pro)", "ipad8_3rounded"), ("iPad Air 13", "ipad12_9rounded"),
        ("iPad Pro (12.9-inch) (2nd generation)", "ipad12_9"), ("Apple TV", "appleTV"), ("iPhone 150", nil), ("", nil),
    ])
    func devicesHaveTwoNames(name: String, device: String?) {
        #expect(DeviceList.device(named: name)?.name == device)
    }

    @Test func everyDeviceOfTheListCanBeNamed() throws {
        let command = try Command.run(["devices"])
        #expect(command.status == 0)
        #expect(command.output.split(separator: "\n").count == ScreenDevice.all.count)
        #expect(command.output.contains("iPad Pro 11-inch (1st, 2nd, 3rd, 4th generation)\n"))
        #expect(command.output.contains("  iPad mini (6th generation), iPad mini (A17 Pro)\n"))
        for screen in ScreenDevice.all {
            #expect(ScreenDevice.matching(screen.id) == screen)
            for model in screen.models { #expect(ScreenDevice.matching(model) == screen, "\(model)") }
        }
    }

    @Test(arguments: [["layout", "--device"], ["diff", "--device"], ["lint", "--devices"]])
    func unknownDevicesHaveNeighbours(command: [String]) throws {
        let run = try Command.run(command + ["iPhone 99", "a.xib", "b.xib"])
        #expect(run.status == 2)
        #expect(
            run.errors.contains(
                "Error: no device is called 'iPhone 99'; did you mean 'iPhone 17', 'iPhone 16' or 'iPhone 15'? "
                    + "'plumb devices' lists those that are known\n"))
    }

    @Test(arguments: [
        ("iPhone 15 Prp", "did you mean 'iPhone 15 Pro'? "),
        ("iphone", "did you mean 'iPhone 17', 'iPhone 17e' or "),
        ("iPhone 18 pro max", "did you mean 'iPhone 17 Pro Max', "), ("iPhone se 4", "did you mean 'iPhone SE (3rd"),
        ("iPad Pro 14", "did you mean 'iPad Pro 13"), ("retina6_13", "did you mean 'retina6_12'? "),
        ("iPhone 15 Pro:lanscape", "did you mean 'iPhone 15 Pro:landscape'? "),
        ("iPhone 99:landscape", "did you mean 'iPhone 17:landscape', "), ("galaxy", "'galaxy'; 'plumb devices' lists"),
        ("iPhone15,2", "'iPhone15,2' is the identifier of a model; "),
        ("iPad8,1:landscape", "is the identifier of a model"),
        ("", "''; 'plumb devices' lists"), ("99", "'99'; 'plumb devices' lists"), (":", "':'; 'plumb devices' lists"),
    ])
    func misspelledDevices(name: String, question: String) {
        #expect {
            try DeviceList.device(name, onItsSide: false)
        } throws: { error in
            "\(error)".contains(question)
        }
    }

    /// Lists may name all devices, upright or on their sides, before and behind others; the television stands.
    @Test(arguments: [
        ("iPhone 15, retina6_12", ["retina6_12"]), ("all,retina4_0", ScreenDevice.all.map(\.id)),
        ("retina6_12:landscape,iPhone 15", ["retina6_12:landscape", "retina6_12"]),
        ("Apple TV,all:landscape", ["appleTV"] + ScreenDevice.all.dropLast().map { $0.id + ":landscape" }),
    ])
    func listsOfDevices(list: String, names: [String]) throws {
        #expect(try DeviceList(list).devices.map(\.name) == names)
    }

    @Test(arguments: ["", "all,", "All", "all:portrait", "retina4_0,,retina4_7"])
    func listsWithOtherWordsAreRefused(list: String) {
        #expect(throws: (any Error).self) { try DeviceList(list) }
    }

    @Test(arguments: ["iPhone15,2", "retina4_0, iPhone15,2:landscape"])
    func identifiersOfModelsAreCalledSo(list: String) {
        #expect {
            try DeviceList(list)
        } throws: { error in
            "\(error)".contains(" is the identifier of a model; devices go by what they are called")
        }
    }

    /// One way to ask for JSON, or the other.
    @Test(arguments: [
        ["layout", "Examples/ButtonRow.yaml"], ["lint", "Examples/SignIn.storyboard"], ["explain", "ib.ambiguous"],
        ["diff", "Examples/SignIn.storyboard", "Examples/SignIn.storyboard"], ["vfl", "check", "H:|[a]|"],
        ["devices"], ["preview", "Examples/ButtonRow.yaml"], ["vfl", "constraints", "H:|[a]|"],
    ])
    func jsonIsAskedForInTwoWays(arguments: [String]) throws {
        let short = try Command.run(arguments + ["--json"])
        let long = try Command.run(arguments + ["--format", "json"])
        #expect(short.output == long.output && short.status == 0 && long.status == 0)
        #expect(short.output.first == "{" || short.output.isEmpty)
        let text = try Command.run(arguments + ["--format", "text"])
        #expect(text.output == (try Command.run(arguments).output))
    }

    @Test func twoFormatsContradict() throws {
        let run = try Command.plumb("lint", "--json", "--format", "sarif", "Examples")
        #expect(run.status == 2)
        #expect(run.errors.contains("--json and --format sarif contradict each other"))
    }

    @Test(arguments: ["", "x", "3x", "x3", "3x4x5", "-3x4", "0x4", "nanx4", "infx4", "1e9x4", "3 x 4"])
    func wrongSizesAreRefused(text: String) {
        #expect(throws: (any Error).self) { try SceneSize(argument: text) }
    }

    /// Whoever asks a command for help gets an example, and what its exit statuses mean.
    @Test(arguments: [
        "", "layout", "preview", "vfl check", "vfl format", "vfl constraints", "lint", "fix", "explain", "align", "pin",
        "resolve", "export", "diff",
    ])
    func helpHasAnExample(command: String) throws {
        let help = try Command.run(command.split(separator: " ").map(String.init) + ["--help"]).output
        #expect(help.contains("For example: plumb \(command)"), "\(help)")
        #expect(help.contains("Exit status: 0"), "\(help)")
    }
}
