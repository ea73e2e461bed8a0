import Foundation
import Testing

@testable import LayoutTools

/// Exported code declares no property with the name of a member of `UIView` or `UIResponder`.
@Suite struct ReservedNameTests {
    /// The classes of exported views, and the base classes of controls.
    private static let classes: Set<String> = Set(ElementCodeTests.classes.values).union(["UIControl"])

    /// The members that our `UIKit` declares in each class and in extensions of it.
    private static let members = Result { try readMembers() }

    private static func members(of classes: Set<String>) throws -> Set<String> {
        let members = try members.get()
        return classes.reduce(into: []) { found, name in found.formUnion(members[name] ?? []) }
    }

    private static func readMembers() throws -> [String: Set<String>] {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appendingPathComponent("Sources/UIKit")
        var found: [String: Set<String>] = [:]
        for path in try FileManager.default.subpathsOfDirectory(atPath: folder.path) where path.hasSuffix(".swift") {
            let text = try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
            var name: String?
            for line in text.split(separator: "\n") {
                if !line.hasPrefix(" "), line.hasSuffix("{") {
                    let declaration = line.firstMatch(of: /(extension|open class|public class) (\w+)[: {]/)
                    name = declaration.map { declaration in String(declaration.2) }
                } else if line.hasPrefix("}") {
                    name = nil
                }
                guard let name, line.hasPrefix("    open ") || line.hasPrefix("    public ") else { continue }
                let member = line.firstMatch(
                    of:
                        /^    (?:open|public) (?:override |private\(set\) |weak |lazy |final )*(?:var|let|func) ([a-zA-Z]\w*)/
                )
                if let member { found[name, default: []].insert(String(member.1)) }
            }
        }
        return found
    }

    @Test func membersOfViewsAreReserved() throws {
        let members = try Self.members(of: ["UIView", "UIResponder"])
        #expect(members.count > 150)
        #expect(members.subtracting(PropertyNames.reserved).sorted() == [])
    }

    @Test func membersOfControlsAreReserved() throws {
        let members = try Self.members(of: Self.classes)
        #expect(members.count > 300)
        let reserved = PropertyNames.reserved.union(PropertyNames.membersOfControls)
        #expect(members.subtracting(reserved).sorted() == [])
    }

    @Test(arguments: ["anchorPoint", "draw", "layer", "tintColor", "becomeFirstResponder"])
    func outletsOfMembersGetAnotherName(outlet: String) {
        var names = PropertyNames()
        #expect(names.name(outlet: outlet, kind: "view") != outlet)
    }
}
