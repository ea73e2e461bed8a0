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

    /// Messages about unusable arguments give the reason.
    @Test(arguments: [
        (
            ["layout", "--environment", "/no/such", "x"],
            "The environment file '/no/such' cannot be read. There is no such file."
        ),
        (
            ["layout", "--environment", "Sources", "x"],
            "The environment file 'Sources' cannot be read. It is a folder."
        ),
        (
            ["layout", "--environment", "Package.swift", "x"],
            "error: The file is not valid YAML. "
        ),
        (
            ["layout", "--environment", "/dev/null", "x"],
            "The environment file is empty."
        ),
        (["lint", "--sarif", "x"], "Unknown option '--sarif'. Did you mean '--format sarif'?\nUsage"),
        (["lint", "--jsn", "x"], "Did you mean '--json'?"),
        (["vfl", "check", "--extnded", "[a]"], "Error: Unknown option '--extnded'. Did you mean '--extended'?\nUsage"),
        (["layuot", "x"], "Unknown command 'layuot'"),
        (["layuot", "x"], "Did you mean 'layout'?"), (["Main.storyboard"], "Did you mean 'layout Main.storyboard'?"),
        (["vfl", "chek", "[a]"], "Unknown command 'vfl chek'"),
        (["vfl", "chek", "[a]"], "Did you mean 'check'?"), (["vfl", "H:|[a]|"], "Did you mean 'check'?"),
        (["version"], "Did you mean '--version'?"), (["check", "[a]"], "Did you mean 'vfl check'?"),
        (["H:|[a]|"], "Did you mean 'vfl check'?"),
        (
            ["layout", "--size", "300", "x"],
            "for '--size <WxH>': Write a width and a height in points, such as 375x667."
        ),
        (["layout", "--size", "0x9", "x"], "Width and height must be greater than 0 and at most 100000."),

        (["align", "top", "--views", " ", "x"], "Name at least one view, by its id, label or name."),
        (["diff", "-", "-"], "Standard input can be only one of the documents."),
        (["lint", "--config", "/no/such", "x"], "'/no/such' cannot be read. There is no such file."),
        (["vfl", "constraints", "--metrics", "gap=1,gap=2", "[a]"], "The metric 'gap' is a duplicate."),
        (["vfl", "check", "Package.swift"], "'Package.swift' is a file, not a format. For sources, use plumb lint."),
        (["vfl", "constraints", "[a]", "README.md"], "'README.md' is a file, not a format."),
        (["vfl", "constraints", "--metrics", "gap", "[a]"], "'gap' is not a name and a number, such as gap=8."),
        (
            ["vfl", "constraints", "--metrics", "gap=1e999", "[a]"],
            "The value of 'gap' must be a finite number, not '1e999'."
        ),
        (["vfl", "constraints", "--metrics", "*", "[a]"], "'*' is not a name and a number, such as gap=8."),
        (["vfl", "constraints", "--metrics", "my-gap=3", "[a]"], "'my-gap' is not a valid name. Names contain"),
        (["vfl", "constraints", "--metrics", ",", "[a]"], "Name at least one metric, such as gap=8."),
        (["vfl", "constraints", "--options", "*", "[a]"], "Unknown option '*'. Use alignAllBottom, "),
        (
            ["vfl", "constraints", "--options", "directionLeftToRight,alignTop", "[a]"],
            "Unknown option 'alignTop'. Did you mean 'alignAllTop'?"
        ),
        (["vfl", "constraints", "--options", ",", "[a]"], "Name at least one option. Use alignAllBottom, "),
        (["help", "nope"], "Error: Unknown command 'nope'\nUsage: plumb <subcommand>"),
        (["help", "lyout"], "Unknown command 'lyout'"), (["help", "lyout"], "Did you mean 'layout'?"),
        (["help", "vfl", "chek"], "Error: Unknown command 'vfl chek'\nUsage: plumb vfl <subcommand>"),
        (["help", "vfl", "chek"], "Did you mean 'check'?"),
        (["lyout", "x", "--help"], "Unknown command 'lyout'"), (["lyout", "-h"], "Did you mean 'layout'?"),
        (["vfl", "chek", "[a]", "--help"], "Did you mean 'check'?"),
        (
            ["export", "swift", "-o", "a.yaml", "a.yaml"],
            "'a.yaml' after --output is a document. Name a file for the code, such as --output View.swift."
        ),
        (["preview", "--output", "a.png", "a.yaml"], "The file of --output must end in .html or .svg, not 'a.png'."),
        (["layout", "--scale", "0", "x"], "A scale must be greater than 0 and at most 100, not 0."),
        (["layout", "--scale", "-1", "x"], "A scale must be greater than 0 and at most 100, not -1."),
        (["layout", "--scale", "-inf", "x"], "A scale must be greater than 0 and at most 100.\n"),
        (["layout", "--scale", "two", "x"], "A scale must be greater than 0 and at most 100.\n"),
        (["layout", "--scale", "--json", "x"], "Missing value for '--scale <n>'"),
        (["layout", "--size", "-3x4", "x"], "Width and height must be greater than 0 and at most 100000."),
        (["diff", "--size", "-3x4", "x", "y"], "Width and height must be greater than 0 and at most 100000."),
        (["layout", "--jobs", "-2", "x"], "The number of processes must be at least 1, not -2."),
        (["lint", "--jobs", "1.5", "x"], "The number of processes must be a whole number of at least 1."),
        (
            ["lint", "--shard", "-1/3", "x"],
            "'-1/3' is invalid for '--shard <k/n>': Write the part and the number of parts"
        ),
        (["layout", "--json", "-1", "x"], "The option '--json' does not take any value, but '-1' was specified"),
        (["vfl", "constraints", "--metrics", "-8", "[a]"], "'-8' is not a name and a number, such as gap=8."),
        (["pin", "--width", "-3", "--views", "a", "x"], "--width takes a number of at least 0, not -3."),
        (
            ["layout", "--device", "iPhone 8", "--device", "iPhone SE", "x"],
            "--device is a duplicate. It takes one value."
        ),
        (
            ["lint", "--devices=all", "--device", "iPhone SE", "x"],
            "--devices and --device are the same option. It takes one value."
        ),
        (["layout", "-o", "a.svg", "--svg", "b.svg", "x"], "-o and --svg are the same option. It takes one value."),
        (["pin", "--width", "3", "--width", "4", "--views", "a", "x"], "--width is a duplicate. It takes one value."),
        (["pin", "--width", "1e300", "--views", "a", "x"], "--width takes at most 100000 points, not 1e+300."),
        (["pin", "--top", "-1e6", "--views", "a", "x"], "--top takes at most 100000 points, not -1000000."),
        (["align", "top", "--offset", "1e300", "--views", "a", "x"], "to 100000, not 1e+300."),
        (["lint", "-o", "App/Main.storyboard", "App"], "is a source or document. Name a file for the report"),
        (["lint", "-o", ".plumb.yml", "App"], "is in YAML. Name a file for the report"),
        (["lint", "-o", "Sources", "App"], "is a folder. Name a file in it, such as Sources/report.txt."),
        (["lint", "--merge", "--scene", "x", "a.json"], "--merge checks no files, so --scene has no effect."),
        (["pin", "--json", "--width", "-o", "-", "--views", "a", "x"], "--json uses standard output for the report."),
        (["align", "top", "--json", "--views", "a", "-"], "Name a file for the result with --output."),
        (["export", "swift", "--json", "-o", "-", "x"], "Name a file for the code with --output."),
        (["resolve", "clear", "--all", "-o", "a.xib", "Examples"], "--output takes the result of one document."),
        (["vfl", "show", "--size", "9x9", "--device", "iPhone 8", "[a]"], "Use either --size or --device."),
        (["vfl", "show", "--landscape", "[a]"], "--landscape needs --device."),
        (["export", "swift", "--device", "iPhone 99", "x"], "Unknown device 'iPhone 99'. Did you mean 'iPhone 17'"),
        (["vfl", "show", "--device", "", "[a]"], "Unknown device ''. Run 'plumb devices' for a list."),
        (
            ["layout", "--devices", "iPhone 8, iPhone SE", "x"],
            "Name one device, not 2. For several devices, run plumb preview"
        ),
        (["align", "top", "--offset", "x", "--views", "a", "x"], "Write a number of points, such as 8."),
        (["studio", "--port", "99999", "x"], "A port is a whole number from 0 to 65535."),
        (["why", "--svg", "a.png", "x"], "The file of --svg must end in .svg, not 'a.png'."),
        (["merge", "Examples/ButtonRow.yaml", "a.xib", "b.xib"], "plumb merge merges .storyboard and .xib files."),
        (["diff", "Examples", "README.md"], "'Examples' is a folder. Name two documents or two folders."),
        (["pin", "--top", "-3x", "--views", "a", "x"], "--top takes a number of points or 'standard', not '-3x'"),
    ])
    func complaintsHaveReasons(arguments: [String], reason: String) throws {
        let command = try Command.run(arguments)
        #expect(command.status == 2 && command.output == "")
        #expect(command.errors.contains(reason), "\(command.errors)")
    }

    /// For the name of an output format, commands with `--format` suggest that option, and no others do.
    @Test(arguments: [
        ["layout"], ["preview"], ["vfl", "check"], ["vfl", "format"], ["vfl", "constraints"], ["lint"], ["fix"],
        ["explain"], ["why"], ["align"], ["pin"], ["resolve"], ["export"], ["diff"], ["devices"], ["vfl"], [],
    ])
    func formsAreProposedWhereTheyAreTaken(command: [String]) throws {
        let takesForms = try Command.run(command + ["--help"]).output.contains("--format <format>")
        let form = command == ["lint"] ? "sarif" : "text"
        func message(_ option: String) -> String {
            MisspelledOption.error(in: command + [option], of: Plumb.command(named: command))?.message ?? ""
        }
        #expect(message("--\(form)").contains("Did you mean '--format \(form)'?") == takesForms)
        // These commands have --json too, so it is no mistake there.
        #expect(message("--json").isEmpty == takesForms)
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

    /// The benchmark program has a help text, and messages about unusable arguments name the argument and the allowed values.
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
    func unknownDevicesHaveNeighbors(command: [String]) throws {
        let run = try Command.run(command + ["iPhone 99", "a.xib", "b.xib"])
        #expect(run.status == 2)
        #expect(
            run.errors.contains(
                "Error: Unknown device 'iPhone 99'. Did you mean 'iPhone 17', 'iPhone 16' or 'iPhone 15'? "
                    + "Run 'plumb devices' for a list.\n"))
    }

    @Test(arguments: [
        ("iPhone 15 Prp", "Did you mean 'iPhone 15 Pro'? "),
        ("iphone", "Did you mean 'iPhone 17', 'iPhone 17e' or "),
        ("iPhone 18 pro max", "Did you mean 'iPhone 17 Pro Max', "), ("iPhone se 4", "Did you mean 'iPhone SE (3rd"),
        ("iPad Pro 14", "Did you mean 'iPad Pro 13"), ("retina6_13", "Did you mean 'retina6_12'? "),
        ("iPhone 15 Pro:lanscape", "Did you mean 'iPhone 15 Pro:landscape'? "),
        ("iPhone 99:landscape", "Did you mean 'iPhone 17:landscape', "), ("galaxy", "'galaxy'. Run 'plumb devices'"),
        ("iPhone15,2", "'iPhone15,2' is a model identifier. "),
        ("iPad8,1:landscape", "is a model identifier."),
        ("", "''. Run 'plumb devices'"), ("99", "'99'. Run 'plumb devices'"), (":", "':'. Run 'plumb devices'"),
    ])
    func misspelledDevices(name: String, question: String) {
        #expect {
            try DeviceList.device(name, onItsSide: false)
        } throws: { error in
            "\(error)".contains(question)
        }
    }

    /// A list of devices may contain `all`, in either orientation, before and after other devices; the television has only one orientation.
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
            "\(error)".contains(" is a model identifier. Use a device name")
        }
    }

    /// The two ways of requesting JSON, `--json` and `--format json`.
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
        #expect(run.errors.contains("Use either --json or --format sarif."))
    }

    @Test(arguments: ["", "x", "3x", "x3", "3x4x5", "-3x4", "0x4", "nanx4", "infx4", "1e9x4", "3 x 4"])
    func wrongSizesAreRefused(text: String) {
        #expect(throws: (any Error).self) { try SceneSize(argument: text) }
    }

    /// The help of a command has an example, and the meaning of its exit statuses.
    @Test(arguments: [
        "", "layout", "preview", "vfl check", "vfl show", "vfl format", "vfl constraints", "lint", "fix", "explain",
        "align",
        "pin", "resolve", "export", "diff",
    ])
    func helpHasAnExample(command: String) throws {
        let help = try Command.run(command.split(separator: " ").map(String.init) + ["--help"]).output
        #expect(help.contains("For example: plumb \(command)"), "\(help)")
        #expect(help.contains("Exit status: 0"), "\(help)")
    }

    /// A negative number is joined to the option before it, unless that option has a value already.
    @Test(arguments: [
        (["layout", "--scale", "-1", "a.xib"], ["layout", "--scale=-1", "a.xib"]),
        (["layout", "--scale=2", "-1"], ["layout", "--scale=2", "-1"]), (["--x", "-.5"], ["--x=-.5"]),
        (["--x=", "-1"], ["--x=", "-1"]), (["--x", "-", "-y"], ["--x", "-", "-y"]), (["-s", "-1"], ["-s", "-1"]),
        (["--", "--x", "-1"], ["--", "--x", "-1"]), (["--x", "--", "-1"], ["--x", "--", "-1"]),
    ]) func negativeNumbersBelongToTheirOption(arguments: [String], joined: [String]) {
        #expect(NumberArgument.joined(arguments) == joined)
    }
}
