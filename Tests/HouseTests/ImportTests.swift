import Testing

@Suite struct ImportTests {
    @Test func everyRoomIsInTheTableAndTheTableHasNoOther() throws {
        #expect(try House.rooms() == House.table().keys.sorted())
    }

    @Test func everyImportIsAllowedByTheTable() throws {
        let table = try House.table()
        var count = 0
        for room in try House.rooms() {
            let allowed = (table[room] ?? []).union(room.hasPrefix("plumb") ? Self.system : [])
            for file in try House.files(of: room) {
                for line in try House.lines(of: file, in: room) {
                    guard let module = House.module(importedBy: line.text) else { continue }
                    count += 1
                    #expect(
                        allowed.contains(module),
                        "Sources/\(room)/\(file):\(line.number) imports \(module), which ARCHITECTURE.md does not allow"
                    )
                }
            }
        }
        #expect(count > 3)
    }

    @Test func roomsImportOnlyRoomsBelowThem() throws {
        let table = try House.table()
        func reaches(_ room: String, _ goal: String) -> Bool {
            (table[room] ?? []).contains { next in next == goal || reaches(next, goal) }
        }
        for room in table.keys.sorted() {
            #expect(!reaches(room, room), "\(room) imports itself by a detour")
        }
    }

    @Test(arguments: [
        ("import Scene", "Scene"), ("@testable import Scene", "Scene"), ("public import UIKit", "UIKit"),
        ("@_exported import CoreGraphics", "CoreGraphics"), ("import struct Foundation.URL", "Foundation"),
        ("import Foundation.NSString", "Foundation"), ("    import Glibc", "Glibc"), ("// import Scene", nil),
        ("/// import UIKit", nil), ("let import = 1", nil), ("important", nil),
    ])
    func importsAreRead(line: String, module: String?) {
        #expect(House.module(importedBy: Substring(line)) == module)
    }

    /// The names of the system's C library; the programs may use it.
    static let system: Set<String> = ["Glibc", "Musl", "Darwin", "Bionic", "WinSDK", "Dispatch"]
}
