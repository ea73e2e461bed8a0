import Foundation
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

    @Test(arguments: [["--help"], ["layout", "--help"], ["--version"]])
    func helpHasStatusZero(arguments: [String]) throws {
        let command = try Command.run(arguments)
        #expect(command.status == 0)
        #expect(!command.output.isEmpty)
    }

    @Test(arguments: [
        ("375x667", 375.0, 667.0), ("0.5x1e3", 0.5, 1000), ("320×480", 320, 480),
    ])
    func sizesAreRead(text: String, width: Double, height: Double) {
        #expect(SceneSize(argument: text).map { size in [size.width, size.height] } == [width, height])
    }

    @Test(arguments: ["", "x", "3x", "x3", "3x4x5", "-3x4", "0x4", "nanx4", "infx4", "1e9x4", "3 x 4"])
    func wrongSizesAreRefused(text: String) {
        #expect(SceneSize(argument: text) == nil)
    }
}
